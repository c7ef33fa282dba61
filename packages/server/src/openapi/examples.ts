/** What a call may look like. */
export interface CallExample {
  readonly body?: unknown;
  readonly reply?: unknown;
}

const ID = "7b1f6f0e-53a5-4b6a-9d5b-0c7a2f1f3c11";

const FORM = {
  organization: "Bright Energy",
  website: "https://bright.example.org",
  contactName: "Ada Lovelace",
  contactEmail: "ada@bright.example.org",
  contactPhone: "303-555-0100",
  statement: "We have built forty projects in nine states.",
  projectIds: [ID],
} as const;

const TRAINING_DATE = {
  trainingType: 1,
  startTime: "2027-01-12T17:00:00Z",
  endTime: "2027-01-12T18:00:00Z",
  url: "https://training.example.org/introduction",
  content: "From the first measure to the first schedule.",
} as const;

/** Examples by the name of the call. A test holds them to the schemas. */
export const EXAMPLES: Readonly<Record<string, CallExample>> = {
  login: { body: { email: "ada@example.org", password: "correct horse battery" } },
  requestPasswordReset: { body: { accountEmail: "ada@example.org" }, reply: { success: true } },
  selectView: { body: { viewSelection: "ePX" } },
  listTrainingDates: { reply: { _items: [{ id: ID, ...TRAINING_DATE }] } },
  createTrainingDate: { body: TRAINING_DATE, reply: { id: ID, ...TRAINING_DATE } },
  glossary: {
    reply: { items: [{ term: "Project Viewer", definition: "A user who can read a project but not change it." }] },
  },
  writeAppLog: { body: { logLevel: "warn", message: "The connection was lost and found again." } },
  writeErrorLog: {
    body: {
      name: "TypeError",
      appId: "epb",
      user: "ada@example.org",
      time: 1_795_262_400_000,
      id: "k3j9",
      url: "/portfolio/list",
      status: null,
      message: "x is undefined",
    },
  },
  createQualifiedListApplication: { body: { form: FORM } },
  createAccreditationApplication: { body: { form: FORM } },
  decideQualifiedListApplication: {
    body: { decision: "accepted", text: "Welcome to the Qualified List of ESCOs." },
  },
};
