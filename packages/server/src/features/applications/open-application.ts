import {
  APPLICATION_KINDS,
  type ApplicationAction,
  type ApplicationStanding,
  type ApplicationStatus,
  applicationRefusal,
  hasPermission,
} from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { Reader } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { ApplicationRequest } from "./application-request.js";
import { APPLICATIONS, type Application } from "./applications.js";

/**
 * Returns the application if the caller may do this with it now. A hidden application does not exist for the caller.
 *
 * @throws ApiError 404, 403, or 409 if the status of the application does not allow the action
 */
export async function openApplication(
  action: ApplicationAction,
  { kind, id, caller }: ApplicationRequest,
  reader: Reader,
): Promise<Stored<Application>> {
  const stored = await reader.get(APPLICATIONS, id);
  if (stored === undefined || stored.document.kind !== kind) throw notFound("The application");
  const { document } = stored;
  const refusal = applicationRefusal(action, standingOf(document, caller));
  if (refusal === "not-visible") throw notFound("The application");
  if (refusal === "not-permitted") {
    const isOwn = document.applicant.id === caller.user.document.id;
    throw new ApiError(
      403,
      "application/not-permitted",
      isOwn ? "Another person must review your own application." : "Only the applicant can do this.",
    );
  }
  if (refusal === "not-now") throw new ApiError(409, "application/not-now", NOT_NOW[document.status]);
  return stored;
}

/** Relation of the caller to the application. */
export function standingOf({ kind, applicant, status }: Application, { user }: SignedInUser): ApplicationStanding {
  return {
    isApplicant: applicant.id === user.document.id,
    isReviewer: hasPermission(user.document.group, APPLICATION_KINDS[kind].viewPermission),
    status,
  };
}

const NOT_NOW: Readonly<Record<ApplicationStatus, string>> = {
  draft: "The application is a draft. Submit the application first.",
  submitted: "The application is submitted. To change it, withdraw it or ask the reviewers to return it.",
  accepted: "The application was accepted. You can no longer do this.",
  declined: "The application was declined. You can start a new one.",
  withdrawn: "The application was withdrawn. You can start a new one.",
};
