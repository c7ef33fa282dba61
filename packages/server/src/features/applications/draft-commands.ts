import type { ApplicationForm, ApplicationKind } from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { ProjectServices } from "../projects/project-services.js";
import { type ApplicationRequest, personOf } from "./application-request.js";
import { APPLICATIONS, type Application, EMPTY_FORM } from "./applications.js";
import { changeApplication } from "./change-application.js";
import { openApplication } from "./open-application.js";
import { requireOwnProjects } from "./submitted-projects.js";

/** Starts an application, with the applicant's details filled in from the account. */
export async function createApplication(
  kind: ApplicationKind,
  form: Partial<ApplicationForm>,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<Stored<Application>> {
  const { organization, title, email, phone } = caller.user.document;
  const known = {
    organization,
    contactName: personOf(caller).name,
    contactTitle: title,
    contactEmail: email,
    contactPhone: phone,
  };
  return services.store.transact(async (transaction) => {
    await requireOwnProjects(form.projectIds ?? [], caller, transaction);
    return insertDraft({ kind, form: { ...EMPTY_FORM, ...known, ...form } }, caller, transaction, services);
  });
}

/** Starts the renewal of an accepted application with a copy of its contents; the applicant certifies it again. */
export async function recertify(request: ApplicationRequest, services: ProjectServices): Promise<Stored<Application>> {
  return services.store.transact(async (transaction) => {
    const { document } = await openApplication("recertify", request, transaction);
    const { kind, form, files, id } = document;
    await requireNoOtherRenewal(id, transaction);
    const draft = { kind, form: { ...form, isCertified: false }, files, recertifies: id };
    return insertDraft(draft, request.caller, transaction, services);
  });
}

/** @throws ApiError 409 */
async function requireNoOtherRenewal(id: string, transaction: Transaction): Promise<void> {
  const open = await transaction.count(APPLICATIONS, [
    { column: "recertifies", is: id },
    { column: "status", anyOf: ["draft", "submitted", "accepted"] },
  ]);
  if (open > 0) {
    throw new ApiError(
      409,
      "application/renewed-already",
      "A recertification of this application is already in your list.",
    );
  }
}

async function insertDraft(
  draft: Pick<Application, "kind" | "form"> & Partial<Pick<Application, "files" | "recertifies">>,
  caller: SignedInUser,
  transaction: Transaction,
  { now, random }: ProjectServices,
): Promise<Stored<Application>> {
  const [at, by, id] = [now().toISOString(), personOf(caller), random.uuid()];
  await transaction.record({
    at,
    action: "application.created",
    actorId: by.id,
    subject: { kind: APPLICATIONS.name, id },
    details: { kind: draft.kind },
  });
  return transaction.insert(APPLICATIONS, {
    id,
    status: "draft",
    applicant: by,
    files: [],
    ...draft,
    projects: [],
    history: [{ at, status: "draft", by }],
    comments: [],
    createdAt: at,
    modifiedAt: at,
  });
}

/** Saves the changed parts of a draft. Newly linked projects must be the applicant's own. */
export async function saveDraft(
  request: ApplicationRequest,
  { form, revision }: { readonly form: Partial<ApplicationForm>; readonly revision?: number },
  services: ProjectServices,
): Promise<Stored<Application>> {
  return changeApplication(
    "edit",
    request,
    services,
    async (application, transaction) => {
      await requireOwnProjects(form.projectIds ?? [], request.caller, transaction);
      return { form: { ...application.form, ...form } };
    },
    revision,
  );
}

/** Removes a draft that only the applicant has seen. */
export async function removeDraft(request: ApplicationRequest, { store, now }: ProjectServices): Promise<void> {
  await store.transact(async (transaction) => {
    const { document, revision } = await openApplication("remove", request, transaction);
    if (document.submittedAt !== undefined) {
      throw new ApiError(
        409,
        "application/was-submitted",
        "You cannot delete this application, because reviewers have worked on it. You can withdraw it.",
      );
    }
    await transaction.remove(APPLICATIONS, document.id, revision);
    await transaction.record({
      at: now().toISOString(),
      action: "application.removed",
      actorId: document.applicant.id,
      subject: { kind: APPLICATIONS.name, id: document.id },
    });
  });
}
