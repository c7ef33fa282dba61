import { figureMark, figureName } from "../../templates/defined-names.js";
import type { FigureField, SheetDefinition, TableBlock } from "../../templates/manifest.js";
import type { FlatSheet, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { labelOf, valueColumn } from "../locate-by-label.js";
import { locateTable } from "../locate-table.js";
import type { LocatedSheet, LocatedTable, LocatedTemplate } from "../located-template.js";
import { MarkIndex } from "../mark-index.js";
import { namedRange } from "../named-range.js";

export interface LocatedFigureField {
  readonly field: FigureField;
  readonly sheet: FlatSheet;
  readonly row: number;
  readonly column: number;
}

/** Cells of the calculated values of a sheet; cells that are not found are absent. */
export interface LocatedFigures {
  readonly fields: readonly LocatedFigureField[];
  readonly tables: readonly LocatedTable[];
}

/**
 * Finds the cells of calculated values: by their names and marks, and by their labels in workbooks written before those
 * existed.
 */
export function locateFigures(
  { manifest, sheets }: LocatedTemplate,
  workbook: FlatWorkbook,
): readonly LocatedFigures[] {
  const marks = new MarkIndex(workbook);
  return manifest.sheets.map((definition) => {
    const located = sheets.find((sheet) => sheet.definition === definition);
    const tables = definition.blocks
      .filter((block): block is TableBlock => block.kind === "table" && holdsFigures(block))
      .flatMap((table) => located?.tables.get(table.id) ?? locateTable(table, workbook, marks) ?? []);
    const sheet = sheetOf(definition, located, workbook);
    const fields = figureFields(definition).flatMap(
      (field) => locateField(field, definition, sheet, workbook, marks) ?? [],
    );
    return { fields, tables };
  });
}

const figureFields = ({ blocks }: SheetDefinition): FigureField[] =>
  blocks.flatMap((block) =>
    block.kind === "form" ? block.fields.filter((field): field is FigureField => field.kind === "figure") : [],
  );

/** Issues of the calculation are also in a table, but are not figures. */
const holdsFigures = ({ figures, columns }: TableBlock): boolean =>
  figures?.list !== "issues" && (figures !== undefined || columns.some(({ totalFigure }) => totalFigure !== undefined));

/** The sheet with its original name, or the sheet with its current name. */
function sheetOf(
  { name }: SheetDefinition,
  located: LocatedSheet | undefined,
  workbook: FlatWorkbook,
): FlatSheet | undefined {
  const [something] = [...(located?.fields.values() ?? []), ...(located?.tables.values() ?? [])];
  return something?.sheet ?? workbook.sheet(name);
}

function locateField(
  field: FigureField,
  definition: SheetDefinition,
  sheet: FlatSheet | undefined,
  workbook: FlatWorkbook,
  marks: MarkIndex,
): LocatedFigureField | undefined {
  const named = namedRange(workbook, figureName(field));
  if (named !== undefined) return { field, sheet: named.sheet, row: named.range.top, column: named.range.left };
  const marked = marks.find(figureMark(field));
  if (marked !== undefined) {
    return { field, ...marked, column: valueColumn(marked.sheet, marked.row, field.label, definition) };
  }
  const label = sheet?.isRead === true ? labelOf(field, definition, sheet) : undefined;
  if (sheet === undefined || label === undefined) return undefined;
  return { field, sheet, row: label.row, column: valueColumn(sheet, label.row, field.label, definition) };
}
