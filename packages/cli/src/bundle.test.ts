import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { CLI_VERSION } from "./versions.js";

const BUNDLE = fileURLToPath(new URL("../dist/bin.cjs", import.meta.url));
const PROJECT = fileURLToPath(new URL("../../../fixtures/projects/example-annual-end.json", import.meta.url));

/** Runs the bundle as a process of its own. */
function epb(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUNDLE, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

beforeAll(() => {
  expect(existsSync(BUNDLE), "the bundle is built: npm run build").toBe(true);
});

describe("the bundle", () => {
  test("is a program by itself", () => {
    expect(statSync(BUNDLE).mode & 0o111).toBe(0o111);
    const { status, stdout } = spawnSync(BUNDLE, ["--version"], { encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${CLI_VERSION}\n` });
  });

  test("ends with the status of its command", () => {
    expect(epb("calc", PROJECT)).toMatchObject({ status: 0, stderr: "" });
    expect(epb("calc", PROJECT, "--fail-on", "warning").status).toBe(1);
    expect(epb("calc", PROJECT, "--format", "xml").status).toBe(2);
    expect(epb("calc", "missing.json").status).toBe(3);
    expect(epb().stdout).toContain("Usage: epb");
  });

  test("brings the process that reads unusual workbooks", () => {
    expect(existsSync(fileURLToPath(new URL("../dist/exceljs-child.cjs", import.meta.url)))).toBe(true);
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

  test("is quiet when its reader goes away", () => {
    const { stderr, status } = spawnSync("sh", [
      "-c",
      `"${process.execPath}" "${BUNDLE}" calc "${PROJECT}" -f json | true`,
    ]);
    expect({ stderr: String(stderr), status }).toEqual({ stderr: "", status: 0 });
  });

  test("ends with 130 when it is interrupted", async () => {
    const child = spawn(process.execPath, [BUNDLE, "calc", "-"], { stdio: ["pipe", "ignore", "ignore"] });
    const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
    // It waits for standard input, which never comes; by then it listens for the signal.
    setTimeout(() => child.kill("SIGINT"), 2000);
    expect(await ended).toBe(130);
  });
});
