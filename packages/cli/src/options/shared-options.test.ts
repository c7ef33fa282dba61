import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { describe, expect, test } from "vitest";
import { ExitCode } from "../exit-code.js";
import { memoryIo } from "../memory-io.testing.js";
import { createProgram, runProgram } from "../program.js";
import { quietOption, verboseOption } from "./shared-options.js";

const FIXTURES = fileURLToPath(new URL("../../../../fixtures/", import.meta.url));
const PROJECT = "projects/example-annual-end.json";

/** Prints the address of the site and the password for the first sign-in, which must not be hidden. */
const WITHOUT = new Set(["serve"]);

const runnable = ({ commands }: Command): readonly Command[] =>
  commands.flatMap((command) => (command.commands.length > 0 ? runnable(command) : [command]));

test.each(
  runnable(await createProgram(memoryIo(), () => undefined)).map((command) => [command.name(), command] as const),
)("epb %s has --quiet and --verbose with the same descriptions", (name, { options }) => {
  const given = new Map(options.map(({ flags, description }) => [flags, description]));
  const expected = WITHOUT.has(name) ? [] : [quietOption(), verboseOption()];
  for (const { flags, description } of expected) expect(given.get(flags)).toBe(description);
  expect(given.has("-q, --quiet")).toBe(!WITHOUT.has(name));
});

describe("--verbose", () => {
  test("prints files, their sizes and times, and the versions, to standard error alone", async () => {
    const [plain, verbose] = [memoryIo({ folder: FIXTURES }), memoryIo({ folder: FIXTURES })];
    await runProgram(["calc", PROJECT], plain);
    await runProgram(["calc", PROJECT, "-v"], verbose);
    expect(verbose.written.stdout).toBe(plain.written.stdout);
    const size = readFileSync(FIXTURES + PROJECT).length;
    expect(verbose.written.stderr).toMatch(
      new RegExp(`^verbose: read ${PROJECT}, ${size} bytes \\(\\d+ ms\\)\nverbose: epb .*, finished \\(\\d+ ms\\)\n$`),
    );
  });

  test("prints the cause if a file cannot be read", async () => {
    const io = memoryIo({ failures: new Map([["a.json", "EIO"]]) });
    expect(await runProgram(["calc", "a.json", "-v"], io)).toBe(ExitCode.Unreadable);
    expect(io.written.stderr).toMatch(/^verbose: read a\.json: Error: EIO \(\d+ ms\)$/m);
  });

  test("of a check lists the files from the cache", async () => {
    const io = memoryIo({ files: new Map([["a.json", readFileSync(FIXTURES + PROJECT)]]) });
    const checkAgain = () => runProgram(["check", "a.json", "--cache", "-v", "--report", "json"], io);
    await checkAgain();
    expect(io.written.stderr).toMatch(/^verbose: check a\.json: warnings \(\d+ ms\)$/m);
    await checkAgain();
    expect(io.written.stderr).toMatch(/^verbose: check a\.json: warnings, from the cache \(\d+ ms\)$/m);
  });
});

test("--quiet leaves out the report beside a workbook that is standard output", async () => {
  const workbook = readFileSync(`${FIXTURES}workbooks/school-district.xlsx`);
  const stderrOf = async (...options: readonly string[]): Promise<string> => {
    const io = memoryIo({ stdin: workbook });
    await runProgram(["fix", "-", "-o", "-", ...options], io);
    return io.written.stderr;
  };
  expect(await stderrOf()).not.toBe("");
  expect(await stderrOf("--quiet")).toBe("");
});
