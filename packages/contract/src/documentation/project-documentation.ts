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
} from "../calls/project-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, ISSUE, PROJECT_ID, PROJECT_RECORD } from "./example-values.js";
import { numbered } from "./numbered.js";

const NUMBERS = "Numbers with commas between them";
const SEGMENT = numbered(MARKET_SEGMENT_LABELS);
const FEDERAL = numbered(FEDERAL_CONTRACT_TYPE_LABELS);
const SUBMARKET = numbered(STATE_LOCAL_SUBMARKET_LABELS);
const UESC = numbered(UESC_CONTRACT_TYPE_LABELS);
const TYPE = numbered(PROJECT_TYPE_LABELS);
const MV_STATUS = numbered(MEASUREMENT_STATUS_LABELS);
const STATUS = "Pending until the customer has approved the project, then Approved";

const filters = (call: string): Readonly<Record<string, string>> => ({
  [`${call}.sort`]: "Column that orders the list. Without it the projects changed last come first.",
  [`${call}.direction`]: "asc, or desc for the other way round.",
  [`${call}.search`]: "Words, or parts of them, in the number, the name, the customer, the agency and the ESCO.",
  [`${call}.status`]: `${STATUS}; both with a comma between them.`,
  [`${call}.marketSegment`]: `${NUMBERS}: ${SEGMENT}.`,
  [`${call}.stateLocalSubmarket`]: `${NUMBERS}: ${SUBMARKET}.`,
  [`${call}.federalContractType`]: `${NUMBERS}: ${FEDERAL}.`,
  [`${call}.uescContractType`]: `${NUMBERS}: ${UESC}.`,
  [`${call}.projectType`]: `${NUMBERS}: ${TYPE}.`,
  [`${call}.mvStatus`]: `${NUMBERS}: ${MV_STATUS}.`,
  [`${call}.awardedFrom`]: "First day of the award, YYYY-MM-DD.",
  [`${call}.awardedTo`]: "Last day of the award, YYYY-MM-DD.",
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
  status: "Pending",
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

/** Projects, as they are listed, created, and sent back and forth. */
export const PROJECT_DOCUMENTATION: Documentation = {
  examples: [
    example(LIST_PROJECTS, { reply: [ROW] }),
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
    ...filters("listProjects"),
    ...filters("exportProjectList"),
    projectId: "Id of the project.",
    displayId: "Number of the project, for people.",
    customerOrganization: "Organization of the customer contact.",
    agencyName: "Agency.",
    modifiedDate: "When it was changed last, an ISO 8601 instant.",
    createdDate: "When it was made, an ISO 8601 instant.",
    marketSegment: "Market segment.",
    "marketSegment.id": `Number: ${SEGMENT}.`,
    "marketSegment.name": "Its name.",
    federalContractType: `Federal contract type: ${FEDERAL}.`,
    stateLocalSubmarket: `State/local submarket: ${SUBMARKET}.`,
    uescContractType: `UESC contract type: ${UESC}.`,
    mvVersion: "Version of the M&V report: 1 is 1.99, 36 is 4.2.10.",
    awardDate: "Day of the award, YYYY-MM-DD.",
    escoName: "Institution of the ESCO contact.",
    totalImplementationPrice: "Total implementation price, $.",
    totalGuaranteedCostSavings: "Guaranteed cost savings over the performance period, $.",
    totalEstimatedCostSavings: "Estimated cost savings over the performance period, $.",
    status: `${STATUS}.`,
    version: "Version of the data model: 1.99, 3.0.0 (ePB) or 1.0.0 (ePX).",
    mvStatus: `Measurement and verification: ${MV_STATUS}.`,
    loanStartDate: "First day of the loan, YYYY-MM-DD.",
    userRole: `One's own role: ${numbered(PROJECT_ACCESS_ROLE_LABELS)}. Absent for administrators without one.`,
    projectInitiatorOrganization: "Organization of the project initiator.",
    escoOrganization: "Organization of the project builder.",
    isCts: "Whether it is a federal project with a federal contract type.",
    unknownInputs:
      "Paths of inputs that were in an uploaded workbook and could not be read. Figures that depend on these inputs are withheld. A save that enters an input removes its path.",
    hasBeenApproved: "Whether the customer has approved it once, also where it was reopened since.",
    projectType: `Edition: ${TYPE}.`,
    withheld:
      "Totals that are withheld, and inputs of the project that cannot be used. Absent where no figure is withheld.",
    "withheld.figures": "Names of the totals that are withheld.",
    "withheld.inputs": "The first five of the inputs.",
    "withheld.inputCount": "Number of all inputs that cannot be used.",
    _name: "Name of the project. No other project has it, without regard to case and spaces around it.",
    _projectBuilderId: "The same as _email.",
    _marketSegmentId: `Market segment: ${SEGMENT}.`,
    _zip: "Five digits, and four more after a dash if one likes.",
    _email: "E-mail address of the project builder, who is told that the project is ready for data entry.",
    _customerEmail:
      "E-mail address of the customer, who gets the role Project initiator, or is invited to it, and is told. Absent where the customer starts the project, or gets access later: until then the project cannot be submitted.",
    _federalContractType: `For the federal segment: ${FEDERAL}.`,
    _stateLocalSubmarket: `For the state/local segment: ${SUBMARKET}.`,
    _uescContractType: `For the federal segment with a UESC: ${UESC}.`,
    _createdSource: "Which screen it comes from.",
    _version: "Version of the data model; that of the type without it.",
    _type: "1 ePB, 2 ePX.",
    _ESPCCampaignParticipant: `For state/local government, healthcare, schools and universities: ${numbered(YES_NO_LABELS)}.`,
    removed: "Parts that the project no longer has.",
    record: "What it is called and where it stands.",
    data: "What people enter.",
    calculatedValues:
      "What the engine calculates. Of an Override project, what is supplied; else they may be left out.",
    mv: "Measurement and verification.",
    files: "Its files.",
    children: "What hangs on it: files, accreditation, whether it has been approved.",
    accreditation: "What accreditation reviewers look at.",
    issues: "What the calculation met.",
    upgrade: "Upgrade of a project that was sent in an older version; absent for the present version.",
    "upgrade.from": "Version that was sent.",
    "upgrade.to": "Version that is stored.",
    "upgrade.filledIn": "What the project left out and the upgrade filled in.",
    section:
      "Which calculation: 1 itemized savings, 2 ECM, 3 implementation pricing, 4 performance period, 5 capitalization, 6 amortization, 7 cost savings, 8 performance period ESA, 9 financial summary.",
    severity: "Errors leave figures out; warnings are to be looked at.",
    "figures.before": "As stored before; absent where the figure is not known.",
    "figures.after": "As stored after the upload; absent where the figure is not known.",
  },
};
