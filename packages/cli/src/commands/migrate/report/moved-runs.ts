import { formatRange, type MovedInput, parseAddress } from "@epb/workbook";

/** Neighboring cells of a column that moved to neighboring cells of another column. */
export interface CellRun {
  readonly field: string;
  /** `Schedule 3!E9:E20` */
  readonly from: string;
  readonly to: string;
}

interface Span {
  readonly field: string;
  readonly sheet: string;
  readonly newSheet: string;
  readonly column: number;
  readonly newColumn: number;
  readonly top: number;
  readonly newTop: number;
  bottom: number;
}

/** Combines inputs in consecutive cells if they moved to consecutive cells. */
export function movedRuns(inputs: readonly MovedInput[]): readonly CellRun[] {
  const spans = new Map<string, Span>();
  for (const { field, place, newPlace } of inputs) {
    const [from, to] = [parseAddress(place.address), parseAddress(newPlace.address)];
    if (from === undefined || to === undefined) continue;
    const key = JSON.stringify([field, place.sheet, newPlace.sheet, from.column, to.column, to.row - from.row]);
    const span = spans.get(key);
    if (span !== undefined) span.bottom = Math.max(span.bottom, from.row);
    else {
      spans.set(key, {
        field,
        sheet: place.sheet,
        newSheet: newPlace.sheet,
        column: from.column,
        newColumn: to.column,
        top: from.row,
        newTop: to.row,
        bottom: from.row,
      });
    }
  }
  return [...spans.values()].map(({ field, sheet, newSheet, column, newColumn, top, newTop, bottom }) => ({
    field,
    from: `${sheet}!${formatRange({ top, left: column, bottom, right: column })}`,
    to: `${newSheet}!${formatRange({ top: newTop, left: newColumn, bottom: newTop + bottom - top, right: newColumn })}`,
  }));
}
