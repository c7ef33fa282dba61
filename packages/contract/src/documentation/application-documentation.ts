import type { ApplicationKind } from "../applications/application-kind.js";
import type { ApplicationAction, ApplicationStatus } from "../applications/application-permissions.js";
import { APPLICATION_CALLS } from "../calls/application-calls.js";
import { type CallExample, type Documentation, example } from "./call-documentation.js";
import { INSTANT, OTHER_ID, PROJECT_ID } from "./example-values.js";

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

/** The calls of one kind; both have the same, and one of them can be renewed. */
function examplesOf(kind: ApplicationKind): readonly CallExample[] {
  const calls = APPLICATION_CALLS[kind];
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
  const at = (status: ApplicationStatus, actions: readonly ApplicationAction[]) => ({
    ...application,
    status,
    actions,
    submittedAt: INSTANT,
  });
  const reviewed = ["view", "comment", "return", "decide"] as const;
  return [
    example(calls.list, { reply: { items: [item] } }),
    example(calls.create, {
      body: { form: { organization: "Bright Energy" } },
      reply,
      replyName: "Application",
    }),
    example(calls.get, { reply }),
    example(calls.save, { body: { form: { statement: FORM.statement }, revision: 1 }, reply }),
    example(calls.addFile, { reply: FILE, replyName: "ApplicationFile" }),
    example(calls.submit, { reply: at("submitted", ["view", "withdraw"]) }),
    example(calls.withdraw, { reply: at("withdrawn", ["view"]) }),
    example(calls.comment, {
      body: { text: "Good references." },
      reply: {
        ...at("submitted", reviewed),
        comments: [{ at: INSTANT, by: "Quentin Moss", text: "Good references." }],
      },
    }),
    example(calls.return, { body: { note: "Add a reference." }, reply }),
    example(calls.decide, {
      body: { decision: "accepted", text: "Welcome." },
      reply: { ...at("accepted", ["view", "comment"]), comments: [] },
    }),
    ...(calls.recertify === undefined
      ? []
      : [example(calls.recertify, { reply: { ...application, isRecertification: true, recertifies: PROJECT_ID } })]),
  ];
}

/** Applications for the qualified list and the accreditation. */
export const APPLICATION_DOCUMENTATION: Documentation = {
  examples: [...examplesOf("qualifiedList"), ...examplesOf("accreditation")],
  words: {
    "Application.kind": "What it is for.",
    "Application.status": "Where it stands.",
    "items.kind": "What it is for.",
    "items.status": "Where it stands.",
    "history.status": "Where it stood from then on.",
    "listQualifiedListApplications.status": "Only those that stand there.",
    "listAccreditationApplications.status": "Only those that stand there.",
    scope: "own, or those for review; who may see both gets those for review without it.",
    form: "What the applicant enters. In a change, only what changed.",
    website: "Web address of the organization.",
    contactName: "Whom the reviewers can ask.",
    contactTitle: "Job title.",
    contactEmail: "E-mail address.",
    contactPhone: "Phone number.",
    statement: "Qualifications of the organization, in its own words.",
    isCertified: "Whether the applicant confirms that all of it is true and complete.",
    projectIds: "Projects that show what the organization does: the applicant's own.",
    applicant: "Name of who applies.",
    isRecertification: "Whether it renews one that was accepted.",
    recertifies: "Id of the accepted application that it renews.",
    submittedAt: "When it was submitted, an ISO 8601 instant.",
    uploadedAt: "When it was attached, an ISO 8601 instant.",
    "Application.projects": "The projects as they were when it was submitted, and all that reviewers see of them.",
    history: "Its steps.",
    comments: "Among reviewers; absent for applicants.",
    actions: "What one may do with it now.",
    decision: "What the reviewers decided.",
    "DecideQualifiedListApplicationBody.text": "Why, for the applicant.",
    "DecideAccreditationApplicationBody.text": "Why, for the applicant.",
    facilityType: "Type of the facility.",
    monitorPeriod: "For how long it is monitored.",
    positiveEnergy: "Whether it gives more energy than it takes.",
    generationEquipmentType: "Equipment that generates energy.",
    commodityType: "Commodity.",
    dsmType: "Demand-side management.",
    otherIncentiveType: "Other incentives.",
    contacts: "Whom to ask.",
    contactType: "1 lead engineer, 2 lead project manager, 3 customer reference.",
    "contacts.title": "Job title.",
  },
};
