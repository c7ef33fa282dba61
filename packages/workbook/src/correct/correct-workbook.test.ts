import { Decimal } from "@epb/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs, timeLimit } from "../../../../test/testing/runs.js";
import { number, readWorkbookFixture, text, WorkbookFile } from "../../../../test/testing/workbook-file.js";
import { brokenLinks, malformedParts, packageContents } from "../../testing/package-contents.js";
import { plainCells, readGood } from "../../testing/read.js";
import { calculateContents } from "../diagnostics/calculate-contents.js";
import { contentsOfReading } from "../diagnostics/contents-of-reading.js";
import { fromFinding } from "../diagnostics/from-sources.js";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { NODE_PACKAGE_TOOLS, WITHOUT_COMPRESSION } from "../node/node-package-tools.js";
import { type Corrections, correctWorkbook } from "./correct-workbook.js";

const BYTES = readWorkbookFixture("school-district.xlsx");
const ORIGINAL = readProjectFromWorkbook(readGood(BYTES));

const findingsOf = (bytes: Uint8Array) =>
  readProjectFromWorkbook(readGood(bytes)).findings.map((finding) => fromFinding(finding, "project.xlsx"));

function corrected(bytes: Uint8Array, tools = NODE_PACKAGE_TOOLS): Corrections {
  const result = correctWorkbook(bytes, findingsOf(bytes), tools);
  if (!result.ok) throw new Error(result.finding.message);
  return result.value;
}

const placeOf = ({ sheet, cell }: { readonly sheet: string; readonly cell: string }): string => `${sheet}!${cell}`;

/** Amounts that a person entered into a single cell. */
const AMOUNTS = readGood(BYTES).sheets.flatMap((sheet) =>
  [...sheet.cells()].flatMap(({ address, type, value, formula }) => {
    const path = ORIGINAL.pathOf({ sheet: sheet.name, address }) ?? "";
    const isAmount =
      type === "number" && formula === undefined && /\.(?:implementation|expenses?)\b|\.value$/.test(path);
    const isShort = /^\d+(\.\d{1,2})?$/.test(value);
    return isAmount && isShort && !path.startsWith("escalationRates")
      ? [{ place: `${sheet.name}!${address}`, value }]
      : [];
  }),
);

/** Forms in which people write an amount that a spreadsheet stores as text. */
const WRITINGS: readonly ((value: string) => string)[] = [
  (value) => `$${Number(value).toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
  (value) => ` ${value} `,
  (value) => `USD ${value}`,
  (value) => `${value}\u00A0`,
];

const spoiled = fc.uniqueArray(
  fc.record({ amount: fc.constantFrom(...AMOUNTS), write: fc.constantFrom(...WRITINGS) }),
  { minLength: 1, maxLength: 6, selector: ({ amount }) => amount.place },
);

// Writes, corrects, and reads a workbook for each case.
test("a corrected workbook has the project of the workbook without the mistakes, and no other cell is changed", {
  timeout: timeLimit(45_000),
}, () => {
  expect(AMOUNTS.length).toBeGreaterThan(20);
  fc.assert(
    fc.property(spoiled, (mistakes) => {
      const file = new WorkbookFile(BYTES);
      for (const { amount, write } of mistakes) file.put(amount.place, text(write(amount.value)));
      const before = file.bytes();
      const { bytes, corrected: cells, left } = corrected(before, WITHOUT_COMPRESSION);
      expect(left).toEqual([]);
      expect(cells.map(placeOf).sort()).toEqual(mistakes.map(({ amount }) => amount.place).sort());
      const after = readGood(bytes);
      const { findings, project } = readProjectFromWorkbook(after);
      expect(findings).toEqual(ORIGINAL.findings);
      expect(JSON.stringify(project)).toBe(JSON.stringify(ORIGINAL.project));
      const changed = new Set(cells.map(placeOf));
      const others = (workbook: ReturnType<typeof readGood>) =>
        [...plainCells(workbook)].flatMap(([sheet, all]) =>
          all
            .filter(({ address }) => !changed.has(`${sheet}!${address}`))
            .map((cell) => `${sheet} ${JSON.stringify(cell)}`),
        );
      expect(others(after)).toEqual(others(readGood(before)));
    }),
    { numRuns: runs(10) },
  );
});

const DATE = "Schedule 3!E11";
const PRICE = "Schedule 2a!J9";

describe("a corrected copy", () => {
  const file = new WorkbookFile(BYTES).put(DATE, text("July 1, 2025")).put(PRICE, text("$612,000.00"));
  const { bytes, corrected: cells } = corrected(file.bytes());
  const after = readGood(bytes);

  test("shows a date as a date and an amount as it was formatted", () => {
    const cellAt = (place: string) => after.sheet(place.split("!")[0] ?? "")?.cell(place.split("!")[1] ?? "");
    expect(cellAt(DATE)).toMatchObject({ type: "number", value: "45839" });
    expect(cellAt(PRICE)).toMatchObject({ type: "number", value: "612000" });
    const [date, price] = [cellAt(DATE), cellAt(PRICE)];
    expect(date && after.numberFormat(date)).toMatch(/y/);
    expect(price && after.numberFormat(price)).toContain("0");
    expect(cells.map(({ before, after: to }) => [before, to.value])).toContainEqual([
      'text "$612,000.00"',
      "612000.00",
    ]);
  });

  test("is a package in order, which is calculated when it is opened", () => {
    const contents = packageContents(bytes);
    expect(brokenLinks(contents)).toEqual([]);
    expect(
      malformedParts(
        contents,
        [...contents.keys()].filter((name) => name.endsWith(".xml")),
      ),
    ).toEqual([]);
    expect(new TextDecoder().decode(contents.get("xl/workbook.xml"))).toContain('fullCalcOnLoad="1"');
  });

  test("has no more to correct", () => {
    expect(corrected(bytes)).toEqual({ bytes, corrected: [], left: [] });
  });
});

describe("cells that stay unchanged", () => {
  test("is a text of two meanings, with both", () => {
    const before = new WorkbookFile(BYTES).put(PRICE, text("538.000")).put(DATE, text("01/02/2025")).bytes();
    const { bytes, corrected: cells, left } = corrected(before);
    expect(bytes).toBe(before);
    expect(cells).toEqual([]);
    expect(left.map(({ cell, reason, values }) => [cell, reason, values.map(({ value }) => value)])).toEqual([
      ["J9", "several-values", ["538.000", "538000"]],
      ["E11", "several-values", ["2025-01-02", "2025-02-01"]],
    ]);
  });

  test("is a text that a formula gives", () => {
    const formula = { type: "str" as const, xml: '<f>"$5"&amp;"00.50"</f><v>$500.50</v>' };
    const before = new WorkbookFile(BYTES).put(PRICE, formula).bytes();
    const { bytes, left } = corrected(before);
    expect(bytes).toBe(before);
    expect(left).toMatchObject([{ cell: "J9", reason: "formula", values: [{ value: "500.50" }] }]);
  });

  test("is a workbook without a mistake", () => {
    expect(corrected(BYTES).bytes).toBe(BYTES);
  });
});

describe("likely values", () => {
  const [STATE, PERIOD, TECHNOLOGY, PART] = ["Summary!C11", "Schedule 3!E14", "Schedule 2a!D9", "Schedule 1!E5"];
  const likely = (bytes: Uint8Array) => {
    const workbook = readGood(bytes);
    const sheets = workbook.sheets.map(({ name }) => name);
    const contents = contentsOfReading(readProjectFromWorkbook(workbook), sheets, "project.xlsx");
    return calculateContents(contents, "project.xlsx").findings;
  };

  test.each([
    [PERIOD, text("10 months"), "10"],
    [TECHNOLOGY, text("Lightning"), "Lighting"],
    [PART, number(95), "0.95"],
    [STATE, text("New York"), "NY"],
  ])("are entered in %s on request, and give the project without the mistake", (place, entry, value) => {
    const before = new WorkbookFile(BYTES).put(place, entry).bytes();
    const findings = likely(before);
    expect(correctWorkbook(before, findings, NODE_PACKAGE_TOOLS)).toMatchObject({ value: { corrected: [] } });
    const result = correctWorkbook(before, findings, NODE_PACKAGE_TOOLS, true);
    if (!result.ok) throw new Error(result.finding.message);
    const { corrected: cells, bytes } = result.value;
    expect(cells.map((one) => [placeOf(one), one.after.value, one.isSuggestion])).toEqual([[place, value, true]]);
    const { project } = readProjectFromWorkbook(readGood(bytes));
    expect(JSON.stringify(project)).toBe(JSON.stringify(ORIGINAL.project));
  });

  test.each([
    [PERIOD, "2 years"],
    [PERIOD, "about 10 months"],
    [TECHNOLOGY, "Plant"],
    [TECHNOLOGY, "Solar thermal something"],
  ])("are not guessed for %s with %s", (place, entry) => {
    const bytes = new WorkbookFile(BYTES).put(place, text(entry)).bytes();
    expect(likely(bytes).filter(({ suggestion }) => suggestion !== undefined)).toEqual([]);
  });
});

test("a number in a cell for texts gets a number format", () => {
  const file = new WorkbookFile(BYTES);
  let count = 0;
  file.edit("xl/styles.xml", (xml) => {
    count = Number(/<cellXfs count="(\d+)"/.exec(xml)?.[1]);
    return xml
      .replace(/<cellXfs count="\d+"/, `<cellXfs count="${count + 1}"`)
      .replace("</cellXfs>", '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" quotePrefix="1"/></cellXfs>');
  });
  file.editSheet("Schedule 2a", (xml) =>
    xml.replace(
      /<c r="J9"[^>]*?(?:\/>|>.*?<\/c>)/s,
      `<c r="J9" s="${count}" t="inlineStr"><is><t>$612,000.00</t></is></c>`,
    ),
  );
  const after = readGood(corrected(file.bytes()).bytes);
  const cell = after.sheet("Schedule 2a")?.cell("J9");
  expect(cell?.value).toBe("612000");
  expect(cell && after.numberFormat(cell)).toBe("General");
  expect(new Decimal(cell?.value ?? 0).eq(612000)).toBe(true);
});

test("invisible characters are removed from free text, and the text stays a text", () => {
  const place = ORIGINAL.cellOf("ecms[uuid=measure-1].ecmDescription");
  if (place?.address === undefined) throw new Error("Descriptions have cells.");
  const file = new WorkbookFile(BYTES).put(
    `${place.sheet}!${place.address}`,
    text("\u200BNew <b>boiler</b> & 100\u200B"),
  );
  const { bytes, corrected: cells, left } = corrected(file.bytes());
  expect(left).toEqual([]);
  expect(cells).toMatchObject([
    { cell: place.address, before: "U+200B", after: { kind: "text", value: "New <b>boiler</b> & 100" } },
  ]);
  const cell = readGood(bytes).sheet(place.sheet)?.cell(place.address);
  expect(cell).toMatchObject({ type: "text", value: "New <b>boiler</b> & 100" });
  expect(findingsOf(bytes)).toEqual(findingsOf(BYTES));
});
