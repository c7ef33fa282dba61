import type { Stored } from "../../store/collection.js";
import type { Reader, Transaction } from "../../store/store.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "../projects/project-entries.js";
import { isOpen, type ProjectPage, RECALCULATIONS, type RecalculationRun } from "./runs.js";

/** The kind of job that recalculates a page of projects. */
export const RECALCULATION_JOB = "recalculation.page";

/** Projects of a page: about a second of work, and one transaction. */
export const PAGE_SIZE = 25;

/** The page after a project; undefined at the end. */
export async function nextPage(after: string, reader: Reader): Promise<ProjectPage | undefined> {
  const { items } = await reader.find(PROJECT_ENTRIES, { ...from(after), limit: PAGE_SIZE });
  const through = items.at(-1)?.document.id;
  return through === undefined ? undefined : { after, through };
}

/** Projects of a page at present: includes those added since the page was assigned, without those deleted. */
export async function entriesOf(
  { after, through }: ProjectPage,
  reader: Reader,
): Promise<readonly Stored<ProjectEntry>[]> {
  const entries: Stored<ProjectEntry>[] = [];
  for (let last = after; ; ) {
    const { items, next } = await reader.find(PROJECT_ENTRIES, { ...from(last), limit: PAGE_SIZE });
    entries.push(...items.filter(({ document }) => document.id <= through));
    if (next === undefined || next.id >= through) return entries;
    last = next.id;
  }
}

const from = (id: string): { readonly after?: { readonly value: null; readonly id: string } } =>
  id === "" ? {} : { after: { value: null, id } };

/**
 * Enqueues the next page, so that another worker can begin it while this one is in progress. Repeated calls enqueue it
 * once.
 */
export async function dealNext(
  { id }: RecalculationRun,
  { through }: ProjectPage,
  reader: Reader & { transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> },
): Promise<void> {
  const next = await nextPage(through, reader);
  await reader.transact(async (transaction) => {
    const run = await transaction.get(RECALCULATIONS, id);
    if (run === undefined || !isOpen(run.document, through) || run.document.dealtThrough !== through) return;
    const { dealtThrough: _, ...rest } = run.document;
    const dealt = next === undefined ? rest : { ...rest, open: [...rest.open, next], dealtThrough: next.through };
    await transaction.update(RECALCULATIONS, dealt, run.revision);
    if (next !== undefined) await enqueuePage(transaction, id, next);
  });
}

export function enqueuePage(transaction: Transaction, runId: string, page: ProjectPage): Promise<void> {
  return transaction.enqueue({
    kind: RECALCULATION_JOB,
    data: { runId, ...page },
    key: `${runId} ${page.through}`,
  });
}
