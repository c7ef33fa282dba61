import {
  FEDERAL_CONTRACT_TYPE_LABELS,
  MARKET_SEGMENT_LABELS,
  MEASUREMENT_STATUS_LABELS,
  PROJECT_ACCESS_ROLE_LABELS,
  PROJECT_TYPE_LABELS,
  STATE_LOCAL_SUBMARKET_LABELS,
  UESC_CONTRACT_TYPE_LABELS,
  YES_NO_LABELS,
} from "@epb/engine";
import {
  CREATE_PROJECT,
  GET_PROJECT,
  LIST_PROJECTS,
  PROJECT_NAME_EXISTS,
  SAVE_PROJECT,
  SUMMARIZE_PROJECT_LIST,
} from "../calls/project-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, ISSUE, PROJECT_ID, PROJECT_RECORD } from "./example-values.js";
import { numbered } from "./numbered.js";

const NUMBERS = "Numbers, separated by commas";
const SEGMENT = numbered(MARKET_SEGMENT_LABELS);
const FEDERAL = numbered(FEDERAL_CONTRACT_TYPE_LABELS);
const SUBMARKET = numbered(STATE_LOCAL_SUBMARKET_LABELS);
const UESC = numbered(UESC_CONTRACT_TYPE_LABELS);
const TYPE = numbered(PROJECT_TYPE_LABELS);
const MV_STATUS = numbered(MEASUREMENT_STATUS_LABELS);
const STATUS = "Pending until the customer approves the project, then Approved";

const STAGE =
  "Stage: inEntry, returned (by the customer), reopened (after an approval), submitted (waits for the customer), or approved";

const order = (call: string): Readonly<Record<string, string>> => ({
  [`${call}.sort`]: "Column to sort by. Default: time of the last change, newest first.",
  [`${call}.direction`]: "Sort direction: asc (ascending) or desc (descending).",
});

const filters = (call: string): Readonly<Record<string, string>> => ({
  [`${call}.search`]:
    "Search words, or parts of words, in the number, the name, the customer, the agency, and the ESCO.",
  [`${call}.status`]: `${STATUS}. Separate both with a comma.`,
  [`${call}.stage`]: `${STAGE}. Separate several with commas.`,
  [`${call}.attention`]:
    "Reason to look at a project: waiting (for the account), errors, or paymentsAboveGuarantee. Separate several with commas: all of them must hold.",
  [`${call}.marketSegment`]: `${NUMBERS}: ${SEGMENT}.`,
  [`${call}.stateLocalSubmarket`]: `${NUMBERS}: ${SUBMARKET}.`,
  [`${call}.federalContractType`]: `${NUMBERS}: ${FEDERAL}.`,
  [`${call}.uescContractType`]: `${NUMBERS}: ${UESC}.`,
  [`${call}.projectType`]: `${NUMBERS}: ${TYPE}.`,
  [`${call}.mvStatus`]: `${NUMBERS}: ${MV_STATUS}.`,
  [`${call}.awardedFrom`]: "Earliest award date, YYYY-MM-DD.",
  [`${call}.awardedTo`]: "Latest award date, YYYY-MM-DD.",
});

const ROW = {
  id: PROJECT_ID,
  displayId: 12,
  name: "Town hall",
  customerOrganization: "Harlan County",
  modifiedDate: INSTANT,
  marketSegment: { id: 2, name: "State/Local Government" },
  stateLocalSubmarket: 3,
  awardDate: "2026-03-02",
  escoName: "Bright Energy",
  totalImplementationPrice: "2480880",
  totalGuaranteedCostSavings: "3943915",
  totalEstimatedCostSavings: "4151489.81",
  lowestCoverage: "1.04",
  status: "Pending",
  stage: "submitted",
  submittedAt: INSTANT,
  findings: { errors: 0, warnings: 2 },
  version: "3.0.0",
  mvStatus: 4,
  loanStartDate: "2027-01-02",
  userRole: 2,
  isCts: false,
  hasBeenApproved: false,
  projectType: 1,
} as const;

const DATA = {
  location: { city: "Harlan", state: "KY", zip: "40831" },
  characteristics: { marketSegmentId: 2 },
  financing: { indexRate: "0.0425", awardDate: "2026-03-02" },
} as const;

/** Projects in the forms of lists, creations, and saves. */
export const PROJECT_DOCUMENTATION: Documentation = {
  examples: [
    example(LIST_PROJECTS, { reply: [ROW] }),
    example(SUMMARIZE_PROJECT_LIST, {
      reply: {
        count: 3,
        totalImplementationPrice: { sum: "7480880", unknown: 0 },
        totalGuaranteedCostSavings: { sum: "9943915", unknown: 1 },
        ofAll: { waiting: 1, submitted: 1, returned: 0, errors: 2, paymentsAboveGuarantee: 1 },
      },
    }),
    example(CREATE_PROJECT, {
      body: {
        _name: "Town hall",
        _marketSegmentId: 2,
        _stateLocalSubmarket: 3,
        _ESPCCampaignParticipant: 2,
        _zip: "40831",
        _email: "ada@bright.example.org",
        _type: 1,
      },
      reply: { id: PROJECT_ID, record: PROJECT_RECORD, revision: 1, issues: [ISSUE] },
    }),
    example(PROJECT_NAME_EXISTS, { reply: { exists: false } }),
    example(GET_PROJECT, { reply: { record: PROJECT_RECORD, data: DATA }, replyName: "Project" }),
    example(SAVE_PROJECT, {
      body: {
        id: PROJECT_ID,
        revision: 3,
        data: { changed: { financing: { ...DATA.financing, indexRate: "0.0450" } } },
      },
      reply: { record: PROJECT_RECORD, data: { ...DATA, financing: { ...DATA.financing, indexRate: "0.045" } } },
    }),
  ],
  words: {
    ...order("listProjects"),
    ...filters("listProjects"),
    ...order("exportProjectList"),
    ...filters("exportProjectList"),
    ...filters("summarizeProjectList"),
    "SummarizeProjectListReply.count": "Number of projects in the list.",
    "totalImplementationPrice.sum": "Sum of the projects with a price, $.",
    "totalImplementationPrice.unknown": "Number of projects without a price; they are not in the sum.",
    "totalGuaranteedCostSavings.sum": "Sum of the projects with guaranteed savings, $.",
    "totalGuaranteedCostSavings.unknown": "Number of projects without guaranteed savings; they are not in the sum.",
    ofAll: "Counts of all projects that the account can see, without the filters.",
    "ofAll.waiting": "Projects that wait for the account.",
    "ofAll.submitted": "Projects in the stage submitted.",
    "ofAll.returned": "Projects in the stage returned.",
    "ofAll.errors": "Projects with errors.",
    "ofAll.paymentsAboveGuarantee": "Projects whose payments are above the guaranteed savings in a year.",
    projectId: "ID of the project.",
    displayId: "Number of the project, for people.",
    customerOrganization: "Organization of the customer contact.",
    agencyName: "Agency.",
    stage: `${STAGE}.`,
    modifiedDate: "Time of the last change, ISO 8601.",
    createdDate: "Time of creation, ISO 8601.",
    marketSegment: "Market segment.",
    "marketSegment.id": `Number: ${SEGMENT}.`,
    "marketSegment.name": "Name of the market segment.",
    federalContractType: `Federal contract type: ${FEDERAL}.`,
    stateLocalSubmarket: `State/local submarket: ${SUBMARKET}.`,
    uescContractType: `UESC contract type: ${UESC}.`,
    mvVersion: "Version of the M&V report: 1 is 1.99, 36 is 4.2.10.",
    awardDate: "Award date, YYYY-MM-DD.",
    escoName: "Institution of the ESCO contact.",
    totalImplementationPrice: "Total implementation price, $.",
    totalGuaranteedCostSavings: "Guaranteed cost savings over the performance period, $.",
    totalEstimatedCostSavings: "Estimated cost savings over the performance period, $.",
    lowestCoverage:
      "Lowest ratio of a year's guaranteed savings and payments: below 1, payments are above the guarantee. Absent if a figure of a year is not known.",
    "ListProjectsReply.findings": "Open findings of the calculation and of the uploaded workbook.",
    "ListProjectsReply.findings.errors": "Number of errors.",
    "ListProjectsReply.findings.warnings": "Number of warnings.",
    status: `${STATUS}.`,
    version: "Version of the data model: 1.99, 3.0.0 (ePB) or 1.0.0 (ePX).",
    mvStatus: `Measurement and verification: ${MV_STATUS}.`,
    loanStartDate: "First day of the loan, YYYY-MM-DD.",
    userRole: `Role of the account: ${numbered(PROJECT_ACCESS_ROLE_LABELS)}. Absent for administrators without a role.`,
    projectInitiatorOrganization: "Organization of the project initiator.",
    escoOrganization: "Organization of the project builder.",
    isCts: "True for a federal project with a federal contract type.",
    unknownInputs:
      "Paths of inputs that were in an uploaded workbook and could not be read. Figures that depend on these inputs are withheld. A save that enters an input removes its path.",
    hasBeenApproved: "True if the customer has approved the project, even if it was reopened later.",
    projectType: `Edition: ${TYPE}.`,
    withheld:
      "Withheld figures of the row, and the inputs of the project that cannot be used. Absent if no figure is withheld.",
    "withheld.figures": "Names of the withheld figures.",
    "withheld.inputs": "First five of the inputs that cannot be used.",
    "withheld.inputCount": "Number of all inputs that cannot be used.",
    _name: "Name of the project. Each name is unique; case and surrounding spaces are ignored.",
    _projectBuilderId: "Same value as _email.",
    _marketSegmentId: `Market segment: ${SEGMENT}.`,
    _zip: "Five digits, optionally followed by a dash and four digits.",
    _email: "Email address of the project builder, who gets an email that the project is ready for data entry.",
    _customerEmail:
      "Email address of the customer, who gets the role Project initiator, or an invitation to this role, and an email. Absent if the customer creates the project or gets access later; until then, the project cannot be submitted.",
    _federalContractType: `For the federal segment: ${FEDERAL}.`,
    _stateLocalSubmarket: `For the state/local segment: ${SUBMARKET}.`,
    _uescContractType: `For the federal segment with a UESC: ${UESC}.`,
    _createdSource: "Screen from which the project is created.",
    _version: "Version of the data model. Default: the version of the project type.",
    _type: "1 ePB, 2 ePX.",
    _ESPCCampaignParticipant: `For state/local government, healthcare, schools, and universities: ${numbered(YES_NO_LABELS)}.`,
    removed: "Parts to remove from the project.",
    record: "Name and status of the project.",
    data: "Inputs of the project.",
    calculatedValues:
      "Figures that the engine calculates. Supplied figures for an Override project; otherwise optional in a request.",
    mv: "Measurement and verification.",
    files: "Files of the project.",
    children: "Records of the project: files, accreditation, and past approval.",
    accreditation: "Data for accreditation reviewers.",
    issues: "Issues of the calculation.",
    upgrade: "Upgrade of a project that was sent in an older version; absent for the current version.",
    "upgrade.from": "Version of the request.",
    "upgrade.to": "Version that is stored.",
    "upgrade.filledIn": "Values that the upgrade filled in because the project lacked them.",
    section:
      "Area of the calculation: 1 itemized savings, 2 ECM, 3 implementation pricing, 4 performance period, 5 capitalization, 6 amortization, 7 cost savings, 8 performance period ESA, 9 financial summary.",
    severity: "error: figures are missing. warning: a person should review it.",
    "figures.before": "Stored value before the upload; absent if the figure is not known.",
    "figures.after": "Stored value after the upload; absent if the figure is not known.",
  },
};
