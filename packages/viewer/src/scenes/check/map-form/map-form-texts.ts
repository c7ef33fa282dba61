/** Mapping of a form in the browser. */
export const MAP_TEXTS = {
  // In the report of an unknown workbook
  offer: "Find the inputs in this workbook",
  offerText:
    "epb suggests which cells have the inputs. You decide, and the key figures follow each change. Nothing leaves your computer.",
  edit: "Edit the mapping",
  editText: "Your mapping of this workbook is still here until you close this page.",

  title: (file: string): string => `Mapping of ${file}`,
  lead: "Choose an input, and then its cell. The figures below the sheet follow each change.",
  back: "Back to the report",
  opening: "Looking for the inputs…",
  failed:
    "This workbook cannot be opened. In Excel, save the workbook as Excel Workbook (.xlsx), then drop the saved file.",

  // Progress
  questions: (count: number): string => (count === 1 ? "1 open question" : `${count} open questions`),
  missing: (count: number): string =>
    count === 1 ? "1 needed input is missing" : `${count} needed inputs are missing`,
  calculating: "Calculating…",
  undo: "Undo",
  download: "Download the profile",
  use: "Use for all files",
  useHint: "epb checks this workbook, and other dropped workbooks of the same form, with this profile.",

  // Template
  template: "Template",
  templateHint: "The mapping has the inputs of this template.",
  leftOut: (count: number): string =>
    count === 1
      ? "1 input is left out, because this template does not have it"
      : `${count} inputs are left out, because this template does not have them`,
  leftOutHint: "They come back with a template that has them.",

  // Inputs
  inputsTitle: "Inputs",
  onlyOpen: "Only open questions",
  noOpen: "There are no open questions.",
  showUnused: (count: number): string =>
    count === 1 ? "Show 1 input that is not used" : `Show ${count} inputs that are not used`,
  hideUnused: "Hide inputs that are not used",
  states: { found: "Found", check: "Check", missing: "Needed and missing", unused: "Not used" },
  cell: "Cell",
  showCell: (cell: string): string => `Show ${cell}`,
  blankCell: "blank",
  labeled: (label: string): string => `“${label}”`,
  chooseCell: "Choose a cell",
  chooseCellOf: (name: string): string => `Choose a cell: ${name}`,
  confirm: "Confirm",
  confirmOf: (name: string): string => `Confirm: ${name}`,
  remove: "Remove",
  removeOf: (name: string): string => `Remove: ${name}`,
  fixed: "Value, if the form has no cell",
  fixedOf: (name: string): string => `Value of ${name}`,
  dateHint: "Year-month-day, such as 2027-03-02",
  decidedBy: "Who decided the value",
  noChoice: "- Select -",
  elsewhere: (cell: string): string => `The profile finds ${cell} instead, because a label is repeated.`,
  notFound: "The profile does not find this cell again. Its labels are repeated or missing.",
  otherSection: "Other values",

  // Factor
  factor: "Factor",
  dates: "Order of dates in text",
  factors: {
    "": "Plain number",
    "1000": "Thousands",
    "0.01": "Percentage points",
    "0.0001": "Basis points",
    "0.1": "Therms to MMBtu",
    "-1": "Other sign",
    "-1000": "Thousands, other sign",
    "-0.01": "Percentage points, other sign",
  } as Readonly<Record<string, string>>,
  otherFactor: "Other factor",
  factorNumber: "Number to multiply by",
  factorError: "Enter a decimal number other than zero, such as 0.1.",
  dateOrders: {
    "": "Not needed",
    "month-day-year": "Month, day, year",
    "day-month-year": "Day, month, year",
  } as Readonly<Record<string, string>>,

  // Tables and words
  tablesTitle: "Tables",
  table: (sheet: string, heading: string): string => (heading === "" ? sheet : `${sheet}: ${heading}`),
  down: "Each row is an item.",
  across: "Each column is an item.",
  firstYear: (year: number): string => `The first item is year ${year}.`,
  confirmTable: "Confirm all columns",
  confirmTableOf: (name: string): string => `Confirm all columns: ${name}`,
  columnInput: "Input",
  noInput: "No input",
  editTable: "Edit the table",
  firstRow: { down: "Rows from the header to the first item", across: "Columns from the header to the first item" },
  wholeNumber: (least: number, most: number): string => `Enter a whole number from ${least} to ${most}.`,
  firstYearField: "Project year of the first item",
  firstYearHint: "Only if the form has calendar years. The first item is then this year of the project, such as 1.",
  calendarYears: "The form has calendar years. Enter the project year of the first item under “Edit the table”.",
  skips: { down: "Rows to skip, one text per line", across: "Columns to skip, one text per line" },
  skipsHint: "By the first text in them. Subtotals are always skipped.",
  endsAt: "Texts that end the table, one per line",
  endsAtHint: "“Total”, and a gap of more than three blanks, always end it.",
  tooManyTexts: (count: number, length: number): string =>
    `Enter at most ${count} texts with at most ${length} characters each.`,
  removeTable: "Remove the table",
  removeTableOf: (name: string): string => `Remove the table: ${name}`,

  // A table that was not found
  addTable: "Add a table",
  addTableHint: "For a table of the form that is not in the list.",
  newTable: "New table",
  items: "Items",
  itemsDown: "Each row is an item",
  itemsAcross: "Each column is an item",
  header: "Header",
  headerHint: "A cell with the label of a column, or of a row if each column is an item.",
  firstItem: "First item",
  firstItemHint: "A cell of it. Without a cell, epb takes the first numbers behind the header.",
  newTableCells: { header: "a header of the new table", first: "the first item of the new table" },
  newTableMarks: { header: "Header", first: "First item" },
  chooseHeader: "Choose a header",
  chooseFirst: "Choose the first item",
  columnsFound: (labels: readonly string[]): string => `Found ${labels.length}: ${labels.join("; ")}`,
  noHeader: "Choose a header first.",
  notHeader: "This cell has no label. Choose a cell with the text above a column, or beside a row.",
  notBehind: "Choose a first item that is behind the header, on the same sheet.",
  knownTable: "These labels are already in a table of the list.",
  addNewTable: "Add the table",
  wordsTitle: "Words",
  wordsLead: "Words of the form, and the choices of epb that they stand for.",
  choiceOf: "Choice for",

  // Sheet
  sheetTitle: "Workbook",
  sheets: "Sheets",
  hiddenSheet: (name: string): string => `${name} (hidden)`,
  sheet: (name: string): string => `Sheet ${name}`,
  corner: "Row",
  choosing: (name: string): string => `Choose the cell of ${name}.`,
  choosingKeys: "Click the cell, or move with the arrow keys and press Enter. Escape cancels.",
  cancel: "Cancel",
  isQuestion: (name: string): string => `${name}?`,
  notMapped: "This cell has no input.",

  // Results
  figuresTitle: "Key figures",
  noFigures: "There are no figures yet. epb needs more inputs.",
  findingsTitle: "Findings",
} as const;
