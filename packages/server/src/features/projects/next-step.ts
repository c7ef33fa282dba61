import { actionRefusal, ProjectAction, type ProjectStanding, type ProjectState } from "@epb/contract";
import { ApprovalStatus } from "@epb/engine";
import type { ProjectEntry } from "./project-entries.js";

const { Edit, Submit, ManageAccess, Approve, Reopen } = ProjectAction;

/**
 * What is to be done next with the project, as its reader is told.
 *
 * @param missingCustomer - Says that nobody could approve the project yet.
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
      const returned = returnReason === undefined ? "" : "The customer has returned the project. ";
      if (errors > 0) {
        const mend = `${errors === 1 ? "One error is" : `${errors} errors are`} to be mended in the data.`;
        const text = `${returned}${mend}${missingCustomer === undefined ? "" : ` ${missingCustomer}`}`;
        return may(Edit) ? { action: Edit, text } : { text };
      }
      if (missingCustomer !== undefined) {
        const text = `${returned}${missingCustomer}`;
        return may(ManageAccess) ? { action: ManageAccess, text } : { text };
      }
      if (may(Submit))
        return { action: Submit, text: `${returned}Complete the data, then submit the project to the customer.` };
      return { text: `${returned}The ESCO completes the data and submits the project to the customer.` };
    }
    case ApprovalStatus.PreApproval:
      if (may(Approve))
        return { action: Approve, text: "Look the project through, then approve it or return it to the ESCO." };
      return { text: "The project waits for the customer, who approves or returns it." };
    case ApprovalStatus.Approved:
      if (may(Reopen))
        return { action: Reopen, text: "The project is approved. Reopen it if its data have to change." };
      return { text: "The project is approved and read-only." };
    default:
      return standing.approval satisfies never;
  }
}
