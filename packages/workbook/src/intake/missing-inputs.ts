import type { InputPath } from "@epb/engine";
import type { TableColumn } from "../templates/manifest.js";
import { listOf } from "./beyond-table.js";
import { isBlank } from "./cell-reader.js";
import { inputFields, inputTables, type LocatedTable, type LocatedTemplate } from "./located-template.js";
import { memberPath, type PlaceIndex } from "./place-index.js";

/**
 * Inputs whose place in the workbook was deleted: a field, a column, a table, or a sheet. Their entries are unknown. A
 * list means all of its items.
 */
export function missingInputs({ sheets }: LocatedTemplate, places: PlaceIndex): readonly InputPath[] {
  return sheets.flatMap(({ definition, fields, tables }) => [
    ...inputFields(definition).flatMap(({ path }) => (fields.has(path) ? [] : [path])),
    ...inputTables(definition).flatMap((table) => {
      const located = tables.get(table.id);
      if (located === undefined) return listOf({ table }) ?? [];
      return [...inputsOfMissingColumns(located, places), ...inputsOfUnknownSavings(located, places)];
    }),
  ]);
}

function inputsOfMissingColumns(located: LocatedTable, places: PlaceIndex): readonly InputPath[] {
  const items = [...places.itemsOf(located).values()];
  return missingColumns(located).flatMap(({ content }) => {
    const member = memberPath(content);
    if (content.kind === "rowNumber" || member === undefined) return listOf(located) ?? [];
    return items.map((item) => `${item}.${member}`);
  });
}

/**
 * Inputs of a savings column whose header matches no field, or that of another column: for each measure with a value,
 * the savings in any of the fields that no other column has, or in the field of the other column.
 */
function inputsOfUnknownSavings(located: LocatedTable, places: PlaceIndex): readonly InputPath[] {
  const { sheet, unknownSavings } = located;
  if (unknownSavings.length === 0) return [];
  const absent = absentColumns(located).filter(isSavings);
  return [...places.itemsOf(located)].flatMap(([row, item]) => {
    const filled = unknownSavings.filter(({ at }) => !isBlank(sheet.cellAt(row, at)));
    if (filled.length === 0) return [];
    const possible = new Set([...absent, ...filled.flatMap(({ repeated }) => repeated ?? [])]);
    return [...possible].flatMap(({ content }) => memberPath(content) ?? []).map((member) => `${item}.${member}`);
  });
}

/** Input columns that are missing from their table. */
export function missingColumns(located: LocatedTable): readonly TableColumn[] {
  // A savings column with a changed header exists, and has its own finding.
  const isChanged = located.unknownSavings.length > 0;
  return absentColumns(located).filter((column) => !(isChanged && isSavings(column)));
}

function absentColumns({ table, columns }: LocatedTable): readonly TableColumn[] {
  const present = new Set(columns.map(({ column }) => column.key));
  return table.columns.filter((column) => isFilledIn(column) && !present.has(column.key));
}

const isSavings = ({ content }: TableColumn): boolean => content.kind === "savings";

const isFilledIn = ({ content }: TableColumn): boolean =>
  content.kind !== "figure" && content.kind !== "measureEcho" && content.kind !== "inputPlace";
