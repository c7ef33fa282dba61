import { type Calculation, CalculationType, type FigureValue, formatFigure, isCloseFigure } from "@epb/engine";
import type { ReaderFindingName } from "../../findings/catalogue.js";
import { type CellFinding, makeFinding } from "../../findings/cell-finding.js";
import { quoted } from "../cell-checks/cell-rule.js";
import { ComputedFigures } from "./computed-figures.js";
import type { FigureCell, FigureReading } from "./figure-cell.js";
import { hasFormula } from "./has-formula.js";
import { isCalculatedAnew, mismatchFindings } from "./mismatch-findings.js";
import { PastedSheets } from "./pasted-sheets.js";
import { withoutFormula } from "./without-formula.js";

/** A cell that does not show the calculated value. */
export interface FigureMismatch {
  readonly name: ReaderFindingName;
  readonly cell: FigureCell;
  readonly found: string;
  readonly expected: string;
  /** Known cause of the difference, as a sentence. */
  readonly cause?: string;
}

/** True if a cell shows no current figure for a cause that a finding already names. */
export type HasCause = (cell: FigureCell) => boolean;

/**
 * Findings about differences between the calculated values of a workbook and those of the calculation. Figures that
 * only one side has are not compared; the engine compares the supplied figures of an Override project (0038).
 */
export function compareFigures(
  reading: FigureReading,
  calculation: Calculation,
  hasCause: HasCause = () => false,
): readonly CellFinding[] {
  const { calculatedValues } = calculation;
  const isSupplied = reading.figureCells === "supplied";
  if (isSupplied && calculatedValues.calculationTypeId === CalculationType.Override) return [];
  const computed = new ComputedFigures(calculation);
  const mismatches: FigureMismatch[] = [];
  const unsaved: FigureCell[] = [];
  const lacking: FigureCell[] = [];
  for (const series of reading.series) {
    const { rows, figure, sheet, column } = series.place;
    const owners = computed.ownersFor(series.place);
    let index = 0;
    for (const row of rows) {
      const owner = owners[index++];
      const value = owner && (figure.valueIn(owner) as FigureValue | undefined);
      if (value === undefined) continue;
      const lacksFormula = reading.hasFormulas && !hasFormula(sheet.cellAt(row.row, column));
      // Nearly every cell shows the calculated value, which its number confirms quickly.
      if (!lacksFormula && series.surelyShows(value, row)) continue;
      const cell = series.cellIn(row);
      const difference = mismatchOf(cell, value, isSupplied);
      const cause = difference && reading.causeOf?.(series);
      const mismatch = cause === undefined ? difference : difference && { ...difference, cause };
      if (lacksFormula) lacking.push(cell);
      if (mismatch !== undefined && !(isCalculatedAnew(mismatch) && hasCause(cell))) mismatches.push(mismatch);
      if (cell.content.kind === "withoutValue") unsaved.push(cell);
    }
  }
  const pasted = new PastedSheets(reading.series, lacking);
  return [
    ...(isSupplied ? [] : withoutValues(unsaved)),
    ...mismatchFindings(mismatches, pasted),
    ...withoutFormula(notToldYet(lacking, mismatches, pasted), pasted),
  ];
}

/**
 * Cells that are not part of a mismatch finding. A mismatch on a pasted sheet already reports all typed values there.
 */
function notToldYet(
  lacking: readonly FigureCell[],
  mismatches: readonly FigureMismatch[],
  pasted: PastedSheets,
): readonly FigureCell[] {
  const told = new Set(mismatches.map(({ cell }) => cell));
  const arePastedTold = mismatches.some(({ cell }) => pasted.has(cell));
  return lacking.filter((cell) => !told.has(cell) && !(arePastedTold && pasted.has(cell)));
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
      // Supplied values have been read like inputs, with their findings.
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

/** One finding for a file without results of formulas: the program that saved it did not calculate. */
function withoutValues(cells: readonly FigureCell[]): readonly CellFinding[] {
  const unsaved = cells.filter(({ content }) => content.kind === "withoutValue");
  const [first] = unsaved;
  if (first === undefined) return [];
  const sheets = new Set(unsaved.map(({ place }) => place.sheet)).size;
  const count = unsaved.length === 1 ? "1 formula" : `${unsaved.length.toLocaleString("en-US")} formulas`;
  const found = `${count} without a result${sheets > 1 ? ` on ${sheets} sheets` : ""}`;
  return [makeFinding("figure/without-value", { place: first.place, field: first.field, found })];
}
