import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ExitCode } from "./exit-code.js";
import { InputTooLargeError, type Io } from "./io.js";
import { type MemoryWorld, memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";
import { CLI_VERSION } from "./versions.js";

const FIXTURES = fileURLToPath(new URL("../../../fixtures/", import.meta.url));
const PROJECT = "projects/example-annual-end.json";

async function run(args: readonly string[], world: MemoryWorld = {}, override: Partial<Io> = {}) {
  const io = memoryIo({ folder: FIXTURES, ...world });
  const exitCode = await runProgram(args, { ...io, ...override });
  return { exitCode, ...io.written };
}

describe("an input", () => {
  test.each([
    ["ENOENT", "EPB-CLI-001"],
    ["ENOTDIR", "EPB-CLI-001"],
    ["EISDIR", "EPB-CLI-002"],
    ["EACCES", "EPB-CLI-003"],
    ["EPERM", "EPB-CLI-003"],
    ["EIO", "EPB-CLI-004"],
  ])("that ends with %s is unreadable, %s", async (failure, code) => {
    const { exitCode, stderr, stdout } = await run(["calc", PROJECT], { failures: new Map([[PROJECT, failure]]) });
    expect(exitCode).toBe(ExitCode.Unreadable);
    expect(stderr).toContain(code);
    expect(stdout).toBe("");
  });

  test("that is too large is unreadable", async () => {
    const readBytes = () => Promise.reject(new InputTooLargeError(1024 * 1024));
    const { exitCode, stderr } = await run(["calc", PROJECT], {}, { readBytes });
    expect(exitCode).toBe(ExitCode.Unreadable);
    expect(stderr).toContain("at most 1 MiB");
  });

  test("with a password is unreadable, and distinguished from a damaged one", async () => {
    // An Office file with a password is a compound file with an entry of this name.
    const encrypted = Buffer.alloc(2048);
    encrypted.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    encrypted.write("EncryptedPackage\0", 1024, "utf16le");
    const { exitCode, stderr } = await run(["calc", "locked.xlsx"], { files: new Map([["locked.xlsx", encrypted]]) });
    expect(exitCode).toBe(ExitCode.Unreadable);
    expect(stderr).toContain("EPB-FILE-007");
  });
});

describe("a fault of the program", () => {
  const faulty = (path: string) =>
    path === PROJECT ? Promise.resolve(readFileSync(FIXTURES + PROJECT)) : Promise.reject(new TypeError("a bug"));

  test("asks for a report to the maintainers", async () => {
    const { exitCode, stderr } = await run(["calc", "fault.json"], {}, { readBytes: faulty });
    expect(exitCode).toBe(ExitCode.InternalFault);
    expect(stderr).toContain("while calculating fault.json");
    expect(stderr).toContain(`epb ${CLI_VERSION}, Node ${process.version}`);
    expect(stderr).toContain("TypeError: a bug");
  });

  test("does not stop the other files", async () => {
    const { exitCode, stdout } = await run(["calc", "fault.json", PROJECT], {}, { readBytes: faulty });
    expect(exitCode).toBe(ExitCode.InternalFault);
    expect(stdout).toContain("Worked example");
  });

  test("leaves a list of results a list", async () => {
    const { stdout } = await run(["calc", "fault.json", PROJECT, "--format", "json"], {}, { readBytes: faulty });
    expect(JSON.parse(stdout)).toHaveLength(1);
  });

  test("during writing is reported as a fault, too", async () => {
    const writeFile = () => Promise.reject(new TypeError("a bug"));
    const { exitCode, stderr } = await run(["schema", "diagnostic", "-o", "schema.json"], {}, { writeFile });
    expect(exitCode).toBe(ExitCode.InternalFault);
    expect(stderr).toContain("while running epb schema");
  });
});

describe("an output", () => {
  test.each([
    ["ENOTDIR", "results is not a folder"],
    ["EISDIR", "results/all.json is a folder"],
    ["EACCES", "You do not have permission to write results/all.json"],
    ["ENOSPC", "the disk is full"],
    ["EBUSY", "results/all.json cannot be written (EBUSY)"],
  ])("that ends with %s is a usage error with the correction", async (failure, sentence) => {
    const failures = new Map([["results/all.json", failure]]);
    const { exitCode, stderr } = await run(["calc", PROJECT, "-f", "json", "-o", "results/all.json"], { failures });
    expect(exitCode).toBe(ExitCode.Usage);
    expect(stderr).toContain(sentence);
  });

  test("is not changed if no input could be read", async () => {
    const { files, stderr } = await run(["calc", "missing.json", "-o", "report.txt"]);
    expect([...files]).toEqual([]);
    expect(stderr).not.toContain("Wrote");
  });

  test("to a file has no color with any terminal", async () => {
    const { files } = await run(["calc", PROJECT, "-o", "report.txt"], { columns: 100 });
    expect(files.get("report.txt")).toContain("Worked example");
    expect(files.get("report.txt")).not.toContain("\u001b");
  });

  test("to a terminal has color, and has no color with --no-color", async () => {
    expect((await run(["calc", PROJECT], { columns: 100 })).stdout).toContain("\u001b[");
    expect((await run(["calc", PROJECT, "--no-color"], { columns: 100 })).stdout).not.toContain("\u001b[");
  });

  test.each([80, 100, 120])("stays within %i columns", async (columns) => {
    const { stdout } = await run(["calc", PROJECT, "--no-color"], { columns });
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(columns);
  });
});
