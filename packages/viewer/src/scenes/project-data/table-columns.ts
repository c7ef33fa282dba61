import { OPTION_LISTS, type TableColumn } from "@epb/workbook";
import { optionListOf } from "../../features/project-draft/entry-text.js";
import { accessOf, type ColumnAccess, type Projects, totalAccess } from "./column-access.js";
import type { GridColumn } from "./grid/grid-types.js";
import type { TablePart } from "./table-part.js";

export interface DataColumn {
  readonly grid: GridColumn;
  readonly access: ColumnAccess;
  readonly total: ColumnAccess | undefined;
}

/** Pixels for a character of the template's widths. */
const PIXELS = 7;
const LEAST_PIXELS = 76;
const MOST_PIXELS = 300;
/** Room for the longest of the amounts with its marks. */
const NUMBER_PIXELS = 140;
/** Columns that say which row it is. */
const HELD_KEYS: ReadonlySet<string> = new Set(["year", "month", "ecmNumber", "ecmDescription"]);

/** Columns of a table, with access to their cells. */
export function columnsOf(part: TablePart, projects: Projects): readonly DataColumn[] {
  return part.table.columns.map((column, index) => {
    const access = accessOf(part, column, projects);
    return { grid: gridColumn(column, access, index === 0), access, total: totalAccess(part, column) };
  });
}

function gridColumn(column: TableColumn, access: ColumnAccess, isFirst: boolean): GridColumn {
  const { key, label, group, unit, help, width } = column;
  const isNumber = isNumeric(access);
  const list = access.kind === "entry" ? optionListOf(access.value) : undefined;
  return {
    key,
    label,
    ...(group !== undefined && { group }),
    ...(unit !== undefined && { unit }),
    ...(help !== undefined && { help }),
    width: Math.min(
      MOST_PIXELS,
      Math.max(isFirst ? LEAST_PIXELS : isNumber ? NUMBER_PIXELS : LEAST_PIXELS, width * PIXELS),
    ),
    isNumber,
    isHeld: HELD_KEYS.has(key),
    isLocked: access.kind === "shown",
    ...(list !== undefined && { choices: OPTION_LISTS[list].map((option) => option.label) }),
  };
}

function isNumeric(access: ColumnAccess): boolean {
  if (access.kind === "entry") return access.value.kind === "decimal" || access.value.kind === "wholeNumber";
  return access.look !== "text" && access.look !== "date" && access.look !== "yesNo";
}
