const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Revisions of a project. */
export const HISTORY_TEXTS = {
  lead: "Who changed what and when, the latest first.",
  caption: "Revisions of the project",
  revision: "Revision",
  at: "When",
  by: "Who",
  /** Who calculates anew when the engine is a newer one. */
  server: "The server",
  sections: "What",
  engine: (from: string, to: string): string => `Calculated with version ${to} of the engine, before with ${from}`,
  compare: "Changes",
  showChanges: (revision: number): string => `Why did it change in revision ${revision}?`,
  whatChanged: "Why did it change?",
  first: "First revision",
  none: "Nothing has been changed yet",
  compareTitle: "Why did it change?",
  compareLead:
    "Choose two revisions: every change of an input is told with its part in the change of the figures, and what a newer engine made of the same inputs.",
  from: "From revision",
  to: "To revision",
  compareButton: "Compare",
  orderWrong: (latest: number): string => `Choose two revisions between 1 and ${latest}, the earlier one first.`,
  onlyOne: "There is one revision so far. After the next change you can compare it with this one here.",
} as const;

/** An earlier revision, restored. */
export const RESTORE_TEXTS = {
  column: "Restore",
  open: "Restore",
  openLabel: (revision: number): string => `Restore revision ${revision}`,
  notRestorable: "Not possible",
  notRestorableNote:
    "Revisions marked “Not possible” cannot be restored, because an earlier version of this program wrote them without the calculation type and the unreadable inputs. Compare such a revision with the present one, and enter what you need.",
  title: (revision: number): string => `Restore revision ${revision}?`,
  text: (revision: number): string =>
    `The project gets the inputs of revision ${revision} again, as a new revision. The revisions in between stay in the history. Name, status, notes, files, and M&V years do not change.`,
  reason: "Reason",
  reasonHint: "The history shows the reason.",
  button: "Restore",
  done: (revision: number): string => `Revision ${revision} has been restored.`,
  restored: (revision: number, reason: string): string => `Restored revision ${revision}: ${reason}`,
} as const;

/** Why figures are not the same in two revisions. */
export const ATTRIBUTION_TEXTS = {
  title: (from: number, to: number): string => `From revision ${from} to revision ${to}`,
  inputs: "What was entered differently",
  input: "Input",
  before: "Before",
  after: "After",
  moreInputs: (number: number): string => `Show ${number} more`,
  noInputs: "No input that figures rest on has changed.",
  engine: (revision: number, from: string, to: string): string =>
    `From revision ${revision} on, version ${to} of the engine calculates the project, and no longer version ${from}.`,
  engineFigures: (figures: number): string =>
    `With the same inputs ${count(figures, "figure", "figures")} came out otherwise.`,
  engineNoFigures: "With the same inputs every figure came out as before.",
  engineCaption: (version: string): string => `What version ${version} of the engine made otherwise`,
  moreFigures: (figures: number): string => `${count(figures, "more figure is", "more figures are")} not the same.`,
  withInputs:
    "Inputs changed with the same revision. Here the present engine calculates before and after, so that what follows is due to them alone.",
  figures: "What it did to the figures",
  figure: "Figure",
  difference: "Difference",
  parts: "Of it, by change",
  together: "together",
  noFigures: "No figure has changed.",
  approved: (version: string, figures: number): string =>
    `Approved with version ${version} of the engine: ${count(figures, "figure holds", "figures hold")} as approved, though this version would calculate otherwise.`,
} as const;

/** Parts of a project, as its history names them. */
export const SECTION_NAMES: Readonly<Record<string, string>> = {
  record: "Status and name",
  children: "Approved figures",
  location: "Location",
  identification: "Identification",
  characteristics: "Characteristics",
  contacts: "Contacts",
  financing: "Financing",
  capitalization: "Capitalization",
  other: "Guarantee",
  escalationRates: "Escalation rates",
  otherSavingsType: "Other savings types",
  otherPPExpenseType1: "Other expense type 1",
  otherPPExpenseType2: "Other expense type 2",
  implementationCostSavings: "Implementation period savings",
  implementationPricing: "Implementation pricing",
  implementationESAPayments: "Energy services agreement",
  performancePeriod: "Performance period",
  performancePeriodESAPayments: "Agreement by year",
  cancellationCeiling: "Cancellation ceiling",
  gridSubregions: "Grid subregions",
  emissionFactors: "Emission factors",
  fuelTypes: "Fuel types",
  express: "ePX data",
  ecms: "Measures",
  accreditation: "Accreditation",
  calculatedValues: "Supplied figures",
  mv: "Measurement and verification",
  files: "Files",
  notes: "Notes",
};
