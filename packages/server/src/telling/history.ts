import type { HistoryPage } from "@epb/contract";
import { LIMITS } from "@epb/contract";
import { userNames } from "../accounts/user-names.js";
import { ApiError, notFound } from "../api-error.js";
import { PROJECT_ENTRIES } from "../projects/project-entries.js";
import { PROJECT_HISTORY, type ProjectChange } from "../projects/project-history.js";
import type { Services } from "../services.js";
import { type Cursor, cursorText, type Page, parseCursor } from "../store/query.js";

/** The page that is wanted of a list. */
export interface PageQuery {
  readonly limit?: number;
  readonly cursor?: string;
}

/** Who changed what of a project and when, the latest first. */
export async function projectHistory(
  projectId: string,
  { limit = LIMITS.pageSize.default, cursor }: PageQuery,
  { store }: Services,
): Promise<HistoryPage> {
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  if (cursor !== undefined && after === undefined) {
    throw new ApiError(
      400,
      "input/cursor",
      "The cursor is not one of a reply. Leave it out to begin at the first page.",
    );
  }
  const { items, next } = await store.find(PROJECT_HISTORY, {
    where: [{ column: "projectId", is: projectId }],
    orderBy: { column: "position", descending: true },
    limit,
    ...(after !== undefined && { after }),
  });
  const nameOf = await userNames(
    items.map(({ document }) => document.userId),
    store,
  );
  const presented = items.map(({ document: { revision, at, userId, sections } }) => ({
    revision,
    at,
    by: { id: userId, name: nameOf(userId) },
    sections,
  }));
  return { items: presented, ...(next !== undefined && { next: cursorText(next) }) };
}

const PAGE = 100;

/**
 * The changes of a project from its creation to a revision. A newer engine makes revisions of its own, with other figures
 * and the same inputs: the history says nothing of them, and they have the changes of the one before.
 *
 * @throws ApiError 404 where the project has no such revision
 */
export async function changesTo(
  projectId: string,
  revision: number,
  { store }: Services,
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
    // The pages are in the order of the revisions: what follows came later.
    after = (documents.at(-1)?.revision ?? revision) < revision ? page.next : undefined;
  } while (after !== undefined);
  const latest = (await store.get(PROJECT_ENTRIES, projectId))?.document.contentRevision ?? 0;
  if (changes.length === 0 || revision > latest) throw notFound(`Revision ${revision} of the project`);
  return changes;
}
