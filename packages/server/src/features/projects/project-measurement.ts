import { ProjectAction, type ProjectStepName } from "@epb/contract";
import { calendarDate, Decimal, MeasurementStatus, type MeasurementYear, type Project } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import type { Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { changeRecords } from "./change-records.js";
import { derivedMeasurement } from "./measurement.js";
import { isBuilder, isInitiator, type ProjectMember } from "./project-entries.js";
import { mailMembers, personText, projectLink } from "./project-mail.js";
import type { ProjectServices } from "./project-services.js";
import type { StoredProject, Write, WrittenProject } from "./write-project.js";

const { Pending, PreApproval, Approved, NotApplicable } = MeasurementStatus;

/** A step of a year of measurement and verification. */
interface YearStep {
  readonly permission: ProjectAction;
  readonly action: ProjectStepName;
  readonly mail: "measurementSubmitted" | "measurementApproved" | "measurementReturned";
  /** True for members that are notified. */
  readonly tells: (member: ProjectMember) => boolean;
  /** Statuses before the step; undefined for a year without a record. */
  readonly from: readonly (MeasurementStatus | undefined)[];
  readonly to: MeasurementStatus;
}

/** The member who keeps the records submits a year; the customer approves it. @spec C §3 "M&V status values" */
const YEAR_STEPS: Readonly<Record<YearStepName, YearStep>> = {
  submit: {
    permission: ProjectAction.KeepRecords,
    action: "mv.submitted",
    mail: "measurementSubmitted",
    tells: isInitiator,
    from: [Pending],
    to: PreApproval,
  },
  approve: {
    permission: ProjectAction.ApproveMeasurement,
    action: "mv.approved",
    mail: "measurementApproved",
    tells: isBuilder,
    from: [PreApproval],
    to: Approved,
  },
  return: {
    permission: ProjectAction.ApproveMeasurement,
    action: "mv.returned",
    mail: "measurementReturned",
    tells: isBuilder,
    from: [PreApproval, Approved],
    to: Pending,
  },
};
type YearStepName = "submit" | "approve" | "return";

interface TakenYearStep {
  readonly step: YearStepName;
  readonly year: number;
  /** Changes that a returned year needs. */
  readonly reason?: string;
}

/**
 * Moves a year to its next status, and notifies the other party. @throws ApiError 409 if its status does not allow the
 * step
 */
export function stepYear(
  id: string,
  { step, year, reason = "" }: TakenYearStep,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<WrittenProject> {
  const { permission, action, mail, tells, from, to } = YEAR_STEPS[step];
  const change = (project: Project): Project =>
    withYear(project, year, from, services, (found) => {
      if (step === "submit") requireReport(found);
      return { ...found, status: to };
    });
  const write: Write = { action, step: { year, ...(reason !== "" && { text: reason }) } };
  const also = async (transaction: Transaction, { entry: { document } }: StoredProject): Promise<void> => {
    const by = personText(caller.user.document);
    const data = { projectName: document.name, by, year, reason, link: `${projectLink(id, services)}/measurement` };
    await mailMembers(transaction, document.members.filter(tells), caller.user.document, (to) => ({
      name: mail,
      to,
      data,
    }));
  };
  return changeRecords({ id, permission, change, write, also }, caller, services);
}

/** @throws ApiError 409 for a year that cannot be compared with its guarantee */
function requireReport({ verifiedSavings, reportDate }: MeasurementYear): void {
  if (verifiedSavings !== undefined && reportDate !== undefined) return;
  const message = "Enter the verified savings and the date of the report first.";
  throw new ApiError(409, "mv/incomplete", message);
}

interface YearEntry {
  readonly status: MeasurementStatus;
  /** $ */
  readonly measurementVerification?: string;
  /** $ */
  readonly verifiedSavings?: string;
  readonly reportDate?: string;
  readonly reportFileId?: string;
}

/**
 * Stores a year that has not been submitted. @throws ApiError 409 for a submitted year, 400 for a report that is not a
 * file of the project
 */
export function writeYear(
  id: string,
  year: number,
  entry: YearEntry,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<WrittenProject> {
  const change = (project: Project): Project =>
    withYear(project, year, [undefined, Pending, NotApplicable], services, ({ id: yearId }) => ({
      ...(yearId !== undefined && { id: yearId }),
      year,
      ...enteredYear(entry, project),
    }));
  const write: Write = { action: "mv.written", step: { year } };
  return changeRecords({ id, permission: ProjectAction.KeepRecords, change, write }, caller, services);
}

function enteredYear(entry: YearEntry, { files = [] }: Project): Omit<MeasurementYear, "id" | "year"> {
  const { status, measurementVerification, verifiedSavings, reportDate: day = "", reportFileId } = entry;
  if (reportFileId !== undefined && !files.some((file) => file.id === reportFileId)) {
    throw new ApiError(400, "mv/unknown-file", "The project does not have this file. Choose a file of the project.");
  }
  const reportDate = calendarDate(day);
  return {
    status,
    ...(measurementVerification !== undefined && { measurementVerification: new Decimal(measurementVerification) }),
    ...(verifiedSavings !== undefined && { verifiedSavings: new Decimal(verifiedSavings) }),
    ...(reportDate !== undefined && { reportDate }),
    ...(reportFileId !== undefined && { reportFileId }),
  };
}

function withYear(
  project: Project,
  year: number,
  from: readonly (MeasurementStatus | undefined)[],
  { random }: Pick<ProjectServices, "random">,
  change: (year: MeasurementYear) => MeasurementYear,
): Project {
  const { mv = { status: NotApplicable } } = project;
  const years = mv.years ?? [];
  const found = years.find((one) => one.year === year);
  if (!from.includes(found?.status)) throw new ApiError(409, "mv/not-now", notNow(found?.status));
  const next = change(found ?? { id: random.uuid(), year, status: Pending });
  const others = years.filter((one) => one.year !== year);
  return derivedMeasurement({
    ...project,
    mv: { ...mv, years: [...others, next].sort((one, other) => one.year - other.year) },
  });
}

function notNow(status: MeasurementStatus | undefined): string {
  switch (status) {
    case undefined:
      return "This year has no entries yet.";
    case Pending:
      return "The year is in entry. Submit the year first.";
    case PreApproval:
      return "The year is submitted. The customer can approve or return the year.";
    case Approved:
      return "The year is approved. The customer can return the year.";
    case NotApplicable:
      return "Measurement and verification does not apply to this year.";
    default:
      return status satisfies never;
  }
}
