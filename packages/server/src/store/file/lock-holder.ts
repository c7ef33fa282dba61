import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import * as z from "zod/mini";

/** Who has a lock. */
export interface LockHolder {
  readonly host: string;
  readonly process: number;
  /** Where process numbers mean the same: one boot of one machine, one container. */
  readonly place?: string | undefined;
  /** When the process was started, in a measure of the system: numbers are given again, this is not. */
  readonly startedAt?: string | undefined;
  /** Takes one opening of a store from another in one process. */
  readonly opening: string;
}

const lockHolderSchema = z.object({
  host: z.string(),
  process: z.number(),
  place: z.optional(z.string()),
  startedAt: z.optional(z.string()),
  opening: z.string(),
});

/** Undefined for what tells of no holder. */
export const parseLockHolder = (content: unknown): LockHolder | undefined => lockHolderSchema.safeParse(content).data;

/** What can be known of holders of locks. */
export interface LockParty {
  readonly self: LockHolder;
  /** Undefined when it cannot be known from here. */
  isRunning(holder: LockHolder): boolean | undefined;
}

/** This process. Linux tells enough to be certain about others; elsewhere a lock shows that its holder lives. */
export function thisProcess(opening: string): LockParty {
  const place = readPlace();
  const startedAt = startOf(process.pid);
  const self: LockHolder = {
    host: hostname(),
    process: process.pid,
    opening,
    ...(place !== undefined && { place }),
    ...(startedAt !== undefined && { startedAt }),
  };
  return {
    self,
    isRunning: (holder) => {
      if (place === undefined || holder.place !== place) return undefined;
      return startOf(holder.process) === holder.startedAt;
    },
  };
}

function readPlace(): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return undefined;
  }
}

/** The 22nd field of the line of a process; undefined for one that is not there, or not any more. */
function startOf(process: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${process}/stat`, "utf8");
    // The second field is the name of the program, in parentheses, with any signs in it.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const isDead = fields[0] === "Z" || fields[0] === "X";
    return isDead ? undefined : fields[19];
  } catch {
    return undefined;
  }
}
