import type { RestoredRevision } from "@epb/contract";
import { CalculationType, changedParts, changedSections, type Project } from "@epb/engine";
import type { Transaction } from "../../store/store.js";
import { type FigureChanges, figureChanges } from "../../workers/figure-changes.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { OpenedProject } from "./opened-projects.js";
import { PROJECT_HISTORY } from "./project-history.js";
import type { ProjectServices } from "./project-services.js";

/** The kind of job that updates the totals over many projects with one project. */
export const AGGREGATES_JOB = "aggregates.update";

/** A project's content before and after. */
export interface ContentChange {
  /** Undefined for a new project. */
  readonly before: OpenedProject | undefined;
  /** Content with the id of the project. */
  readonly after: OpenedProject;
  /** Versions of the engine before and after; absent if there was no calculation before. */
  readonly engines?: { readonly from: string; readonly to: string };
  /** The earlier revision whose inputs were restored. */
  readonly restored?: RestoredRevision;
}

/** Adds a change of a project's content to its history, and enqueues the update of the totals. */
export async function noteProjectChange(
  transaction: Transaction,
  { before, after, engines, restored }: ContentChange,
  { user }: SignedInUser,
  { now, random }: Pick<ProjectServices, "now" | "random">,
): Promise<void> {
  const { project, revision } = after;
  const { record, data } = project;
  const projectId = record.id ?? "";
  // Ignores the modified date: every entry has its own.
  const old: Project =
    before === undefined ? { record, data: {} } : withModifiedDate(before.project, record.modifiedDate);
  const dropCalculatedValues = record.calculationType !== CalculationType.Override;
  // The history has no calculated figures, so supplied figures that replace them are recorded in full.
  const { unknownInputs: _unknown, ...parts } = changedParts(withoutCalculated(old), project, { dropCalculatedValues });
  const { data: _, removed = [], ...others } = parts;
  const isOtherEngine = engines !== undefined && engines.from !== engines.to;
  const isNothingEntered = Object.keys(parts).length === 0;
  await transaction.insert(PROJECT_HISTORY, {
    id: random.uuid(),
    projectId,
    revision,
    at: now().toISOString(),
    userId: user.document.id,
    ...(isOtherEngine && {
      engine: { ...engines, ...(isNothingEntered && { figures: figuresOf(before?.project, project) }) },
    }),
    sections: [...changedSections(old.data, data), ...Object.keys(others), ...removed],
    ...(before !== undefined && { beforeHash: before.hash }),
    afterHash: after.hash,
    calculationType: record.calculationType,
    ...(project.unknownInputs !== undefined && { unknownInputs: project.unknownInputs }),
    ...(restored !== undefined && { restored }),
    parts: JSON.parse(JSON.stringify(parts)) as Readonly<Record<string, unknown>>,
  });
  await noteAggregates(transaction, projectId);
}

/** Figures that changed without a changed input. */
const figuresOf = (before: Project | undefined, after: Project): FigureChanges => {
  const [old, now] = [before, after].map((each) => JSON.parse(JSON.stringify(each?.calculatedValues ?? {})) as unknown);
  return figureChanges(old, now);
};

/** Enqueues the update of the totals with a project that was changed or deleted. */
export async function noteAggregates(transaction: Transaction, projectId: string): Promise<void> {
  await transaction.enqueue({ kind: AGGREGATES_JOB, data: { projectId }, key: projectId });
}

function withoutCalculated(project: Project): Project {
  if (project.record.calculationType === CalculationType.Override) return project;
  const { calculatedValues: _, ...others } = project;
  return others;
}

function withModifiedDate(project: Project, modifiedDate: string | undefined): Project {
  return modifiedDate === undefined ? project : { ...project, record: { ...project.record, modifiedDate } };
}
