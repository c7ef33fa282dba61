import { UserGroup } from "@epb/contract";
import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { nextStep } from "./present-project-state.js";
import type { ProjectEntry } from "./project-entries.js";

const ESCO = { group: UserGroup.Esco, role: ProjectAccessRole.ProjectBuilder };
const CUSTOMER = { group: UserGroup.Customer, role: ProjectAccessRole.ProjectInitiator };
const VIEWER = { group: UserGroup.ProjectViewer, role: ProjectAccessRole.ProjectViewer };

function stepOf(
  who: { group: UserGroup; role: ProjectAccessRole },
  approval: ApprovalStatus,
  errors = 0,
  returnReason?: string,
  missingCustomer?: string,
  parties: Partial<Pick<ProjectEntry, "members" | "invitations">> = {},
) {
  const entry = {
    calculation: { errors },
    returnReason,
    members: [],
    invitations: [],
    ...parties,
  } as unknown as ProjectEntry;
  return nextStep(entry, { ...who, approval }, missingCustomer);
}

describe("the next step of a project", () => {
  test("during data entry is to fix errors, then to submit", () => {
    expect(stepOf(ESCO, ApprovalStatus.Pending, 2)).toEqual({
      action: "edit",
      text: "Fix 2 errors.",
    });
    expect(stepOf(ESCO, ApprovalStatus.Pending)).toMatchObject({ action: "submit" });
    expect(stepOf(CUSTOMER, ApprovalStatus.Pending, 8)).toEqual({
      text: "The ESCO enters the data and submits the project.",
    });
  });

  test("waits for an invited ESCO, until somebody of the ESCO has a role", () => {
    const invitations = [{ email: "esco@bright.example.org", roleId: ProjectAccessRole.ProjectBuilder }];
    const textFor = (parties: object) =>
      stepOf(CUSTOMER, ApprovalStatus.Pending, 8, undefined, undefined, parties).text;
    expect(textFor({ invitations })).toBe(
      "esco@bright.example.org must accept the invitation, and then enters the data and submits the project.",
    );
    const members = [{ userId: "1", roleId: ProjectAccessRole.ProjectBuilder, status: ApprovalStatus.Approved }];
    expect(textFor({ invitations, members })).toBe("The ESCO enters the data and submits the project.");
  });

  test("after a return says that the customer returned it", () => {
    expect(stepOf(ESCO, ApprovalStatus.Pending, 0, "Please look again").text).toMatch(/^The customer returned/);
  });

  test("is to give a customer access where nobody could approve the project", () => {
    const owner = { ...ESCO, role: ProjectAccessRole.ProjectInitiatorAndBuilder };
    const missing = "No customer can approve this project yet.";
    const step = (who: Parameters<typeof stepOf>[0], errors: number, returned?: string) =>
      stepOf(who, ApprovalStatus.Pending, errors, returned, missing);
    expect(step(owner, 0)).toEqual({ action: "manageAccess", text: missing });
    expect(step(owner, 0, "No").text).toBe(`The customer returned the project. ${missing}`);
    expect(step(ESCO, 0)).toEqual({ text: missing });
    expect(step(owner, 1)).toEqual({ action: "edit", text: `Fix 1 error. ${missing}` });
  });

  test("after the submission is the customer's", () => {
    expect(stepOf(CUSTOMER, ApprovalStatus.PreApproval)).toMatchObject({ action: "approve" });
    expect(stepOf(ESCO, ApprovalStatus.PreApproval)).toEqual({
      text: "Waiting for the customer to approve or return the project.",
    });
  });

  test("is nothing for who only reads", () => {
    for (const approval of Object.values(ApprovalStatus)) {
      expect(stepOf(VIEWER, approval, 1)).not.toHaveProperty("action");
    }
  });

  test("after the approval is to reopen it, for who may approve", () => {
    expect(stepOf(CUSTOMER, ApprovalStatus.Approved)).toMatchObject({ action: "reopen" });
  });
});
