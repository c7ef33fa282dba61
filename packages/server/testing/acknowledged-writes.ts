import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "rolldown";
import { verifyAudit } from "../src/store/audit/verify-audit.js";
import { openFileStore } from "../src/store/file/open-file-store.js";
import { ITEMS, itemId } from "./conformance-items.js";

/** Bundles the writing program into one file, which starts in a tenth of the time of its sources. */
export async function bundleWriter(folder: string): Promise<string> {
  const file = join(folder, "writer.mjs");
  await build({
    input: new URL("programs/write-without-end.ts", import.meta.url).pathname,
    platform: "node",
    resolve: { conditionNames: ["@epb/source", "node", "import"] },
    output: { file, format: "esm", codeSplitting: false },
  });
  return file;
}

/** A process that writes, and its reports. */
export class Writer {
  readonly process: ChildProcess;
  /** The highest acknowledged count of each document. */
  readonly acknowledged = new Map<number, number>();
  output = "";

  constructor(program: string, folder: string) {
    this.process = spawn(process.execPath, [program, folder], { stdio: ["ignore", "pipe", "pipe"] });
    this.process.stderr?.on("data", (data: Buffer) => {
      this.output += data.toString();
    });
    let rest = "";
    this.process.stdout?.on("data", (data: Buffer) => {
      const lines = (rest + data.toString()).split("\n");
      // An incomplete line does not count as a report.
      rest = lines.pop() ?? "";
      for (const line of lines) this.#hear(line);
    });
  }

  get writes(): number {
    return [...this.acknowledged.values()].reduce((sum, count) => sum + count, 0);
  }

  async kill(): Promise<void> {
    if (this.process.exitCode !== null) throw new Error(`ended by itself: ${this.output}`);
    const closed = once(this.process, "close");
    this.process.kill("SIGKILL");
    await closed;
  }

  #hear(line: string): void {
    const [, number, count] = /^(\d+) (\d+)$/.exec(line) ?? [];
    if (number !== undefined) this.acknowledged.set(Number(number), Number(count));
    else this.output += `${line}\n`;
  }
}

/** Acknowledged writes that are missing or incomplete in the folder. */
export async function findLostWrites(folder: string, acknowledged: ReadonlyMap<number, number>): Promise<string[]> {
  const store = await openFileStore(folder);
  try {
    const lost = (await store.verify()).map(({ message }) => message);
    let total = 0;
    for (const [number, count] of acknowledged) {
      const kept = (await store.get(ITEMS, itemId(number)))?.document.count ?? 0;
      const twin = (await store.get(ITEMS, itemId(number + 1000)))?.document.count ?? 0;
      if (kept < count || kept !== twin) lost.push(`document ${number}: ${kept} and ${twin}, told ${count}`);
      total += kept;
    }
    const { valid } = await verifyAudit(store);
    if (valid < total) lost.push(`${valid} entries of the audit log for ${total} writes`);
    return lost;
  } finally {
    await store.close();
  }
}
