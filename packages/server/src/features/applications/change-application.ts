import type { ApplicationAction, AuditAction } from "@epb/contract";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { ProjectServices } from "../projects/project-services.js";
import type { ApplicationRequest } from "./application-request.js";
import { APPLICATIONS, type Application } from "./applications.js";
import { openApplication } from "./open-application.js";

/** Changes to an application, computed within its transaction. */
export type ApplicationChange = (application: Application, transaction: Transaction) => Promise<Partial<Application>>;

/** Actions that change an application and keep it. */
export type ChangingAction = Exclude<ApplicationAction, "view" | "remove" | "recertify">;

/** Names of the actions in the audit log. */
const AUDITED_AS: Readonly<Record<ChangingAction, AuditAction>> = {
  edit: "application.saved",
  submit: "application.submitted",
  withdraw: "application.withdrawn",
  comment: "application.commented",
  return: "application.returned",
  decide: "application.decided",
};

/**
 * Changes an application if the caller may do so now, and records the action.
 *
 * @param revision - Revision that the caller read; without it, the last change wins.
 */
export async function changeApplication(
  action: ChangingAction,
  request: ApplicationRequest,
  { store, now }: ProjectServices,
  change: ApplicationChange,
  revision?: number,
): Promise<Stored<Application>> {
  return store.transact(async (transaction) => {
    const { document, revision: current } = await openApplication(action, request, transaction);
    const at = now().toISOString();
    const parts = await change(document, transaction);
    await transaction.record({
      at,
      action: AUDITED_AS[action],
      actorId: request.caller.user.document.id,
      subject: { kind: APPLICATIONS.name, id: document.id },
      ...(parts.status !== undefined && { details: { kind: document.kind, status: parts.status } }),
    });
    return transaction.update(APPLICATIONS, { ...document, ...parts, modifiedAt: at }, revision ?? current);
  });
}
