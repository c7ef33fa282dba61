import { documentId } from "../../base/document-id.js";
import type { Transaction } from "../../store/store.js";
import { AGGREGATES, PROJECT_CONTRIBUTIONS } from "./aggregates.js";
import type { Contributed } from "./contribution.js";
import { EMPTY_TALLY, tallyOf, withTally } from "./tally.js";

/**
 * Replaces the earlier contribution of a project. A second run changes nothing.
 *
 * @param parts - Empty for a project that does not count.
 * @returns The earlier contribution.
 */
export async function applyContribution(
  transaction: Transaction,
  epoch: number,
  projectId: string,
  parts: readonly Contributed[],
): Promise<readonly Contributed[]> {
  const id = documentId(`contribution/${epoch}/${projectId}`);
  const before = await transaction.get(PROJECT_CONTRIBUTIONS, id);
  const old = before?.document.parts ?? [];
  if (JSON.stringify(old) === JSON.stringify(parts)) return old;
  for (const part of old) await count(transaction, epoch, part, -1);
  for (const part of parts) await count(transaction, epoch, part, 1);
  if (parts.length > 0) {
    const contribution = { id, epoch, projectId, parts };
    if (before === undefined) await transaction.insert(PROJECT_CONTRIBUTIONS, contribution);
    else await transaction.update(PROJECT_CONTRIBUTIONS, contribution, before.revision);
  } else if (before !== undefined) await transaction.remove(PROJECT_CONTRIBUTIONS, id, before.revision);
  return old;
}

async function count(
  transaction: Transaction,
  epoch: number,
  { subject, table, row, column, quantities }: Contributed,
  times: 1 | -1,
): Promise<void> {
  const id = documentId(["aggregate", epoch, subject, table, row, column].join("/"));
  const before = await transaction.get(AGGREGATES, id);
  const tally = withTally(before?.document.tally ?? EMPTY_TALLY, tallyOf(quantities), times);
  const aggregate = { id, epoch, subject: `${epoch}/${subject}`, table, row, column, tally };
  if (before === undefined) await transaction.insert(AGGREGATES, aggregate);
  else if (tally.projects === 0) await transaction.remove(AGGREGATES, id, before.revision);
  else await transaction.update(AGGREGATES, aggregate, before.revision);
}
