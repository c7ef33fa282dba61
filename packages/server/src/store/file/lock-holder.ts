import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import * as z from "zod/mini";

/** Holder of a lock. */
export interface LockHolder {
  readonly host: string;
  readonly process: number;
  /** Scope of process numbers: one boot of one machine, or one container. */
  readonly place?: string | undefined;
  /** Start time of the process, in units of the system: process numbers are reused, start times are not. */
  readonly startedAt?: string | undefined;
  /** Distinguishes several openings of a store in one process. */
  readonly opening: string;
}

const lockHolderSchema = z.object({
  host: z.string(),
  process: z.number(),
  place: z.optional(z.string()),
  startedAt: z.optional(z.string()),
  opening: z.string(),
});

/** Undefined for content that is not a holder. */
export const parseLockHolder = (content: unknown): LockHolder | undefined => lockHolderSchema.safeParse(content).data;

/** Facts about holders of locks. */
export interface LockParty {
  readonly self: LockHolder;
  /** Undefined if this process cannot know. */
  isRunning(holder: LockHolder): boolean | undefined;
}

/**
 * This process. Linux has enough information to be certain about others; elsewhere, the heartbeat shows that a holder
 * lives.
 */
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

/** Start time, the 22nd field of the line of a process; undefined if the process has ended. */
function startOf(process: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${process}/stat`, "utf8");
    // The second field is the program name, in parentheses, with any characters in it.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const isDead = fields[0] === "Z" || fields[0] === "X";
    return isDead ? undefined : fields[19];
  } catch {
    return undefined;
  }
}
