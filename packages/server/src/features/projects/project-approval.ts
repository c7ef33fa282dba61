import { type ApprovalRequest, approvalStatement, ProjectAction, type ProjectStepName } from "@epb/contract";
import { ApprovalStatus, approveProject as approved, reopenProject as reopened } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import type { Transaction } from "../../store/store.js";
import { StoreConflict } from "../../store/store-conflict.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { errorsOfRevision, PROJECT_APPROVALS, withReasons } from "./approvals.js";
import { changeRecords } from "./change-records.js";
import { missingCustomer } from "./missing-customer.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import { isBuilder, isInitiator, PROJECT_ENTRIES, type ProjectEntry } from "./project-entries.js";
import { mailMembers, personText, projectLink } from "./project-mail.js";
import type { ProjectServices } from "./project-services.js";
import { requireActionOn } from "./require-project-action.js";
import { recordProject, type Write } from "./write-project.js";

/**
 * Submits the project to the customer. Its content does not change.
 *
 * @throws ApiError 409 if no customer could approve it
 * @spec P §1 "ESCO (enters, submits and edits data)"
 */
export function submitProject(id: string, caller: SignedInUser, services: ProjectServices): Promise<ProjectEntry> {
  const move = { permission: ProjectAction.Submit, action: "project.submitted" } as const;
  return moveProject(id, move, caller, services, async (transaction, entry) => {
    const missing = await missingCustomer(entry, transaction);
    if (missing !== undefined) throw new ApiError(409, "project/no-customer", missing);
    const submittedAt = services.now().toISOString();
    const next = { ...entry, approval: ApprovalStatus.PreApproval, submittedAt };
    const data = factsOf(entry, caller, services);
    await mailMembers(transaction, entry.members.filter(isInitiator), caller.user.document, (to) => ({
      name: "projectSubmitted",
      to,
      data,
    }));
    return next;
  });
}

/** Returns the project to the ESCO, with the reason. */
export function returnProject(
  id: string,
  reason: string,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ProjectEntry> {
  const move = { permission: ProjectAction.Return, action: "project.returned", text: reason } as const;
  return moveProject(id, move, caller, services, async (transaction, entry) => {
    const data = { ...factsOf(entry, caller, services), reason };
    await mailMembers(transaction, entry.members.filter(isBuilder), caller.user.document, (to) => ({
      name: "projectReturned",
      to,
      data,
    }));
    return { ...entry, approval: ApprovalStatus.Pending, returnReason: reason };
  });
}

/**
 * Approves a revision for the customer, and stores a copy of it.
 *
 * @throws ApiError 409 for an open error without a reason; StoreConflict "stale" with the revision that is stored
 * @spec P §1 "Pending (initiated by the customer, data)"
 */
export async function approveProject(
  id: string,
  { revision: reviewed, reasons: given = [] }: ApprovalRequest,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ProjectEntry> {
  const { revision, errors } = await errorsOfRevision(id, services);
  const user = caller.user.document;
  const { entry } = await changeRecords(
    {
      id,
      permission: ProjectAction.Approve,
      change: approved,
      write: { action: "project.approved", entry: { approval: ApprovalStatus.Approved }, settlesReturn: true },
      also: async (transaction, { entry: { document }, content }) => {
        if (content.revision !== reviewed || content.revision !== revision) {
          throw new StoreConflict("stale", PROJECT_CONTENTS.name, { revision: content.revision });
        }
        const data = factsOf(document, caller, services);
        await mailMembers(transaction, document.members.filter(isBuilder), user, (to) => ({
          name: "projectApproved",
          to,
          data,
        }));
      },
      afterwards: async (transaction, written) => {
        const { organization } = user;
        const reasons = withReasons(errors, given);
        const signed = { projectName: written.entry.name, revision: reviewed, organization, errors: errors.length };
        await transaction.insert(PROJECT_APPROVALS, {
          id: services.random.uuid(),
          projectId: id,
          revision: reviewed,
          at: services.now().toISOString(),
          userId: user.id,
          statement: approvalStatement(signed),
          reasons,
          engineVersion: written.entry.calculation.engineVersion,
          project: JSON.parse(written.json.toString()) as Readonly<Record<string, unknown>>,
        });
      },
    },
    caller,
    services,
  );
  return entry;
}

/** Reopens an approved project for data entry. */
export async function reopenProject(
  id: string,
  reason: string,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ProjectEntry> {
  const entryChange = { approval: ApprovalStatus.Pending };
  const write: Write = { action: "project.reopened", entry: entryChange, step: { text: reason } };
  const { entry } = await changeRecords(
    {
      id,
      permission: ProjectAction.Reopen,
      change: reopened,
      write,
      also: async (transaction, { entry: { document } }) => {
        const data = { ...factsOf(document, caller, services), reason };
        await mailMembers(transaction, document.members.filter(isBuilder), caller.user.document, (to) => ({
          name: "projectReopened",
          to,
          data,
        }));
      },
    },
    caller,
    services,
  );
  return entry;
}

interface Move {
  readonly permission: ProjectAction;
  readonly action: ProjectStepName;
  /** Reason or note of the step. */
  readonly text?: string;
}

/** Changes the status of a project without changing its content. */
function moveProject(
  id: string,
  { permission, action, text }: Move,
  caller: SignedInUser,
  services: ProjectServices,
  move: (transaction: Transaction, entry: ProjectEntry) => Promise<ProjectEntry>,
): Promise<ProjectEntry> {
  return services.store.transact(async (transaction) => {
    const entry = requireActionOn(await transaction.get(PROJECT_ENTRIES, id), permission, caller);
    const next = await move(transaction, entry.document);
    await transaction.update(PROJECT_ENTRIES, next, entry.revision);
    const step = { revision: entry.document.contentRevision, ...(text !== undefined && { text }) };
    await recordProject(transaction, { action, id, step }, caller.user.document.id, services);
    return next;
  });
}

interface Facts {
  readonly projectName: string;
  readonly projectNumber?: number;
  readonly by: string;
  readonly link: string;
}

const factsOf = ({ id, name, item }: ProjectEntry, { user }: SignedInUser, services: ProjectServices): Facts => ({
  projectName: name,
  ...(item.displayId !== undefined && { projectNumber: item.displayId }),
  by: personText(user.document),
  link: projectLink(id, services),
});
