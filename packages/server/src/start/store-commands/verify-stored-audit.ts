import type { AuditHead } from "../../store/audit/audit-hash.js";
import { type AuditProblem, verifyAudit } from "../../store/audit/verify-audit.js";
import type { Store } from "../../store/store.js";
import type { StoreConfig } from "../config/run-config.js";
import { damaged, done, type StoreOutcome } from "./store-outcome.js";
import { withStore } from "./with-store.js";

/** Checks if the audit log is intact. @param known - An entry that the log had at an earlier time. */
export function verifyStoredAudit(config: StoreConfig, known?: AuditHead): Promise<StoreOutcome> {
  return withStore(config, async (store) => {
    const { valid, head, problem } = await verifyAudit(store);
    const count = `${valid} ${valid === 1 ? "entry" : "entries"}`;
    if (problem !== undefined) return damaged([`Intact from the start: ${count}. ${describe(problem)}`]);
    if (known !== undefined && !(await holds(store, known))) {
      return damaged([
        `The log is consistent, but entry ${known.sequence} is missing or different: the log was truncated or rewritten.`,
      ]);
    }
    return done(`The audit log is intact: ${count}.`, ...(head.sequence > 0 ? [`${head.sequence}:${head.hash}`] : []));
  });
}

async function holds(store: Store, { sequence, hash }: AuditHead): Promise<boolean> {
  const [entry] = await store.auditEntries(sequence - 1, 1);
  return entry?.sequence === sequence && entry.hash === hash;
}

function describe(problem: AuditProblem): string {
  const { kind, sequence } = problem;
  switch (kind) {
    case "unreadable":
      return `Entry ${sequence} cannot be read: ${problem.message}`;
    case "sequence":
      return `Entry ${sequence} is missing; the next entry is ${problem.found}.`;
    case "link":
      return `Entry ${sequence} does not follow the entry before it.`;
    case "hash":
      return `Entry ${sequence} was altered.`;
    default:
      return problem satisfies never;
  }
}
