import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainCells } from "../../testing/read.js";
import { sampleWorkbook } from "../../testing/sample-workbook.js";
import { toZip64 } from "../../testing/zip-builder.js";
import { readWorkbookBytes, readWorkbookFile } from "./read-workbook-file.js";

let folder = "";
let plain: Uint8Array = new Uint8Array();
let zip64: Uint8Array = new Uint8Array();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-read-"));
  plain = new Uint8Array(await sampleWorkbook().xlsx.writeBuffer());
  zip64 = toZip64(plain);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** A child process that does this instead of reading. */
async function childThat(name: string, code: string): Promise<URL> {
  const path = join(folder, `${name}.mjs`);
  await writeFile(path, code);
  return new URL(`file://${path}`);
}

describe("a workbook file", () => {
  test("is read from disk", async () => {
    const path = join(folder, "sample.xlsx");
    await writeFile(path, plain);
    const result = await readWorkbookFile(path, { wantsSheet: (name) => name === "Values" });
    expect(result.ok && result.workbook.sheets.map((sheet) => sheet.isRead)).toEqual([true, false, false, false]);
    expect(result.ok && result.workbook.sheet("Values")?.cell("B4")?.value).toBe("0.045");
  });

  test("that is not there, or no file, or too large, is a finding", async () => {
    expect(await readWorkbookFile(join(folder, "none.xlsx"))).toMatchObject({ finding: { name: "file/cannot-open" } });
    expect(await readWorkbookFile(folder)).toMatchObject({ finding: { name: "file/cannot-open" } });
    const path = join(folder, "large.xlsx");
    await writeFile(path, new Uint8Array(2_000));
    expect(await readWorkbookFile(path, { limits: { maxInflatedBytes: 1_000 } })).toMatchObject({
      finding: { name: "file/inflates-too-large", found: "2000 bytes" },
    });
  });
});

describe("a workbook beyond our own reader", () => {
  test("is read by exceljs in a child process, with the same cells", async () => {
    const [direct, fallback] = [await readWorkbookBytes(plain), await readWorkbookBytes(zip64)];
    if (!direct.ok || !fallback.ok) throw new Error("both are read");
    const comparable = (workbook: typeof direct.workbook) =>
      [...plainCells(workbook)].map(([sheet, cells]) => [sheet, cells.map(({ formula: _formula, ...cell }) => cell)]);
    expect(comparable(fallback.workbook)).toEqual(comparable(direct.workbook));
    expect(fallback.workbook.definedName("ProjectRate")).toEqual(direct.workbook.definedName("ProjectRate"));
    const cell = fallback.workbook.sheet("Values")?.cell("B4");
    expect(cell && fallback.workbook.numberFormat(cell)).toBe("0.00%");
  });

  test("keeps unwanted sheets unread", async () => {
    const result = await readWorkbookBytes(zip64, { wantsSheet: (name) => name === "Merged" });
    expect(result.ok && result.workbook.sheets.map((sheet) => sheet.isRead)).toEqual([false, false, true, false]);
  });

  test("that takes too long is a finding", async () => {
    const childModule = await childThat("sleeps", "process.on('message', () => { for (;;); });");
    const result = await readWorkbookBytes(zip64, { childModule, deadlineMilliseconds: 300 });
    expect(result).toMatchObject({ finding: { name: "file/slow-read-time", expected: "at most 0.3 s" } });
  });

  test("that fills the heap is a finding", async () => {
    const childModule = await childThat(
      "fills",
      "process.on('message', () => { const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length)); });",
    );
    const result = await readWorkbookBytes(zip64, { childModule, heapMebibytes: 24 });
    expect(result).toMatchObject({ finding: { name: "file/slow-read-memory", expected: "at most 24 MiB" } });
  });

  test("that ends the child process is a finding", async () => {
    const childModule = await childThat("ends", "process.on('message', () => process.exit(3));");
    expect(await readWorkbookBytes(zip64, { childModule })).toMatchObject({
      finding: { name: "file/slow-read-failed", found: "ended with 3" },
    });
    expect(await readWorkbookBytes(zip64, { childModule: new URL("file:///no/such/child.js") })).toMatchObject({
      finding: { name: "file/slow-read-failed" },
    });
  });

  test("that exceljs cannot read either is a finding", async () => {
    const broken = zip64.slice();
    broken.fill(0, 40, 2_000);
    expect(await readWorkbookBytes(broken)).toMatchObject({ finding: { name: "file/slow-read-failed" } });
  });
});
