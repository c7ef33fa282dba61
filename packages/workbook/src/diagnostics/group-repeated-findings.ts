import { formatRuns } from "../findings/runs.js";
import { formatAddress } from "../xlsx/cell-address.js";
import type { Finding } from "./finding.js";
import { firstCell } from "./first-cell.js";

/** Findings with the same text about neighboring places, shown as one. */
export interface RepeatedFindings {
  readonly first: Finding;
  readonly members: readonly Finding[];
  /** `Schedule 3!F17–F31`, `performancePeriod[year].retainedSavings`; undefined for the file as a whole. */
  readonly place: string | undefined;
  /** `15 cells`, `years 3–7`; undefined for a single diagnostic. */
  readonly extent: string | undefined;
}

const YEAR = /\byear=(\d+)/;

/**
 * Groups findings with the same code: those of one column, or of the years of one entry, and of a few only those with
 * the same advice. A group has the position of its first finding.
 */
export function groupRepeatedFindings(findings: readonly Finding[]): readonly RepeatedFindings[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = groupKey(finding);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()].flatMap(splitIfFew).flatMap((members) => {
    const [first] = members;
    return first === undefined ? [] : [{ first, members, place: placeOf(members), extent: extentOf(members) }];
  });
}

/** A few findings with different advice are shown one by one; the advice of many would not be read. */
const FEW = 3;

function splitIfFew(members: readonly Finding[]): readonly (readonly Finding[])[] {
  if (members.length > FEW) return [members];
  const byAdvice = new Map<string, Finding[]>();
  for (const finding of members) byAdvice.set(finding.advice, [...(byAdvice.get(finding.advice) ?? []), finding]);
  return [...byAdvice.values()];
}

function groupKey({ code, severity, file, sheet, cell, at }: Finding): string {
  const position = cell === undefined ? undefined : firstCell(cell);
  const place = sheet === undefined ? [at?.replace(YEAR, "year")] : [sheet, position?.column];
  return JSON.stringify([code, severity, file, ...place]);
}

function placeOf(members: readonly Finding[]): string | undefined {
  const [first] = members;
  if (first?.sheet !== undefined) {
    const cells = members.flatMap(({ cell }) => (cell === undefined ? [] : [cell]));
    return cells.length === 0 ? first.sheet : `${first.sheet}!${cellRuns(cells)}`;
  }
  return members.length === 1 ? first?.at : first?.at?.replace(YEAR, "year");
}

function cellRuns(cells: readonly string[]): string {
  const [only] = cells;
  if (cells.length === 1 && only !== undefined) return only;
  const positions = cells.flatMap((cell) => firstCell(cell) ?? []).sort((left, right) => left.row - right.row);
  const columns = [...new Set(positions.map(({ column }) => column))].sort((left, right) => left - right);
  return columns
    .map((column) =>
      formatRuns(
        positions.filter((position) => position.column === column).map(({ row }) => row),
        (row) => formatAddress(row, column),
      ),
    )
    .join(", ");
}

function extentOf(members: readonly Finding[]): string | undefined {
  if (members.length === 1) return undefined;
  const years = members.flatMap(({ at }) => YEAR.exec(at ?? "")?.[1] ?? []).map(Number);
  const cells = new Set(members.flatMap(({ cell }) => cell ?? [])).size;
  const parts = [
    cells > 1 ? `${cells} cells` : undefined,
    years.length === members.length ? `years ${formatRuns(years, String)}` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? `${members.length} times` : parts.join(", ");
}
