import type { ProjectStepName, RestoredRevision, StepDetails } from "@epb/contract";
import { FederalContractType, MarketSegment, type Project } from "@epb/engine";
import { answerOthers } from "../../base/answer-others.js";
import { ApiError, notFound } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { Reader, Transaction } from "../../store/store.js";
import { StoreConflict } from "../../store/store-conflict.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { changedByStep } from "./changed-by-step.js";
import { keepFindings, settleFindings, type UploadedFindings } from "./kept-findings.js";
import { listedProject } from "./listed-project.js";
import { noteProjectChange } from "./note-project-change.js";
import { type OpenedProject, openedProject } from "./opened-projects.js";
import { waitingYears } from "./present-measurement.js";
import { PROJECT_ACTIVITY, type StoredStepDetails } from "./project-activity.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";
import { writtenJson } from "./written-json.js";

/** A stored project. */
export interface StoredProject {
  readonly content: OpenedProject;
  readonly entry: Stored<ProjectEntry>;
}

/** A project after a write. */
export interface WrittenProject {
  readonly project: Project;
  readonly revision: number;
  readonly entry: ProjectEntry;
}

/** Content after a write, in the forms that the write needed. */
export interface WrittenContent extends WrittenProject, OpenedProject {
  /** Its JSON in UTF-8. */
  readonly json: Buffer;
}

/** @throws ApiError 404 */
export async function readEntry(id: string, reader: Reader): Promise<Stored<ProjectEntry>> {
  const entry = await reader.get(PROJECT_ENTRIES, id);
  if (entry === undefined) throw notFound("The project");
  return entry;
}

/** @throws ApiError 404 */
export async function readStored(
  id: string,
  reader: Reader,
  { openedProjects }: Pick<ProjectServices, "openedProjects">,
): Promise<StoredProject> {
  const entry = await readEntry(id, reader);
  return { entry, content: await openedProject(entry.document, reader, openedProjects) };
}

/** Name of a write in the audit log, and other changes that it makes. */
export interface Write {
  readonly action: ProjectStepName;
  readonly entry?: Partial<ProjectEntry>;
  /** Set if the write answers the customer's reason for returning the project. */
  readonly settlesReturn?: boolean;
  /** The earlier revision whose inputs were restored. */
  readonly restored?: RestoredRevision;
  /** Additional details of the step. */
  readonly step?: StepDetails;
  /** Findings of the workbook that the new content comes from. */
  readonly uploaded?: UploadedFindings;
}

/**
 * Writes new content of a project in the given transaction, with its entry, history, and audit log. `before` is the
 * stored project.
 */
export async function writeProject(
  transaction: Transaction,
  { content, entry }: StoredProject,
  after: Project,
  { action, entry: changes = {}, settlesReturn = false, restored, step, uploaded }: Write,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<WrittenContent> {
  const { id } = entry.document;
  const at = services.now().toISOString();
  const project = { ...after, record: { ...withSpecialCategory(after).record, id, modifiedDate: at } };
  const { document, json, hash } = await writtenJson(id, project);
  await answerOthers();
  // The store writes the JSON as given and reads only columns from the object; contents have no columns.
  const contents = { id, project: { ...project } };
  const { revision } = await transaction.update(PROJECT_CONTENTS, contents, content.revision, document);
  const { returnReason, waitingYears: _, ...before } = entry.document;
  const years = waitingYears(project);
  const openFindings =
    uploaded === undefined
      ? await settleFindings(transaction, content.project, project)
      : await keepFindings(transaction, project, uploaded, services);
  const next: ProjectEntry = {
    ...before,
    ...(openFindings !== undefined && { openFindings }),
    ...(returnReason !== undefined && !settlesReturn && { returnReason }),
    ...(years !== undefined && { waitingYears: years }),
    ...changes,
    name: project.record.name,
    contentRevision: revision,
  };
  const listed = { ...next, item: await listedProject(project, next, transaction) };
  await transaction.update(PROJECT_ENTRIES, listed, entry.revision);
  await answerOthers();
  const written = { project, revision, hash, json };
  const engines = { from: entry.document.calculation.engineVersion, to: listed.calculation.engineVersion };
  const change = { before: content, after: written, engines, ...(restored !== undefined && { restored }) };
  await noteProjectChange(transaction, change, caller, services);
  const { withheld } = listed.item;
  const details = {
    revision,
    ...(restored !== undefined && { restored: restored.revision, reason: restored.reason }),
    ...(withheld !== undefined && { unusableInputs: withheld.inputCount }),
    ...auditedProfile(step),
  };
  const told = {
    ...(await changedByStep(content.project, project)),
    ...(restored !== undefined && { restored: restored.revision, text: restored.reason }),
    ...step,
    revision,
  };
  await recordProject(transaction, { action, id, details, step: told }, caller.user.document.id, services);
  return { ...written, entry: listed };
}

/** The mapping profile of an upload, as details of the audit log. */
export const auditedProfile = ({ profile }: StepDetails = {}): Readonly<Record<string, string | number>> =>
  profile === undefined ? {} : { profileId: profile.id, profileVersion: profile.version };

interface RecordedStep {
  readonly action: ProjectStepName;
  readonly id: string;
  /** Details for the audit log. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** Details for the activity, which the people of the project see. */
  readonly step?: StoredStepDetails;
  /** Position among the steps of its transaction. */
  readonly order?: number;
}

/** Adds an action on a project to the audit log and to its activity. */
export async function recordProject(
  transaction: Transaction,
  { action, id, details = {}, step = {}, order = 0 }: RecordedStep,
  userId: string,
  { now, random }: Pick<ProjectServices, "now" | "random">,
): Promise<void> {
  const at = now().toISOString();
  const subject = { kind: PROJECT_ENTRIES.name, id };
  await transaction.record({ at, action, actorId: userId, subject, details });
  const activity = { id: random.uuid(), projectId: id, at, action, userId, details: step, order };
  await transaction.insert(PROJECT_ACTIVITY, activity);
}

/**
 * The project, marked as of the special category if it belongs there.
 *
 * @spec P §1 "Federal-government projects that carry a federal"
 */
export function withSpecialCategory(project: Project): Project {
  const { marketSegmentId, federalContractType } = project.data.characteristics ?? {};
  const types: readonly unknown[] = Object.values(FederalContractType);
  const isCts = marketSegmentId === MarketSegment.FederalGovernment && types.includes(federalContractType);
  return { ...project, record: { ...project.record, isCts } };
}

/**
 * Reports a taken name in the words of the specification.
 *
 * @throws ApiError 409 'Project name already exists'
 * @spec P §5 "must not already exist", "Project name uniqueness ignores case"; C §7 "Project names must be unique"
 */
export async function withUniqueName<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isTaken =
      error instanceof StoreConflict && error.kind === "duplicate" && error.collection === PROJECT_ENTRIES.name;
    throw isTaken ? nameTaken() : error;
  }
}

export const nameTaken = (): ApiError => new ApiError(409, "project/name-taken", "Project name already exists");
