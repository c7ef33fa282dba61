import { actionRefusal, ProjectAction, type ProjectStanding, type ProjectState } from "@epb/contract";
import { ApprovalStatus } from "@epb/engine";
import type { ProjectEntry } from "./project-entries.js";

const { Edit, Submit, ManageAccess, Approve, Reopen } = ProjectAction;

/**
 * Next step of the project, in the words for its reader.
 *
 * @param missingCustomer - Reason why no customer can approve the project yet.
 * @spec P §1 "Pending (initiated by the customer, data)"
 */
export function nextStep(
  { calculation, openFindings, returnReason }: ProjectEntry,
  standing: ProjectStanding,
  missingCustomer?: string,
): ProjectState["nextStep"] {
  const errors = calculation.errors + (openFindings?.errors ?? 0);
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
      return { text: `${returned}The ESCO enters the data and submits the project.${missing}` };
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
