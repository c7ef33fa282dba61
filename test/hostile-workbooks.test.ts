import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOSTILE_CHAPTERS } from "../packages/workbook/testing/hostile/all-hostile-files.js";
import { expectedReport } from "./testing/hostile-outcome.js";

// Files made to exhaust or to fool who reads them. They go to the command that is shipped, in a process of its own: a
// reader that falls for one would take the memory or the time of the tests with it.

const CLI = new URL("../packages/cli/", import.meta.url);
const { bin } = JSON.parse(readFileSync(new URL("package.json", CLI), "utf8")) as { bin: { epb: string } };
const PROGRAM = new URL(bin.epb, CLI);

/** Far above what any of the files takes, and far below what a reader takes that falls for it. */
const MOST_MEBIBYTES = 400;
const MOST_MEBIBYTES_OF_A_LARGE_FILE = 1_000;
/** Of the processor: time that passes depends on what else the machine does. */
const MOST_SECONDS = 10;
/** What takes longer hangs. */
const PATIENCE_MILLISECONDS = 240_000;
const TEST_MILLISECONDS = PATIENCE_MILLISECONDS + 30_000;

/** Says at the end what the process used, on a stream of its own. */
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

interface Run {
  readonly status: number | null;
  readonly signal: string | null;
  readonly words: string;
  readonly peakMebibytes: number;
  readonly seconds: number;
  /** What lies in the folders around the file that was read. */
  readonly filesAround: readonly string[];
}

async function runCalc(bytes: Uint8Array, fileName: string): Promise<Run> {
  // A name that leads out of the folder leads into one that is looked at.
  const around = mkdtempSync(join(folder, "run-"));
  const cwd = join(around, "a", "b");
  mkdirSync(cwd, { recursive: true });
  writeFileSync(join(cwd, fileName), bytes);
  const child = spawn(process.execPath, ["--import", NOTE_USAGE, fileURLToPath(PROGRAM), "calc", fileName], {
    cwd,
    timeout: PATIENCE_MILLISECONDS,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const printed = Promise.all([child.stdio[1], child.stdio[2], child.stdio[USAGE_STREAM]].map(textOf));
  const [status, signal] = (await once(child, "close")) as [number | null, string | null];
  const [stdout = "", stderr = "", usage = ""] = await printed;
  const filesAround = readdirSync(around, { recursive: true }).map(String).sort();
  rmSync(around, { recursive: true });
  const words = `${stdout} ${stderr}`.replace(/\s+/g, " ");
  return { status, signal, words, ...parseUsage(usage), filesAround };
}

/** A process that is ended from outside tells nothing. */
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

function expectBounded(run: Run, fileName: string, mostMebibytes = MOST_MEBIBYTES): void {
  expect(run.signal, "it ends by itself").toBeNull();
  expect(run.peakMebibytes).toBeGreaterThan(0);
  expect(run.peakMebibytes).toBeLessThan(mostMebibytes);
  expect(run.seconds).toBeLessThan(MOST_SECONDS);
  const expected = ["a", join("a", "b"), join("a", "b", fileName)];
  expect(run.filesAround, "nothing is written").toEqual(expected);
}

describe.each(HOSTILE_CHAPTERS)("the shipped command, $title:", ({ files }) => {
  test.concurrent.each(files)(
    "$name takes bounded memory and time",
    async (file) => {
      const { fileName, exitCode, findings } = expectedReport(file);
      const run = await runCalc(file.bytes(), fileName);
      expectBounded(run, fileName, file.isLarge === true ? MOST_MEBIBYTES_OF_A_LARGE_FILE : MOST_MEBIBYTES);
      if (exitCode === undefined) expect([0, 1]).toContain(run.status);
      else expect(run.status).toBe(exitCode);
      for (const finding of findings) expect(run.words).toContain(finding.split(" ")[0]);
      if (exitCode === 3) expect(run.words).toMatch(/ do \w/);
    },
    TEST_MILLISECONDS,
  );
});
