import {
  type Calculation,
  Decimal,
  type FigureDefinition,
  figureDefinition,
  type Project,
  valueAtPath,
} from "@epb/engine";
import {
  applyOverlay,
  calculateWithOverlay,
  changeBy,
  type Overlay,
  type OverlayCalculation,
} from "@epb/engine/whatif";
import { neutral } from "./lever-numbers.js";
import { LEVERS, type Lever, type LeverValues } from "./levers.js";

/** A lever of this project with its value before any change. */
export interface OpenLever extends Lever {
  readonly start: string;
}

/** The levers that the project has something to move for. */
export function openLevers(project: Project): readonly OpenLever[] {
  return LEVERS.flatMap((lever): readonly OpenLever[] => {
    const { path, slider } = lever;
    if (slider.kind === "set") {
      const value = valueAtPath(project.data, path);
      return value === undefined ? [] : [{ ...lever, start: String(value) }];
    }
    const start = neutral(lever);
    return applyOverlay(project, [changeBy({ kind: slider.kind, path }, new Decimal(start))]).ok
      ? [{ ...lever, start }]
      : [];
  });
}

/** Changes from the moved levers. */
function overlayOf(levers: readonly OpenLever[], values: LeverValues): Overlay {
  return levers.flatMap(({ id, path, slider, start }) => {
    const value = values[id];
    return value === undefined || value === start ? [] : [changeBy({ kind: slider.kind, path }, new Decimal(value))];
  });
}

/** Name of the measurement in the performance tools of the browser. */
const MEASURE = "epb what-if";

/** The project with the levers where they are. It runs within a frame of the screen. */
export function recalculate(project: Project, levers: readonly OpenLever[], values: LeverValues): OverlayCalculation {
  const start = performance.now();
  const result = calculateWithOverlay(project, overlayOf(levers, values));
  performance.measure(MEASURE, { start });
  return result;
}

/** A figure before and after. */
export interface ComparedFigure {
  readonly path: string;
  readonly definition: FigureDefinition;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Absent where one of them is not known. */
  readonly difference: string | undefined;
}

const OF_SUMMARY = [
  ...["totalImplementationPrice", "totalAmountFinanced", "projectInterestRate", "performancePeriodYears"],
  ...["totalEstimatedCostSavings", "totalGuaranteedCostSavings", "totalPayments", "totalInterest", "totalExpenses"],
  ...["totalRetainedSavings", "simplePayback"],
].map((name) => `projectSummary.financialSummary.${name}`);

const OF_EXPRESS = [
  ...[
    "projectSummary.financialSummary.totalImplementationPrice",
    "projectSummary.financialSummary.projectInterestRate",
  ],
  ...["express.totalEstimatedCostSavings", "express.totalGuaranteedCostSavings", "express.totalDebtService"],
  ...["express.totalInterest", "express.totalNetSavings", "express.simplePayback"],
];

/** Figures that the screen shows of a project. */
export const shownFigures = ({ calculatedValues }: Calculation): readonly string[] =>
  calculatedValues.express === undefined ? OF_SUMMARY : OF_EXPRESS;

/** Compares all figures; those withheld before or after are listed without a value. */
export function compareFigures(before: Calculation, after: Calculation): readonly ComparedFigure[] {
  const withheld = new Set([before, after].flatMap(({ calculatedValues }) => calculatedValues.withheld?.figures ?? []));
  return shownFigures(before)
    .map((path): ComparedFigure => {
      const [old, now] = [figureAt(before, path), figureAt(after, path)];
      const difference = old === undefined || now === undefined ? undefined : now.minus(old).toFixed();
      return { path, definition: figureDefinition(path), before: old?.toFixed(), after: now?.toFixed(), difference };
    })
    .filter(({ path, before: old, after: now }) => old !== undefined || now !== undefined || withheld.has(path));
}

export function figureAt({ calculatedValues }: Calculation, path: string): Decimal | undefined {
  const value = valueAtPath(calculatedValues, path);
  if (typeof value === "number") return new Decimal(value);
  return Decimal.isDecimal(value) ? value : undefined;
}
