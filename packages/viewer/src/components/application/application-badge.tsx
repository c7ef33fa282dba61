import type { ApplicationStatus } from "@epb/contract";
import type { ReactElement } from "react";
import { APPLICATION_STATUS_TEXTS } from "../../texts/application-texts.js";

const CLASSES: Readonly<Record<ApplicationStatus, string>> = {
  draft: "badge badge--warning",
  submitted: "badge",
  accepted: "badge badge--success",
  declined: "badge badge--danger",
  withdrawn: "badge badge--quiet",
};

interface ApplicationBadgeProps {
  readonly status: ApplicationStatus;
  /** Present for a draft that the reviewers returned. */
  readonly submittedAt?: string;
}

/** The status of an application in a word. */
export function ApplicationBadge({ status, submittedAt }: ApplicationBadgeProps): ReactElement {
  const isReturned = status === "draft" && submittedAt !== undefined;
  return <span className={CLASSES[status]}>{APPLICATION_STATUS_TEXTS[isReturned ? "returned" : status]}</span>;
}
