import { type Project, valueAtPath } from "@epb/engine";
import type { Worksheet } from "exceljs";
import { type Area, areasOf, areaText, type Cell } from "../formulas/index.js";
import {
  type ColumnContent,
  type FigureField,
  formColumns,
  type InputField,
  type TemplateManifest,
} from "../templates/manifest.js";
import { pathInProject } from "../templates/path-in-project.js";
import { columnLetters, formatAddress } from "../xlsx/cell-address.js";
import { FIRST_COLUMN, type PlacedSheet } from "./place-sheet.js";

/** Cells of a sheet that people fill in. */
function entryAreas({ definition, blocks }: PlacedSheet, { figureCells }: TemplateManifest): readonly Area[] {
  const { value } = formColumns(definition);
  const isEntry = (content: ColumnContent | InputField | FigureField): boolean =>
    content.kind === "figure" ? figureCells === "supplied" : content.kind !== "rowNumber";
  const cells = blocks.flatMap((block): Cell[] => {
    const sheet = definition.name;
    if (block.kind === "form") {
      return block.fields.filter(({ field }) => isEntry(field)).map(({ row }) => ({ sheet, row, column: value }));
    }
    if (block.kind !== "table") return [];
    const { firstBodyRow, closingRow } = block;
    return block.block.columns.flatMap(({ content }, offset) =>
      isEntry(content)
        ? Array.from({ length: closingRow - firstBodyRow }, (_, index) => ({
            sheet,
            row: firstBodyRow + index,
            column: FIRST_COLUMN + offset,
          }))
        : [],
    );
  });
  return areasOf(cells);
}

/** True for a sheet that only some projects need, if no cell that people fill in has content. */
export function isOptionalAndBlank(
  worksheet: Worksheet,
  placed: PlacedSheet,
  manifest: TemplateManifest,
  project: Project | undefined,
): boolean {
  const { optional } = placed.definition;
  if (optional === undefined) return false;
  const { unless } = optional;
  if (unless !== undefined && valueAtPath(project, pathInProject(unless.input)) === unless.value) return false;
  return entryAreas(placed, manifest).every(({ top, left, bottom, right }) => {
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        if (worksheet.getCell(row, column).value !== null) return false;
      }
    }
    return true;
  });
}

/** Formula of the reason why only the title of a sheet is printed, and of the way to print the entries made since. */
export function withoutEntriesNote(worksheet: Worksheet, placed: PlacedSheet, manifest: TemplateManifest): string {
  const { name } = placed.definition;
  const areas = entryAreas(placed, manifest).map((area) => areaText(area, name, true));
  const everything = `${columnLetters(FIRST_COLUMN)}1:${formatAddress(worksheet.rowCount, worksheet.columnCount)}`;
  const reason = "This sheet has no entries. Only some projects need it, so only its title is printed.";
  return `IF(COUNTA(${areas.join(",")})=0,"${reason}","To print this sheet, set its print area to ${everything}.")`;
}
