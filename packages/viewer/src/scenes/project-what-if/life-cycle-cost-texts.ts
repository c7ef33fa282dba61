/** Texts of the life-cycle cost of a project. */
export const LIFE_CYCLE_COST_TEXTS = {
  title: "Life-cycle cost",
  lead: "Net present value, savings-to-investment ratio, and rates of return for the customer.",
  assumptions: "Assumptions",
  rate: "Nominal discount rate, % a year",
  rateWrong: "Enter a percentage above -100, such as 3.5.",
  savings: "Savings",
  guaranteed: "Guaranteed savings",
  estimated: "Estimated savings",
  results: "Results",
  none: "The results need measures, savings, and financing. Enter this data first.",
  unreadable: "This project cannot be calculated here",
  unreadableText: "The data of the project cannot be read. Contact support.",
} as const;
