import { ProjectStatus } from "@epb/engine";
import type { ReactElement } from "react";

/** Where a project stands. @spec P §1 "Project status in plain terms" */
export function StatusBadge({ status }: { readonly status: ProjectStatus }): ReactElement {
  return (
    <span className={status === ProjectStatus.Approved ? "badge badge--success" : "badge badge--warning"}>
      {status}
    </span>
  );
}
