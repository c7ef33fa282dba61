import { PROJECT_STAGE_LABELS, type ProjectStage } from "@epb/contract";
import type { ReactElement } from "react";

const KINDS: Readonly<Record<ProjectStage, string>> = {
  inEntry: "badge badge--quiet",
  returned: "badge badge--danger",
  reopened: "badge badge--warning",
  submitted: "badge",
  approved: "badge badge--success",
};

/** Stage of a project between data entry and approval, in one word. @spec P §1 "Project status in plain terms: Pending" */
export function StagePill({ stage }: { readonly stage: ProjectStage }): ReactElement {
  return <span className={KINDS[stage]}>{PROJECT_STAGE_LABELS[stage]}</span>;
}
