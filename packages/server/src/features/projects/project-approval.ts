import { ProjectAction, type ProjectStepName, unusableInputsText } from "@epb/contract";
import {
  ApprovalStatus,
  approveProject as approved,
  reopenProject as reopened,
  type WithheldTotals,
} from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import type { Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { changeRecords } from "./change-records.js";
import { isBuilder, isInitiator } from "./listed-project.js";
import { missingCustomer } from "./missing-customer.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "./project-entries.js";
import { mailMembers, personText, projectLink } from "./project-mail.js";
import type { ProjectServices } from "./project-services.js";
import { requireActionOn } from "./require-project-action.js";
import { recordProject, type Write } from "./write-project.js";

/**
 * Hands the project over to the customer. Its content stays as it is.
 *
 * @throws ApiError 409 where no customer could approve it
 * @spec P §1 "ESCO (enters, submits and edits data)"
 */
export function submitProject(id: string, caller: SignedInUser, services: ProjectServices): Promise<ProjectEntry> {
  const move = { permission: ProjectAction.Submit, action: "project.submitted" } as const;
  return moveProject(id, move, caller, services, async (transaction, entry) => {
    const missing = await missingCustomer(entry, transaction);
    if (missing !== undefined) throw new ApiError(409, "project/no-customer", missing);
    const next = { ...entry, approval: ApprovalStatus.PreApproval };
    const data = factsOf(entry, caller, services);
    await mailMembers(transaction, entry.members.filter(isInitiator), caller.user.document, (to) => ({
      name: "projectSubmitted",
      to,
      data,
    }));
    return next;
  });
}

/** Hands it back to the ESCO, with what is to be changed. */
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
 * Signs it off for the customer.
 *
 * @param isWithheldAccepted - Whether the caller knows that figures are withheld.
 * @throws ApiError 409 for a project with withheld figures
 * @spec P §1 "Pending (initiated by the customer, data)"
 */
export async function approveProject(
  id: string,
  { isWithheldAccepted }: { readonly isWithheldAccepted: boolean },
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ProjectEntry> {
  const { entry } = await changeRecords(
    {
      id,
      permission: ProjectAction.Approve,
      change: approved,
      write: { action: "project.approved", entry: { approval: ApprovalStatus.Approved }, settlesReturn: true },
      also: async (transaction, { entry: { document } }) => {
        const { withheld } = document.item;
        if (withheld !== undefined && !isWithheldAccepted) throw figuresWithheld(withheld);
        const data = factsOf(document, caller, services);
        await mailMembers(transaction, document.members.filter(isBuilder), caller.user.document, (to) => ({
          name: "projectApproved",
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

const figuresWithheld = (withheld: WithheldTotals): ApiError =>
  new ApiError(
    409,
    "project/figures-withheld",
    `${unusableInputsText(withheld)} Return the project to the ESCO, or approve it without these figures.`,
  );

/** Opens an approved project for entering data again. */
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
  /** What was written with it. */
  readonly text?: string;
}

/** Changes where a project stands, and nothing of its content. */
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
  readonly by: string;
  readonly link: string;
}

const factsOf = ({ id, name }: ProjectEntry, { user }: SignedInUser, services: ProjectServices): Facts => ({
  projectName: name,
  by: personText(user.document),
  link: projectLink(id, services),
});
