/** Data entry of a project. */
export const PROJECT_DATA_TEXTS = {
  title: "Data entry",
  sections: "Sections",
  chooseSection: "Section",
  go: "Go",
  notEditable: "You can read this project's data, but not change them.",
  notEditableNow: "The data cannot be changed while the project is submitted or approved.",
  suppliedFigures:
    "The figures of this project are supplied and not calculated (Override). They stand in the tables and forms as entries: what you enter elsewhere does not change them, and where they differ from what the entries come to, a warning says so.",
  suppliedFigure: "Supplied with the project, not calculated.",
  nothingHere: "The workbook of this kind of project has nothing to enter here.",
  // Entries
  notANumber: (found: string): string => `“${found}” is not a number.`,
  unclearComma: (found: string, number: string, other: string): string =>
    `“${found}” may mean ${number} or ${other}. Enter one of the two.`,
  notWhole: (minimum: number, maximum: number): string => `Enter a whole number from ${minimum} to ${maximum}.`,
  negative: "Enter a number that is not negative.",
  tooManyDigits: (digits: number): string => `Enter at most ${digits} digits before the decimal point.`,
  tooManyDecimals: (digits: number): string => `Enter at most ${digits} digits behind the decimal point.`,
  notADate: (found: string): string => `“${found}” is not a date. Write it as 2026-01-31 or 1/31/2026.`,
  notAChoice: (found: string): string => `“${found}” is not in the list.`,
  tooLong: (length: number): string => `Enter at most ${length} characters.`,
  keyMissing: "Needed to tell the rows apart.",
  keyTwice: (found: string): string => `“${found}” stands in another row already.`,
  // Saving
  save: "Save",
  saving: "Saving …",
  saved: "Saved.",
  undo: "Undo",
  redo: "Redo",
  discard: "Discard changes",
  unsaved: (count: number): string => (count === 1 ? "1 unsaved change" : `${count} unsaved changes`),
  allSaved: "Everything is saved",
  changesAreBack: (count: number, at: string): string =>
    `${count === 1 ? "1 change" : `${count} changes`} from ${at} ${count === 1 ? "is" : "are"} back. Save or discard ${count === 1 ? "it" : "them"}.`,
  savedSince: "Somebody has saved the project since then. Save to see what you can do.",
  notKept: "This browser has no room to keep your unsaved changes. Save them before you leave.",
  refusedEntries: (count: number): string =>
    count === 1
      ? "1 entry cannot be read. Correct it before you save:"
      : `${count} entries cannot be read. Correct them before you save:`,
  refusedMore: (count: number): string => `and ${count} more`,
  refusedAt: (name: string, message: string): string => `${name}: ${message}`,
  refusedByServer: "Nothing is saved: the server does not take these entries. What you entered is kept.",
  conflictTitle: "Somebody else has saved this project since you opened it",
  conflictText:
    "What you entered is kept here and is not saved yet. You can load the newer project and put your changes on it: what the others changed in other places stays.",
  conflictMerge: "Load the newer one and keep my changes",
  conflictDiscard: "Load the newer one without my changes",
  merged: "The newer project is loaded, with your changes on it. Look them over and save.",
  cannotMerge: "Your changes do not fit the newer project. Copy what you need before you load it.",
  leaveTitle: "You have unsaved changes",
  leaveText: (count: number): string =>
    count === 1 ? "1 change will be lost if you leave." : `${count} changes will be lost if you leave.`,
  leaveStay: "Stay here",
  leaveGo: "Leave without saving",
  discardTitle: "Discard all unsaved changes?",
  discardText: "Everything goes back to what was saved last.",
  // Figures
  keyFigures: "Key figures",
  preview: "Preview with your unsaved changes",
  asSaved: "As saved",
  figure: "Figure",
  calculatedFigures: "Calculated",
  // Issues
  issues: "What the calculation found",
  issuesPreview: "What the calculation finds with your unsaved changes",
  noIssues: "The calculation found nothing to report.",
  issueCount: (errors: number, warnings: number): string =>
    `${errors === 1 ? "1 error" : `${errors} errors`}, ${warnings === 1 ? "1 warning" : `${warnings} warnings`}`,
  noEntry: "What the address leads to is entered nowhere in this project.",
  mended: "With your changes the calculation no longer finds anything here. Save them to keep it so.",
  toDashboard: "Back to the dashboard",
  sectionIssues: (count: number): string => (count === 1 ? "1 issue" : `${count} issues`),
  // Tables
  addRow: (what: string): string => `Add ${what}`,
  measure: "measure",
  row: "row",
  duplicateRow: "Duplicate",
  moveUp: "Move up",
  moveDown: "Move down",
  removeRow: "Remove",
  rowActions: "Selected rows",
  noRows: "Nothing is entered yet.",
  noMeasures: "There is no measure yet. Add measures under “Measures and their prices”.",
  rowNumber: (position: number): string => `Row ${position}`,
  year: (year: number): string => `Year ${year}`,
  month: (year: number, month: number): string => `Year ${year}, month ${month}`,
} as const;

/** The grid that is edited like a spreadsheet. */
export const GRID_TEXTS = {
  keys: "Keys",
  keysText:
    "Arrow keys move, Shift with them selects, Ctrl with them goes to the end. Enter or F2 edits, Escape takes it back, Tab goes on while editing. Delete clears. Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste cells, also from and to Excel. Ctrl+Z undoes, Ctrl+Y redoes.",
  rowKeysText: "Alt+Up and Alt+Down move the selected rows, Alt+Shift+Down duplicates them, Ctrl+Delete removes them.",
  legend: "Marks of cells",
  required: "required",
  calculated: "calculated",
  calcEditable: "calculated where nothing is entered",
  gridEditable: "can be edited",
  locked: "locked",
  lockedColumn: "locked (at the head of its column)",
  blank: "blank",
  changed: "changed, not saved",
  hasMessage: "has a message",
  outside: "after the performance period",
  total: "totals of the calculation",
  noTotal: "no total",
  cellOf: (row: string, column: string): string => `${row}, ${column}`,
  cells: (count: number): string => `${count} cells selected`,
  pasted: (count: number, refused: number): string =>
    refused === 0
      ? `${count} ${count === 1 ? "cell" : "cells"} pasted.`
      : `${count} ${count === 1 ? "cell" : "cells"} pasted, ${refused} of them cannot be read.`,
  pastedLocked: (count: number): string => `${count} locked or calculated cells were left as they are.`,
  pastedOutside: (count: number): string => `${count} cells beyond the end were left out.`,
  copied: (count: number): string => `${count} ${count === 1 ? "cell" : "cells"} copied.`,
  cleared: (count: number): string => `${count} ${count === 1 ? "cell" : "cells"} cleared.`,
  rows: (count: number): string => (count === 1 ? "1 row" : `${count} rows`),
} as const;
