import type { Issue } from "@epb/engine";
import type { ManagedUser, NewUser } from "../schemas/managed-users.js";
import type { ProjectJson, ProjectState } from "../schemas/projects.js";
import type { Table } from "../schemas/reports.js";

// Values that examples of several files have.

export const PROJECT_ID = "7b1f6f0e-53a5-4b6a-9d5b-0c7a2f1f3c11";
export const USER_ID = "0d9f4a3c-6b1e-4c58-9a7d-2f3b8e5c1a60";
export const OTHER_ID = "c3f5a7d2-1e84-4b9f-8a6c-5d7e9f0b2a13";
export const INSTANT = "2026-11-21T17:03:05.411Z";

export const PERSON: Omit<NewUser, "userGroupId" | "projectTypes"> = {
  email: "ada@bright.example.org",
  firstName: "Ada",
  lastName: "Lovelace",
  title: "Project developer",
  organization: "Bright Energy",
  phone: "303-555-0100",
};

export const PLACE: Pick<ManagedUser, "region" | "city" | "country"> = { region: "CO", city: "Golden", country: "US" };

export const PROJECT_RECORD: ProjectJson = {
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
};

export const ISSUE: Issue = {
  code: "EPB-AMO-002",
  name: "amortization/interest-rate-missing",
  section: 6,
  severity: "error",
  message: "Missing Project Interest Rate",
  advice: "Enter the index rate or the added premium under Financing.",
  at: "financing.indexRate",
  url: "https://unpkg.com/@epb/cli/dist/docs/issues/EPB-AMO-002.md",
};

export const PROJECT_STATE: ProjectState = {
  id: PROJECT_ID,
  name: "Town hall",
  displayId: 12,
  status: "Pending",
  approval: 1,
  stage: "inEntry",
  hasBeenApproved: false,
  revision: 3,
  needsRecalculation: false,
  errors: 0,
  warnings: 1,
  userRole: 2,
  allowedActions: ["view", "edit", "submit", "keepRecords"],
  nextStep: { action: "submit", text: "No errors: submit the project to the customer." },
};

export const TABLE: Table = {
  id: "loan",
  title: "Loan by year",
  keyColumns: 1,
  dollarDecimals: 2,
  columns: [
    { name: "year", label: "Year", quantity: "count" },
    { name: "principal", label: "Principal", quantity: "dollars", unit: "$", decimals: 2 },
    { name: "interest", label: "Interest", quantity: "dollars", unit: "$", decimals: 2 },
  ],
  rows: [
    [1, "441266", "151660"],
    [2, "450043", null],
  ],
  totals: [null, "891309", "151660"],
};

/** Path of a figure. */
export const INTEREST = "projectSummary.financialSummary.totalInterest";
