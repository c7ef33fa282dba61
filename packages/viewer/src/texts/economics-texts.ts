/** Texts for the value of a project to its customer. */
export const ECONOMICS_TEXTS = {
  worth: "Customer value",
  contract: "Financed contract",
  purchase: "Direct purchase",
  assumptions: (rate: string, years: number, isGuaranteed: boolean): string =>
    `This calculation discounts the ${isGuaranteed ? "guaranteed" : "estimated"} savings of ${years} years at ${rate} a year, and treats the savings of a year as received at the end of the year.`,
  federalRate: (releaseYear: number): string => `The rate is the nominal federal rate of ${releaseYear} (FEMP).`,
  otherAssumptions: "To use other assumptions, run epb economics on the command line.",
  labels: {
    presentValueOfSavings: "Present value of savings",
    presentValueOfInvestment: "Present value of investment",
    netSavings: "Net savings (net present value)",
    savingsToInvestmentRatio: "Savings-to-investment ratio",
    adjustedRate: "Adjusted internal rate of return",
    rate: "Internal rate of return",
    simplePayback: "Undiscounted payback",
    discountedPayback: "Discounted payback",
  },
  or: " or ",
  never: "not within the study period",
  nothingToPayBack: "nothing to pay back",
  years: (years: string): string => `${years} years`,
  notForGood: ", but not at the end of the study period",
} as const;
