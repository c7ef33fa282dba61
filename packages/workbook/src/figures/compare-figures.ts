import {
  type Calculation,
  CalculationType,
  type FigureDefinition,
  type FigureValue,
  formatFigure,
  isCloseFigure,
  listFigures,
} from "@epb/engine";
import { quoted } from "../checks/cell-rule.js";
import type { FindingName } from "../findings/catalogue.js";
import type { Finding } from "../findings/finding.js";
import { columnFindings } from "./column-findings.js";
import type { FigureCell, FigureReading } from "./figure-cell.js";
import { withoutValues } from "./without-values.js";

/** A cell that does not say what the calculation came to. */
export interface FigureMismatch {
  readonly name: FindingName;
  readonly cell: FigureCell;
  readonly found: string;
  readonly expected: string;
}

/**
 * What there is to say about the calculated values that stand in a workbook, beside those the inputs come to. Figures that
 * only one side has are not compared; the supplied figures of an Override project are the engine's to compare (0038).
 */
export function compareFigures(reading: FigureReading, calculation: Calculation): readonly Finding[] {
  const { calculatedValues } = calculation;
  const isSupplied = reading.figureCells === "supplied";
  if (isSupplied && calculatedValues.calculationTypeId === CalculationType.Override) return [];
  const computedAt = computedFigures(calculation);
  const mismatches: FigureMismatch[] = [];
  for (const cell of reading.cells) {
    const value = computedAt(cell);
    const mismatch = value === undefined ? undefined : mismatchOf(cell, value, isSupplied);
    if (mismatch !== undefined) mismatches.push(mismatch);
  }
  const isWithoutValue = (cell: FigureCell): boolean =>
    cell.content.kind === "withoutValue" && computedAt(cell) !== undefined;
  return [...(isSupplied ? [] : withoutValues(reading.cells.filter(isWithoutValue))), ...columnFindings(mismatches)];
}

/** Finds what the calculation came to for a cell; undefined for a figure it does not have. */
function computedFigures({ calculatedValues }: Calculation): (cell: FigureCell) => FigureValue | undefined {
  // By what the figures are parts of: the paths of thousands of months would have to be hashed one by one.
  const byOwner = new Map<string, Map<FigureDefinition, FigureValue>>();
  for (const { owner, definition, value } of listFigures(calculatedValues)) {
    const figures = byOwner.get(owner);
    if (figures === undefined) byOwner.set(owner, new Map([[definition, value]]));
    else figures.set(definition, value);
  }
  return ({ path, item, definition }) =>
    (item === undefined ? undefined : byOwner.get(item)?.get(definition)) ??
    byOwner.get(path.slice(0, Math.max(path.lastIndexOf("."), 0)))?.get(definition);
}

function mismatchOf(cell: FigureCell, computed: FigureValue, isSupplied: boolean): FigureMismatch | undefined {
  const { content, definition } = cell;
  switch (content.kind) {
    case "blank":
    case "withoutValue":
      return undefined;
    case "figure": {
      if (isCloseFigure(content.value, computed, definition.quantity)) return undefined;
      const inCalculating = cell.hasFormula ? "figure/stale" : "figure/typed-over";
      const name = isSupplied ? "figure/supplied-differs" : inCalculating;
      return {
        name,
        cell,
        found: formatFigure(definition, content.value),
        expected: formatFigure(definition, computed),
      };
    }
    case "error":
    case "other":
      // Supplied values have been read like inputs, and what is wrong with them said.
      return isSupplied
        ? undefined
        : {
            name: "figure/unreadable",
            cell,
            found: quoted(content.text),
            expected: formatFigure(definition, computed),
          };
    default:
      return content satisfies never;
  }
}
