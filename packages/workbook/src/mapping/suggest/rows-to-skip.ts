import { PROFILE_LIMITS } from "../profile-schema.js";
import { labelText } from "../sheet-grid.js";
import { isLabel, type Region } from "./find-regions.js";
import type { SuggestedTable } from "./suggestion.js";

/** Rows inside a table that are no items: subtotals, headings of groups, and hidden rows. Texts that end it. */
export function rowsToSkip({
  grid,
  firstRow,
  lastRow,
  columns,
  years,
}: Region): Pick<SuggestedTable, "skips" | "endsAt"> {
  if (years !== undefined) return { skips: [], endsAt: textBelow(grid, lastRow) };
  const skips = new Set<string>();
  const totals: string[] = [];
  for (let row = firstRow; row <= lastRow; row++) {
    const text = grid.cellsOf(row).find(({ cell }) => cell.type === "text")?.cell;
    if (text === undefined || !isLabel(text) || isUsualTotal(text.value)) continue;
    const hasNumber = columns.some(({ column }) => grid.at(row, column)?.type === "number");
    const isHidden = !grid.isTurned && grid.sheet.isRowHidden(row);
    if (/\btotals?\b/i.test(text.value)) totals.push(text.value);
    else if (isHidden || !hasNumber) skips.add(text.value);
  }
  // The last total is that of the table; rows below are alternates and later phases.
  const last = totals.pop();
  return { skips: [...skips, ...totals].slice(0, PROFILE_LIMITS.texts), endsAt: last === undefined ? [] : [last] };
}

/** The text directly below the last year, such as "All years". */
function textBelow(grid: Region["grid"], lastRow: number): readonly string[] {
  const text = grid.cellsOf(lastRow + 1).find(({ cell }) => cell.type === "text")?.cell;
  return text === undefined || !isLabel(text) || isUsualTotal(text.value) ? [] : [text.value];
}

/** Texts that end or interrupt a table without being named in a profile. */
const isUsualTotal = (text: string): boolean => /^((grand )?totals?|sub[- ]?total\b.*)$/.test(labelText(text));
