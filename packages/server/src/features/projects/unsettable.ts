import { MeasurementStatus, type Project } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import type { InputIssue } from "../../base/check-input.js";

/** What a save cannot change, and what to do instead. */
const INSTEAD: readonly {
  readonly at: string;
  readonly of: (project: Project) => unknown;
  readonly message: string;
}[] = [
  { at: "record.id", of: ({ record }) => record.id, message: "The id of a project stays." },
  { at: "record.displayId", of: ({ record }) => record.displayId, message: "The number of a project stays." },
  {
    at: "record.status",
    of: ({ record }) => record.status,
    message: "The status changes when the project is submitted, returned, approved or reopened.",
  },
  {
    at: "record.createdDate",
    of: ({ record }) => record.createdDate,
    message: "The day on which a project was created stays.",
  },
  { at: "record.projectType", of: ({ record }) => record.projectType, message: "The type of a project stays." },
  {
    at: "children.hasBeenApproved",
    of: ({ hasBeenApproved = false }) => hasBeenApproved,
    message: "That a project has been approved is known from its approval.",
  },
  {
    at: "children.files",
    of: ({ files = [] }) => files,
    message: "Files are added and removed by calls of their own.",
  },
  {
    at: "mv.years",
    of: ({ mv }) => (mv?.years ?? []).filter(({ status }) => isSettled(status)),
    message: "Years of measurement and verification are submitted and approved by calls of their own.",
  },
];

const isSettled = (status: MeasurementStatus): boolean =>
  status === MeasurementStatus.PreApproval || status === MeasurementStatus.Approved;

/** @throws ApiError 400 where a save changes what only the server, or another call, changes */
export function refuseUnsettable(before: Project, after: Project): void {
  const issues = INSTEAD.filter(({ of }) => JSON.stringify(of(before)) !== JSON.stringify(of(after))).map(
    ({ at, message }): InputIssue => ({ at: `body.${at}`, message }),
  );
  const [first] = issues;
  if (first !== undefined) throw new ApiError(400, "project/not-settable", first.message, { issues });
}
