import exceljs, { type DataValidation, type Workbook, type Worksheet } from "exceljs";
import {
  COLUMN_HEADERS,
  HEADER_ROW,
  INPUT_HEADERS,
  MAPPING_SHEETS,
  START_LABELS,
  STATES,
  TABLE_HEADERS,
  WORD_HEADERS,
} from "../mapping/sheets/mapping-layout.js";
import type { MappingRows, RowState } from "../mapping/sheets/mapping-rows.js";
import { columnLetters } from "../xlsx/cell-address.js";
import { inputStyle, STYLES } from "./cell-styles.js";
import { packOutput } from "./finished-parts.js";
import { packByExceljs } from "./pack-by-exceljs.js";

/** Equal input gives equal bytes, so the file has a constant date. */
const MAPPING_DATE = new Date("2024-01-01T00:00:00Z");

/**
 * A workbook in which a person checks and completes a mapping: a row for each input, each column of the tables, and each
 * word, with open questions in yellow.
 */
export async function writeMapping(rows: MappingRows): Promise<Uint8Array> {
  const workbook = new exceljs.Workbook();
  Object.assign(workbook, {
    creator: "epb",
    lastModifiedBy: "epb",
    created: MAPPING_DATE,
    modified: MAPPING_DATE,
    title: `Mapping: ${rows.name}`,
    language: "en-US",
  });
  writeStart(workbook, rows);
  const lists = new ListSheet();
  writeInputs(workbook, rows, lists);
  writeColumns(workbook, rows, lists);
  writeTableRows(workbook, rows);
  writeWords(workbook, rows, lists);
  lists.write(workbook);
  return packOutput(await packByExceljs(workbook), "epb-mapping");
}

const HOW_TO = [
  "1. Go through the yellow rows on the sheets Inputs, Columns, and Words. Correct the cell, the input, or the choice, and set the state to Found. Choose No to leave a row out.",
  "2. For an input that the form does not state, enter the value and who decided it.",
  "3. A factor changes the unit: 1000 for thousands of dollars, 0.01 for percentage points, -1 for the other sign.",
  "4. Run epb map with this workbook: epb map FORM.xlsx --with MAPPING.xlsx -o project.xlsx",
];

function writeStart(workbook: Workbook, rows: MappingRows): void {
  const sheet = workbook.addWorksheet(MAPPING_SHEETS.start);
  sheet.addRow([`Mapping: ${rows.name}`]).getCell(1).style = STYLES.sheetTitle;
  for (const line of HOW_TO) sheet.addRow([line]).getCell(1).style = STYLES.prose;
  for (let row = 2; row <= HOW_TO.length + 1; row++) sheet.mergeCells(row, 1, row, 2);
  for (let row = 2; row <= HOW_TO.length + 1; row++) sheet.getRow(row).height = 32;
  sheet.addRow([]);
  const values: readonly (readonly [string, string])[] = [
    [START_LABELS.name, rows.name],
    [START_LABELS.template, rows.template],
    [START_LABELS.version, rows.version],
    [START_LABELS.source, rows.source],
    [START_LABELS.sheets, rows.sheets.join("\n")],
    [START_LABELS.labels, rows.labels.join("\n")],
  ];
  for (const [label, value] of values) {
    const row = sheet.addRow([label, value]);
    row.getCell(1).style = STYLES.label;
    row.getCell(2).style = inputStyle("@");
  }
  sheet.getColumn(1).width = 46;
  sheet.getColumn(2).width = 70;
}

type CellValue = string | number | undefined;

interface TableLook {
  readonly name: string;
  readonly note: string;
  readonly headers: readonly string[];
  readonly widths: readonly number[];
  /** Headers of cells that a person can change. */
  readonly editable: ReadonlySet<string>;
  readonly hidden?: readonly string[];
}

function addTable(workbook: Workbook, { name, note, headers, widths, hidden = [] }: TableLook): Worksheet {
  const sheet = workbook.addWorksheet(name);
  sheet.addRow([name]).getCell(1).style = STYLES.sheetTitle;
  sheet.addRow([note]).getCell(1).style = STYLES.purpose;
  sheet.addRow([]);
  const header = sheet.addRow([...headers]);
  header.eachCell((cell) => {
    cell.style = STYLES.columnLabel;
  });
  header.height = 32;
  for (const [index, width] of widths.entries()) sheet.getColumn(index + 1).width = width;
  for (const label of hidden) sheet.getColumn(headers.indexOf(label) + 1).hidden = true;
  sheet.views = [{ state: "frozen", ySplit: HEADER_ROW }];
  sheet.autoFilter = { from: { row: HEADER_ROW, column: 1 }, to: { row: HEADER_ROW, column: headers.length } };
  return sheet;
}

const YELLOW = { type: "pattern", pattern: "solid", fgColor: { argb: "FFFFE699" } } as const;
const PERCENT_HEADER = "Confidence";

function addRow(
  sheet: Worksheet,
  { headers, editable }: TableLook,
  values: readonly CellValue[],
  state: RowState | "No",
): number {
  const row = sheet.addRow([...values]);
  const isOpen = state === "Check" || state === "Missing";
  for (const [index, header] of headers.entries()) {
    const cell = row.getCell(index + 1);
    cell.style = editable.has(header) ? inputStyle("@") : { ...STYLES.prose };
    if (header === PERCENT_HEADER) cell.numFmt = "0%";
    if (isOpen) cell.fill = YELLOW;
  }
  return row.number;
}

function writeInputs(workbook: Workbook, { inputs }: MappingRows, lists: ListSheet): void {
  const look: TableLook = {
    name: MAPPING_SHEETS.inputs,
    note: "Each single input, and the cell of the form that has it: Sheet!D9.",
    headers: INPUT_HEADERS,
    widths: [22, 38, 14, 10, 24, 24, 34, 16, 28, 26, 11, 60, 40, 10],
    editable: new Set([
      "State",
      "Cell of the form",
      "Factor",
      "Value if the form has no cell",
      "Who decided the value",
    ]),
    hidden: ["Proposed cell"],
  };
  const sheet = addTable(workbook, look);
  for (const row of inputs) {
    const { section, name, unit, state, cell, content, label, factor, fixed, decidedBy, confidence, reason, path } =
      row;
    const values = [
      section,
      name,
      unit,
      state,
      cell,
      content,
      label,
      factor,
      fixed,
      decidedBy,
      confidence,
      reason,
      path,
      cell,
    ];
    const number = addRow(sheet, look, values, state);
    sheet.getCell(number, at(look, "State")).dataValidation = STATE_LIST;
    if (row.choices !== undefined) {
      sheet.getCell(number, at(look, "Value if the form has no cell")).dataValidation = lists.validation(row.choices);
    }
  }
}

function writeColumns(workbook: Workbook, { columns, columnNames }: MappingRows, lists: ListSheet): void {
  const look: TableLook = {
    name: MAPPING_SHEETS.columns,
    note: "Each column of the tables of the form, and the input that it has.",
    headers: COLUMN_HEADERS,
    widths: [8, 20, 12, 36, 34, 10, 52, 16, 11, 60, 20, 10],
    editable: new Set(["State", "Input", "Factor"]),
    hidden: ["Proposed input"],
  };
  const sheet = addTable(workbook, look);
  for (const row of columns) {
    const { table, sheet: name, header, label, content, state, name: input, factor, confidence, reason, group } = row;
    const values = [table, name, header, label, content, state, input, factor, confidence, reason, group, input];
    const number = addRow(sheet, look, values, state);
    sheet.getCell(number, at(look, "State")).dataValidation = STATE_LIST;
    sheet.getCell(number, at(look, "Input")).dataValidation = lists.validation(columnNames);
  }
}

function writeTableRows(workbook: Workbook, { tables }: MappingRows): void {
  const look: TableLook = {
    name: MAPPING_SHEETS.tables,
    note: "Each table of the form: where its items begin, and rows that are no items. Enter each text on its own line. If the years are calendar years, enter the year of the project in the first item.",
    headers: TABLE_HEADERS,
    widths: [8, 24, 40, 12, 20, 20, 36, 36],
    editable: new Set(TABLE_HEADERS.slice(3)),
  };
  const sheet = addTable(workbook, look);
  for (const { number, sheet: name, heading, direction, firstRow, firstYear, skips, endsAt } of tables) {
    const values = [number, name, heading, direction, firstRow, firstYear, skips.join("\n"), endsAt.join("\n")];
    const row = addRow(sheet, look, values, "");
    sheet.getCell(row, at(look, "Items go")).dataValidation = listOf(["down", "across"]);
  }
}

function writeWords(workbook: Workbook, { words }: MappingRows, lists: ListSheet): void {
  const look: TableLook = {
    name: MAPPING_SHEETS.words,
    note: "Words of the form for the choices of epb.",
    headers: WORD_HEADERS,
    widths: [44, 40, 22, 10, 44, 34],
    editable: new Set(["State", "Choice of epb"]),
  };
  const sheet = addTable(workbook, look);
  for (const { name, word, cell, state, choice, choices, path } of words) {
    const row = addRow(sheet, look, [name, word, cell, state, choice, path], state);
    sheet.getCell(row, at(look, "State")).dataValidation = STATE_LIST;
    sheet.getCell(row, at(look, "Choice of epb")).dataValidation = lists.validation(choices);
  }
}

const at = ({ headers }: TableLook, header: string): number => headers.indexOf(header) + 1;

const listOf = (choices: readonly string[]): DataValidation => ({
  type: "list",
  allowBlank: true,
  formulae: [`"${choices.join(",")}"`],
});

const STATE_LIST = listOf(STATES);

/** Choices of the drop-down lists, a column for each list. */
class ListSheet {
  readonly #lists: Map<string, readonly string[]> = new Map<string, readonly string[]>();

  validation(choices: readonly string[]): DataValidation {
    const key = choices.join("\n");
    this.#lists.set(key, choices);
    const letter = columnLetters([...this.#lists.keys()].indexOf(key) + 1);
    return {
      type: "list",
      allowBlank: true,
      showErrorMessage: true,
      error: "Choose an entry of the list.",
      formulae: [`${MAPPING_SHEETS.lists}!$${letter}$1:$${letter}$${Math.max(1, choices.length)}`],
    };
  }

  write(workbook: Workbook): void {
    const sheet = workbook.addWorksheet(MAPPING_SHEETS.lists, { state: "hidden" });
    for (const [index, choices] of [...this.#lists.values()].entries()) {
      for (const [row, choice] of choices.entries()) sheet.getCell(row + 1, index + 1).value = choice;
    }
  }
}
