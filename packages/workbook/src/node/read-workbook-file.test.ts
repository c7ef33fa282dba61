import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleWorkbook } from "../../testing/sample-workbook.js";
import { readWorkbookFile } from "./read-workbook-file.js";

let folder = "";
let plain: Uint8Array = new Uint8Array();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-read-"));
  plain = new Uint8Array(await sampleWorkbook().xlsx.writeBuffer());
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

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
