import { ApprovalStatus, EngineError } from "@epb/engine";
import * as z from "zod/mini";
import type { Reader, Transaction } from "../../store/store.js";
import { PROJECT_CONTENTS } from "../projects/project-contents.js";
import { PROJECT_ENTRIES } from "../projects/project-entries.js";
import { storedProject } from "../projects/project-json.js";
import { readEpochs } from "./aggregates.js";
import { applyContribution } from "./apply-contribution.js";
import { type Contributed, contributionOf, type Figures } from "./contribution.js";
import { hasSameParts, notePendingChange } from "./pending-changes.js";
import { hasRelease } from "./statistics-releases.js";
import type { StatisticsServices } from "./statistics-services.js";

/** Services that counting a project needs. */
export type CountingServices = Pick<StatisticsServices, "store" | "calculator">;

const jobSchema = z.object({ projectId: z.uuid() });

/** The job that follows every change of a project. */
export async function updateAggregatesJob(data: unknown, services: StatisticsServices): Promise<void> {
  const { projectId } = jobSchema.parse(data);
  await updateAggregates(projectId, services);
}

/** Attempts: somebody may change the project during its calculation. */
const MOST_ATTEMPTS = 5;

/** Updates the aggregates with a project. Projects that are deleted or not approved do not count. */
export async function updateAggregates(projectId: string, services: CountingServices): Promise<void> {
  const { store } = services;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const revision = await revisionOf(projectId, store);
    const parts = await partsOf(projectId, services);
    const isDone = await store.transact(async (transaction) => {
      if ((await revisionOf(projectId, transaction)) !== revision) return false;
      await countContribution(transaction, projectId, parts);
      return true;
    });
    if (isDone) return;
  }
  throw new Error(`the project ${projectId} keeps changing; the next attempt counts it`);
}

/** Replaces the contribution of a project in all aggregates, and notes the change for the next release. */
export async function countContribution(
  transaction: Transaction,
  projectId: string,
  parts: readonly Contributed[],
): Promise<void> {
  const { published, building } = await readEpochs(transaction);
  const before = await applyContribution(transaction, published, projectId, parts);
  if (!hasSameParts(before, parts) && (await hasRelease(transaction))) {
    await notePendingChange(transaction, projectId, before, parts);
  }
  if (building !== undefined) await applyContribution(transaction, building, projectId, parts);
}

/** Revision of the counted figures: every change of the content changes the entry as well. */
async function revisionOf(projectId: string, reader: Reader): Promise<number | undefined> {
  return (await reader.get(PROJECT_ENTRIES, projectId))?.revision;
}

async function partsOf(projectId: string, { store, calculator }: CountingServices): Promise<readonly Contributed[]> {
  const entry = await store.get(PROJECT_ENTRIES, projectId);
  if (entry?.document.approval !== ApprovalStatus.Approved) return [];
  const content = await store.get(PROJECT_CONTENTS, projectId);
  if (content === undefined) return [];
  try {
    // Approved figures count, with any version of the engine.
    const approved = content.document.project["calculatedValues"] as Figures | undefined;
    const figures = approved ?? (await calculator.calculate(content.document.project)).calculatedValues;
    return contributionOf(storedProject(content.document), figures);
  } catch (error) {
    // A project without figures has nothing to add.
    if (error instanceof EngineError) return [];
    throw error;
  }
}
