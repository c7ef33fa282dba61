/** Formatted value of a chart. */
type Shown = string;

/** `year 3`, `years 1–15`, `years 2, 5–7` */
const yearRuns = (years: readonly string[]): string => {
  const runs: string[][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run !== undefined && Number(run.at(-1)) + 1 === Number(year)) run.push(year);
    else runs.push([year]);
  }
  const shown = runs.map((run) => (run.length === 1 ? `${run[0]}` : `${run[0]}–${run.at(-1)}`));
  return `${years.length === 1 ? "year" : "years"} ${shown.join(", ")}`;
};

/** Charts, and their summaries for people who cannot see them. */
export const CHART_TEXTS = {
  showTable: "Show the data as a table",
  showChart: "Show the chart",
  keyboardHint: "Use the arrow keys to read the chart value by value.",
  nothing: "No data yet.",
  year: "Year",
  years: yearRuns,
  dollars: "$",
  total: "Total",
  ofSeries: (series: string, value: Shown): string => `${series} ${value}`,
  fromTo: (series: string, first: Shown, firstAt: string, last: Shown, lastAt: string): string =>
    `${series}: ${first} in ${firstAt}, ${last} in ${lastAt}`,
  inYear: (year: string | number): string => `year ${year}`,

  savingsAgainstPaymentsTitle: "Guaranteed savings against payments",
  guaranteed: "Guaranteed savings",
  payments: "Payments",
  verified: "Verified savings",
  verifiedBelow: (years: string): string => `Verified savings are below the guarantee in ${years}.`,
  verifiedAbove: (years: string): string => `Verified savings reach the guarantee in ${years}.`,
  lastPayment: (value: Shown): string => `Last payment ${value}`,
  notCovered: "Savings below payments",
  covered: "Guaranteed savings cover the payments in every year.",
  coveredIn: (years: string): string => `Guaranteed savings cover the payments in ${years}.`,
  uncovered: (years: string): string => `Payments are higher than the guaranteed savings in ${years}.`,
  exceeded: (excess: Shown): string => `Over the whole contract, payments exceed guaranteed savings by ${excess}.`,
  exceededBecauseOf: (excess: Shown, payment: Shown): string =>
    `Over the whole contract, payments exceed guaranteed savings by ${excess} because of the ${payment} payment in the implementation period.`,
  coveredAsWell: (payment: Shown): string =>
    `Over the whole contract, guaranteed savings also cover the ${payment} payment in the implementation period.`,

  loanTitle: "Loan balance",
  balance: "Balance at the end of the year",
  loanHighest: (value: Shown, year: string | number): string =>
    `The highest year-end balance is ${value} in year ${year}.`,
  loanPaidOff: (year: string | number): string => `The loan is paid off in year ${year}.`,
  loanLeft: (value: Shown, year: string | number): string => `After year ${year}, ${value} is left to pay.`,

  itemizedTitle: "Estimated savings by category",
  itemizedLargest: (category: string, value: Shown): string =>
    `The largest category in the first year is ${category} with ${value}.`,
  itemizedCount: (count: number, years: string): string =>
    `The chart shows ${count} ${count === 1 ? "category" : "categories"} over ${years}.`,

  cashFlowTitle: "Cash flow",
  net: "Net of the year",
  cumulative: "Cumulative net",
  cashFlowEnd: (value: Shown, year: string | number): string => `Cumulative net savings are ${value} in year ${year}.`,
  cashFlowNegative: (years: string): string => `Net savings are negative in ${years}.`,
  cashFlowNeverNegative: "Net savings are never negative.",

  ghgTitle: "Greenhouse gas savings by scope",
  ghgUnit: "kg CO2e a year",
  scope1: "Scope 1, fuel burned on site",
  scope2: "Scope 2, purchased energy",
  ghgLargest: (measure: string, scope: string, value: Shown): string =>
    `The largest value is ${value} for ${measure} in ${scope}.`,
  ghgTotals: (scope1: Shown, scope2: Shown): string => `All measures: ${scope1} in scope 1 and ${scope2} in scope 2.`,

  measuresTitle: "Measure prices against savings",
  price: "Implementation price",
  annualSavings: "Annual cost savings",
  measuresUnit: "x: price ($), y: annual savings ($/yr)",
  measuresSummary: (count: number): string => `${count} ${count === 1 ? "measure" : "measures"}.`,
  measureMost: (name: string, price: Shown, savings: Shown): string =>
    `The most expensive measure is ${name}: ${price}, with savings of ${savings} a year.`,
  measureBest: (name: string, savings: Shown): string => `${name} saves the most: ${savings} a year.`,
  measure: "Measure",

  tornadoTitle: (figure: string): string =>
    `Effect of each input on ${figure.slice(0, 1).toLowerCase()}${figure.slice(1)}`,
  input: "Input",
  atLow: "With the lowest value",
  atHigh: "With the highest value",
  tornadoSummary: (input: string, low: Shown, high: Shown): string =>
    `${input} has the largest effect. With its lowest value, the result is ${low}. With its highest value, the result is ${high}.`,
  tornadoBase: (value: Shown): string => `The middle line is the current value, ${value}.`,
} as const;
