import { type CallExamples, INSTANT, OTHER_ID, PROJECT_ID } from "./call-example.js";

const FORM = {
  organization: "Bright Energy",
  website: "https://bright.example.org",
  contactName: "Ada Lovelace",
  contactTitle: "Project developer",
  contactEmail: "ada@bright.example.org",
  contactPhone: "303-555-0100",
  statement: "We have built forty projects in nine states.",
  isCertified: false,
  projectIds: [PROJECT_ID],
} as const;

const FILE = { id: OTHER_ID, fileName: "References.pdf", size: 204_800, uploadedAt: INSTANT } as const;

type Kind = "qualifiedList" | "accreditation";

/** The calls of one kind; both have the same, and one of them can be renewed. */
function examplesOf(kind: Kind, name: string): CallExamples {
  const item = {
    id: OTHER_ID,
    kind,
    status: "draft",
    organization: "Bright Energy",
    applicant: "Ada Lovelace",
    isRecertification: false,
    modifiedAt: INSTANT,
  } as const;
  const application = {
    ...item,
    revision: 1,
    form: FORM,
    files: [FILE],
    projects: [],
    history: [{ at: INSTANT, status: "draft", by: "Ada Lovelace" }],
    createdAt: INSTANT,
    actions: ["view", "edit", "remove", "submit", "withdraw"],
  } as const;
  const reply = application;
  const at = (status: string, actions: readonly string[]) => ({
    ...application,
    status,
    actions,
    submittedAt: INSTANT,
  });
  const reviewed = ["view", "comment", "return", "decide"];
  return {
    [`list${name}Applications`]: { reply: { items: [item] } },
    [`create${name}Application`]: { body: { form: { organization: "Bright Energy" } }, reply },
    [`get${name}Application`]: { reply },
    [`save${name}Application`]: { body: { form: { statement: FORM.statement }, revision: 1 }, reply },
    [`add${name}ApplicationFile`]: { reply: FILE },
    [`submit${name}Application`]: { reply: at("submitted", ["view", "withdraw"]) },
    [`withdraw${name}Application`]: { reply: at("withdrawn", ["view"]) },
    [`commentOn${name}Application`]: {
      body: { text: "Good references." },
      reply: {
        ...at("submitted", reviewed),
        comments: [{ at: INSTANT, by: "Quentin Moss", text: "Good references." }],
      },
    },
    [`return${name}Application`]: { body: { note: "Please add a reference." }, reply },
    [`decide${name}Application`]: {
      body: { decision: "accepted", text: "Welcome." },
      reply: { ...at("accepted", ["view", "comment"]), comments: [] },
    },
    ...(kind === "qualifiedList" && {
      [`recertify${name}Application`]: { reply: { ...application, isRecertification: true, recertifies: PROJECT_ID } },
    }),
  };
}

export const APPLICATION_EXAMPLES: CallExamples = {
  ...examplesOf("qualifiedList", "QualifiedList"),
  ...examplesOf("accreditation", "Accreditation"),
};
