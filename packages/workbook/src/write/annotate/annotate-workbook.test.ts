import { readFile } from "node:fs/promises";
import exceljs from "exceljs";
import { describe, expect, test } from "vitest";
import { brokenLinks, malformedParts, packageContents, textOf } from "../../../testing/package-contents.js";
import { plainCells, read, readGood } from "../../../testing/read.js";
import { buildWorkbook } from "../../../testing/workbook-builder.js";
import { readProjectFromWorkbook } from "../../intake/read-project-from-workbook.js";
import { annotateWorkbook } from "./annotate-workbook.js";
import type { AnnotatedFinding } from "./annotated-finding.js";

const fixture = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`../../../../../fixtures/workbooks/${name}.xlsx`, import.meta.url)));

function finding(parts: Partial<AnnotatedFinding> = {}): AnnotatedFinding {
  return {
    severity: "error",
    code: "EPB-CELL-004",
    sheet: "Schedule 3",
    cell: "E9",
    field: "Index rate",
    message: "This cell needs a number, but contains text.",
    found: 'text "n/a"',
    expected: "a number",
    advice: "Enter a number.",
    ...parts,
  };
}

const FINDINGS: readonly AnnotatedFinding[] = [
  finding(),
  finding({ severity: "warning", code: "EPB-CAP-001", message: "", advice: "Look at the rate." }),
  finding({ sheet: "Schedule 2a", cell: "D9:D11" }),
  finding({ sheet: "ESA", cell: "ZZ400" }),
  finding({ sheet: "Not there", cell: "A1" }),
  { severity: "warning", code: "EPB-PRC-001", at: "implementationPricing.percentages", message: "M.", advice: "A." },
];

function annotated(bytes: Uint8Array, findings: readonly AnnotatedFinding[] = FINDINGS): Uint8Array {
  const result = annotateWorkbook(bytes, findings, { fileName: "project.xlsx", template: "A template 1.0" });
  if (!result.ok) throw new Error(JSON.stringify(result.finding));
  return result.value;
}

const annotatedFixtures = new Map<string, Promise<readonly [before: Uint8Array, after: Uint8Array]>>();

/** A fixture and its annotated copy, made once for all tests. */
function annotatedFixture(name: string): Promise<readonly [before: Uint8Array, after: Uint8Array]> {
  const both = annotatedFixtures.get(name) ?? fixture(name).then((bytes) => [bytes, annotated(bytes)] as const);
  annotatedFixtures.set(name, both);
  return both;
}

async function withExceljs(bytes: Uint8Array): Promise<exceljs.Workbook> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(Buffer.from(bytes) as unknown as ArrayBuffer);
  return workbook;
}

/** The sheet that came last into the package. */
function lastSheetPart(contents: ReadonlyMap<string, Uint8Array>): string {
  const numbers = [...contents.keys()].map((name) => Number(/^xl\/worksheets\/sheet(\d+)\.xml$/.exec(name)?.[1] ?? 0));
  return `xl/worksheets/sheet${Math.max(...numbers)}.xml`;
}

function noteOf(workbook: exceljs.Workbook, sheet: string, address: string): string {
  const { note } = workbook.getWorksheet(sheet)?.getCell(address) ?? {};
  return typeof note === "object" ? (note.texts ?? []).map(({ text }) => text).join("") : String(note);
}

const EDITED =
  /^(\[Content_Types\]\.xml|xl\/(workbook|styles|comments\d+)\.xml|xl\/worksheets\/sheet\d+\.xml|xl\/drawings\/vmlDrawing\d+\.vml|.*\.rels)$/;

describe.each(["school-district", "school-district.libreoffice", "federal-espc", "federal-espc.libreoffice"])(
  "the annotated copy of %s",
  (name) => {
    test("has every other part byte for byte, well-formed parts and whole links", async () => {
      const [bytes, copy] = await annotatedFixture(name);
      const [before, after] = [packageContents(bytes), packageContents(copy)];
      for (const [part, data] of before) {
        if (!EDITED.test(part)) expect(Buffer.compare(after.get(part) ?? Buffer.of(), data), part).toBe(0);
      }
      const changed = [...after].filter(([part, data]) => Buffer.compare(before.get(part) ?? Buffer.of(), data) !== 0);
      expect(
        malformedParts(
          after,
          changed.map(([part]) => part),
        ),
      ).toEqual([]);
      expect(brokenLinks(after)).toEqual([]);
    });

    test("reads as the same project, with the same cells", async () => {
      const [bytes, copy] = await annotatedFixture(name);
      const [before, after] = [readGood(bytes), readGood(copy)];
      const cells = plainCells(after);
      const isOurs = ({ type, address }: { type: string; address: string }) => type === "blank" && address === "ZZ400";
      for (const [sheet, expected] of plainCells(before)) {
        expect(cells.get(sheet)?.filter((cell) => !isOurs(cell))).toEqual(expected);
      }
      expect(readProjectFromWorkbook(after).project).toEqual(readProjectFromWorkbook(before).project);
      expect(readProjectFromWorkbook(after).findings).toEqual(readProjectFromWorkbook(before).findings);
      expect(after.definedNames.filter(({ target }) => target?.sheet !== "Findings")).toEqual(before.definedNames);
    });

    test("opens with the findings first, comments on their cells, and the cells as they looked inside a thick border", async () => {
      const [bytes, copy] = await annotatedFixture(name);
      const [before, after] = [await withExceljs(bytes), await withExceljs(copy)];
      expect(after.worksheets[0]?.name).toBe("Findings");
      expect(after.worksheets.slice(1).map((sheet) => sheet.name)).toEqual(
        before.worksheets.map((sheet) => sheet.name),
      );
      expect(noteOf(after, "Schedule 3", "E9")).toBe(
        'EPB-CELL-004 error: This cell needs a number, but contains text.\nFound: text "n/a"\nExpected: a number\nDo: Enter a number.\n\n' +
          "EPB-CAP-001 warning: Look at the rate.",
      );
      expect(noteOf(after, "Schedule 2a", "D9")).toContain("EPB-CELL-004 error (D9:D11): ");
      expect(noteOf(after, "ESA", "ZZ400")).toContain("EPB-CELL-004");
      const [old, marked] = [before, after].map((workbook) => workbook.getWorksheet("Schedule 3")?.getCell("E9").style);
      expect(marked?.border).toMatchObject({
        left: { style: "thick" },
        bottom: { style: "thick", color: { argb: "FFC00000" } },
      });
      expect({ ...marked, border: old?.border }).toEqual(old);
    });
  },
);

describe("the sheet of findings", () => {
  test("lists every finding, and links those whose cell exists", async () => {
    const [, bytes] = await annotatedFixture("school-district");
    const sheet = readGood(bytes).sheet("Findings");
    const row = (number: number) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => sheet?.cellAt(number, column)?.value ?? "");
    expect([row(2), row(3), row(4)].map((cells) => cells.slice(0, 2))).toEqual([
      ["File", "project.xlsx"],
      ["Template", "A template 1.0"],
      ["Findings", "4 errors, 2 warnings"],
    ]);
    expect(row(8)).toEqual([
      ...["Error", "EPB-CELL-004", "Schedule 3", "E9", "Index rate", "This cell needs a number, but contains text."],
      ...['text "n/a"', "a number", "Enter a number."],
    ]);
    expect(row(13).slice(0, 5)).toEqual(["Warning", "EPB-PRC-001", "", "", "implementationPricing.percentages"]);
    const contents = packageContents(bytes);
    const xml = textOf(contents, lastSheetPart(contents));
    expect(
      [...xml.matchAll(/<hyperlink ref="(\w+)" location="([^"]*)"/g)].map(([, ref, to]) => `${ref} ${to}`),
    ).toEqual(["D8 'Schedule 3'!E9", "D9 'Schedule 3'!E9", "D10 'Schedule 2a'!D9:D11", "D11 'ESA'!ZZ400"]);
  });

  test("keeps texts unchanged, even if they look like formulas", () => {
    const texts = ["=1+1", "+1", "-1", "@SUM(A1)", 'a <b> & "c"', "bell \u0007", "_x0041_", " spaced ", "two\nlines"];
    const bytes = annotated(
      buildWorkbook(),
      texts.map((found) => finding({ sheet: "Sheet1", cell: "B2", found })),
    );
    const sheet = readGood(bytes).sheet("Findings");
    const cells = texts.map((_, index) => sheet?.cellAt(8 + index, 7));
    expect(cells.map((cell) => [cell?.type, cell?.value, cell?.formula])).toEqual(
      texts.map((text) => ["text", text, undefined]),
    );
  });

  test("cuts a text that no cell holds, and repairs half a character", () => {
    const bytes = annotated(buildWorkbook(), [finding({ found: `\ud800${"x".repeat(40_000)}` })]);
    const value = readGood(bytes).sheet("Findings")?.cell("G8")?.value ?? "";
    expect([value.length, value.at(0), value.at(-1)]).toEqual([32_767, "�", "…"]);
  });

  test("has another name where the workbook has such a sheet", () => {
    const bytes = annotated(buildWorkbook({ sheets: { findings: "" } }));
    expect(readGood(bytes).sheets.map(({ name }) => name)).toEqual(["Findings 2", "findings"]);
  });

  test("says that there are no findings", () => {
    expect(readGood(annotated(buildWorkbook(), [])).sheet("Findings")?.cell("B4")?.value).toBe("No findings.");
  });
});

test("a chart, a comment, and unknown parts are kept", async () => {
  const bytes = new Uint8Array(await readFile(new URL("../../../testing/files/chart.xlsx", import.meta.url)));
  const result = annotated(bytes, [finding({ sheet: "data", cell: "B1" }), finding({ sheet: "Data", cell: "B3" })]);
  const [before, after] = [packageContents(bytes), packageContents(result)];
  for (const name of ["xl/charts/chart1.xml", "xl/drawings/drawing1.xml", "xl/sharedStrings.xml", "docProps/app.xml"]) {
    expect(Buffer.compare(after.get(name) ?? Buffer.of(), before.get(name) ?? Buffer.of(1)), name).toBe(0);
  }
  expect(brokenLinks(after)).toEqual([]);
  expect(malformedParts(after, after.keys())).toEqual([]);
  expect(textOf(after, "xl/worksheets/sheet1.xml")).toMatch(/<drawing [^>]*><legacyDrawing [^>]*><\/worksheet>/);
  const workbook = await withExceljs(result);
  expect(noteOf(workbook, "Data", "B1")).toMatch(/^Check these\n\nEPB-CELL-004 error: /);
  expect(noteOf(workbook, "Data", "B3")).toMatch(/^EPB-CELL-004 error: /);
});

test("names of a sheet stay with it, and only the first tab is selected and shown", () => {
  const bytes = annotated(
    buildWorkbook({
      sheets: { One: "", Two: "" },
      beforeSheets: '<bookViews><workbookView firstSheet="1" activeTab="1"/></bookViews>',
      afterSheets: '<definedNames><definedName name="here" localSheetId="1">Two!$A$1</definedName></definedNames>',
      edit: (name, xml) =>
        name.startsWith("xl/worksheets/")
          ? xml.replace(
              "<sheetData>",
              '<sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetData>',
            )
          : xml,
    }),
  );
  const contents = packageContents(bytes);
  expect(readGood(bytes).definedNames).toContainEqual(expect.objectContaining({ name: "here", scope: "Two" }));
  expect(textOf(contents, "xl/workbook.xml")).toContain('<workbookView firstSheet="0" activeTab="0"/>');
  const selected = ["sheet1", "sheet2", "sheet3"].map(
    (sheet) => /tabSelected="(\d)"/.exec(textOf(contents, `xl/worksheets/${sheet}.xml`))?.[1],
  );
  expect(selected).toEqual(["0", "0", "1"]);
});

test("a workbook written with prefixes is annotated with them", async () => {
  const prefixed = (xml: string): string =>
    xml
      .replaceAll(/<(\/?)(?=[a-z])/gi, "<$1x:")
      .replaceAll("<x:?", "<?")
      .replace(/ xmlns=/, " xmlns:x=");
  const bytes = buildWorkbook({
    sheets: { "Schedule 3": '<row r="9"><c r="E9" s="1"><v>7</v></c></row>' },
    styles:
      "<fonts><font/></fonts><fills><fill/></fills><borders><border/></borders>" +
      '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="10" borderId="0" applyBorder="0"><protection locked="0"/></xf></cellXfs>',
    edit: (_name, xml) => prefixed(xml),
  });
  const result = annotated(bytes);
  const contents = packageContents(result);
  expect(malformedParts(contents, contents.keys())).toEqual([]);
  expect(textOf(contents, "xl/styles.xml")).toContain(
    '<x:xf borderId="1" applyBorder="1" numFmtId="10"><x:protection locked="0"/></x:xf>',
  );
  expect(textOf(contents, "xl/worksheets/sheet1.xml")).toMatch(/<x:c r="E9" s="2"><x:v>7<\/x:v><\/x:c>/);
  const sheet = readGood(result).sheet("Schedule 3");
  expect(sheet?.cell("E9")?.value).toBe("7");
});

test("a workbook without styles, content types, or rows gets the missing parts", async () => {
  const bytes = annotated(buildWorkbook({ sheets: { "Schedule 3": "" } }));
  const contents = packageContents(bytes);
  const ours = [...contents.keys()].filter((name) => !name.includes("theme"));
  expect(malformedParts(contents, ours)).toEqual([]);
  expect(textOf(contents, "xl/worksheets/sheet1.xml")).toContain(
    '<sheetData><row r="9"><c r="E9" s="1"/></row></sheetData><legacyDrawing',
  );
  expect((await withExceljs(bytes)).getWorksheet("Schedule 3")?.getCell("E9").border.top?.style).toBe("thick");
});

test("a workbook of the strict format is refused with advice", () => {
  const bytes = buildWorkbook({
    edit: (name, xml) =>
      name === "xl/workbook.xml"
        ? xml.replace(
            "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
            "http://purl.oclc.org/ooxml/spreadsheetml/main",
          )
        : xml,
  });
  expect(annotateWorkbook(bytes, FINDINGS)).toMatchObject({
    ok: false,
    finding: { code: "EPB-FILE-033", found: "a workbook of the format Strict Open XML" },
  });
});

test("a file that is not a workbook is refused", () => {
  expect(annotateWorkbook(new TextEncoder().encode("hello"), FINDINGS)).toMatchObject({ ok: false });
});

test("a thousand findings fit", () => {
  const findings = Array.from({ length: 1_000 }, (_, index) =>
    finding({
      sheet: "Sheet1",
      cell: `${index % 2 === 0 ? "B" : "AB"}${Math.floor(index / 2) + 1}`,
      found: String(index),
    }),
  );
  const bytes = annotated(buildWorkbook({ sheets: { Sheet1: '<row r="3"><c r="C3"><v>1</v></c></row>' } }), findings);
  const contents = packageContents(bytes);
  expect(textOf(contents, "xl/comments1.xml").match(/<comment /g)).toHaveLength(1_000);
  expect(textOf(contents, "xl/drawings/vmlDrawing1.vml").match(/<v:shape /g)).toHaveLength(1_000);
  expect(textOf(contents, "xl/drawings/vmlDrawing1.vml")).toContain('data="1"');
  expect(malformedParts(contents, ["xl/worksheets/sheet1.xml", "xl/drawings/vmlDrawing1.vml"])).toEqual([]);
  const rows = [...textOf(contents, "xl/worksheets/sheet1.xml").matchAll(/<row r="(\d+)"/g)].map(([, row]) =>
    Number(row),
  );
  expect(rows).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  expect(read(bytes).ok).toBe(true);
});
