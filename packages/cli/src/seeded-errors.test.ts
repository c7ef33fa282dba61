import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Finding } from "@epb/workbook/diagnostics";
import { beforeAll, expect, test } from "vitest";
import { memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";

// Workbooks with mistakes that other programs inserted, and the list of mistakes, written by hand.

const FIXTURES = fileURLToPath(new URL("../../../fixtures/", import.meta.url));

interface SeededFinding {
  readonly code: string;
  readonly sheet?: string;
  readonly cell?: string;
  readonly found?: string;
  /** The finding is a consequence of another mistake and has its own place. */
  readonly follows?: true;
  /** Code of the finding that it is listed under; absent if it is listed separately. */
  readonly under?: string;
}

interface SeededWorkbook {
  readonly file: string;
  readonly savedBy: "LibreOffice" | "exceljs" | "XML";
  readonly mistake: string;
  readonly findings: readonly SeededFinding[];
  /** The figures are those of the project without the mistake. */
  readonly comesToTheSame?: true;
  /** The file keeps figures from before the mistake, and findings report it. */
  readonly figuresGoStale?: true;
}

const WORKBOOKS = JSON.parse(readFileSync(`${FIXTURES}seeded/expected.json`, "utf8")) as readonly SeededWorkbook[];

async function printed(...command: readonly string[]): Promise<string> {
  const io = memoryIo({ folder: FIXTURES });
  await runProgram(command, io);
  return io.written.stdout;
}

/** The calculated values of a file, as text to be compared. */
async function figuresOf(path: string): Promise<string> {
  const result = JSON.parse(await printed("calc", path, "--format", "json")) as { calculatedValues?: unknown };
  return JSON.stringify(result.calculatedValues);
}

/** All findings of a file: of its inputs, of its calculation, and of the figures in it. */
async function issuesOf(path: string): Promise<readonly Finding[]> {
  const report = await printed("check", path, "--report", "json", "--jobs", "1");
  const { files } = JSON.parse(report) as { files: readonly { readonly issues: readonly Finding[] }[] };
  return files.flatMap(({ issues }) => issues);
}

/** An issue, and the code that it is listed under. */
type ToldIssue = Finding & Pick<SeededFinding, "under">;

const placed = ({ code, sheet, cell, under }: SeededFinding): string =>
  [code, [sheet ?? [], cell ?? []].flat().join("!"), under === undefined ? "" : `under ${under}`].join(" ").trim();

let withoutMistake = "";
beforeAll(async () => {
  withoutMistake = await figuresOf("projects/federal-espc.json");
  expect(await issuesOf("projects/federal-espc.json")).toEqual([]);
});

test.each(WORKBOOKS)(
  "$file: $mistake The right cells are named, and no others",
  async ({ file, findings, ...expected }) => {
    const issues = (await issuesOf(`seeded/${file}`)).flatMap((issue): readonly ToldIssue[] => [
      issue,
      ...(issue.dependents?.findings ?? []).map((follower) => ({ ...follower, under: issue.code })),
    ]);
    const told = issues.filter(({ code }) => expected.figuresGoStale !== true || !code.startsWith("EPB-FIG-"));
    expect(told.map(placed).sort()).toEqual(findings.map(placed).sort());
    for (const finding of findings) {
      const issue = told.find((one) => placed(one) === placed(finding));
      if (finding.found !== undefined) expect(issue?.found).toBe(finding.found);
      expect(issue?.advice).toMatch(/\w/);
    }
  },
);

const HARMLESS = WORKBOOKS.filter(({ comesToTheSame }) => comesToTheSame === true);

test.each(HARMLESS)("$file comes to the figures without the mistake", async ({ file }) => {
  expect((await figuresOf(`seeded/${file}`)) === withoutMistake).toBe(true);
});

test("of fifteen mistakes, six are left for a person after all likely values are entered", async () => {
  const io = memoryIo({ folder: FIXTURES });
  await runProgram(["fix", "seeded/fifteen-mistakes.xlsx", "--suggest", "-o", "copy.xlsx", "--format", "json"], io);
  const { corrected, issues } = JSON.parse(io.written.stdout) as {
    readonly corrected: readonly unknown[];
    readonly issues: readonly Finding[];
  };
  expect(corrected).toHaveLength(9);
  expect(issues.map(({ sheet, cell }) => `${sheet}!${cell}`).sort()).toEqual([
    "Schedule 2a!L12",
    "Schedule 2a!N18",
    "Schedule 2b!C14",
    "Schedule 3!C40",
    "Schedule 3!E12",
    "Schedule 4!B16",
  ]);
});

test("every seeded workbook is expected, most mistakes at least once, ten of them saved by LibreOffice", () => {
  const files = readdirSync(`${FIXTURES}seeded`).filter((name) => name.endsWith(".xlsx"));
  expect(WORKBOOKS.map(({ file }) => file).sort()).toEqual(files.sort());
  expect(WORKBOOKS.filter(({ savedBy }) => savedBy === "LibreOffice").length).toBeGreaterThanOrEqual(10);
  expect(WORKBOOKS.length).toBeGreaterThanOrEqual(30);
});
