import { CalculationType, changedParts, changedSections, type Project } from "@epb/engine";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { Services } from "../services.js";
import type { Transaction } from "../store/store.js";
import type { OpenedProject } from "./opened-projects.js";
import { PROJECT_HISTORY } from "./project-history.js";

/** The kind of job that brings the totals over many projects up to date with one project. */
export const AGGREGATES_JOB = "aggregates.update";

/** A project's content before and after. */
export interface ContentChange {
  /** Undefined for a new project. */
  readonly before: OpenedProject | undefined;
  /** With its id. */
  readonly after: OpenedProject;
}

/** Writes the change of a project's content into its history, and has totals brought up to date. */
export async function noteProjectChange(
  transaction: Transaction,
  { before, after }: ContentChange,
  { user }: SignedInUser,
  { now, random }: Pick<Services, "now" | "random">,
): Promise<void> {
  const { project, revision } = after;
  const { record, data } = project;
  const projectId = record.id ?? "";
  // That it was modified is what the entry says anyway.
  const old = before === undefined ? { record, data: {} } : withModifiedDate(before.project, record.modifiedDate);
  const dropCalculatedValues = record.calculationType !== CalculationType.Override;
  const parts = changedParts(old, project, { dropCalculatedValues });
  const { data: _, removed = [], ...others } = parts;
  await transaction.insert(PROJECT_HISTORY, {
    id: random.uuid(),
    projectId,
    revision,
    at: now().toISOString(),
    userId: user.document.id,
    sections: [...changedSections(old.data, data), ...Object.keys(others), ...removed],
    ...(before !== undefined && { beforeHash: before.hash }),
    afterHash: after.hash,
    parts: JSON.parse(JSON.stringify(parts)) as Readonly<Record<string, unknown>>,
  });
  await noteAggregates(transaction, projectId);
}

/** Has the totals over many projects brought up to date with one that changed, or is gone. */
export async function noteAggregates(transaction: Transaction, projectId: string): Promise<void> {
  await transaction.enqueue({ kind: AGGREGATES_JOB, data: { projectId }, key: projectId });
}

function withModifiedDate(project: Project, modifiedDate: string | undefined): Project {
  return modifiedDate === undefined ? project : { ...project, record: { ...project.record, modifiedDate } };
}
