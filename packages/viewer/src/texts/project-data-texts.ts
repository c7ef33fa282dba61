/** Data entry of a project. */
export const PROJECT_DATA_TEXTS = {
  title: "Data entry",
  sections: "Sections",
  chooseSection: "Section",
  go: "Go",
  notEditable: "View only: your role does not allow changes.",
  notEditableNow: "View only: the project is submitted or approved.",
  suppliedFigures:
    "This project has supplied figures (Override). Enter these figures in the tables and forms. Other entries do not change these figures. A warning appears if a figure differs from the calculation.",
  suppliedFigure: "Supplied with the project, not calculated.",
  nothingHere: "This type of project has no entries in this section.",
  // Entries
  notANumber: (found: string): string => `“${found}” is not a number.`,
  unclearComma: (found: string, number: string, other: string): string =>
    `“${found}” may mean ${number} or ${other}. Enter one of these numbers.`,
  notWhole: (minimum: number, maximum: number): string => `Enter a whole number from ${minimum} to ${maximum}.`,
  negative: "Enter zero or a positive number.",
  tooManyDigits: (digits: number): string => `Enter at most ${digits} digits before the decimal point.`,
  tooManyDecimals: (digits: number): string => `Enter at most ${digits} digits after the decimal point.`,
  notADate: (found: string): string => `“${found}” is not a date. Enter a date such as 2026-01-31 or 1/31/2026.`,
  notAChoice: (found: string): string => `“${found}” is not in the list.`,
  tooLong: (length: number): string => `Enter at most ${length} characters.`,
  keyMissing: "Required to identify the row.",
  keyTwice: (found: string): string => `Another row already has “${found}”.`,
  // Saving
  save: "Save",
  saving: "Saving…",
  saved: "Saved.",
  undo: "Undo",
  redo: "Redo",
  discard: "Discard changes",
  unsaved: (count: number): string => (count === 1 ? "1 unsaved change" : `${count} unsaved changes`),
  allSaved: "All changes saved",
  changesAreBack: (count: number, at: string): string =>
    `${count === 1 ? "1 change" : `${count} changes`} from ${at} ${count === 1 ? "is" : "are"} restored. Save or discard ${count === 1 ? "it" : "them"}.`,
  savedSince: "Another person saved the project since then. When you save, you choose which changes to keep.",
  notKept: "This browser cannot store your unsaved changes. Save your changes before you leave.",
  refusedEntries: (count: number): string =>
    count === 1
      ? "1 entry cannot be read. Correct the entry before you save:"
      : `${count} entries cannot be read. Correct these entries before you save:`,
  refusedMore: (count: number): string => `and ${count} more`,
  refusedAt: (name: string, message: string): string => `${name}: ${message}`,
  notSavedTitle: "Your changes are not saved",
  notSavedAdvice: "Your unsaved changes stay on this page.",
  refusedByServer: "The server refused these entries. Your entries are not saved, but stay on this page.",
  newerRevision: (who: string, revision: number, at: string): string => `${who} saved revision ${revision} on ${at}.`,
  someone: "Another person",
  newerByYou: "You, in another window,",
  loadNewer: "Load the newer revision",
  conflictTitle: (revision: number): string => `Revision ${revision} was saved while you had unsaved changes`,
  conflictNone: "You and the newer revision changed different entries. Keep your changes, or discard them.",
  conflictEntries:
    "You and the newer revision changed some of the same entries. Choose a value for each of these entries.",
  conflictCaption: "Entries with two new values",
  conflictEntry: "Entry",
  conflictMine: "Yours",
  conflictTheirs: "Theirs",
  conflictRemoved: "Row removed",
  conflictChanged: "Row changed",
  conflictBlank: "Blank",
  conflictKeep: "Load the newer revision and keep my changes",
  conflictChosen: "Load with the chosen values",
  conflictDiscard: "Load the newer revision and discard my changes",
  merged: "The newer revision is loaded with your changes. Check your changes, then save.",
  leaveTitle: "You have unsaved changes",
  leaveText: (count: number): string =>
    count === 1 ? "You lose 1 change if you leave." : `You lose ${count} changes if you leave.`,
  leaveStay: "Stay here",
  leaveGo: "Leave without saving",
  discardTitle: "Discard all unsaved changes?",
  discardText: "All entries return to the last saved revision.",
  // Guided entry
  nextMissing: (count: number): string => `Next missing (${count})`,
  sectionMissing: (count: number): string =>
    count === 1 ? "1 required entry is missing" : `${count} required entries are missing`,
  sameInAllYears: "Same for all years",
  // Figures
  figure: "Figure",
  calculatedFigures: "Calculated",
  // Issues
  issues: "Findings of the calculation",
  issuesPreview: "Findings with your unsaved changes",
  noIssues: "No errors or warnings.",
  issueCount: (errors: number, warnings: number): string =>
    `${errors === 1 ? "1 error" : `${errors} errors`}, ${warnings === 1 ? "1 warning" : `${warnings} warnings`}`,
  noEntry: "This link does not match an entry in this project.",
  mended: "Your changes fix this finding. Save your changes.",
  toDashboard: "Back to the dashboard",
  sectionIssues: (count: number): string => (count === 1 ? "1 finding" : `${count} findings`),
  // Tables
  addRow: (what: string): string => `Add ${what}`,
  measure: "measure",
  row: "row",
  duplicateRow: "Duplicate",
  moveUp: "Move up",
  moveDown: "Move down",
  removeRow: "Remove",
  rowActions: "Selected rows",
  noRows: "No entries yet.",
  noMeasures: "No measures yet. Add measures under “Measures and prices”.",
  rowNumber: (position: number): string => `Row ${position}`,
  year: (year: number): string => `Year ${year}`,
  month: (year: number, month: number): string => `Year ${year}, month ${month}`,
} as const;

/** The grid that is edited like a spreadsheet. */
export const GRID_TEXTS = {
  keys: "Keys",
  keysText:
    "Arrow keys: move. Shift+arrow: select. Ctrl+arrow: go to the end. Enter or F2: edit. Escape: cancel the edit. Tab: next cell. Delete: clear. Ctrl+C, Ctrl+X, Ctrl+V: copy, cut, and paste, also with Excel. Ctrl+D: fill down, as when you drag the lower right corner of the selection down. Ctrl+Z: undo. Ctrl+Y: redo.",
  rowKeysText: "Alt+Up, Alt+Down: move the selected rows. Alt+Shift+Down: duplicate them. Ctrl+Delete: remove them.",
  legend: "Cell markers",
  required: "required",
  calculated: "calculated",
  calcEditable: "calculated if blank",
  gridEditable: "can be edited",
  locked: "locked",
  lockedColumn: "locked (in the column header)",
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
      : `${count} ${count === 1 ? "cell" : "cells"} pasted, of which ${refused} cannot be read.`,
  converted: (conversions: string, others: number): string =>
    `Converted to MMBtu: ${conversions}${others === 0 ? "." : `, and ${others} more.`}`,
  pastedLocked: (count: number): string => `${count} locked or calculated cells were skipped.`,
  pastedOutside: (count: number): string => `${count} cells beyond the end were skipped.`,
  copied: (count: number): string => `${count} ${count === 1 ? "cell" : "cells"} copied.`,
  filled: (count: number): string => `${count} ${count === 1 ? "cell" : "cells"} filled.`,
  cleared: (count: number): string => `${count} ${count === 1 ? "cell" : "cells"} cleared.`,
  rows: (count: number): string => (count === 1 ? "1 row" : `${count} rows`),
} as const;
