/** A chart of the schedules of a project. */
export type ScheduleChartName =
  | "savingsAgainstPayments"
  | "loanBalance"
  | "itemizedSavings"
  | "cashFlow"
  | "greenhouseGas"
  | "measures";

/** The figures that each chart draws: beginnings of their paths, with the keys of their items left out. */
const CHART_FIGURES: Readonly<Record<ScheduleChartName, readonly string[]>> = {
  savingsAgainstPayments: [
    "costSavings.years[].guaranteedSavings",
    "costSavings.years[].payment",
    "express.years[].guaranteedSavings",
    "express.years[].debtService",
  ],
  loanBalance: ["amortization.detail[].endingBalance"],
  itemizedSavings: ["itemizedSavings.years[].categories[]"],
  // The cash flow is not calculated while any figure of these sections is withheld.
  cashFlow: ["costSavings.", "itemizedSavings.", "performancePeriod.", "projectSummary.", "express.years[]"],
  greenhouseGas: ["ecm.measures[].ghg.annualScope", "ecm.totals.ghg.annualScope"],
  measures: ["ecm.measures[].implementationPrice", "ecm.measures[].estAnnualCostSavings"],
};

/** True if a withheld figure belongs to the chart. @param withheld - Paths of the withheld figures. */
export const isChartWithheld = (chart: ScheduleChartName, withheld: readonly string[]): boolean =>
  withheld.some((path) => {
    const place = path.replaceAll(/\[[^\]]*\]/g, "[]");
    return CHART_FIGURES[chart].some((beginning) => place.startsWith(beginning));
  });
