import type { PresentedRecalculation } from "@epb/contract";
import { ENGINE_VERSION } from "@epb/engine/replay";
import type { Stored } from "../../store/collection.js";
import type { Reader } from "../../store/store.js";
import type { WorkerServices } from "../../workers/worker-services.js";
import { PROJECT_ENTRIES } from "../projects/project-entries.js";
import { enqueuePage, nextPage } from "./pages.js";
import { NO_TALLY, RECALCULATIONS, type RecalculationRun, sumOf } from "./runs.js";

/** Number of runs in the list. */
const TOLD = 20;

/**
 * Recalculates all projects with this engine. Continues a run in progress: puts its lost pages into the queue again.
 * Ends a run of another engine version.
 *
 * @param actorId - User who started it; undefined for the server.
 */
export async function beginRecalculation(
  actorId: string | undefined,
  { store, now, random }: Pick<WorkerServices, "store" | "now" | "random">,
): Promise<PresentedRecalculation> {
  const first = await nextPage("", store);
  const id = random.uuid();
  const at = now().toISOString();
  return store.transact(async (transaction) => {
    const last = await latestRun(transaction);
    if (last !== undefined && last.document.finishedAt === undefined) {
      if (last.document.engineVersion === ENGINE_VERSION) {
        for (const page of last.document.open) await enqueuePage(transaction, last.document.id, page);
        return presented(last.document);
      }
      await transaction.update(RECALCULATIONS, { ...last.document, open: [], finishedAt: at }, last.revision);
    }
    const run: RecalculationRun = {
      id,
      engineVersion: ENGINE_VERSION,
      startedAt: at,
      total: await transaction.count(PROJECT_ENTRIES),
      tally: NO_TALLY,
      ...(first === undefined ? { open: [], finishedAt: at } : { open: [first], dealtThrough: first.through }),
    };
    await transaction.insert(RECALCULATIONS, run);
    if (first !== undefined) await enqueuePage(transaction, id, first);
    await transaction.record({
      at,
      action: "recalculation.started",
      ...(actorId !== undefined && { actorId }),
      subject: { kind: RECALCULATIONS.name, id },
      details: { engineVersion: ENGINE_VERSION },
    });
    return presented(run);
  });
}

/** Begins a run if projects exist and this engine has never calculated them. Several servers may call the function. */
export async function beginForNewEngine(services: Pick<WorkerServices, "store" | "now" | "random">): Promise<void> {
  const { store } = services;
  if ((await store.count(RECALCULATIONS, [{ column: "engineVersion", is: ENGINE_VERSION }])) > 0) return;
  if ((await store.find(PROJECT_ENTRIES, { limit: 1 })).items.length === 0) return;
  // If several servers begin at once, the first creates the run and the others continue it.
  await beginRecalculation(undefined, services);
}

/** The last runs with their results, newest first. */
export async function listRecalculations({
  store,
}: Pick<WorkerServices, "store">): Promise<readonly PresentedRecalculation[]> {
  const { items } = await store.find(RECALCULATIONS, {
    orderBy: { column: "startedAt", descending: true },
    limit: TOLD,
  });
  return items.map(({ document }) => presented(document));
}

export async function latestRun(reader: Reader): Promise<Stored<RecalculationRun> | undefined> {
  const { items } = await reader.find(RECALCULATIONS, {
    orderBy: { column: "startedAt", descending: true },
    limit: 1,
  });
  return items[0];
}

function presented({
  id,
  engineVersion,
  startedAt,
  finishedAt,
  total,
  tally,
}: RecalculationRun): PresentedRecalculation {
  return {
    id,
    engineVersion,
    startedAt,
    ...(finishedAt !== undefined && { finishedAt }),
    total,
    looked: sumOf(tally),
    ...tally,
  };
}
