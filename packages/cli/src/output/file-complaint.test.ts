import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { InputTooLargeError, type Io } from "../io.js";
import { memoryIo } from "../memory-io.testing.js";
import { createNodeIo } from "../node-io.js";
import { replacementComplaint } from "./file-complaint.js";
import { writeOutput } from "./write-output.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "epb-output-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a symbolic link to a filled workbook does not bypass the refusal", async () => {
  const filled = join(folder, "filled.xlsx");
  const link = join(folder, "link.xlsx");
  writeFileSync(filled, "filled in");
  symlinkSync(filled, link);
  let told = "";
  const io: Io = {
    ...createNodeIo(),
    stderr: (text) => {
      told += text;
    },
  };
  expect(await writeOutput("new", { path: link, format: "workbook" }, io)).toBe(2);
  expect(told).toContain("link.xlsx exists");
  expect(readFileSync(filled, "utf8")).toBe("filled in");
  told = "";
  expect(await writeOutput("new", { path: link, format: "workbook", force: true }, io)).toBe(0);
  expect({ told, contents: readFileSync(filled, "utf8") }).toEqual({ told: "", contents: "new" });
});

test("a file that fails while it is read stays", async () => {
  const io = memoryIo({ files: new Map([["a.json", "{}"]]), failures: new Map([["a.json", "EIO"]]) });
  const complaint = await replacementComplaint({ path: "a.json", format: "json" }, io);
  expect(complaint).toBe("a.json exists and cannot be read. Use another file name, or --force to replace the file.");
});

test("a workbook that is larger than any input stays", async () => {
  const io = {
    ...memoryIo({ files: new Map([["a.xlsx", "large"]]) }),
    readBytes: () => Promise.reject(new InputTooLargeError(1)),
  };
  expect(await replacementComplaint({ path: "a.xlsx", format: "workbook" }, io)).toContain("a.xlsx exists");
});

test.each([
  ["a zip", new Uint8Array([0x50, 0x4b, 3, 4]), "is a workbook"],
  ["an old Excel file", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "is a workbook"],
  ["a project", '{"record":{},"data":{"ecms":[]}}', "is a project"],
])("a report does not replace %s", async (_, contents, expected) => {
  const io = memoryIo({ files: new Map([["a.html", contents]]) });
  expect(await replacementComplaint({ path: "a.html", format: "html" }, io)).toContain(expected);
});

test.each([
  ["an earlier report", '{"schemaVersion":"1","engine":{}}'],
  ["text", "<!doctype html>"],
  ["an empty file", ""],
])("a report replaces %s", async (_, contents) => {
  const io = memoryIo({ files: new Map([["a.html", contents]]) });
  expect(await replacementComplaint({ path: "a.html", format: "html" }, io)).toBeUndefined();
});
