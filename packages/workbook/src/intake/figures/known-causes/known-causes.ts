import {
  type CalculatedValues,
  calculateProject,
  Decimal,
  type FigureValue,
  findUnusableInputs,
  isCloseFigure,
  isFullCalculation,
  type Project,
} from "@epb/engine";
import { ComputedFigures } from "../computed-figures.js";
import type { FigureReading } from "../figure-cell.js";
import type { FigureSeries } from "../figure-series.js";
import { COST_VARIANTS } from "./cost-variants.js";
import { LOAN_VARIANTS } from "./loan-variants.js";
import { SAVINGS_VARIANTS } from "./savings-variants.js";
import { VALUES_VARIANTS, withCentsOfGuarantee } from "./values-variants.js";

/** Figures under a convention of other programs. */
interface Candidate {
  readonly cause: string;
  /** Calculated on the first access; undefined if the convention changes nothing in the project. */
  readonly figures: () => ComputedFigures | undefined;
}

/**
 * Finds the known cause of figures that differ from ours: the project is calculated with other conventions, each at most
 * once and only on access. A cause is named only if it explains every figure of a series; of several, the first of a
 * fixed list.
 *
 * @param project - The project of a form. With inputs that cannot be used, no cause is certain.
 */
export function knownCauses(project: Project): NonNullable<FigureReading["causeOf"]> {
  const ours = once(() => (findUnusableInputs(project).paths.length > 0 ? undefined : valuesOf(project)));
  const candidates = once(() => {
    const values = ours();
    return values === undefined ? [] : candidatesFor(project, values);
  });
  const causes = new Map<FigureSeries, string | undefined>();
  return (series) => {
    if (!causes.has(series)) {
      const values = ours();
      causes.set(series, values && causeOf(series, new ComputedFigures({ calculatedValues: values }), candidates()));
    }
    return causes.get(series);
  };
}

function valuesOf(project: Project): CalculatedValues | undefined {
  const calculation = calculateProject(project);
  return isFullCalculation(calculation) ? calculation.calculatedValues : undefined;
}

function candidatesFor(project: Project, ours: CalculatedValues): readonly Candidate[] {
  const candidate = (cause: string, values: () => CalculatedValues | undefined): Candidate => ({
    cause,
    figures: once(() => {
      const calculatedValues = values();
      return calculatedValues && new ComputedFigures({ calculatedValues });
    }),
  });
  return [
    ...VALUES_VARIANTS.map(({ cause, change }) => candidate(cause, () => change(ours, project))),
    ...[...SAVINGS_VARIANTS, ...COST_VARIANTS, ...LOAN_VARIANTS].flatMap(({ cause, change }) => {
      const changed = once(() => change(project));
      const values = once(() => {
        const other = changed();
        return other && valuesOf(other);
      });
      const withCents = (): CalculatedValues | undefined => {
        const [other, calculated] = [changed(), values()];
        return other && calculated && withCentsOfGuarantee(calculated, other);
      };
      return [
        candidate(cause, values),
        candidate(`${cause} It also keeps the cents of guaranteed savings, which epb rounds.`, withCents),
      ];
    }),
  ];
}

function causeOf(series: FigureSeries, ours: ComputedFigures, candidates: readonly Candidate[]): string | undefined {
  const cells = series.place.rows.map((row) => series.cellIn(row).content);
  const figuresOf = (figures: ComputedFigures): readonly (FigureValue | undefined)[] =>
    figures
      .ownersFor(series.place)
      .map((owner) => owner && (series.place.figure.valueIn(owner) as FigureValue | undefined));
  const { quantity } = series.place.figure.definition;
  // Many causes give the same term or date.
  if (quantity !== "dollars" && quantity !== "dollarsPerYear" && quantity !== "fraction") return undefined;
  const before = figuresOf(ours);
  const compared = cells.flatMap((content, index) =>
    content.kind === "figure" ? [{ index, shown: content.value }] : [],
  );
  // An amount of a form that shows whole dollars has no cents to compare.
  const isWhole = compared.every(({ shown }) => Decimal.isDecimal(shown) && shown.isInteger());
  const tolerance = isWhole && quantity !== "fraction" ? HALF_A_DOLLAR : undefined;

  const explains = (figures: ComputedFigures): boolean => {
    const after = figuresOf(figures);
    let [left, difference] = [ZERO, ZERO];
    let isShown = false;
    for (const { index, shown } of compared) {
      // Years that only the form has are not compared without the cause, either.
      if (before[index] === undefined && after[index] === undefined) continue;
      // A year that ends the loan later or sooner has no amount on the other side.
      const value = after[index] ?? (Decimal.isDecimal(shown) ? ZERO : undefined);
      if (value === undefined || !isEqual(shown, value, quantity, tolerance)) return false;
      // Years that are only shorter or longer than ours have many possible causes.
      const [old, changed] = [before[index], after[index]];
      isShown ||= old !== undefined && changed !== undefined && !isEqual(shown, old, quantity, undefined);
      left = left.plus(distance(shown, value));
      difference = difference.plus(distance(shown, before[index]));
    }
    return isShown && left.times(LEAST_SHARE).lte(difference);
  };
  return candidates.find(({ figures }) => {
    const known = figures();
    return known !== undefined && explains(known);
  })?.cause;
}

const ZERO = new Decimal(0);
const HALF_A_DOLLAR = new Decimal("0.5");
/** A cause leaves at most this part of the difference, so that a small cause does not explain a small difference. */
const LEAST_SHARE = 20;

function isEqual(
  shown: FigureValue,
  value: FigureValue,
  quantity: Parameters<typeof isCloseFigure>[2],
  tolerance: Decimal | undefined,
): boolean {
  if (isCloseFigure(shown, value, quantity)) return true;
  return tolerance !== undefined && Decimal.isDecimal(value) && distance(shown, value).lte(tolerance);
}

const distance = (one: FigureValue, other: FigureValue | undefined): Decimal =>
  Decimal.isDecimal(one) ? one.minus(Decimal.isDecimal(other) ? other : ZERO).abs() : ZERO;

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
