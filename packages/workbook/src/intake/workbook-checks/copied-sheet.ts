import { makeFinding } from "../../findings/cell-finding.js";
import { tableMark } from "../../templates/defined-names.js";
import type { FlatSheet } from "../../xlsx/flat-workbook.js";
import type { LocatedTemplate } from "../located-template.js";
import { MARK_COLUMN } from "../mark-index.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** A copy of a template sheet: its values are not read, even if they were changed. */
export const copiedSheet: WorkbookRule = (located, workbook) => {
  const originals = sheetsByMark(located);
  const own = new Set(originals.values());
  return workbook.sheets.flatMap((sheet) => {
    if (own.has(sheet)) return [];
    const original = originalOf(sheet, originals);
    if (original === undefined) return [];
    return [
      makeFinding("template/sheet-copied", { place: { sheet: sheet.name }, found: `a copy of ${original.name}` }),
    ];
  });
};

/** The sheet that is read, by the hidden mark of each of its tables. */
function sheetsByMark({ sheets }: LocatedTemplate): ReadonlyMap<string, FlatSheet> {
  return new Map(
    sheets.flatMap(({ tables }) =>
      [...tables.values()].map(({ table, sheet }) => [tableMark(table.id), sheet] as const),
    ),
  );
}

function originalOf(sheet: FlatSheet, originals: ReadonlyMap<string, FlatSheet>): FlatSheet | undefined {
  for (const { column, type, value } of sheet.cells()) {
    const original = column === MARK_COLUMN && type === "text" ? originals.get(value) : undefined;
    if (original !== undefined) return original;
  }
  return undefined;
}
