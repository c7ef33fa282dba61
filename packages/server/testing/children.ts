import { readdirSync, readFileSync } from "node:fs";

/** A process that this one has started. */
export interface Child {
  readonly pid: number;
  readonly command: string;
  readonly environment: string;
}

/** Other systems do not show the arguments of a process; there, the work must only succeed. */
export const ARE_CHILDREN_SHOWN: boolean = process.platform === "linux";

/** Processes that this one has started and that run now. @param program - Part of their command. */
export function children(program = ""): readonly Child[] {
  if (!ARE_CHILDREN_SHOWN) return [];
  return readdirSync("/proc").flatMap((pid): readonly Child[] => {
    try {
      const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      if (parent !== String(process.pid)) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      if (!command.includes(program)) return [];
      return [{ pid: Number(pid), command, environment: readFileSync(`/proc/${pid}/environ`, "utf8") }];
    } catch {
      // No process, or one that has ended in the meantime.
      return [];
    }
  });
}

/** Child processes that run a program during some work. */
export async function childrenDuring(work: Promise<unknown>, program?: string): Promise<readonly Child[]> {
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  const seen = new Map<string, Child>();
  while (!isDone) {
    for (const child of children(program)) seen.set(child.command + child.environment.length, child);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end;
  return [...seen.values()];
}
