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
    "Application.kind": "Kind of application.",
    "Application.status": "Status of the application.",
    "items.kind": "Kind of application.",
    "items.status": "Status of the application.",
    "history.status": "Status after the step.",
    "listQualifiedListApplications.status": "Only applications with this status.",
    "listAccreditationApplications.status": "Only applications with this status.",
    scope:
      "own: applications of the account. review: applications for review. Default: review, if the account can see both.",
    form: "Entries of the applicant. In a change, only the changed entries.",
    website: "Web address of the organization.",
    contactName: "Contact person for the reviewers.",
    contactTitle: "Job title.",
    contactEmail: "Email address.",
    contactPhone: "Phone number.",
    statement: "Qualifications of the organization, in its own words.",
    isCertified: "True if the applicant confirms that all entries are true and complete.",
    projectIds: "IDs of the applicant's own projects that show the work of the organization.",
    applicant: "Name of the applicant.",
    isRecertification: "True if the application renews an accepted application.",
    recertifies: "ID of the accepted application that this application renews.",
    submittedAt: "Time of the last submission, ISO 8601.",
    uploadedAt: "Time when the file was attached, ISO 8601.",
    "Application.projects": "Projects at the time of submission. Reviewers see only this data of the projects.",
    history: "Steps of the application.",
    comments: "Comments among reviewers; absent for applicants.",
    actions: "Actions that the account can take on the application now.",
    decision: "Decision of the reviewers.",
    "DecideQualifiedListApplicationBody.text": "Reason for the decision, for the applicant.",
    "DecideAccreditationApplicationBody.text": "Reason for the decision, for the applicant.",
    facilityType: "Type of the facility.",
    monitorPeriod: "Monitoring period.",
    positiveEnergy: "True if the facility produces more energy than it uses.",
    generationEquipmentType: "Equipment that generates energy.",
    commodityType: "Commodity.",
    dsmType: "Demand-side management.",
    otherIncentiveType: "Other incentives.",
    contacts: "Contact persons.",
    contactType: "1 lead engineer, 2 lead project manager, 3 customer reference.",
    "contacts.title": "Job title.",
  },
};
