import { MEASUREMENT_STATUS_LABELS, MeasurementStatus } from "@epb/engine";
import type { ReactElement } from "react";

const KINDS: Readonly<Record<MeasurementStatus, string>> = {
  [MeasurementStatus.Pending]: "badge badge--warning",
  [MeasurementStatus.PreApproval]: "badge",
  [MeasurementStatus.Approved]: "badge badge--success",
  [MeasurementStatus.NotApplicable]: "badge badge--none",
};

/** A status of measurement and verification in a word. @spec C §3 "M&V status values" */
export function MeasurementBadge({ status }: { readonly status: MeasurementStatus }): ReactElement {
  return <span className={KINDS[status]}>{MEASUREMENT_STATUS_LABELS[status]}</span>;
}
