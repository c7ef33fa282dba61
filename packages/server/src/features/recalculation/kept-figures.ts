import { type KeptFigures, LIMITS } from "@epb/contract";
import { ApprovalStatus } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import type { Collection, Identified } from "../../store/collection.js";
import { cursorText, parseCursor } from "../../store/query.js";
import type { WorkerServices } from "../../workers/worker-services.js";
import { PROJECT_ENTRIES } from "../projects/project-entries.js";

/** Differences between the approved figures and those of this engine. Its id is that of the project. */
export interface KeptFiguresNote extends Identified {
  /** Versions of the engine. */
  readonly approvedWith: string;
  readonly comparedWith: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly figures: number;
  readonly examples: KeptFigures["examples"];
}

export const KEPT_FIGURES: Collection<KeptFiguresNote> = {
  name: "keptFigures",
  columns: { at: { type: "text", of: ({ at }) => at } },
};

/** A page of the approved projects whose figures differ with the current engine. @throws ApiError 400 */
export async function listKeptFigures(
  { limit = LIMITS.pageSize.default, cursor }: { readonly limit?: number; readonly cursor?: string },
  { store }: WorkerServices,
): Promise<{ readonly items: readonly KeptFigures[]; readonly next?: string }> {
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  if (cursor !== undefined && after === undefined) {
    throw new ApiError(400, "input/invalid", "This cursor belongs to another list or sort order.");
  }
  const page = await store.find(KEPT_FIGURES, {
    orderBy: { column: "at", descending: true },
    ...(after !== undefined && { after }),
    limit,
  });
  const items: KeptFigures[] = [];
  for (const { document } of page.items) {
    const { id: projectId, ...note } = document;
    const entry = (await store.get(PROJECT_ENTRIES, projectId))?.document;
    // The note no longer applies to a project that has been reopened or deleted since.
    const isAsItWas =
      entry?.approval === ApprovalStatus.Approved && entry.calculation.engineVersion === note.approvedWith;
    if (isAsItWas) items.push({ projectId, projectName: entry.name, ...note });
  }
  return { items, ...(page.next !== undefined && { next: cursorText(page.next) }) };
}
