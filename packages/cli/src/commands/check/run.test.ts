import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { type MemoryWorld, memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const WARNING = readFileSync(`${FIXTURES}projects/example-annual-end.json`, "utf8");
const FINE = readFileSync(`${FIXTURES}projects/epx-campus.json`, "utf8");
const BROKEN = '{ "record":';

async function check(args: readonly string[], world: MemoryWorld = {}, override: Partial<Io> = {}) {
  const io = memoryIo(world);
  const exitCode = await runProgram(["check", ...args], { ...io, ...override });
  return { exitCode, ...io.written };
}

const files = (contents: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(contents));

describe("the exit status", () => {
  const everything = files({ "fine.json": FINE, "warning.json": WARNING, "wrong.json": "{}", "broken.json": BROKEN });

  test.each([
    [["fine.json"], ExitCode.Ok],
    [["warning.json"], ExitCode.Ok],
    [["warning.json", "--fail-on", "warning"], ExitCode.Findings],
    [["warning.json", "--max-warnings", "1"], ExitCode.Ok],
    [["warning.json", "--max-warnings", "0"], ExitCode.Findings],
    [["fine.json", "wrong.json"], ExitCode.Findings],
    [["fine.json", "broken.json", "wrong.json"], ExitCode.Unreadable],
    [["missing.json", "fine.json"], ExitCode.Unreadable],
  ])("of %j is %i", async (args, expected) => {
    expect((await check(args, { files: everything })).exitCode).toBe(expected);
  });

  test("is that of a fault only after all files", async () => {
    const io = memoryIo({ files: everything });
    const readBytes = (path: string) =>
      path === "broken.json" ? Promise.reject(new TypeError("a bug")) : io.readBytes(path);
    const { exitCode, stdout, stderr } = await check(
      ["broken.json", "fine.json", "wrong.json"],
      {},
      { ...io, readBytes },
    );
    expect(exitCode).toBe(ExitCode.InternalFault);
    expect(io.written.stdout + stdout).toContain("3 files checked: 1 ok, 1 with errors, 1 epb failed");
    expect(io.written.stderr + stderr).toContain("epb failed while checking broken.json");
    expect(io.written.stderr + stderr).toContain("TypeError: a bug");
  });
});

describe("reports", () => {
  const world = { files: files({ "b.json": WARNING, "a.json": FINE, "c/d.json": "{}" }) };

  test("are in the order of the paths, however the files were named", async () => {
    const { files: written } = await check(["c", "b.json", "a.json", "--report", "json=results.json"], world);
    const { files: reported } = JSON.parse(String(written.get("results.json")));
    expect(reported.map(({ file }: { file: string }) => file)).toEqual(["a.json", "b.json", "c/d.json"]);
  });

  test("are written several at a time, one of them to standard output", async () => {
    const reports = ["--report", "sarif", "--report", "junit=tests.xml", "--report", "human=report.txt"];
    const { stdout, stderr, files: written } = await check(["a.json", "c", ...reports], world);
    expect(JSON.parse(stdout).version).toBe("2.1.0");
    expect([...written.keys()]).toEqual(["tests.xml", "report.txt"]);
    expect(stderr).toBe("2 files checked: 1 ok, 1 with errors.\nWrote tests.xml, report.txt.\n");
  });

  test("that cannot be opened are reported before any file is read", async () => {
    const failures = new Map([["results/all.json", "ENOTDIR"]]);
    const readBytes = () => Promise.reject(new Error("read too early"));
    const { exitCode, stderr } = await check(
      ["a.json", "--report", "json=results/all.json"],
      { ...world, failures },
      { readBytes },
    );
    expect(exitCode).toBe(ExitCode.Usage);
    expect(stderr).toContain("results is not a folder");
  });

  test("that cannot be finished leave nothing", async () => {
    const io = memoryIo(world);
    let isDiscarded = false;
    const startFile: Io["startFile"] = () => ({
      write: () => {
        throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write" });
      },
      finish: () => undefined,
      discard: () => {
        isDiscarded = true;
      },
    });
    const exitCode = await runProgram(["check", "c", "--report", "human=all.txt"], { ...io, startFile });
    expect(exitCode).toBe(ExitCode.Usage);
    expect(io.written.stderr).toContain("all.txt cannot be written: the disk is full");
    expect(isDiscarded).toBe(true);
  });

  test("print nothing more on standard error with --quiet", async () => {
    expect((await check(["c", "--report", "json=results.json", "--quiet"], world)).stderr).toBe("");
  });

  test("are coloured on a terminal only", async () => {
    expect((await check(["c", "--no-progress"], { ...world, columns: 80 })).stdout).toContain("\u001b[");
    expect((await check(["c", "--no-progress", "--no-color"], { ...world, columns: 80 })).stdout).not.toContain(
      "\u001b[",
    );
    expect((await check(["c"], world)).stdout).not.toContain("\u001b[");
  });
});

describe("progress", () => {
  const world = { files: files({ "a.json": FINE, "b.json": "{}" }), columns: 80 };

  test("is shown on a terminal, and removed at the end", async () => {
    const { stderr } = await check(["a.json", "b.json"], world);
    expect(stderr).toContain("0/2 files");
    expect(stderr).toContain("2/2 files");
    expect(stderr).toContain("1 failing");
    expect(stderr.endsWith("\u001b[2K")).toBe(true);
  });

  test.each([[["--no-progress"]], [["--quiet"]]])("is not shown with %j", async (options) => {
    expect((await check(["a.json", "b.json", ...options], world)).stderr).toBe("");
  });

  test("is not shown if standard error is not a terminal", async () => {
    expect((await check(["a.json", "b.json"], { files: world.files })).stderr).toBe("");
  });
});

describe("a cache", () => {
  const world = { files: files({ "a.json": WARNING, "b.json": "{}" }) };

  test("repeats the findings byte for byte", async () => {
    const first = await check(["a.json", "b.json", "--cache", "--report", "json"], world);
    const reads: string[] = [];
    const io = memoryIo({ files: new Map([...world.files, ...first.files]) });
    const readBytes = (path: string) => {
      reads.push(path);
      return io.readBytes(path);
    };
    const exitCode = await runProgram(["check", "a.json", "b.json", "--cache", "--report", "json"], {
      ...io,
      readBytes,
    });
    expect({ exitCode, stdout: io.written.stdout }).toEqual({ exitCode: first.exitCode, stdout: first.stdout });
    expect(reads.filter((path) => path.startsWith(".epb-cache/"))).toHaveLength(2);
    // Both came from the cache, so only its marker files are written again.
    expect([...io.written.files.keys()]).toEqual([".epb-cache/CACHEDIR.TAG", ".epb-cache/.gitignore"]);
  });

  test("is in the requested folder", async () => {
    const { files: written } = await check(["a.json", "--cache=kept/here"], world);
    expect([...written.keys()].every((path) => path.startsWith("kept/here/"))).toBe(true);
  });
});

test("every file is in one of the shards", async () => {
  const world = { files: files({ "a.json": FINE, "b.json": FINE, "c.json": FINE }) };
  const shards = ["1/2", "2/2"].map((shard) => check(["*.json", "--shard", shard, "--report", "json"], world));
  const reported = (await Promise.all(shards)).map(({ stdout }) =>
    JSON.parse(stdout).files.map(({ file }: { file: string }) => file),
  );
  expect(reported).toEqual([["a.json", "c.json"], ["b.json"]]);
});
