import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeFinding } from "@epb/workbook";
import { expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { buildZip } from "../../../../workbook/testing/zip-builder.js";
import { calculateInput } from "../../calculate-input.js";
import { memoryIo } from "../../memory-io.testing.js";
import { readInput } from "../read-input.js";
import { readOtherFormat } from "./read-other-format.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const PROFILE = "foreign/pro-forma.epb-profile.json";

async function figuresOf(file: string): Promise<unknown> {
  const io = { ...memoryIo({ folder: FIXTURES }), profiles: [PROFILE] };
  const { result } = calculateInput(await readInput(file, io, { wantsFigures: true }));
  expect(result, file).toBeDefined();
  return { project: result?.project, result: JSON.stringify(result) };
}

// Each file is read in a process of its own.
test.each([
  ["other-formats/epx-campus.epx-campaign.ods", "workbooks/epx-campus.epx-campaign.xlsx"],
  ["other-formats/epx-campus.epx-campaign.xls", "workbooks/epx-campus.epx-campaign.xlsx"],
  ["other-formats/pro-forma.ods", "foreign/pro-forma.xlsx"],
  ["other-formats/pro-forma.xls", "foreign/pro-forma.xlsx"],
  ["other-formats/Pro Forma.csv", "foreign/pro-forma.xlsx"],
])(
  "%s has the inputs and figures of %s to the last digit",
  { timeout: timeLimit(30_000) },
  async (converted, original) => {
    expect(await figuresOf(converted)).toEqual(await figuresOf(original));
  },
);

const OPEN_DOCUMENT = makeFinding("file/open-document");

/** Almost as many cells as a workbook can have. */
const HUGE = buildZip([
  {
    name: "content.xml",
    data: `<office:document-content xmlns:table="t" xmlns:office="o" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="A">${'<table:table-row><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="16000"><text:p>1</text:p></table:table-cell></table:table-row>'.repeat(31)}</table:table></office:spreadsheet></office:body></office:document-content>`,
  },
  { name: "META-INF/manifest.xml", data: "<manifest/>" },
]);

// The process has to start first.
test("a file that takes too long ends with a finding", { timeout: 30_000 }, async () => {
  const read = await readOtherFormat(HUGE, "a.ods", OPEN_DOCUMENT, { seconds: 0.5, heapMebibytes: 1024 });
  expect(read).toMatchObject({
    finding: { name: "file/inflates-too-large", found: "more than 0.5 seconds to read the file" },
  });
});

// The process collects garbage for several seconds before it stops.
test("a file that takes too much memory ends with a finding", { timeout: 60_000 }, async () => {
  const read = await readOtherFormat(HUGE, "a.ods", OPEN_DOCUMENT, { seconds: 50, heapMebibytes: 40 });
  expect(read).toMatchObject({
    finding: { name: "file/inflates-too-large", found: "more than 40 MiB of memory to read the file" },
  });
});

test("text is read only from a file with the ending .csv", async () => {
  const text = new TextEncoder().encode("a,b\n1,2\n");
  const refusal = makeFinding("file/plain-text", { found: "lines of text, as in a CSV" });
  expect(await readOtherFormat(text, "a.txt", refusal)).toEqual({ ok: false, finding: refusal });
  expect(await readOtherFormat(text, "A.CSV", refusal)).toMatchObject({ ok: true });
  const page = makeFinding("file/plain-text", { found: "a web page" });
  expect(await readOtherFormat(readFileSync(`${FIXTURES}README.md`), "a.csv", page)).toEqual({
    ok: false,
    finding: page,
  });
});
