import { isBlank } from "../intake/cell-reader.js";
import { parseAddress } from "../xlsx/cell-address.js";
import type { FlatCell, FlatSheet, FlatWorkbook, SheetPlace } from "../xlsx/flat-workbook.js";
import { type MappedColumn, type MappedTable, type MappedValue, type Mapping, YEAR_KEY } from "./mapping.js";
import type { Profile, ProfileColumn, ProfileConversion, ProfileTable, ProfileValue } from "./profile.js";
import { gridsOf } from "./sheet-grid.js";

/** The profile for a mapping of a form: the same cells, by their labels where a label is near. */
export function profileOfMapping(mapping: Mapping, form: FlatWorkbook): Profile {
  const gridOf = gridsOf(form);
  const { name, version, source, template, matches, words, constants } = mapping;
  return {
    kind: "epb-profile",
    schemaVersion: "1",
    name,
    ...(version !== undefined && { version }),
    ...(source !== undefined && { source }),
    template,
    matches,
    values: mapping.values.map((value) => profileValue(value, gridOf)),
    tables: mapping.tables.flatMap((table) => profileTables(table, form)),
    words,
    constants,
  };
}

function profileValue({ to, place, ...conversion }: MappedValue, gridOf: GridOf): ProfileValue {
  return { to, ...placeByLabel(place, gridOf), ...onlyConversion(conversion) };
}

type GridOf = ReturnType<typeof gridsOf>;

const onlyConversion = ({ scale, unit, dates }: ProfileConversion): ProfileConversion => ({
  ...(scale !== undefined && { scale }),
  ...(unit !== undefined && { unit }),
  ...(dates !== undefined && { dates }),
});

const FARTHEST_LABEL = 8;
const LONGEST_LABEL = 120;

/** The place of a cell by the label to its left, or above it; by its address if it has no label. */
export function placeByLabel({ sheet: name, address }: SheetPlace, gridOf: GridOf): Omit<ProfileValue, "to"> {
  const grid = gridOf(name, false);
  const position = parseAddress(address);
  if (grid === undefined || position === undefined) return { sheet: name, cell: address };
  const { row, column } = position;
  const { sheet } = grid;
  const left = sheet.cellsOfRow(row).filter((cell) => cell.column < column && column - cell.column <= FARTHEST_LABEL);
  const beside = left.filter(isName).at(-1);
  // Another value between the label and the cell has the label itself.
  const isOwn =
    beside !== undefined && !left.some((cell) => cell.column > beside.column && !isBlank(cell) && !isName(cell));
  const label = isOwn ? beside : nameAbove(sheet, row, column);
  if (label === undefined) return { sheet: name, cell: address };
  const same = grid.withText(label.value);
  const occurrence = same.findIndex(({ cell }) => cell.address === label.address) + 1;
  const right = column - label.column;
  const down = row - label.row;
  return {
    sheet: name,
    label: label.value,
    ...(same.length > 1 && { occurrence }),
    ...((right !== 1 || down > 0) && right !== 0 && { right }),
    ...(down > 0 && { down }),
  };
}

function nameAbove(sheet: FlatSheet, row: number, column: number): FlatCell | undefined {
  const above = sheet.cellAt(row - 1, column) ?? sheet.cellAt(row - 2, column);
  return above !== undefined && isName(above) ? above : undefined;
}

/** True for a text that names a value: it has letters that are not a unit. */
const isName = ({ type, value }: FlatCell): boolean =>
  type === "text" && value.length <= LONGEST_LABEL && /\p{L}{2}/u.test(value);

/** One table for each list that the columns belong to. */
function profileTables(table: MappedTable, form: FlatWorkbook): readonly ProfileTable[] {
  const { sheet, isAcross, firstRow, firstYear, skips, endsAt, columns } = table;
  const key = columns.find(({ to }) => to === YEAR_KEY);
  const lists = new Map<string, MappedColumn[]>();
  for (const column of columns) {
    if (column === key) continue;
    const list = column.to.replace(/\[.*$/, "");
    lists.set(list, [...(lists.get(list) ?? []), column]);
  }
  return [...lists].map(([list, own]) => ({
    list,
    sheet,
    ...(isAcross && { direction: "across" as const }),
    ...(firstRow !== 1 && { firstRow }),
    ...(firstYear !== undefined && { numberFrom: firstYear }),
    ...(endsAt.length > 0 && { endsAt }),
    ...(skips.length > 0 && { skips }),
    columns: [...(key === undefined ? [] : [{ ...key, to: `${list}[].year` }]), ...own].map((column) =>
      profileColumn(column, sheet, form),
    ),
  }));
}

function profileColumn(
  { to, header, group, ...conversion }: MappedColumn,
  sheet: string,
  form: FlatWorkbook,
): ProfileColumn {
  const label = form.sheet(sheet)?.cell(header)?.value ?? header;
  return { to, header: [...(group === undefined ? [] : [group]), label], ...onlyConversion(conversion) };
}
