import { ApprovalStatus } from "@epb/engine";
import { ENGINE_VERSION } from "@epb/engine/replay";
import * as z from "zod/mini";
import type { JobCounts } from "../../background/job-handler.js";
import type { Stored } from "../../store/collection.js";
import type { WorkerServices } from "../../workers/worker-services.js";
import type { ProjectEntry } from "../projects/project-entries.js";
import { updateAggregates } from "../statistics/update-aggregates.js";
import { keepOutcomes } from "./keep-outcomes.js";
import { dealNext, entriesOf } from "./pages.js";
import { type ProjectOutcome, recalculateProject } from "./recalculate-project.js";
import { isOpen, RECALCULATIONS } from "./runs.js";

const jobSchema = z.object({ runId: z.uuid(), after: z.string(), through: z.string() });

/** Attempts per project: somebody may change it during the calculation. */
const MOST_ATTEMPTS = 5;

/** Projects of a page that are calculated at once: saves in the meantime wait for at most these. */
const AT_ONCE = 4;

/**
 * Recalculates a page of projects. Enqueues the next page first, so that all workers share the work. One transaction
 * writes the results and marks the page as done, so a second run has no effect.
 *
 * @throws Error if the run belongs to another engine version: a server with that version runs the job
 */
export async function recalculatePage(data: unknown, services: WorkerServices): Promise<JobCounts> {
  const { runId, ...page } = jobSchema.parse(data);
  const { store, log } = services;
  const run = (await store.get(RECALCULATIONS, runId))?.document;
  if (!isOpen(run, page.through)) return {};
  if (run.engineVersion !== ENGINE_VERSION) {
    throw new Error(`The figures must come from engine ${run.engineVersion}; this server has ${ENGINE_VERSION}.`);
  }
  await dealNext(run, page, store);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const entries = await entriesOf(page, store);
    const outcomes = await inTurn(entries, (entry) => recalculateProject(entry, services));
    for (const { document } of entries.filter(isApproved)) await updateAggregates(document.id, services);
    const tally = await keepOutcomes(runId, page, outcomes, services);
    if (tally === undefined) continue;
    log.info({ runId, ...tally }, "a page of projects was recalculated");
    return { ...tally };
  }
  throw new Error("Projects of the page kept changing. The next attempt recalculates them.");
}

const isApproved = ({ document }: Stored<ProjectEntry>): boolean => document.approval === ApprovalStatus.Approved;

/** Results of the work for each item, in their order, with a few at once. */
async function inTurn(
  entries: readonly Stored<ProjectEntry>[],
  work: (entry: Stored<ProjectEntry>) => Promise<ProjectOutcome>,
): Promise<readonly ProjectOutcome[]> {
  const outcomes: ProjectOutcome[] = [];
  const waiting = entries.entries();
  const worker = async (): Promise<void> => {
    for (const [index, entry] of waiting) outcomes[index] = await work(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcomes;
}
