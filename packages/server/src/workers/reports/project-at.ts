import { applyChangedParts, CalculationType, type Project, parseChangedParts } from "@epb/engine";
import { plainData, projectOf } from "./read-task.js";
import type { ReportTask, RevisionHistory } from "./report-tasks.js";
import { withoutIds } from "./without-ids.js";

/**
 * A project at a revision, restored from its history, without the ids of the store.
 *
 * @param present - The current project: its record has everything that the history lacks.
 */
export function projectAt(
  { record }: Project,
  { changes, calculationType = record.calculationType, unknownInputs }: RevisionHistory,
): Project {
  const start: Project = { record, data: {} };
  const { record: recordAt, ...project } = changes.reduce(withChange, start);
  return {
    ...project,
    record: { ...recordAt, calculationType },
    ...(unknownInputs !== undefined && { unknownInputs }),
  };
}

/** The same as plain data. */
export const toldProjectAt = ({ project, at }: Extract<ReportTask, { kind: "projectAt" }>): object =>
  plainData(projectAt(projectOf(project), at)) as object;

function withChange(project: Project, text: string): Project {
  // A change has the ids of what was there before it, and not of what is new.
  const parsed = parseChangedParts(JSON.parse(text, withoutIds));
  if (!parsed.ok) throw new Error(`a stored change cannot be read: ${parsed.problems[0]?.message ?? ""}`);
  const changed = applyChangedParts(project, parsed.value);
  if (changed.record.calculationType === CalculationType.Override) return changed;
  // Figures that were supplied until now are in no later change.
  const { calculatedValues: _, ...others } = changed;
  return parsed.value.record?.changed?.calculationType === undefined ? changed : others;
}
