import { isDeepStrictEqual } from "node:util";
import { ApprovalStatus, CalculationType, EngineError } from "@epb/engine";
import { ENGINE_VERSION } from "@epb/engine/replay";
import type { Stored } from "../../store/collection.js";
import { type FigureChanges, figureChanges } from "../../workers/figure-changes.js";
import type { WorkerServices } from "../../workers/worker-services.js";
import { PROJECT_CONTENTS } from "../projects/project-contents.js";
import type { CalculationState, ProjectEntry } from "../projects/project-entries.js";
import type { ProjectChange } from "../projects/project-history.js";
import { jsonHash } from "../projects/written-json.js";

type Json = Readonly<Record<string, unknown>>;

/** Result for a project, based on the entry that was read. */
export type ProjectOutcome = { readonly entry: Stored<ProjectEntry> } & (
  | { readonly kind: "current" | "failed" | "gone" }
  | { readonly kind: "same"; readonly calculation: CalculationState }
  | {
      readonly kind: "changed";
      readonly calculation: CalculationState;
      readonly project: Json;
      readonly contentRevision: number;
      readonly figures: FigureChanges;
      /** Hashes of the content before and after. */
      readonly hashes: Pick<ProjectChange, "beforeHash" | "afterHash">;
    }
  | { readonly kind: "kept"; readonly figures: FigureChanges }
);

/** Calculates a project with this engine and returns the result; writes nothing. */
export async function recalculateProject(
  entry: Stored<ProjectEntry>,
  { store, calculator, log }: Pick<WorkerServices, "store" | "calculator" | "log">,
): Promise<ProjectOutcome> {
  const { id, approval, calculation: before } = entry.document;
  if (before.engineVersion === ENGINE_VERSION) return { kind: "current", entry };
  const content = await store.get(PROJECT_CONTENTS, id);
  if (content === undefined) return { kind: "gone", entry };
  const { project } = content.document;
  try {
    const { calculatedValues, issues } = await calculator.calculate(project);
    const errors = issues.filter(({ severity }) => severity === "error").length;
    const calculation = { engineVersion: ENGINE_VERSION, errors, warnings: issues.length - errors };
    const had = project["calculatedValues"];
    // Supplied figures are not recalculated.
    if (isOverride(project) || isDeepStrictEqual(had, calculatedValues)) return { kind: "same", entry, calculation };
    const figures = figureChanges(had, calculatedValues);
    if (approval === ApprovalStatus.Approved) return { kind: "kept", entry, figures };
    const changed = { ...project, calculatedValues };
    const hashes = { beforeHash: jsonHash(project), afterHash: jsonHash(changed) };
    return {
      kind: "changed",
      entry,
      calculation,
      project: changed,
      contentRevision: content.revision,
      figures,
      hashes,
    };
  } catch (error) {
    if (!(error instanceof EngineError) && !isTimeout(error)) throw error;
    log.warn({ projectId: id, error: error.message }, "a project could not be calculated with this engine");
    return { kind: "failed", entry };
  }
}

function isOverride({ record }: Json): boolean {
  return (record as Json | undefined)?.["calculationType"] === CalculationType.Override;
}

const isTimeout = (error: unknown): error is Error =>
  error instanceof Error && ["AbortError", "TimeoutError"].includes(error.name);
