import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Finding } from "../packages/workbook/src/diagnostics/finding.js";
import { HOSTILE_CHAPTERS } from "../packages/workbook/testing/hostile/all-hostile-files.js";
import type { HostileFile } from "../packages/workbook/testing/hostile/hostile-file.js";
import { expectedReport } from "./testing/hostile-outcome.js";

// Files made to exhaust or to mislead their reader. The shipped command reads them in a separate process, because a
// vulnerable reader would use up the memory and the time of the tests. Files of ordinary size share one process for
// each chapter. hostile-reports.test.ts compares every finding.

const CLI = new URL("../packages/cli/", import.meta.url);
const { bin } = JSON.parse(readFileSync(new URL("package.json", CLI), "utf8")) as { bin: { epb: string } };
const PROGRAM = new URL(bin.epb, CLI);

/** Far above the memory that any file needs, and far below the memory that a reader without limits needs. */
const MOST_MEBIBYTES = 400;
const MOST_MEBIBYTES_OF_A_LARGE_FILE = 1_000;
/** Processor time, because elapsed time depends on other programs on the machine. */
const MOST_SECONDS = 10;
/** A process that runs longer hangs. */
const PATIENCE_MILLISECONDS = 240_000;

/** The process writes its resource usage to this stream at the end. */
const USAGE_STREAM = 3;
const NOTE_USAGE = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from "node:fs";
   process.once("exit", () => writeSync(${USAGE_STREAM}, JSON.stringify(process.resourceUsage())));`,
)}`;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "epb-hostile-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface HostileInput {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Result of the command for one file, `epb calc --format ndjson`. */
interface FileResult {
  readonly inputs: { readonly file: string };
  readonly issues: readonly Finding[];
}

interface Run {
  readonly status: number | null;
  readonly signal: string | null;
  /** One for each file, in the order of the files. */
  readonly results: readonly FileResult[];
  readonly peakMebibytes: number;
  readonly seconds: number;
  /** Names of new files and folders beside the inputs. */
  readonly addedFiles: readonly string[];
}

async function runCalc(inputs: readonly HostileInput[]): Promise<Run> {
  // A path that leaves the folder leads to a folder that the test checks.
  const around = mkdtempSync(join(folder, "run-"));
  const cwd = join(around, "a", "b");
  mkdirSync(cwd, { recursive: true });
  for (const { fileName, bytes } of inputs) writeFileSync(join(cwd, fileName), bytes);
  const fileNames = inputs.map(({ fileName }) => fileName);
  const command = ["--import", NOTE_USAGE, fileURLToPath(PROGRAM), "calc", "--format", "ndjson", ...fileNames];
  const child = spawn(process.execPath, command, {
    cwd,
    timeout: PATIENCE_MILLISECONDS,
    stdio: ["ignore", "pipe", "ignore", "pipe"],
  });
  const printed = Promise.all([child.stdio[1], child.stdio[USAGE_STREAM]].map(textOf));
  const [status, signal] = (await once(child, "close")) as [number | null, string | null];
  const [stdout = "", usage = ""] = await printed;
  const expected = new Set(["a", join("a", "b"), ...fileNames.map((name) => join("a", "b", name))]);
  const addedFiles = readdirSync(around, { recursive: true })
    .map(String)
    .filter((name) => !expected.has(name));
  rmSync(around, { recursive: true });
  const lines = stdout.split("\n").filter((line) => line !== "");
  const results = lines.map((line) => JSON.parse(line) as FileResult);
  return { status, signal, results, ...parseUsage(usage), addedFiles };
}

/** A process that was killed writes no usage. */
function parseUsage(text: string): Pick<Run, "peakMebibytes" | "seconds"> {
  if (text === "") return { peakMebibytes: Number.NaN, seconds: Number.NaN };
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(text) as NodeJS.ResourceUsage;
  return { peakMebibytes: maxRSS / 1024, seconds: (userCPUTime + systemCPUTime) / 1e6 };
}

async function textOf(stream: unknown): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function expectBounded(run: Run, mostMebibytes: number): void {
  expect(run.signal, "it ends by itself").toBeNull();
  expect(run.peakMebibytes).toBeGreaterThan(0);
  expect(run.peakMebibytes).toBeLessThan(mostMebibytes);
  expect(run.seconds).toBeLessThan(MOST_SECONDS);
  expect(run.addedFiles, "nothing is written").toEqual([]);
}

/** The name identifies the files of a process; the file extension selects the reader. */
const fileNameOf = (file: HostileFile): string => file.name + extname(expectedReport(file).fileName);

/** Runs the command on the files, and returns the findings that are missing. */
async function missingFindings(files: readonly HostileFile[], mostMebibytes: number): Promise<readonly string[]> {
  const run = await runCalc(files.map((file) => ({ fileName: fileNameOf(file), bytes: file.bytes() })));
  expectBounded(run, mostMebibytes);
  expect(run.results.map(({ inputs }) => inputs.file)).toEqual(files.map(fileNameOf));
  const exitCodes: number[] = [];
  const missing = files.flatMap((file, index) => {
    const { exitCode, findings } = expectedReport(file);
    const { issues = [] } = run.results[index] ?? {};
    const errors = issues.filter(({ severity }) => severity === "error");
    exitCodes.push(exitCode ?? (errors.length > 0 ? 1 : 0));
    const codes = new Set<string>(issues.map(({ code }) => code));
    const expected = findings.map((finding) => finding.split(" ")[0] ?? "").filter((code) => !codes.has(code));
    const withoutAdvice = errors.filter(({ advice }) => !/\w/.test(advice)).map(({ code }) => `advice of ${code}`);
    return [...expected, ...withoutAdvice].map((what) => `${file.name}: ${what}`);
  });
  expect(run.status).toBe(Math.max(...exitCodes));
  return missing;
}

describe.each(HOSTILE_CHAPTERS)("the shipped command, $title:", ({ files }) => {
  test.concurrent("files of ordinary size take bounded memory and time", async () => {
    const ordinary = files.filter(({ isLarge }) => isLarge !== true);
    expect(await missingFindings(ordinary, MOST_MEBIBYTES)).toEqual([]);
  });

  test.concurrent.each(files.filter(({ isLarge }) => isLarge === true))(
    "$name takes bounded memory and time",
    async (file) => {
      expect(await missingFindings([file], MOST_MEBIBYTES_OF_A_LARGE_FILE)).toEqual([]);
    },
  );
});
