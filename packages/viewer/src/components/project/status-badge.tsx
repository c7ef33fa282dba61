import { ProjectStatus } from "@epb/engine";
import type { ReactElement } from "react";
import { PROJECT_TEXTS } from "../../texts/project-texts.js";

interface StatusBadgeProps {
  readonly status: ProjectStatus;
  /** It waits for the customer. */
  readonly isSubmitted?: boolean;
}

/** The status of a project in a word. @spec P §1 "Project status in plain terms: Pending" */
export function StatusBadge({ status, isSubmitted = false }: StatusBadgeProps): ReactElement {
  return (
    <span className="status-badges">
      <span className={status === ProjectStatus.Approved ? "badge badge--success" : "badge badge--warning"}>
        {status}
      </span>
      {isSubmitted && <span className="badge">{PROJECT_TEXTS.submitted}</span>}
    </span>
  );
}
