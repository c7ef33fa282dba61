import { GRID_TEXTS } from "../../../texts/project-data-texts.js";
import type { GridCell } from "./grid-types.js";

/** What the look of a cell says, in words. */
export function cellWords(cell: GridCell): readonly string[] {
  const { calculated, calcEditable, gridEditable, required, entry, isChanged, withinPerformancePeriod } = cell;
  return [
    calculated ? GRID_TEXTS.calculated : "",
    !calculated && !gridEditable ? GRID_TEXTS.locked : "",
    calcEditable ? GRID_TEXTS.calcEditable : "",
    required ? GRID_TEXTS.required : "",
    !calculated && entry === "" ? GRID_TEXTS.blank : "",
    isChanged ? GRID_TEXTS.changed : "",
    withinPerformancePeriod ? "" : GRID_TEXTS.outside,
  ].filter(Boolean);
}
