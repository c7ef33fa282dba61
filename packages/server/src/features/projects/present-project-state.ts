import { allowedActions, type ProjectState } from "@epb/contract";
import { ApprovalStatus } from "@epb/engine";
import { ENGINE_VERSION } from "@epb/engine/replay";
import type { Reader } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { missingCustomer } from "./missing-customer.js";
import { nextStep } from "./next-step.js";
import type { ProjectEntry } from "./project-entries.js";
import { standingOf } from "./require-project-action.js";

/** Where the project stands for somebody. @spec C §4 "A 'needs recalculation' flag" */
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
    status: entry.item.status,
    approval: entry.approval,
    hasBeenApproved: entry.item.hasBeenApproved,
    revision: entry.contentRevision,
    // A save calculates at once; figures of another engine may be others.
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
