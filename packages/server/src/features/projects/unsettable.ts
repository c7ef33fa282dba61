import { MeasurementStatus, type Project } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import type { InputIssue } from "../../base/check-input.js";

/** Fields that a save cannot change, and what to do instead. */
const INSTEAD: readonly {
  readonly at: string;
  readonly of: (project: Project) => unknown;
  readonly message: string;
}[] = [
  { at: "record.id", of: ({ record }) => record.id, message: "The ID of a project cannot change." },
  { at: "record.displayId", of: ({ record }) => record.displayId, message: "The number of a project cannot change." },
  {
    at: "record.status",
    of: ({ record }) => record.status,
    message: "The status changes when the project is submitted, returned, approved, or reopened.",
  },
  {
    at: "record.createdDate",
    of: ({ record }) => record.createdDate,
    message: "The creation date of a project cannot change.",
  },
  { at: "record.projectType", of: ({ record }) => record.projectType, message: "The type of a project cannot change." },
  {
    at: "children.hasBeenApproved",
    of: ({ hasBeenApproved = false }) => hasBeenApproved,
    message: "Approval of the project sets this field.",
  },
  {
    at: "children.files",
    of: ({ files = [] }) => files,
    message: "Use the calls for files to add and remove files.",
  },
  {
    at: "mv.years",
    of: ({ mv }) => (mv?.years ?? []).filter(({ status }) => isSettled(status)),
    message: "Use the calls for M&V years to submit and approve years.",
  },
];

const isSettled = (status: MeasurementStatus): boolean =>
  status === MeasurementStatus.PreApproval || status === MeasurementStatus.Approved;

/** @throws ApiError 400 if a save changes a field that only the server or another endpoint changes */
export function refuseUnsettable(before: Project, after: Project): void {
  const issues = INSTEAD.filter(({ of }) => JSON.stringify(of(before)) !== JSON.stringify(of(after))).map(
    ({ at, message }): InputIssue => ({ at: `body.${at}`, message }),
  );
  const [first] = issues;
  if (first !== undefined) throw new ApiError(400, "project/not-settable", first.message, { issues });
}
