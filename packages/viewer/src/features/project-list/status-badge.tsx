import { ProjectStatus } from "@epb/engine";
import type { ReactElement } from "react";

/** Where a project stands. @spec P §1 "Project status in plain terms: Pending (initiated by the customer, data being entered by the ESCO), then Approved" */
export function StatusBadge({ status }: { readonly status: ProjectStatus }): ReactElement {
  return (
    <span className={status === ProjectStatus.Approved ? "badge badge--success" : "badge badge--warning"}>
      {status}
    </span>
  );
}
