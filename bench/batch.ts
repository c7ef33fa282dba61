import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { folderOfWorkbooks } from "./batch-workbooks.js";
import { interleave, printRows, type Row, times } from "./measure.js";
import { projectOfSize } from "./projects.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EPB = here("../packages/cli/bin/epb.cjs");
const PLAIN = here("plain-exceljs.mjs");
const PLAIN_BATCH = here("plain-exceljs-batch.mjs");

/** Enough for a start not to count, few enough for a round to be short. */
const FILES = { ours: 250, plainLoop: 50, processEach: 3 };

/** Below the number from which workers check, and above it. */
const WORKER_COUNTS = [25, 50, 150];

/** Folders of workbooks, as whole processes. @see performance §3 */
export async function benchBatch(rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "epb-batch-"));
  const paths = await folderOfWorkbooks(join(folder, "books"), 10_000);
  const project = join(folder, "project.json");
  writeFileSync(project, JSON.stringify(projectOfSize(50)));
  const check = (files: readonly string[], ...options: readonly string[]): void =>
    run([EPB, "check", ...files, "--report", `json=${join(folder, "results.json")}`, "--quiet", ...options]);

  const wall = await interleave(
    {
      ours: () => check(paths.slice(0, FILES.ours), "--jobs", "1"),
      "plain loop": () => run([PLAIN_BATCH, project, ...paths.slice(0, FILES.plainLoop)]),
      "process each": () => {
        for (const path of paths.slice(0, FILES.processEach)) run([PLAIN, path, project]);
      },
      ...Object.fromEntries(
        WORKER_COUNTS.flatMap((count) =>
          [1, 2].map((jobs) => [`${count} by ${jobs}`, () => check(paths.slice(0, count), "--jobs", String(jobs))]),
        ),
      ),
    },
    { rounds, warmUp: 1 },
  );
  const seconds = (name: string): number => (wall[name] ?? Number.NaN) / 1000;
  const ours = FILES.ours / seconds("ours");
  const plainLoop = FILES.plainLoop / seconds("plain loop");
  const processEach = FILES.processEach / seconds("process each");
  const peak = (count: number, jobs: number): number => peakMebibytes(join(folder, "books"), count, jobs, folder);
  const [few, many] = [peak(1000, 1), peak(10_000, 1)];
  const rows: Row[] = [
    { what: "files per second against exceljs in one process", measured: times(ours / plainLoop), goal: "≥ 6.5×" },
    { what: "files per second against a process for each file", measured: times(ours / processEach), goal: "≥ 75×" },
    { what: "(files per second, start-up included)", measured: ours.toFixed(0), goal: "" },
    ...WORKER_COUNTS.map((count) => ({
      what: `two workers against one process, ${count} files`,
      measured: times(seconds(`${count} by 1`) / seconds(`${count} by 2`)),
      goal: count < 50 ? "" : "> 1× where a core is free",
    })),
    { what: "peak memory of 10,000 files against 1,000", measured: times(many / few), goal: "≤ 1.15×" },
    { what: "(peak memory of 1,000 files)", measured: `${few.toFixed(0)} MiB`, goal: "" },
  ];
  printRows("Batch (performance §3)", rows);
  rmSync(folder, { recursive: true });
}

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...environment },
    // The report of ten thousand files exceeds the output buffer.
    stdio: ["ignore", "ignore", "pipe"],
  });
  // 1 means findings, which the generated projects may have.
  if (status !== 0 && status !== 1) throw new Error(`${args.slice(0, 3).join(" ")} ended with ${status}: ${stderr}`);
}

function peakMebibytes(books: string, count: number, jobs: number, folder: string): number {
  const usage = join(folder, "usage.json");
  // A thousand files are four of the folders.
  const pattern = count === 1000 ? `${books}/part-00[0-3]/*.xlsx` : books;
  const options = ["--jobs", String(jobs), "--report", `json=${join(folder, "results.json")}`, "--quiet"];
  run(["--require", here("report-usage.cjs"), EPB, "check", pattern, ...options], { BENCH_USAGE: usage });
  return JSON.parse(readFileSync(usage, "utf8")).peakMebibytes;
}
