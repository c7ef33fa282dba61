import type { CellOf } from "@epb/workbook/diagnostics";

/** The cell of an input as people write it, `Schedule 3!E9`; undefined for an input without one. */
export function cellNames(cellOf: CellOf): (path: string) => string | undefined {
  return (path) => {
    const place = cellOf(path);
    if (place === undefined) return undefined;
    return place.address === undefined ? place.sheet : `${place.sheet}!${place.address}`;
  };
}
