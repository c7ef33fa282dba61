import { Decimal } from "../decimal/decimal.js";
import { CalculationArea } from "../enumerations/calculation-area.js";

/** Rates of a project, by how high they can be. */
export type RateKind =
  | "indexRate"
  | "addedPremium"
  | "guarantee"
  | "markup"
  | "deliveryCharge"
  | "escalation"
  | "coverage"
  | "energyGuarantee"
  | "degradation";

/** Lowest and highest value, both included; fractions (0.05 means 5%). */
export interface RateBounds {
  readonly area: CalculationArea;
  /** Outside these, the entry is a mistake: no figure is calculated with it. */
  readonly possible: readonly [lowest: Decimal, highest: Decimal];
  /** Outside these, a person should look. */
  readonly plausible: readonly [lowest: Decimal, highest: Decimal];
  /** Why these bounds. */
  readonly reason: string;
}

const bounds = (lowest: string, highest: string): readonly [Decimal, Decimal] => [
  new Decimal(lowest),
  new Decimal(highest),
];

/** @spec D2 */
export const RATE_BOUNDS: Readonly<Record<RateKind, RateBounds>> = {
  indexRate: {
    area: CalculationArea.ProjectCapitalization,
    possible: bounds("-1", "1"),
    plausible: bounds("-0.01", "0.16"),
    reason: "The yield of ten-year Treasury notes was never above 15.9% (September 1981, Federal Reserve H.15).",
  },
  addedPremium: {
    area: CalculationArea.ProjectCapitalization,
    possible: bounds("-1", "1"),
    plausible: bounds("-0.05", "0.1"),
    reason:
      "Lenders add a few percentage points to the index. A premium above ten percentage points is typical of a loan without collateral.",
  },
  guarantee: {
    area: CalculationArea.ItemizedSavings,
    possible: bounds("0", "1.5"),
    plausible: bounds("0.5", "1"),
    reason: "A guarantee is a part of the estimated savings. A guarantee above the estimate is unusual but real.",
  },
  markup: {
    area: CalculationArea.ImplementationPricing,
    possible: bounds("0", "1"),
    plausible: bounds("0", "0.5"),
    reason: "Each markup is a part of the construction cost. All markups together rarely reach half of it.",
  },
  deliveryCharge: {
    area: CalculationArea.PerformancePeriod,
    possible: bounds("0", "1"),
    plausible: bounds("0", "0.5"),
    reason: "The delivery charge is a part of the expenses of a year.",
  },
  escalation: {
    area: CalculationArea.ItemizedSavings,
    possible: bounds("-1", "1"),
    plausible: bounds("-0.2", "0.2"),
    reason:
      "No yearly change of an energy price is outside ±20% in the price projections of NIST IR 85-3273-40 (2025).",
  },
  coverage: {
    area: CalculationArea.Ecm,
    possible: bounds("0", "1"),
    plausible: bounds("0.001", "1"),
    reason: "A measure covers a part of the facility, and at most the whole.",
  },
  energyGuarantee: {
    area: CalculationArea.PerformancePeriodExt,
    possible: bounds("0", "1"),
    plausible: bounds("0.5", "1"),
    reason: "The guaranteed production is a part of the estimated production.",
  },
  degradation: {
    area: CalculationArea.PerformancePeriodExt,
    possible: bounds("0", "1"),
    plausible: bounds("0", "0.05"),
    reason: "Photovoltaic systems lose about 0.5% to 1% of their production each year.",
  },
};

/** No rate of a project can be above this, whichever it is. */
export const HIGHEST_RATE: Decimal = Decimal.max(...Object.values(RATE_BOUNDS).map(({ possible }) => possible[1]));
