/** Sheets of a workbook for editing a mapping, and the headers of their tables. The writer and the reader use them. */
export const MAPPING_SHEETS = {
  start: "Start",
  inputs: "Inputs",
  columns: "Columns",
  tables: "Tables",
  words: "Words",
  lists: "Lists",
} as const;

export const HEADER_ROW = 4;

/** Labels of the sheet Start, in its order. */
export const START_LABELS = {
  name: "Name of the form",
  template: "Template of epb",
  version: "Version of the mapping",
  source: "Publication that describes the form",
  sheets: "Sheets that every workbook of this form has",
  labels: "Texts that every workbook of this form has",
} as const;

export const INPUT_HEADERS = [
  "Section",
  "Input",
  "Unit",
  "State",
  "Cell of the form",
  "Content",
  "Label in the form",
  "Factor",
  "Value if the form has no cell",
  "Who decided the value",
  "Confidence",
  "Why",
  "Path",
  "Proposed cell",
] as const;

export const COLUMN_HEADERS = [
  "Table",
  "Sheet",
  "Header cell",
  "Header in the form",
  "First cells",
  "State",
  "Input",
  "Factor",
  "Confidence",
  "Why",
  "Group",
  "Proposed input",
] as const;

export const TABLE_HEADERS = [
  "Table",
  "Sheet",
  "Heading",
  "Items go",
  "Rows from the header to the first item",
  "Year of the first item",
  "Texts of rows to skip",
  "Texts that end the table",
] as const;

export const WORD_HEADERS = ["Input", "Word in the form", "First cell", "State", "Choice of epb", "Path"] as const;

/** States that a person can choose; a blank state counts as Found. */
export const STATES = ["Found", "Check", "Missing", "No"] as const;
