import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { nameOf, pathOf, shownName } from "./file-names.js";
import { memoryIo } from "./memory-io.testing.js";
import { createNodeIo } from "./node-io.js";
import { runProgram } from "./program.js";

const PROJECT = fileURLToPath(new URL("../../../fixtures/projects/example-annual-end.json", import.meta.url));

/** `büro.json` in ISO 8859-1. */
const LATIN = Buffer.from("b\xfcro.json", "latin1");

describe("a name", () => {
  test.each([["plain.json"], ["büro.json"], ["😀 \ufffd.json"], ["$'quoted'.json"]])(
    "in UTF-8 is the text that it is: %s",
    (name) => {
      expect(nameOf(Buffer.from(name))).toBe(name);
      expect(pathOf(name)).toBe(name);
      expect(shownName(name)).toBe(name);
    },
  );

  test.each([
    [LATIN, "$'b\\xFCro.json'"],
    [Buffer.from([0xff, 0xc3, 0xa9, 0xc3]), "$'\\xFFé\\xC3'"],
    [Buffer.from([0xf0, 0x9f, 0x98, 0x27, 0x5c]), "$'\\xF0\\x9F\\x98\\'\\\\'"],
    [Buffer.from([0xed, 0xb3, 0xbc]), "$'\\xED\\xB3\\xBC'"],
  ])("of other bytes leads back to them, and is shown as a shell writes it", (bytes, shown) => {
    expect(pathOf(nameOf(bytes))).toEqual(bytes);
    expect(shownName(nameOf(bytes))).toBe(shown);
  });
});

describe("a folder with a name that is not UTF-8", () => {
  let folder = "";
  beforeEach(({ skip }) => {
    skip(process.platform !== "linux", "Other systems store names as Unicode, and refuse such a file.");
    folder = mkdtempSync(join(tmpdir(), "epb-names-"));
    copyFileSync(PROJECT, Buffer.concat([Buffer.from(`${folder}/`), LATIN]));
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff]), Buffer.from(".json")]), '{ "record":');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function check(...options: readonly string[]) {
    const { written, stdout, stderr } = memoryIo();
    const exitCode = await runProgram(["check", folder, ...options], { ...createNodeIo(), stdout, stderr });
    return { exitCode, ...written };
  }

  test("is checked whole, and each report names the file without doubt", async () => {
    const { stdout, exitCode } = await check("--report", "json");
    const { files } = JSON.parse(stdout);
    expect(files.map(({ file }: { file: string }) => file)).toEqual([
      `$'${folder}/b\\xFCro.json'`,
      `$'${folder}/\\xFF.json'`,
    ]);
    expect(files[0].figures).toBeDefined();
    expect(files[1].status).toBe("unreadable");
    expect(exitCode).toBe(3);
  });

  test.each(["human", "sarif", "junit", "github"])("is reported as %s", async (kind) => {
    const { stdout } = await check("--report", kind);
    expect(stdout).not.toContain("\ufffd");
    expect(stdout).toContain("xFCro.json");
  });
});
