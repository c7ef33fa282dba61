import { spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { CLI_VERSION } from "./versions.js";

const COMMAND = fileURLToPath(new URL("../bin/epb.cjs", import.meta.url));
const BUNDLE = fileURLToPath(new URL("../dist/bin.cjs", import.meta.url));
const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const FIXTURES = fileURLToPath(new URL("../../../fixtures", import.meta.url));
const PROJECT = fileURLToPath(new URL("../../../fixtures/projects/example-annual-end.json", import.meta.url));

/** Runs the bundle as a separate process. */
function epb(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

/** The files of the bundle that a run loads, by name with their sizes. */
function loadedBy(...args: readonly string[]): ReadonlyMap<string, number> {
  const folder = mkdtempSync(join(tmpdir(), "epb-"));
  const list = join(folder, "list.cjs");
  writeFileSync(
    list,
    `process.on("exit", () => require("node:fs").writeFileSync(__dirname + "/loaded", Object.keys(require.cache).join("\\n")));`,
  );
  spawnSync(process.execPath, ["--require", list, COMMAND, ...args]);
  const files = readFileSync(join(folder, "loaded"), "utf8").split("\n");
  rmSync(folder, { recursive: true });
  const ofBundle = files.filter((file) => dirname(file) === dirname(BUNDLE));
  return new Map(ofBundle.map((file) => [basename(file), statSync(file).size]));
}

beforeAll(() => {
  expect(existsSync(BUNDLE), "the bundle is built: npm run build").toBe(true);
});

describe("the bundle", () => {
  test("is a program by itself", () => {
    for (const file of [COMMAND, BUNDLE]) {
      expect(statSync(file).mode & 0o111).toBe(0o111);
      const { status, stdout } = spawnSync(file, ["--version"], { encoding: "utf8" });
      expect({ status, stdout }).toEqual({ status: 0, stdout: `${CLI_VERSION}\n` });
    }
  });

  test("is loaded by a file that is there before it, for npm to link", () => {
    const { bin } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
    expect(join(PACKAGE, bin.epb)).toBe(COMMAND);
    const committed = spawnSync("git", ["ls-files", "--", COMMAND], { cwd: PACKAGE, encoding: "utf8" });
    expect(committed.stdout).toBe("bin/epb.cjs\n");
  });

  test("that is not built yet is asked for in one sentence", () => {
    const clone = mkdtempSync(join(tmpdir(), "epb-clone-"));
    mkdirSync(join(clone, "bin"));
    copyFileSync(COMMAND, join(clone, "bin/epb.cjs"));
    const { status, stderr } = spawnSync(process.execPath, [join(clone, "bin/epb.cjs")], { encoding: "utf8" });
    expect({ status, stderr }).toEqual({
      status: 4,
      stderr: "error: epb is not built yet. Run npm run build in the root folder of the repository.\n",
    });
    rmSync(clone, { recursive: true });
  });

  test("ends with the status of its command", () => {
    expect(epb("calc", PROJECT)).toMatchObject({ status: 0, stderr: "" });
    expect(epb("calc", PROJECT, "--fail-on", "warning").status).toBe(1);
    expect(epb("calc", PROJECT, "--format", "xml").status).toBe(2);
    expect(epb("calc", "missing.json").status).toBe(3);
    expect(epb().stdout).toContain("Usage: epb");
  });

  test("reads a file with a name that is not UTF-8", ({ skip }) => {
    skip(process.platform !== "linux", "Other systems store names as Unicode.");
    const folder = mkdtempSync(join(tmpdir(), "epb-"));
    copyFileSync(PROJECT, Buffer.concat([Buffer.from(`${folder}/b`), Buffer.from([0xfc]), Buffer.from("ro.json")]));
    const line = `"${process.execPath}" "${COMMAND}" calc "$(printf 'b\\374ro.json')" --format json`;
    const { status, stdout } = spawnSync("sh", ["-c", line], { cwd: folder, encoding: "utf8" });
    expect(JSON.parse(stdout).inputs.file).toBe("$'b\\xFCro.json'");
    expect(status).toBe(0);
    rmSync(folder, { recursive: true });
  });

  test("writes a file and nothing beside it", () => {
    const folder = mkdtempSync(join(tmpdir(), "epb-"));
    epb("calc", PROJECT, "--format", "json", "-o", join(folder, "result.json"));
    expect(readdirSync(folder)).toEqual(["result.json"]);
    rmSync(folder, { recursive: true });
  });

  test("reads standard input", () => {
    const { stdout } = spawnSync("sh", ["-c", `"${process.execPath}" "${BUNDLE}" calc - < "${PROJECT}"`], {
      encoding: "utf8",
    });
    expect(stdout).toContain("standard input");
  });

  test("reads answers from standard input, and keeps them if it ends", () => {
    const folder = mkdtempSync(join(tmpdir(), "epb-"));
    const form = join(FIXTURES, "foreign/pro-forma.xlsx");
    const { status, stderr } = spawnSync(process.execPath, [BUNDLE, "map", form, "--ask", "-o", "project.xlsx"], {
      cwd: folder,
      input: "4\n4\n",
      encoding: "utf8",
    });
    expect(stderr).toContain("→ Market segment: K-12 Schools");
    expect(stderr).toContain("→ Payments a year: Monthly");
    expect(status).toBe(1);
    expect(readdirSync(folder)).toEqual(["pro-forma-mapping.xlsx"]);
    rmSync(folder, { recursive: true });
  });

  test("prints no error if its reader closes the pipe", () => {
    const { stderr, status } = spawnSync("sh", [
      "-c",
      `"${process.execPath}" "${BUNDLE}" calc "${PROJECT}" -f json | true`,
    ]);
    expect({ stderr: String(stderr), status }).toEqual({ stderr: "", status: 0 });
  });

  test.each([
    ["calc", [PROJECT]],
    ["check", [PROJECT]],
    ["calc", [PROJECT, "-f", "json"]],
    ["--version", []],
    ["--help", []],
  ])("reports that its output has no space: %s %j", (command, args) => {
    const line = [process.execPath, BUNDLE, command, ...args].map((part) => `"${part}"`).join(" ");
    const { status, stderr } = spawnSync("sh", ["-c", `${line} > /dev/full`], { encoding: "utf8" });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        "error: The output cannot be written: the disk is full. Free disk space, or write the file to another disk.\n",
    });
  });

  test("ends with 2 when not even an error can be written", () => {
    const line = `"${process.execPath}" "${BUNDLE}" calc "${PROJECT}" > /dev/full 2>&1`;
    expect(spawnSync("sh", ["-c", line]).status).toBe(2);
  });

  test("ends with 130 when it is interrupted", async () => {
    const child = spawn(process.execPath, [BUNDLE, "calc", "-"], { stdio: ["pipe", "ignore", "ignore"] });
    const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
    // More than a pipe holds, so the write ends only while the command reads. By then it listens for the signal.
    await new Promise((resolve) => child.stdin.write(" ".repeat(1_000_000), resolve));
    child.kill("SIGINT");
    expect(await ended).toBe(130);
  });
});

describe("epb check --watch", () => {
  test("reports a file that is replaced while it runs, and ends with 130 when it is interrupted", async () => {
    const folder = mkdtempSync(join(tmpdir(), "epb-"));
    writeFileSync(join(folder, "project.json"), "{}");
    const child = spawn(process.execPath, [BUNDLE, "check", ".", "--watch"], { cwd: folder });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += String(chunk);
      });
    const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
    await expect.poll(() => output, { timeout: 20_000 }).toContain("Watching for changes. Press Ctrl+C to stop.");
    expect(output).toContain("1 file checked: 1 with errors");
    // Programs save a file under another name and then give it its own.
    copyFileSync(PROJECT, join(folder, "project.json.tmp"));
    renameSync(join(folder, "project.json.tmp"), join(folder, "project.json"));
    await expect.poll(() => output, { timeout: 20_000 }).toContain("1 file: 1 with warnings; 1 warning.\n");
    expect(output).toMatch(/\n\n\d\d:\d\d:\d\d {2}Changed: project\.json\.\nproject\.json › /);
    // The output has no terminal control codes if there is no terminal.
    expect(output).not.toContain("\u001b");
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(readdirSync(folder)).toEqual(["project.json"]);
    rmSync(folder, { recursive: true });
  });
});

describe("what a run loads", () => {
  const calculating = [
    "bin.cjs",
    "calc.cjs",
    "calculation.cjs",
    "common.cjs",
    "main.cjs",
    "rolldown-runtime.cjs",
    "shared-options.cjs",
  ];

  test("for a workbook of the usual template is what it takes to read and calculate one", () => {
    const loaded = loadedBy("calc", join(FIXTURES, "workbooks/example-annual-end.xlsx"));
    const expected = [...calculating, "with-figures.cjs", "workbook-reading.cjs"];
    expect([...loaded.keys()].sort()).toEqual(expected.sort());
    // The descriptions of all inputs are one table (3 kB). Compiling a kilobyte takes several hundredths of a millisecond, and the
    // whole run several dozen milliseconds.
    expect([...loaded.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(609_000);
  });

  test("for another template is that template too", () => {
    const loaded = loadedBy("calc", join(FIXTURES, "workbooks/epx-campus.epx.xlsx"));
    expect([...loaded.keys()].filter((name) => name.startsWith("epx"))).toHaveLength(1);
  });

  test("for a version is next to nothing", () => {
    expect([...loadedBy("--version").keys()].sort()).toEqual(["bin.cjs", "common.cjs"]);
  });
});
