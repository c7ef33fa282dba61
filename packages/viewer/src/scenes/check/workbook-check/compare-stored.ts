import { type Calculation, Decimal, type FigureValue, isCloseFigure, valueAtPath } from "@epb/engine";
import { exactSum } from "@epb/engine/compare";
import type { FigureCell, FigureReading } from "@epb/workbook";
import type { StoredComparison, StoredFigure } from "./checked-file.js";
import { readableFigure } from "./readable-figure.js";

/** Number of cells between pauses that keep the page responsive. */
const CELLS_AT_ONCE = 1000;

export interface StoredFigures extends StoredComparison {
  /** Requested figures by path. */
  readonly wanted: ReadonlyMap<string, StoredFigure>;
}

/** Compares the calculated values in a workbook with ours. Figures that only one side has are omitted. */
export async function compareStored(
  reading: FigureReading,
  { calculatedValues }: Calculation,
  wantedPaths: ReadonlySet<string>,
  pause: () => Promise<void>,
): Promise<StoredFigures> {
  const differing: StoredFigure[] = [];
  const wanted = new Map<string, StoredFigure>();
  let [compared, looked] = [0, 0];
  for (const cell of reading.cells) {
    looked += 1;
    if (looked % CELLS_AT_ONCE === 0) await pause();
    const ours = valueAtPath(calculatedValues, cell.path) as FigureValue | undefined;
    if (ours === undefined || cell.content.kind !== "figure") continue;
    compared += 1;
    const isClose = isCloseFigure(cell.content.value, ours, cell.definition.quantity);
    if (isClose && !wantedPaths.has(cell.path)) continue;
    const figure = storedFigure(cell, cell.content.value, ours, isClose);
    if (!isClose) differing.push(figure);
    if (wantedPaths.has(cell.path)) wanted.set(cell.path, figure);
  }
  return { figureCells: reading.figureCells, compared, differing, wanted };
}

function storedFigure(cell: FigureCell, stored: FigureValue, ours: FigureValue, isClose: boolean): StoredFigure {
  const { path, place, field, definition } = cell;
  const isNumber = Decimal.isDecimal(stored) && Decimal.isDecimal(ours);
  const difference = isNumber && !isClose ? readableFigure(definition, exactSum([ours, stored.negated()])) : undefined;
  return {
    path,
    sheet: place.sheet,
    cell: place.address,
    field,
    stored: readableFigure(definition, stored) ?? "",
    ours: readableFigure(definition, ours) ?? "",
    ...(difference !== undefined && { difference }),
    isClose,
  };
}
