import { type CallExamples, INSTANT, OTHER_ID, PROJECT_ID, USER_ID } from "./call-example.js";

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

const RECORD = {
  id: PROJECT_ID,
  displayId: 12,
  name: "Town hall",
  status: "Pending",
  calculationType: 1,
  version: "3.0.0",
  createdDate: INSTANT,
  modifiedDate: INSTANT,
  projectType: 1,
  isCts: false,
} as const;

const DATA = {
  location: { city: "Harlan", state: "KY", zip: "40831" },
  characteristics: { marketSegmentId: 2 },
  financing: { indexRate: "0.0425", awardDate: "2026-03-02" },
} as const;

/** An issue of a calculation. */
export const ISSUE = {
  code: "EPB-AMO-002",
  name: "amortization/interest-rate-missing",
  section: 6,
  severity: "error",
  message: "Missing Project Interest Rate",
  advice: "Enter the index rate or the added premium under Financing.",
  at: "financing.indexRate",
  url: "docs/issues/EPB-AMO-002.md",
} as const;

const STATE = {
  id: PROJECT_ID,
  status: "Pending",
  approval: 1,
  hasBeenApproved: false,
  revision: 3,
  needsRecalculation: false,
  errors: 0,
  warnings: 1,
  userRole: 2,
  allowedActions: ["view", "edit", "submit", "keepRecords"],
  nextStep: { action: "submit", text: "Complete the data, then submit the project to the customer." },
} as const;

const SUBMITTED = {
  ...STATE,
  approval: 2,
  allowedActions: ["view", "keepRecords"],
  nextStep: { text: "The project waits for the customer, who approves or returns it." },
} as const;

const APPROVED = {
  ...STATE,
  status: "Approved",
  approval: 3,
  hasBeenApproved: true,
  userRole: 1,
  allowedActions: ["view", "reopen", "manageAccess", "keepRecords", "approveMeasurement"],
  nextStep: { action: "reopen", text: "The project is approved. Reopen it if its data have to change." },
} as const;

const ACCESS = {
  members: [
    {
      userId: USER_ID,
      email: "ada@bright.example.org",
      firstName: "Ada",
      lastName: "Lovelace",
      organization: "Bright Energy",
      roleId: 2,
      status: 3,
    },
  ],
  invitations: [{ id: OTHER_ID, email: "lee@harlan.example.org", roleId: 3, invitedAt: INSTANT }],
} as const;

const INVITATIONS = [{ id: OTHER_ID, projectName: "Town hall", roleId: 2, invitedAt: INSTANT }] as const;

/** Projects from their creation to their approval. */
export const PROJECT_EXAMPLES: CallExamples = {
  listProjects: { reply: [ROW] },
  createProject: {
    body: {
      _name: "Town hall",
      _marketSegmentId: 2,
      _stateLocalSubmarket: 3,
      _ESPCCampaignParticipant: 2,
      _zip: "40831",
      _email: "ada@bright.example.org",
      _type: 1,
    },
    reply: { id: PROJECT_ID, record: RECORD, revision: 1, issues: [ISSUE] },
  },
  projectNameExists: { reply: { exists: false } },
  getProject: { reply: { record: RECORD, data: DATA } },
  saveProject: {
    body: { id: PROJECT_ID, revision: 3, data: { changed: { financing: { ...DATA.financing, indexRate: "0.0450" } } } },
    reply: { record: RECORD, data: { ...DATA, financing: { ...DATA.financing, indexRate: "0.045" } } },
  },
  uploadProject: {
    reply: {
      id: PROJECT_ID,
      record: RECORD,
      revision: 4,
      issues: [],
      findings: [
        {
          code: "EPB-CELL-002",
          name: "cell/not-a-number",
          severity: "error",
          place: { sheet: "Financing", address: "C7" },
          field: "Index rate",
          message: "The cell holds text where a number belongs.",
          found: "four percent",
          expected: "a rate, such as 4.25 %",
          advice: "Enter the rate as a number.",
          url: "docs/issues/EPB-CELL-002.md",
        },
      ],
    },
  },
  getProjectState: { reply: STATE },
  submitProject: { reply: SUBMITTED },
  returnProject: {
    body: { reason: "Please add the escalation of natural gas." },
    reply: { ...STATE, userRole: 1, returnReason: "Please add the escalation of natural gas." },
  },
  approveProject: { reply: APPROVED },
  reopenProject: { reply: { ...STATE, hasBeenApproved: true } },
  getProjectAccess: { reply: ACCESS },
  grantProjectAccess: { body: { email: "lee@harlan.example.org", roleId: 3 }, reply: ACCESS },
  removeProjectAccess: { reply: { ...ACCESS, invitations: [] } },
  listInvitations: { reply: INVITATIONS },
  acceptInvitation: { reply: [] },
};
