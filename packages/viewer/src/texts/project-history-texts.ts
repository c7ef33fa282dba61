const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Revisions of a project. */
export const HISTORY_TEXTS = {
  lead: "Changes by date, newest first.",
  caption: "Revisions of the project",
  revision: "Revision",
  at: "When",
  by: "Who",
  /** Author of an automatic recalculation by a newer engine. */
  server: "The server",
  sections: "Changed sections",
  engine: (from: string, to: string): string => `Recalculated with calculation version ${to} (before: ${from})`,
  compare: "Changes",
  showChanges: (revision: number): string => `Why did the figures change in revision ${revision}?`,
  whatChanged: "Why did the figures change?",
  first: "First revision",
  none: "No changes yet",
  compareTitle: "Why did the figures change?",
  compareLead:
    "Compare two revisions: each changed input with its effect on the results, and the effects of a new calculation version.",
  from: "From revision",
  to: "To revision",
  compareButton: "Compare",
  orderWrong: (latest: number): string => `Choose two revisions between 1 and ${latest}, the earlier revision first.`,
  onlyOne: "This is the only revision. After the next change, you can compare revisions here.",
} as const;

/** An earlier revision, restored. */
export const RESTORE_TEXTS = {
  column: "Restore",
  open: "Restore",
  openLabel: (revision: number): string => `Restore revision ${revision}`,
  notRestorable: "Not possible",
  notRestorableNote:
    "Revisions marked “Not possible” cannot be restored, because an earlier version of this program wrote them without the calculation type and the unreadable inputs. Compare the revision with the current revision, and enter the values you need.",
  title: (revision: number): string => `Restore revision ${revision}?`,
  text: (revision: number): string =>
    `This creates a new revision with the inputs of revision ${revision}. Later revisions stay in the history. Name, status, notes, files, and M&V years do not change.`,
  reason: "Reason",
  reasonHint: "The history shows the reason.",
  button: "Restore",
  done: (revision: number): string => `Revision ${revision} restored.`,
  restored: (revision: number, reason: string): string => `Restored revision ${revision}: ${reason}`,
} as const;

/** Reasons for the changed figures between two revisions. */
export const ATTRIBUTION_TEXTS = {
  title: (from: number, to: number): string => `From revision ${from} to revision ${to}`,
  inputs: "Changed inputs",
  input: "Input",
  before: "Before",
  after: "After",
  moreInputs: (number: number): string => `Show ${number} more`,
  noInputs: "No changed input affects a figure.",
  engine: (revision: number, from: string, to: string): string =>
    `Since revision ${revision}, calculation version ${to} calculates the project. Before: version ${from}.`,
  engineFigures: (figures: number): string => `With the same inputs, ${count(figures, "figure", "figures")} changed.`,
  engineNoFigures: "With the same inputs, no figure changed.",
  engineCaption: (version: string): string => `Figures changed by calculation version ${version}`,
  moreFigures: (figures: number): string => `${count(figures, "more figure", "more figures")} changed.`,
  withInputs:
    "The same revision also changed inputs. The current calculation version calculates both revisions, so the effects below come only from the inputs.",
  figures: "Effect on results",
  figure: "Figure",
  difference: "Difference",
  parts: "Caused by",
  together: "combined",
  noFigures: "No figure changed.",
  approved: (version: string, figures: number): string =>
    `Approved with calculation version ${version}: ${count(figures, "approved figure applies", "approved figures apply")}, although the current version gives different results.`,
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
  implementationESAPayments: "Energy sales agreement",
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
