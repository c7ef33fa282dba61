import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { memoryIo } from "../packages/cli/src/memory-io.testing.js";
import { runProgram } from "../packages/cli/src/program.js";
import { readGood } from "../packages/workbook/testing/read.js";
import { recalculate } from "../packages/workbook/testing/spreadsheet-engine.js";
import { number, text, WorkbookFile } from "./testing/workbook-file.js";

// Findings about figures in express workbooks after a person changes an input.

const FOLDER = fileURLToPath(new URL("../fixtures/", import.meta.url));

/** The workbook that the command writes for the express project. */
async function made(args: readonly string[]): Promise<Uint8Array> {
  const io = memoryIo({ folder: FOLDER });
  expect(await runProgram([...args, "-o", "express.xlsx", "--quiet"], io)).toBe(0);
  return io.written.files.get("express.xlsx") as Uint8Array;
}

/** Unique codes of the findings about figures. */
async function figureFindings(bytes: Uint8Array): Promise<readonly string[]> {
  const io = memoryIo({ folder: FOLDER, files: new Map([["express.xlsx", bytes]]) });
  await runProgram(["check", "express.xlsx", "--report", "json"], io);
  const codes = [...io.written.stdout.matchAll(/"code": "(EPB-[A-Z]+-\d+)"/g)].map(([, code = ""]) => code);
  return [...new Set(codes)].filter((code) => code.startsWith("EPB-FIG-"));
}

/** Values that a spreadsheet program stores for the formulas. */
function recalculated(bytes: Uint8Array): Uint8Array {
  const workbook = readGood(bytes);
  const { valueAt, close } = recalculate(workbook);
  const file = new WorkbookFile(bytes);
  for (const sheet of workbook.sheets) {
    const results = [...sheet.cells()].flatMap(({ address, row, column, formula }) => {
      return formula === undefined ? [] : [[address, valueAt(sheet.name, row, column)] as const];
    });
    if (results.length > 0) file.editSheet(sheet.name, (xml) => withResults(xml, new Map(results)));
  }
  close();
  return file.bytes();
}

function withResults(xml: string, results: ReadonlyMap<string, unknown>): string {
  return xml.replace(/<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)(?:<v>[^<]*<\/v>|<v\/>)?<\/c>/g, (cell, at, rest, f) => {
    if (!results.has(at)) return cell;
    const style = /\bs="\d+"/.exec(rest)?.[0] ?? "";
    const value = results.get(at);
    const type = typeof value === "number" ? "" : typeof value === "boolean" ? ` t="b"` : ` t="str"`;
    return `<c r="${at}" ${style}${type}>${f}<v>${typeof value === "boolean" ? Number(value) : (value ?? "")}</v></c>`;
  });
}

const PROJECT = "projects/epx-campus.json";

describe.each([
  {
    name: "of live formulas",
    args: ["export", PROJECT, "--to", "xlsx-formulas"],
    edit: (file: WorkbookFile) => file.put("Financing!C9", number(12)).put("Measures!J9", number(450_000)),
    total: "Summary!C29",
  },
  {
    name: "in the campaign's template",
    args: ["template", "epx-campaign", "--filled", PROJECT],
    edit: (file: WorkbookFile) => file.put("Summary!C21", number(12)).put("Measures!J10", number(99_999)),
    total: "Summary!C28",
  },
])("an express workbook $name", ({ args, edit, total }) => {
  const bytes = made(args);

  test("has no findings about figures when it is new", async () => {
    expect(await figureFindings(await bytes)).toEqual([]);
  });

  test("has outdated results after a changed input without a recalculation, and no typed values", async () => {
    expect(await figureFindings(edit(new WorkbookFile(await bytes)).bytes())).toEqual(["EPB-FIG-001"]);
  });

  test("has no findings after a recalculation", async () => {
    expect(await figureFindings(recalculated(edit(new WorkbookFile(await bytes)).bytes()))).toEqual([]);
  });

  test("reports a figure with a typed value", async () => {
    const typed = new WorkbookFile(await bytes).put(total, number(1));
    expect(await figureFindings(typed.bytes())).toEqual(["EPB-FIG-002"]);
    expect(await figureFindings(new WorkbookFile(await bytes).put(total, text("soon")).bytes())).not.toEqual([]);
  });
});
