/** Titles of the data entry sections. */
export const SECTION_TITLES = {
  project: "Project information",
  contacts: "Contacts",
  measures: "Measures and prices",
  otherMeasures: "Other measures",
  pricing: "Implementation price",
  savings: "First-year savings",
  baseline: "Baseline energy",
  escalation: "Escalation rates",
  financing: "Financing",
  guaranteeAndFinancing: "Guarantee and financing",
  expenses: "Annual expenses",
  measurement: "Measurement and verification",
  guaranteeAndPayments: "Guarantee and payments",
  cashFlow: "Cash flow",
  cancellation: "Cancellation ceiling",
  esa: "Energy sales agreement",
  energy: "Energy, audit and site",
  ghg: "Greenhouse gas",
  accreditation: "Accreditation",
  savingsByYear: "Savings by year",
  loan: "Loan",
} as const;

/** Forms of figures that are supplied, for which the template has no cells. */
export const SUPPLIED_HEADINGS = {
  term: "Term and repayment",
  price: "Price and capitalization",
  financialSummary: "Financial summary",
  ghg: "Savings a year, as supplied",
} as const;

/** The suggestion of a grid subregion by ZIP code. */
export const SUBREGION_TEXTS = {
  enterZipCode: "Enter the ZIP code of the project to see its grid subregion here.",
  malformed: (given: string): string => `“${given}” is not a ZIP code, so no grid subregion can be suggested.`,
  one: (zip: string, subregion: string): string => `ZIP code ${zip} is in grid subregion ${subregion}.`,
  several: (zip: string, subregions: string): string =>
    `ZIP code ${zip} is in more than one grid subregion: ${subregions}. The electric utility of the site determines the subregion.`,
  unlisted: (zip: string, states: string, subregions: string): string =>
    `EPA does not list ZIP code ${zip}. Sites in ${states} are in grid subregion ${subregions}.`,
  nowhere: (zip: string): string => `EPA does not list ZIP code ${zip}.`,
  fill: (acronym: string, count: number): string =>
    count === 1
      ? `Use ${acronym} for the measure without a subregion`
      : `Use ${acronym} for the ${count} measures without a subregion`,
  source: "Source: EPA Power Profiler.",
};
