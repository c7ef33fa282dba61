import { actionRefusal, allowedActions, ProjectAction, type ProjectStanding, type ProjectState } from "@epb/contract";
import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { ENGINE_VERSION } from "@epb/engine/replay";
import type { Reader } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { missingCustomer } from "./missing-customer.js";
import { findingsOf, isGranted, type ProjectEntry, stageOf } from "./project-entries.js";
import { standingOf } from "./require-project-action.js";

const { Edit, Submit, ManageAccess, Approve, Reopen } = ProjectAction;

/**
 * Next step of the project, in words for its reader.
 *
 * @param missingCustomer - Reason why no customer can approve the project yet.
 * @spec P §1 "Pending (initiated by the customer, data)"
 */
export function nextStep(
  entry: ProjectEntry,
  standing: ProjectStanding,
  missingCustomer?: string,
): ProjectState["nextStep"] {
  const { returnReason } = entry;
  const { errors } = findingsOf(entry);
  const may = (action: ProjectAction): boolean => actionRefusal(action, standing) === undefined;
  switch (standing.approval) {
    case ApprovalStatus.Pending: {
      const returned = returnReason === undefined ? "" : "The customer returned the project. ";
      const missing = missingCustomer === undefined ? "" : ` ${missingCustomer}`;
      if (errors > 0 && may(Edit) && may(Submit)) {
        return { action: Edit, text: `${returned}Fix ${errors === 1 ? "1 error" : `${errors} errors`}.${missing}` };
      }
      if (errors === 0 && missingCustomer !== undefined) {
        const text = `${returned}${missingCustomer}`;
        return may(ManageAccess) ? { action: ManageAccess, text } : { text };
      }
      if (may(Submit)) return { action: Submit, text: `${returned}No errors: submit the project to the customer.` };
      return { text: `${returned}${buildersStep(entry)}${missing}` };
    }
    case ApprovalStatus.PreApproval:
      if (may(Approve))
        return { action: Approve, text: "Review the project, then approve it or return it with comments." };
      return { text: "Waiting for the customer to approve or return the project." };
    case ApprovalStatus.Approved:
      if (may(Reopen)) return { action: Reopen, text: "The project is approved. Reopen it to change its data." };
      return { text: "The project is approved and read-only." };
    default:
      return standing.approval satisfies never;
  }
}

/** Step of the ESCO during data entry: first to accept the invitation, if nobody else enters the data. */
function buildersStep({ members, invitations }: Pick<ProjectEntry, "members" | "invitations">): string {
  const builds = ({ roleId }: { readonly roleId: ProjectAccessRole }): boolean =>
    roleId === ProjectAccessRole.ProjectBuilder || roleId === ProjectAccessRole.ProjectInitiatorAndBuilder;
  const invited = invitations.find(builds);
  if (invited === undefined || members.some((member) => isGranted(member) && builds(member))) {
    return "The ESCO enters the data and submits the project.";
  }
  return `${invited.email} must accept the invitation, and then enters the data and submits the project.`;
}

/** State of the project for a reader. @spec C §4 "A 'needs recalculation' flag" */
export async function presentProjectState(
  entry: ProjectEntry,
  caller: SignedInUser,
  reader: Reader,
): Promise<ProjectState> {
  const standing = standingOf(entry, caller);
  const { engineVersion, errors, warnings } = entry.calculation;
  const { withheld } = entry.item;
  const { openFindings } = entry;
  const isOpen = openFindings !== undefined && openFindings.errors + openFindings.warnings > 0;
  const missing = entry.approval === ApprovalStatus.Pending ? await missingCustomer(entry, reader) : undefined;
  return {
    id: entry.id,
    name: entry.name,
    ...(entry.item.displayId !== undefined && { displayId: entry.item.displayId }),
    status: entry.item.status,
    approval: entry.approval,
    stage: stageOf(entry),
    hasBeenApproved: entry.item.hasBeenApproved,
    revision: entry.contentRevision,
    // Every save calculates, so only figures of another engine can differ.
    needsRecalculation: engineVersion !== ENGINE_VERSION,
    errors,
    warnings,
    ...(isOpen && { openFindings }),
    ...(withheld !== undefined && {
      unusableInputs: { inputs: withheld.inputs, inputCount: withheld.inputCount },
    }),
    ...(standing.role !== undefined && { userRole: standing.role }),
    allowedActions: allowedActions(standing),
    ...(entry.returnReason !== undefined && { returnReason: entry.returnReason }),
    ...(missing !== undefined && { missingCustomer: missing }),
    nextStep: nextStep(entry, standing, missing),
  };
}
