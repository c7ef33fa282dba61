import {
  areAllYearsApproved,
  isAnyYearInPreApproval,
  isAnyYearPending,
  MeasurementStatus,
  type Project,
  type ProjectMeasurement,
} from "@epb/engine";

/**
 * The project with the status of measurement and verification that follows from its years: approved if all applicable
 * years are; otherwise the status of the next step.
 *
 * @spec C §3 "Checks exist for any year pending"
 */
export function derivedMeasurement(project: Project): Project {
  const { mv } = project;
  if (mv === undefined) return project;
  const status = statusOfYears(mv);
  return status === mv.status ? project : { ...project, mv: { ...mv, status } };
}

function statusOfYears(mv: ProjectMeasurement): MeasurementStatus {
  if (areAllYearsApproved(mv)) return MeasurementStatus.Approved;
  if (isAnyYearPending(mv)) return MeasurementStatus.Pending;
  if (isAnyYearInPreApproval(mv)) return MeasurementStatus.PreApproval;
  return MeasurementStatus.NotApplicable;
}
