import { Decimal, roundOrZero } from "@epb/engine";
import type { CellFinding } from "../findings/cell-finding.js";
import { isBlank } from "../intake/cell-reader.js";
import { PERCENT } from "../templates/input-value.js";
import type { FlatCell, FlatWorkbook } from "../xlsx/flat-workbook.js";
import { convertCell } from "./convert-cell.js";
import { findValue } from "./find-value.js";
import type { MappedCell } from "./form-workbook.js";
import { mappingFinding } from "./mapping-finding.js";
import type { ProfileGrowth } from "./profile.js";
import type { SheetGrid } from "./sheet-grid.js";

/** Largest growth per year in either direction: 100%. */
const MOST_GROWTH = 1;
const PERCENTAGE = /^-?\d{1,9}(\.\d{1,9})?%$/;

/** The rate of a growth as a fraction per year, or the finding that names the cell without a rate that can be used. */
export function growthRate(
  growth: ProfileGrowth,
  form: FlatWorkbook,
  gridOf: (sheet: string) => SheetGrid | undefined,
): Decimal | CellFinding {
  if (growth.rate !== undefined) return new Decimal(growth.rate);
  const found = findValue(growth, form, gridOf);
  if (found === undefined || found === "repeated") {
    const name = found === "repeated" ? "mapping/label-repeated" : "mapping/place-missing";
    const sheet = growth.sheet === undefined ? undefined : form.sheet(growth.sheet)?.name;
    const words = growth.label ?? growth.name ?? growth.cell ?? "";
    return mappingFinding(name, { ...(sheet !== undefined && { place: { sheet } }), found: words });
  }
  const { sheet, address, cell } = found;
  const rate = cell && rateInCell(cell, growth, form.date1904);
  const shown = cell === undefined || isBlank(cell) ? "a blank cell" : cell.value;
  return rate ?? mappingFinding("mapping/growth-unusable", { place: { sheet: sheet.name, address }, found: shown });
}

/** The rate in a cell; undefined if the cell has no rate from -100% to 100%. */
function rateInCell(cell: FlatCell, growth: ProfileGrowth, date1904: boolean): Decimal | undefined {
  if (isBlank(cell)) return undefined;
  const { type, value } = convertCell(cell, PERCENT, growth, { date1904, words: new Map() });
  const text = value.trim();
  if (type === "number") return possible(new Decimal(value));
  return type === "text" && PERCENTAGE.test(text) ? possible(new Decimal(text.slice(0, -1)).div(100)) : undefined;
}

const possible = (rate: Decimal): Decimal | undefined => (rate.abs().lte(MOST_GROWTH) ? rate : undefined);

/**
 * The amount of a later year:
 *
 *     amount × (1 + rate) ^ years
 *     9 200 × 1.03 ^ 2 = 9 760.28
 *
 * @param first - Cell with the number of the first year.
 * @param years - Years after the first one, 1 or more.
 */
export function grownCell<Cell extends Pick<MappedCell, "type" | "value">>(
  first: Cell,
  rate: Decimal,
  years: number,
  decimals: number | undefined,
): Cell {
  const grown = new Decimal(first.value).times(rate.plus(1).pow(years));
  return { ...first, value: (decimals === undefined ? grown : roundOrZero(grown, decimals)).toFixed() };
}
