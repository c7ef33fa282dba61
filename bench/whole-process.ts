import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { interleave, median, printRows, type Row, times } from "./measure.js";
import { workbookOfSize } from "./workbooks.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EPB = here("../packages/cli/bin/epb.cjs");
const PLAIN = here("plain-exceljs.mjs");

interface Usage {
  readonly cpuMilliseconds: number;
  readonly peakMebibytes: number;
}

/** Whole processes: start-up, reading, calculating, printing. @see performance §1 */
export async function benchWholeProcess(rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "epb-bench-"));
  const sizes = [50, 1000];
  const commands: Record<string, readonly string[]> = { bare: ["-e", "0"], version: [EPB, "--version"] };
  for (const measures of sizes) {
    const { bytes, projectJson } = await workbookOfSize(measures);
    const workbook = join(folder, `p${measures}.xlsx`);
    const project = join(folder, `p${measures}.json`);
    writeFileSync(workbook, bytes);
    writeFileSync(project, projectJson);
    commands[`calc ${measures}`] = [EPB, "calc", "--fail-on", "error", workbook];
    commands[`plain ${measures}`] = [PLAIN, workbook, project];
  }

  const ways = Object.fromEntries(Object.entries(commands).map(([name, args]) => [name, () => run(args)]));
  const wall = await interleave(ways, { rounds, warmUp: 1 });
  const usage = Object.fromEntries(
    Object.entries(commands).map(([name, args]) => [name, measureUsage(args, join(folder, "usage.json"))]),
  );
  const ratio = (one: string, other: string): string => times((wall[one] ?? 0) / (wall[other] ?? 1));
  const cpu = (one: string, other: string): string =>
    times((usage[one]?.cpuMilliseconds ?? 0) / (usage[other]?.cpuMilliseconds ?? 1));
  const rows: Row[] = [
    { what: "epb --version against node -e 0", measured: ratio("version", "bare"), goal: "≤ 1.10×" },
    { what: "epb calc, 50 measures, against node -e 0", measured: ratio("calc 50", "bare"), goal: "≤ 1.75×" },
    {
      what: "plain exceljs program against epb calc, 50 measures, wall",
      measured: ratio("plain 50", "calc 50"),
      goal: "≥ 5×",
    },
    {
      what: "plain exceljs program against epb calc, 50 measures, CPU",
      measured: cpu("plain 50", "calc 50"),
      goal: "≥ 6×",
    },
    {
      what: "plain exceljs program against epb calc, 1,000 measures, wall",
      measured: ratio("plain 1000", "calc 1000"),
      goal: "≥ 4.5×",
    },
    ...sizes.map((measures) => ({
      what: `peak memory of epb calc, ${measures} measures`,
      measured: `${(usage[`calc ${measures}`]?.peakMebibytes ?? 0).toFixed(0)} MiB`,
      goal: measures === 50 ? "≤ 52 MiB" : "≤ 70 MiB",
    })),
    { what: bareName(), measured: `${(wall["bare"] ?? 0).toFixed(0)} ms`, goal: "" },
    { what: "(peak memory of node -e 0)", measured: `${(usage["bare"]?.peakMebibytes ?? 0).toFixed(0)} MiB`, goal: "" },
  ];
  printRows("Whole process (performance §1)", rows);
}

/** Certificates that every Node reads at its start make all ratios against it smaller. */
function bareName(): string {
  return process.env["NODE_EXTRA_CA_CERTS"] === undefined
    ? "(node -e 0 itself)"
    : "(node -e 0 itself, reading NODE_EXTRA_CA_CERTS)";
}

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { status, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, ...environment } });
  // 1 means findings, which the generated projects may have.
  if (status !== 0 && status !== 1) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
}

function measureUsage(args: readonly string[], file: string): Usage {
  const runs = Array.from({ length: 5 }, (): Usage => {
    run(["--require", here("report-usage.cjs"), ...args], { BENCH_USAGE: file });
    return JSON.parse(readFileSync(file, "utf8"));
  });
  return {
    cpuMilliseconds: median(runs.map((usage) => usage.cpuMilliseconds)),
    peakMebibytes: median(runs.map((usage) => usage.peakMebibytes)),
  };
}
