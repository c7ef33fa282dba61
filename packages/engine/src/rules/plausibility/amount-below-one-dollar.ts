import type { Decimal } from "../../decimal/decimal.js";
import type { Report } from "../../issues/issue.js";
import type { EcmImplementation, EcmItem } from "../../model/ecm-item.js";
import type { PerformancePeriodYear } from "../../model/performance-period-year.js";
import { type InputPath, inputPath } from "../../path-text/input-path.js";
import { byMeasureNumber } from "./by-measure-number.js";

const YEARLY = {
  measurementVerification: "measurement and verification",
  incentivesOtherPayments: "incentives and other payments",
  retainedSavings: "retained savings",
} as const satisfies Partial<Record<keyof PerformancePeriodYear, string>>;

const COSTS = {
  baseConstructionCost: "base construction cost",
  deliveryCharge: "delivery charge",
  appliedIncentives: "applied incentives",
  mvExpense: "M&V expense",
} as const satisfies Record<keyof EcmImplementation, string>;

/** Amounts of a few cents: a percentage, or an amount in millions, that was entered in dollars. Each column has one finding. */
export function checkSmallAmounts(
  years: readonly PerformancePeriodYear[],
  measures: readonly EcmItem[],
  report: Report,
): void {
  const reportFirst = (
    label: string,
    amounts: readonly { readonly value: Decimal | undefined; readonly at: InputPath }[],
  ) => {
    const small = amounts.filter(({ value }) => isSmall(value));
    const [first] = small;
    if (first?.value === undefined) return;
    const details = { label, amount: first.value, others: small.length - 1 };
    report({ name: "plausibility/amount-below-one-dollar", at: first.at, details });
  };
  for (const [name, label] of entriesOf(YEARLY)) {
    const at = (year: number): InputPath => inputPath("performancePeriod", { year }, name);
    reportFirst(
      label,
      years.map(({ year, [name]: value }) => ({ value, at: at(year) })),
    );
  }
  for (const [name, label] of entriesOf(COSTS)) {
    const at = (uuid: string): InputPath => inputPath("ecms", { uuid }, "implementation", name);
    reportFirst(
      label,
      measures
        .filter(({ implementation }) => isSmall(implementation?.[name]))
        .sort(byMeasureNumber)
        .map(({ uuid, implementation }) => ({ value: implementation?.[name], at: at(uuid) })),
    );
  }
}

const isSmall = (amount: Decimal | undefined): boolean => amount?.gt(0) === true && amount.lt(1);

const entriesOf = <Name extends string>(labels: Readonly<Record<Name, string>>): readonly (readonly [Name, string])[] =>
  Object.entries(labels) as [Name, string][];
