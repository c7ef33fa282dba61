/** How a value of a chart reads. */
type Shown = string;

const span = (years: readonly (string | number)[]): string => {
  const [first, last] = [years[0], years.at(-1)];
  return first === last ? `year ${first}` : `years ${first} to ${last}`;
};

/** Charts and their summaries for who does not see them. */
export const CHART_TEXTS = {
  showTable: "Show the data as a table",
  showChart: "Show the chart",
  keyboardHint: "The arrow keys read the chart value by value.",
  nothing: "There is nothing to draw yet.",
  year: "Year",
  years: span,
  dollars: "$",
  total: "Total",
  ofSeries: (series: string, value: Shown): string => `${series} ${value}`,
  fromTo: (series: string, first: Shown, firstAt: string, last: Shown, lastAt: string): string =>
    `${series}: ${first} in ${firstAt}, ${last} in ${lastAt}`,
  inYear: (year: string | number): string => `year ${year}`,

  savingsAgainstPaymentsTitle: "Guaranteed savings against payments",
  guaranteed: "Guaranteed savings",
  payments: "Payments",
  covered: "Guaranteed savings cover the payments in every year.",
  uncovered: (years: string): string => `Payments are higher than the guaranteed savings in year ${years}.`,

  loanTitle: "Loan balance",
  balance: "Balance at the end of the year",
  loanHighest: (value: Shown, year: string | number): string =>
    `Of the balances at the end of a year, that of year ${year} is the highest with ${value}.`,
  loanPaidOff: (year: string | number): string => `The loan is paid off in year ${year}.`,
  loanLeft: (value: Shown, year: string | number): string => `After year ${year}, ${value} is left to pay.`,

  itemizedTitle: "Estimated savings by category",
  itemizedLargest: (category: string, value: Shown): string =>
    `The largest category in the first year is ${category} with ${value}.`,
  itemizedCount: (count: number, years: string): string =>
    `${count} ${count === 1 ? "category" : "categories"} over ${years}.`,

  cashFlowTitle: "Cash flow",
  net: "Net of the year",
  cumulative: "Cumulative net",
  cashFlowEnd: (value: Shown, year: string | number): string => `Added up, the customer has ${value} by year ${year}.`,
  cashFlowNegative: (years: string): string => `The net is below zero in year ${years}.`,
  cashFlowNeverNegative: "The net is never below zero.",

  ghgTitle: "Greenhouse gas saved by scope",
  ghgUnit: "kg CO2e a year",
  scope1: "Scope 1, fuel burned on site",
  scope2: "Scope 2, purchased energy",
  ghgLargest: (measure: string, scope: string, value: Shown): string =>
    `The most in one scope is saved by ${measure}: ${value} in ${scope}.`,
  ghgTotals: (scope1: Shown, scope2: Shown): string =>
    `All measures together: ${scope1} in scope 1 and ${scope2} in scope 2.`,

  measuresTitle: "Measure prices against savings",
  price: "Implementation price",
  annualSavings: "Annual cost savings",
  measuresUnit: "$ across, $ a year upwards",
  measuresSummary: (count: number): string => `${count} ${count === 1 ? "measure" : "measures"}.`,
  measureMost: (name: string, price: Shown, savings: Shown): string =>
    `The most expensive is ${name} with a price of ${price} and savings of ${savings} a year.`,
  measureBest: (name: string, savings: Shown): string => `The most is saved by ${name}: ${savings} a year.`,
  measure: "Measure",

  tornadoTitle: (figure: string): string => `What moves ${figure.slice(0, 1).toLowerCase()}${figure.slice(1)} most`,
  input: "Input",
  atLow: "At the low end",
  atHigh: "At the high end",
  tornadoSummary: (input: string, low: Shown, high: Shown): string =>
    `The widest is ${input}: ${low} at its low end and ${high} at its high end.`,
  tornadoBase: (value: Shown): string => `The middle line is the value as it stands, ${value}.`,
} as const;
