import { Decimal } from "@epb/engine";
import { decimalNumber, dollars } from "../format/numbers.js";
import type { ChartAmount, ChartData } from "./chart-data.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { highest, placesOf, rowsAbove, rowsBelowZero, rowsOfBoth } from "./series/extremes.js";
import type { SavingsAgainstPayments } from "./series/series-of-schedules.js";

const sentence = (parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(" ");

/** `Guaranteed savings: $1 in year 1, $2 in year 5.`, from the first to the last amount that is known. */
function course(data: ChartData, index: number, total?: ChartAmount): string | undefined {
  const series = data.series[index];
  const places = placesOf(data, series);
  const [first, last] = [places[0], places.at(-1)];
  if (series === undefined || first === undefined || last === undefined) return undefined;
  const { inYear } = CHART_TEXTS;
  const told = CHART_TEXTS.fromTo(
    series.label,
    dollars(first.amount),
    inYear(first.row),
    dollars(last.amount),
    inYear(last.row),
  );
  return total === undefined ? `${told}.` : `${told}, ${dollars(total)} ${CHART_TEXTS.total.toLowerCase()}.`;
}

/** Text summary of the chart of savings and payments. */
export function savingsAgainstPaymentsSummary(series: SavingsAgainstPayments): string {
  const { data, totals } = series;
  const courses = [course(data, 0, totals.savings), course(data, 1, totals.payments)];
  return sentence([...courses, ...coverage(series), ...verification(data)]);
}

/** Years in which the verified savings are below the guarantee, and the other verified years. */
function verification(data: ChartData): readonly (string | undefined)[] {
  const [guaranteed, , verified] = data.series;
  const below = rowsAbove(data, guaranteed, verified);
  const reached = rowsOfBoth(data, guaranteed, verified).filter((row) => !below.includes(row));
  return [
    below.length > 0 ? CHART_TEXTS.verifiedBelow(CHART_TEXTS.years(below)) : undefined,
    reached.length > 0 ? CHART_TEXTS.verifiedAbove(CHART_TEXTS.years(reached)) : undefined,
  ];
}

/** Years in which savings cover payments, and the whole contract if its result does not follow from the years. */
function coverage({ data, implementation, totals }: SavingsAgainstPayments): readonly (string | undefined)[] {
  const [savings, payments] = data.series;
  const known = rowsOfBoth(data, savings, payments);
  if (known.length === 0) return [];
  const uncovered = rowsAbove(data, payments, savings);
  const excess = excessOf(totals.payments, totals.savings);
  const exceeded = isExcess(excess) ? CHART_TEXTS.exceeded(dollars(excess.toFixed())) : undefined;
  if (uncovered.length > 0) return [CHART_TEXTS.uncovered(CHART_TEXTS.years(uncovered)), exceeded];

  const isPaidBefore = isExcess(excessOf(implementation.payments, implementation.savings ?? "0"));
  const isWhole = known.length === data.rows.length && excess !== undefined;
  if (isWhole && !isPaidBefore && exceeded === undefined) return [CHART_TEXTS.covered];
  const covered = CHART_TEXTS.coveredIn(CHART_TEXTS.years(known));
  // The payment is the cause only where every year is covered.
  if (!isWhole || !isPaidBefore) return [covered, exceeded];
  const payment = dollars(implementation.payments);
  return [
    covered,
    exceeded === undefined
      ? CHART_TEXTS.coveredAsWell(payment)
      : CHART_TEXTS.exceededBecauseOf(dollars(excess.toFixed()), payment),
  ];
}

const excessOf = (one: ChartAmount, other: ChartAmount): Decimal | undefined =>
  one === undefined || other === undefined ? undefined : new Decimal(one).minus(other);

/** Less than what is shown as a dollar is no excess. */
const isExcess = (excess: Decimal | undefined): excess is Decimal =>
  excess?.gt(0) === true && dollars(excess.toFixed()) !== dollars("0");

/** Text summary of the loan chart. */
export function loanSummary(data: ChartData): string {
  const places = placesOf(data, data.series[0]);
  const [top, last] = [highest(places), places.at(-1)];
  if (top === undefined || last === undefined) return "";
  const isPaidOff = Number(last.amount) === 0;
  return sentence([
    CHART_TEXTS.loanHighest(dollars(top.amount), top.row),
    isPaidOff ? CHART_TEXTS.loanPaidOff(last.row) : CHART_TEXTS.loanLeft(dollars(last.amount), last.row),
  ]);
}

/** Text summary of the chart of savings by category. */
export function itemizedSummary(data: ChartData): string {
  const first = data.series.flatMap(({ label, amounts: [amount] }) =>
    amount === undefined ? [] : [{ row: label, amount }],
  );
  const largest = highest(first);
  return sentence([
    CHART_TEXTS.itemizedCount(data.series.length, CHART_TEXTS.years(data.rows)),
    largest && CHART_TEXTS.itemizedLargest(largest.row, dollars(largest.amount)),
  ]);
}

/** Text summary of the cash flow chart. */
export function cashFlowSummary(data: ChartData): string {
  const [net, cumulative] = data.series;
  const last = placesOf(data, cumulative).at(-1);
  const negative = rowsBelowZero(data, net);
  return sentence([
    last && CHART_TEXTS.cashFlowEnd(dollars(last.amount), last.row),
    negative.length === 0
      ? CHART_TEXTS.cashFlowNeverNegative
      : CHART_TEXTS.cashFlowNegative(CHART_TEXTS.years(negative)),
  ]);
}

const kilograms = (amount: ChartAmount): string => `${decimalNumber(amount, 0)} kg CO2e`;

/** Text summary of the greenhouse gas chart. */
export function greenhouseGasSummary(
  data: ChartData,
  totals: { readonly scope1: ChartAmount; readonly scope2: ChartAmount },
): string {
  const places = data.series.flatMap((series) =>
    placesOf(data, series).map((place) => ({ ...place, scope: series.label })),
  );
  const most = places.find((place) => place.amount === highest(places)?.amount);
  return sentence([
    CHART_TEXTS.ghgTotals(kilograms(totals.scope1), kilograms(totals.scope2)),
    most && CHART_TEXTS.ghgLargest(most.row, most.scope, kilograms(most.amount)),
  ]);
}

/** Text summary of the chart of measures. */
export function measuresSummary(data: ChartData): string {
  const [prices, savings] = data.series;
  const [dearest, best] = [highest(placesOf(data, prices)), highest(placesOf(data, savings))];
  const savingsOfDearest = placesOf(data, savings).find(({ row }) => row === dearest?.row)?.amount;
  return sentence([
    CHART_TEXTS.measuresSummary(data.rows.length),
    dearest && CHART_TEXTS.measureMost(dearest.row, dollars(dearest.amount), dollars(savingsOfDearest)),
    best && CHART_TEXTS.measureBest(best.row, dollars(best.amount)),
  ]);
}
