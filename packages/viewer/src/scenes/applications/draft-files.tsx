import type { ApplicationDetails } from "@epb/contract";
import type { ReactElement } from "react";
import { Attachments } from "./attachments/attachments.js";

/** The files of a draft, within its form. */
export function DraftFiles({ application }: { readonly application: ApplicationDetails }): ReactElement {
  return <Attachments id={application.id} files={application.files} isEditable />;
}
