import { ENGINE_VERSION } from "@epb/engine/replay";
import type { Transaction } from "../../store/store.js";
import type { WorkerServices } from "../../workers/worker-services.js";
import { listedProject } from "../projects/listed-project.js";
import { PROJECT_ACTIVITY } from "../projects/project-activity.js";
import { PROJECT_CONTENTS } from "../projects/project-contents.js";
import { PROJECT_ENTRIES } from "../projects/project-entries.js";
import { PROJECT_HISTORY } from "../projects/project-history.js";
import { storedProject } from "../projects/project-json.js";
import { KEPT_FIGURES, type KeptFiguresNote } from "./kept-figures.js";
import type { ProjectOutcome } from "./recalculate-project.js";
import { addTallies, isOpen, NO_TALLY, type ProjectPage, RECALCULATIONS, type RecalculationTally } from "./runs.js";

/**
 * Writes the results of a page and marks the page as done, in one transaction.
 *
 * @returns Counts of the page; undefined, with nothing written, if a project has changed since it was read.
 */
export function keepOutcomes(
  runId: string,
  page: ProjectPage,
  outcomes: readonly ProjectOutcome[],
  { store, now, random }: Pick<WorkerServices, "store" | "now" | "random">,
): Promise<RecalculationTally | undefined> {
  const at = now().toISOString();
  return store.transact(async (transaction) => {
    const run = await transaction.get(RECALCULATIONS, runId);
    if (run === undefined || !isOpen(run.document, page.through)) return NO_TALLY;
    for (const { entry } of outcomes) {
      const stored = await transaction.get(PROJECT_ENTRIES, entry.document.id);
      if (stored?.revision !== entry.revision) return undefined;
    }
    let tally = NO_TALLY;
    for (const outcome of outcomes) {
      await keepOutcome(transaction, outcome, { id: random.uuid(), at });
      if (outcome.kind !== "gone") tally = { ...tally, [outcome.kind]: tally[outcome.kind] + 1 };
    }
    const open = run.document.open.filter(({ through }) => through !== page.through);
    const isDone = open.length === 0 && run.document.dealtThrough === undefined;
    const next = {
      ...run.document,
      open,
      tally: addTallies(run.document.tally, tally),
      ...(isDone && { finishedAt: at }),
    };
    await transaction.update(RECALCULATIONS, next, run.revision);
    return tally;
  });
}

/** Id and time of an entry of the history and of the activity. */
interface Noted {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly at: string;
}

async function keepOutcome(transaction: Transaction, outcome: ProjectOutcome, noted: Noted): Promise<void> {
  const { entry } = outcome;
  const { document } = entry;
  const approvedWith = document.calculation.engineVersion;
  if (outcome.kind === "kept") {
    const { count: figures, examples: found } = outcome.figures;
    const examples = found.map(({ path, before, after }) => ({
      path,
      ...(before !== undefined && { approved: String(before) }),
      ...(after !== undefined && { computed: String(after) }),
    }));
    const { at } = noted;
    await note(transaction, { id: document.id, approvedWith, comparedWith: ENGINE_VERSION, at, figures, examples });
    return;
  }
  await forget(transaction, document.id);
  if (outcome.kind === "same") {
    await transaction.update(PROJECT_ENTRIES, { ...document, calculation: outcome.calculation }, entry.revision);
  } else if (outcome.kind === "changed") await change(transaction, outcome, noted);
}

/** Replaces the figures in the content and in lists, with entries in the history and the audit log. */
async function change(
  transaction: Transaction,
  { entry, project, contentRevision, calculation, figures, hashes }: Extract<ProjectOutcome, { kind: "changed" }>,
  noted: Noted,
): Promise<void> {
  const { document } = entry;
  const { id } = document;
  const content = { id, project };
  const { revision } = await transaction.update(PROJECT_CONTENTS, content, contentRevision);
  const item = await listedProject(storedProject(content), document, transaction);
  await transaction.update(
    PROJECT_ENTRIES,
    { ...document, item, calculation, contentRevision: revision },
    entry.revision,
  );
  const versions = { from: document.calculation.engineVersion, to: calculation.engineVersion };
  const engine = { ...versions, figures };
  const unchanged = { sections: [], parts: {} };
  await transaction.insert(PROJECT_HISTORY, { ...noted, projectId: id, revision, engine, ...unchanged, ...hashes });
  const step = {
    ...noted,
    projectId: id,
    action: "project.recalculated",
    details: { engine: versions, revision },
  } as const;
  await transaction.insert(PROJECT_ACTIVITY, step);
  await transaction.record({
    at: noted.at,
    action: "project.recalculated",
    subject: { kind: PROJECT_ENTRIES.name, id },
    details: { ...versions, figures: figures.count, revision },
  });
}

/** Records the differences; the approved figures stay. */
async function note(transaction: Transaction, kept: KeptFiguresNote): Promise<void> {
  const before = await transaction.get(KEPT_FIGURES, kept.id);
  if (before === undefined) await transaction.insert(KEPT_FIGURES, kept);
  else await transaction.update(KEPT_FIGURES, kept, before.revision);
}

async function forget(transaction: Transaction, id: string): Promise<void> {
  const before = await transaction.get(KEPT_FIGURES, id);
  if (before !== undefined) await transaction.remove(KEPT_FIGURES, id, before.revision);
}
