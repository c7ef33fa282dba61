import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { toZip64 } from "../packages/workbook/testing/zip-builder.js";
import { calc } from "./testing/calc.js";
import { HOSTILE_FILES, HOSTILE_TEMPLATES, mergedAll } from "./testing/hostile-files.js";
import { readWorkbookFixture, text, WorkbookFile } from "./testing/workbook-file.js";

// Files made to exhaust or to fool who reads them. They go to the command that is shipped, in a process of its own: a
// reader that falls for one would take the memory or the time of the tests with it.

const CLI = new URL("../packages/cli/", import.meta.url);
const { bin } = JSON.parse(readFileSync(new URL("package.json", CLI), "utf8")) as { bin: { epb: string } };
const PROGRAM = fileURLToPath(new URL(bin.epb, CLI));

/** Far above what any of the files takes, and far below what a reader takes that falls for it. */
const MOST_MEBIBYTES = 300;
const MOST_MILLISECONDS = 40_000;

/** Says at the end how much memory the process had at most, KiB, on a stream of its own. */
const MEMORY_STREAM = 3;
const NOTE_MEMORY = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from "node:fs";
   process.once("exit", () => writeSync(${MEMORY_STREAM}, String(process.resourceUsage().maxRSS)));`,
)}`;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "epb-hostile-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function runCalc(bytes: Uint8Array) {
  const path = join(folder, "project.xlsx");
  writeFileSync(path, bytes);
  const { status, signal, stdout, stderr, output } = spawnSync(
    process.execPath,
    ["--import", NOTE_MEMORY, PROGRAM, "calc", "project.xlsx"],
    { cwd: folder, encoding: "utf8", timeout: MOST_MILLISECONDS, stdio: ["ignore", "pipe", "pipe", "pipe"] },
  );
  const words = `${stdout} ${stderr}`.replace(/\s+/g, " ");
  return { status, signal, words, peakMebibytes: Number(output[MEMORY_STREAM]) / 1024 };
}

function expectBounded({ signal, peakMebibytes }: ReturnType<typeof runCalc>): void {
  expect(signal, "it ends by itself").toBeNull();
  expect(peakMebibytes).toBeGreaterThan(0);
  expect(peakMebibytes).toBeLessThan(MOST_MEBIBYTES);
}

describe("a hostile file", () => {
  test.each(HOSTILE_FILES)("$what is refused with $code", ({ bytes, mostBytes = 10_000, exitCode, ...expected }) => {
    const file = bytes();
    expect(file.length).toBeLessThan(mostBytes);
    const run = runCalc(file);
    expectBounded(run);
    const place = expected.sheet === undefined ? "" : ` › ${expected.sheet}`;
    expect(run.words).toContain(`project.xlsx${place} error ${expected.code}`);
    for (const phrase of expected.words) expect(run.words).toContain(phrase);
    expect(run.status).toBe(exitCode);
  });

  test("that only exceljs can read fills the memory or the time of its own process, and is refused", () => {
    const run = runCalc(toZip64(mergedAll()));
    expectBounded(run);
    // Which of the two limits it meets first depends on the machine.
    expect(run.words).toMatch(
      /project\.xlsx error EPB-FILE-02[89] .* expected at most \d+ (MiB|s) do Open it in Excel/,
    );
    expect(run.status).toBe(3);
  });
});

describe("the school district's workbook", () => {
  let plain: ReturnType<typeof runCalc>;
  beforeAll(() => {
    plain = runCalc(readWorkbookFixture("school-district.xlsx"));
    expect(plain.words).toContain("Maple Valley");
  });

  test.each(HOSTILE_TEMPLATES)("with $what comes to the same", ({ edit }) => {
    const run = runCalc(edit(new WorkbookFile(readWorkbookFixture("school-district.xlsx"))).bytes());
    expectBounded(run);
    expect(run.words).toBe(plain.words);
    expect(run.status).toBe(0);
  });
});

describe("names of JavaScript's own", () => {
  const namesOfObject = Object.getOwnPropertyNames(Object.prototype).sort();

  afterEach(() => {
    expect(Object.getOwnPropertyNames(Object.prototype).sort(), "Object.prototype is as it was").toEqual(namesOfObject);
  });

  test.each(["__proto__", "constructor", "toString"])("%s is read as any other in every place", async (name) => {
    const workbook = (chosen: string): WorkbookFile =>
      new WorkbookFile(readWorkbookFixture("school-district.xlsx"))
        .put("Schedule 2a!A10", text(chosen))
        .put("Schedule 4!A15", text(chosen))
        .put("Schedule 2a!C10", text(chosen))
        .put("Contacts!C7", text(chosen))
        .editWorkbook((xml) =>
          xml.replace("<definedNames>", `<definedNames><definedName name="${chosen}">Summary!$C$5</definedName>`),
        )
        .renameSheet("Schedule 3", chosen);
    const [own, plain] = [
      await calc("a.xlsx", workbook(name).bytes()),
      await calc("a.xlsx", workbook("plain").bytes()),
    ];
    expect(own.exitCode).toBe(0);
    expect(own.values).toBe(plain.values.replaceAll('"plain"', `"${name}"`));
    expect(own.words).toBe(plain.words.replaceAll(/\bplain\b/g, name));
  });
});
