import {
  APPLICATION_KINDS,
  type ApplicationDetails,
  type ApplicationFile,
  type ApplicationListItem,
  allowedApplicationActions,
} from "@epb/contract";
import type { Stored } from "../../store/collection.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { Application, StoredFile } from "./applications.js";
import { standingOf } from "./open-application.js";

export function presentListItem({
  id,
  kind,
  status,
  form,
  applicant,
  recertifies,
  modifiedAt,
  submittedAt,
}: Application): ApplicationListItem {
  return {
    id,
    kind,
    status,
    organization: form.organization,
    applicant: applicant.name,
    isRecertification: recertifies !== undefined,
    modifiedAt,
    ...(submittedAt !== undefined && { submittedAt }),
  };
}

/** The application as the caller may see it: comments are the reviewers', and so is who of them did what. */
export function presentApplication(
  { document, revision }: Stored<Application>,
  caller: SignedInUser,
): ApplicationDetails {
  const { form, files, projects, history, comments, recertifies, createdAt, applicant } = document;
  const standing = standingOf(document, caller);
  const isRenewed = APPLICATION_KINDS[document.kind].isRenewed;
  return {
    ...presentListItem(document),
    revision,
    form,
    files: files.map(presentFile),
    projects,
    history: history.map(({ at, status, by, note }) => ({
      at,
      status,
      by: standing.isApplicant && by.id !== applicant.id ? "Reviewers" : by.name,
      ...(note !== undefined && { note }),
    })),
    ...(!standing.isApplicant && { comments: comments.map(({ at, by, text }) => ({ at, by: by.name, text })) }),
    ...(recertifies !== undefined && { recertifies }),
    createdAt,
    actions: allowedApplicationActions(standing).filter((action) => action !== "recertify" || isRenewed),
  };
}

export function presentFile({ id, fileName, size, uploadedAt }: StoredFile): ApplicationFile {
  return { id, fileName, size, uploadedAt };
}
