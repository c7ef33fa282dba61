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
