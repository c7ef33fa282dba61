import type { HistoryPage, EngineChange as PresentedEngine } from "@epb/contract";
import { LIMITS } from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import { type Cursor, cursorText, type Page, parseCursor, type Query } from "../../store/query.js";
import type { EngineChange } from "../../workers/figure-changes.js";
import type { RevisionHistory } from "../../workers/reports/report-tasks.js";
import { userNames } from "../accounts/user-names.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import { PROJECT_HISTORY, type ProjectChange } from "./project-history.js";
import type { ProjectServices } from "./project-services.js";

/** Requested page of a list. */
export interface PageQuery {
  readonly limit?: number;
  readonly cursor?: string;
}

/** Converts a page query for the store. @throws ApiError 400 for a cursor of another list */
export function pageOf({ limit = LIMITS.pageSize.default, cursor }: PageQuery): Pick<Query, "limit" | "after"> {
  if (cursor === undefined) return { limit };
  const after = parseCursor(cursor);
  if (after === undefined) {
    throw new ApiError(400, "input/cursor", "This cursor belongs to another list. Omit it to start at the first page.");
  }
  return { limit, after };
}

/** Changes of a project with author and time, and recalculations with their engine, latest first. */
export async function projectHistory(
  projectId: string,
  query: PageQuery,
  services: ProjectServices,
): Promise<HistoryPage> {
  const { store } = services;
  const { items, next } = await store.find(PROJECT_HISTORY, {
    where: [{ column: "projectId", is: projectId }],
    orderBy: { column: "position", descending: true },
    ...pageOf(query),
  });
  const nameOf = await userNames(
    items.flatMap(({ document }) => document.userId ?? []),
    store,
  );
  const oldest = await firstRestorable(
    items.map(({ document }) => document),
    services,
  );
  const presented = items.map(({ document: { revision, at, userId, engine, sections, restored } }) => ({
    revision,
    at,
    ...(userId !== undefined && { by: { id: userId, name: nameOf(userId) } }),
    ...(engine !== undefined && { engine: presentedEngine(engine) }),
    sections,
    ...(restored !== undefined && { restored }),
    isRestorable: revision >= oldest,
  }));
  return { items: presented, ...(next !== undefined && { next: cursorText(next) }) };
}

const presentedEngine = ({ from, to, figures }: EngineChange): PresentedEngine => ({
  from,
  to,
  ...(figures !== undefined && { figures: figures.count }),
});

/**
 * Revision from which on all revisions of a page can be restored: an entry of an earlier server lacks the calculation
 * type, and a calculation with a newer engine has that of the previous revision.
 *
 * @param changes - Latest first.
 * @returns A revision; infinity if no revision of the page can be restored.
 */
async function firstRestorable(changes: readonly ProjectChange[], services: ProjectServices): Promise<number> {
  const last = changes.at(-1);
  if (last === undefined) return Number.POSITIVE_INFINITY;
  const isNoted = ({ calculationType }: ProjectChange): boolean => calculationType !== undefined;
  if (isNoted(last)) return last.revision;
  const earlier = await changesTo(last.projectId, last.revision, services);
  if (earlier.some(isNoted)) return last.revision;
  return changes.filter(isNoted).at(-1)?.revision ?? Number.POSITIVE_INFINITY;
}

/** Summary of the changes up to a revision. */
export function revisionHistory(changes: readonly ProjectChange[]): RevisionHistory {
  // A calculation with a newer engine changes no input and records none.
  const noted = changes.filter((change) => change.calculationType !== undefined).at(-1);
  return {
    changes: changes.map(({ parts }) => JSON.stringify(parts)),
    ...(noted?.calculationType !== undefined && { calculationType: noted.calculationType }),
    ...(noted?.unknownInputs !== undefined && { unknownInputs: noted.unknownInputs }),
  };
}

const PAGE = 100;

/**
 * Changes of a project from its creation to a revision. A revision without its own entry, from an earlier version of
 * the recalculation, has the changes of the previous one: its inputs are the same.
 *
 * @throws ApiError 404 if the project does not have the revision
 */
export async function changesTo(
  projectId: string,
  revision: number,
  { store }: ProjectServices,
): Promise<readonly ProjectChange[]> {
  const changes: ProjectChange[] = [];
  let after: Cursor | undefined;
  do {
    const page: Page<{ readonly document: ProjectChange }> = await store.find(PROJECT_HISTORY, {
      where: [{ column: "projectId", is: projectId }],
      orderBy: { column: "position" },
      limit: PAGE,
      ...(after !== undefined && { after }),
    });
    const documents = page.items.map(({ document }) => document);
    changes.push(...documents.filter((change) => change.revision <= revision));
    // Pages are in the order of the revisions, so all later entries are newer.
    after = (documents.at(-1)?.revision ?? revision) < revision ? page.next : undefined;
  } while (after !== undefined);
  const latest = (await store.get(PROJECT_ENTRIES, projectId))?.document.contentRevision ?? 0;
  if (changes.length === 0 || revision > latest) throw notFound(`Revision ${revision} of the project`);
  return changes;
}
