import { UserGroup } from "@epb/contract";
import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { nextStep } from "./next-step.js";
import type { ProjectEntry } from "./project-entries.js";

const ESCO = { group: UserGroup.Esco, role: ProjectAccessRole.ProjectBuilder };
const CUSTOMER = { group: UserGroup.Customer, role: ProjectAccessRole.ProjectInitiator };
const VIEWER = { group: UserGroup.ProjectViewer, role: ProjectAccessRole.ProjectViewer };

function stepOf(
  who: typeof ESCO | typeof CUSTOMER | typeof VIEWER,
  approval: ApprovalStatus,
  errors = 0,
  returnReason?: string,
) {
  const entry = { calculation: { errors }, returnReason } as unknown as ProjectEntry;
  return nextStep(entry, { ...who, approval });
}

describe("the next step of a project", () => {
  test("while data are entered is to mend errors, then to submit", () => {
    expect(stepOf(ESCO, ApprovalStatus.Pending, 2)).toEqual({
      action: "edit",
      text: "2 errors are to be mended in the data.",
    });
    expect(stepOf(ESCO, ApprovalStatus.Pending)).toMatchObject({ action: "submit" });
    expect(stepOf(CUSTOMER, ApprovalStatus.Pending)).not.toHaveProperty("action");
  });

  test("after a return says that the customer returned it", () => {
    expect(stepOf(ESCO, ApprovalStatus.Pending, 0, "Please look again").text).toMatch(/^The customer has returned/);
  });

  test("after the submission is the customer's", () => {
    expect(stepOf(CUSTOMER, ApprovalStatus.PreApproval)).toMatchObject({ action: "approve" });
    expect(stepOf(ESCO, ApprovalStatus.PreApproval)).toEqual({
      text: "The project waits for the customer, who approves or returns it.",
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
