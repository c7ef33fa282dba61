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
