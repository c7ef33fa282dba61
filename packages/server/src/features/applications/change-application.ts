import type { ApplicationAction, AuditAction } from "@epb/contract";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { ProjectServices } from "../projects/project-services.js";
import type { ApplicationRequest } from "./application-request.js";
import { APPLICATIONS, type Application } from "./applications.js";
import { openApplication } from "./open-application.js";

/** What a change makes of an application, within its transaction. */
export type ApplicationChange = (application: Application, transaction: Transaction) => Promise<Partial<Application>>;

/** What changes an application that stays. */
export type ChangingAction = Exclude<ApplicationAction, "view" | "remove" | "recertify">;

/** How the audit log calls what was done. */
const AUDITED_AS: Readonly<Record<ChangingAction, AuditAction>> = {
  edit: "application.saved",
  submit: "application.submitted",
  withdraw: "application.withdrawn",
  comment: "application.commented",
  return: "application.returned",
  decide: "application.decided",
};

/**
 * Changes an application for somebody who may do this with it now, and writes down that they did.
 *
 * @param revision - Of the application as the caller knew it; without one, the last change wins.
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
