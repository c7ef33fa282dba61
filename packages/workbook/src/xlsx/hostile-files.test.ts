import { afterEach, describe, expect, test } from "vitest";
import { read, readBad, readGood } from "../../testing/read.js";
import { buildWorkbook, workbookFiles } from "../../testing/workbook-builder.js";
import { buildZip } from "../../testing/zip-builder.js";

const cleanPrototype = Object.getOwnPropertyNames(Object.prototype).sort();

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort(), "Object.prototype is as it was").toEqual(cleanPrototype);
});

const MEBIBYTE = 1024 * 1024;
const ROW = `<row r="1"><c r="A1"><v>1</v></c></row>`;

describe("a zip", () => {
  test("with a file that inflates to far more than its size is refused before it is inflated", () => {
    const bytes = buildZip([...workbookFiles(), { name: "xl/media/bomb.bin", data: new Uint8Array(6 * MEBIBYTE) }]);
    expect(bytes.length).toBeLessThan(10_000);
    const inflateRaw = (): never => {
      throw new Error("nothing is inflated");
    };
    expect(readBad(bytes, { inflateRaw })).toMatchObject({
      name: "file/compression-ratio",
      found: expect.stringContaining("xl/media/bomb.bin"),
    });
  });

  test("of little bombs is refused for all of them together", () => {
    const bomb = new Uint8Array(MEBIBYTE);
    const bombs = Array.from({ length: 12 }, (_, index) => ({ name: `xl/media/${index}.bin`, data: bomb }));
    expect(
      readBad(buildZip([...workbookFiles(), ...bombs]), { limits: { maxInflatedBytes: 10 * MEBIBYTE } }).name,
    ).toBe("file/inflates-too-large");
  });

  test("that declares less than its inflated size is refused at the declared size", () => {
    const files = workbookFiles().map((file) =>
      file.name === "xl/worksheets/sheet1.xml" ? { ...file, data: " ".repeat(900_000), declaredBytes: 100 } : file,
    );
    expect(readBad(buildZip(files))).toMatchObject({
      name: "file/size-mismatch",
      found: "xl/worksheets/sheet1.xml inflates to more",
      expected: "100 bytes, as the zip declares",
    });
  });

  test("that declares more than its inflated size is refused", () => {
    const files = workbookFiles().map((file) =>
      file.name === "xl/workbook.xml" ? { ...file, declaredBytes: 9_999 } : file,
    );
    expect(readBad(buildZip(files)).name).toBe("file/size-mismatch");
  });

  test("with a stored file of another size is refused", () => {
    const files = workbookFiles({ extraFiles: [{ name: "a.txt", data: "abc", isStored: true, declaredBytes: 4 }] });
    expect(readBad(buildZip(files)).name).toBe("file/size-mismatch");
  });

  test("whose contents don't match their checksum is damaged", () => {
    const files = workbookFiles().map((file) =>
      file.name === "xl/workbook.xml" ? { ...file, declaredCrc32: 1 } : file,
    );
    expect(readBad(buildZip(files))).toMatchObject({
      name: "file/damaged",
      found: "xl/workbook.xml does not match its checksum",
    });
  });

  test("of 50,000 files is refused at once", () => {
    const files = Array.from({ length: 50_000 }, (_, index) => ({ name: `f${index}`, data: "", isStored: true }));
    const bytes = buildZip(files);
    expect(readBad(bytes).name).toBe("file/too-many-entries");
  });

  test.each(["../../etc/passwd", "/etc/passwd", "xl/../../a", "..\\..\\a", "C:/a", "xl/a\u0000.xml", "xl/./a", ""])(
    "with a file named %j is refused",
    (name) => {
      expect(readBad(buildWorkbook({ extraFiles: [{ name, data: "" }] })).name).toBe("file/unsafe-entry-name");
    },
  );

  test("with the same name twice, in any case, is refused", () => {
    const finding = readBad(buildWorkbook({ extraFiles: [{ name: "XL/Workbook.xml", data: "" }] }));
    expect(finding).toMatchObject({ name: "file/duplicate-entry", found: "XL/Workbook.xml" });
  });

  test("whose files share their bytes is refused", () => {
    const inner = { name: "inner", data: "abc", isStored: true };
    const innerBytes = buildZip([inner]).subarray(0, 30 + "innerabc".length);
    const outer = { name: "outer", data: innerBytes, isStored: true };
    const bytes = buildZip([outer, ...workbookFiles(), { ...inner, headerOffset: 30 + "outer".length }]);
    expect(readBad(bytes)).toMatchObject({ name: "file/damaged", found: "inner overlaps another file of the zip" });
  });

  test("whose directory and local headers disagree is damaged", () => {
    const finding = readBad(buildWorkbook({ extraFiles: [{ name: "a", data: "abc", localName: "b" }] }));
    expect(finding).toMatchObject({ name: "file/damaged", found: "a is not where the zip's directory says" });
  });

  test("with an unknown compression method is damaged", () => {
    const finding = readBad(buildWorkbook({ extraFiles: [{ name: "a", data: "abc", declaredMethod: 14 }] }));
    expect(finding).toMatchObject({ name: "file/damaged", found: "compression method 14 in a" });
  });

  test("with bytes before or after it is damaged", () => {
    const zip = buildWorkbook();
    expect(readBad(new Uint8Array([...zip, 0])).name).toBe("file/damaged");
    expect(readBad(new Uint8Array([0x50, 0x4b, 3, 4, ...zip])).name).toBe("file/damaged");
  });
});

describe("XML", () => {
  const inSheet = (name: string, edit: (xml: string) => string) =>
    buildWorkbook({ sheets: { Sheet1: ROW }, edit: (part, xml) => (part === name ? edit(xml) : xml) });
  const sheet = "xl/worksheets/sheet1.xml";

  test.each(["xl/workbook.xml", "xl/_rels/workbook.xml.rels", "_rels/.rels", sheet])(
    "with a document type in %s is refused",
    (part) => {
      const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
      expect(readBad(inSheet(part, (xml) => xml.replace("?>\n", `?>${doctype}`)))).toMatchObject({
        name: "file/document-type",
        found: part,
      });
    },
  );

  test("nested 100,000 deep is refused", () => {
    const deep = "<a>".repeat(100_000) + "</a>".repeat(100_000);
    const bytes = inSheet(sheet, (xml) => xml.replace("</sheetData>", `</sheetData>${deep}`));
    expect(readBad(bytes).name).toBe("file/nested-too-deep");
  });

  test.each([
    ["a name", `<${"a".repeat(10_000)}/>`],
    ["an attribute name", `<a ${"b".repeat(10_000)}=""/>`],
    ["an attribute", `<a b="${"c".repeat(1_100_000)}"/>`],
    ["a thousand attributes", `<a ${Array.from({ length: 1_000 }, (_, index) => `a${index}=""`).join(" ")}/>`],
  ])("with %s too long is refused", (_what, element) => {
    const bytes = inSheet(sheet, (xml) => xml.replace("</sheetData>", `</sheetData>${element}`));
    expect(readBad(bytes, { limits: { maxCompressionRatio: 2_000 } }).name).toBe("file/markup-too-long");
  });

  test.each([
    ["tags that don't pair", (xml: string) => xml.replace("</row>", "</raw>")],
    ["an end in the middle", (xml: string) => xml.slice(0, -12)],
    ["an end in the middle", (xml: string) => xml.replace("<sheetData>", "<!-- <sheetData>")],
    ["an end in the middle", () => ""],
    ["more than one root element", (xml: string) => `${xml}<worksheet/>`],
    ["an attribute without quotes", (xml: string) => xml.replace('r="1"', "r=1")],
    ["an attribute without a value", (xml: string) => xml.replace('r="1"', "r")],
    ["a closing tag without an opening one", (xml: string) => `${xml}</worksheet>`],
    ["a tag without a name", (xml: string) => xml.replace("<v>", "< v>")],
    ["an attribute without a value", (xml: string) => xml.replace("<row ", '<row "" ')],
    ["an attribute with markup in it", (xml: string) => xml.replace("<row ", '<row a="<!--" ')],
    ["a tag that does not end", (xml: string) => xml.replace("<v>", "<v/ >")],
  ])("with %s is damaged", (found, edit) => {
    expect(readBad(inSheet(sheet, edit))).toMatchObject({ name: "file/damaged", found: `${found} in ${sheet}` });
  });

  test("that is no worksheet is damaged", () => {
    const bytes = inSheet(sheet, (xml) => xml.replaceAll("worksheet", "chartsheet"));
    expect(readBad(bytes)).toMatchObject({ name: "file/damaged", found: `${sheet} is no worksheet` });
  });

  test("in an unknown encoding is damaged", () => {
    const finding = readBad(inSheet(sheet, (xml) => xml.replace("UTF-8", "x-unknown")));
    expect(finding).toMatchObject({ name: "file/damaged", expected: "UTF-8" });
  });
});

describe("a sheet", () => {
  const inSheet = (rows: string, afterSheetData = "") => buildWorkbook({ sheets: { Big: rows }, afterSheetData });

  test("merged as a whole is read: a merge is four numbers", () => {
    const merge = `<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`;
    const bytes = inSheet(ROW, merge);
    expect(readGood(bytes).sheets[0]?.mergedRanges).toEqual([{ top: 1, left: 1, bottom: 1_048_576, right: 16_384 }]);
  });

  test("with a column definition beyond all bounds is read: columns are not kept", () => {
    const bytes = buildWorkbook({
      sheets: { Big: ROW },
      edit: (_name, xml) =>
        xml.replace("<sheetData>", '<cols><col min="1" max="4294967295" width="9"/></cols><sheetData>'),
    });
    expect(readGood(bytes).sheets).toHaveLength(1);
  });

  test("with more merged ranges than the limit is refused", () => {
    const merges = Array.from({ length: 101 }, (_, index) => `<mergeCell ref="A${index + 1}:B${index + 1}"/>`).join("");
    const bytes = inSheet(ROW, `<mergeCells>${merges}</mergeCells>`);
    expect(readBad(bytes, { limits: { maxMergedRanges: 100 } }).name).toBe("file/too-many-merged-ranges");
    expect(read(bytes, { limits: { maxMergedRanges: 101 } }).ok).toBe(true);
  });

  test.each([
    ["row 1048577", `<row r="1048577"><c><v>1</v></c></row>`],
    ["row 0", `<row r="0"/>`],
    ["row 99999999999", `<row r="99999999999"/>`],
    ["cell XFE1", `<row r="1"><c r="XFE1"><v>1</v></c></row>`],
    ["cell AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", `<row r="1"><c r="${"A".repeat(100)}1"><v>1</v></c></row>`],
    ["column 16385", `<row r="1"><c r="XFD1"><v>1</v></c><c><v>1</v></c></row>`],
  ])("with %s is refused", (found, rows) => {
    expect(readBad(inSheet(rows))).toMatchObject({ name: "file/cell-outside-grid", place: { sheet: "Big" }, found });
  });

  test("with a merged range outside the grid is refused", () => {
    const bytes = inSheet(ROW, `<mergeCells><mergeCell ref="A1:XFE9"/></mergeCells>`);
    expect(readBad(bytes)).toMatchObject({ name: "file/cell-outside-grid", found: "merged range A1:XFE9" });
  });

  test("in the last row and column is read", () => {
    const rows = `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
    expect(readGood(inSheet(rows)).sheets[0]?.cell("XFD1048576")?.value).toBe("1");
  });

  test("with a formula longer than the limit is refused, and one as long is read", () => {
    const withFormula = (bytes: number) => `<row r="1"><c r="A1"><f>${"1".repeat(bytes)}</f><v>1</v></c></row>`;
    expect(readBad(inSheet(withFormula(2_001)), { limits: { maxFormulaBytes: 2_000 } })).toMatchObject({
      name: "file/markup-too-long",
      place: { sheet: "Big", address: "A1" },
    });
    const workbook = readGood(inSheet(withFormula(2_000)), { limits: { maxFormulaBytes: 2_000 } });
    expect(workbook.sheets[0]?.cell("A1")?.formula).toHaveLength(2_000);
  });

  test("with more cells than the limit is refused, counted over all sheets", () => {
    const row = `<row r="1">${"<c><v>1</v></c>".repeat(60)}</row>`;
    const plain = `<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>1</v></c></row>`;
    const bytes = buildWorkbook({ sheets: { One: row, Two: plain, Three: plain } });
    expect(readBad(bytes, { limits: { maxCells: 63 } })).toMatchObject({
      name: "file/too-many-cells",
      place: { sheet: "Three" },
    });
    expect(read(bytes, { limits: { maxCells: 64 } }).ok).toBe(true);
  });
});

describe("a workbook", () => {
  test("with names of JavaScript's own is read like any other", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const workbook = readGood(
      buildWorkbook({
        sheets: new Map(names.map((name) => [name, ROW])),
        afterSheets: `<definedNames>${names.map((name) => `<definedName name="${name}">${name}!$A$1</definedName>`).join("")}</definedNames>`,
        customProperties: names.map((name) => `<property name="${name}"><vt:lpwstr>x</vt:lpwstr></property>`).join(""),
      }),
    );
    expect(workbook.sheets.map((sheet) => sheet.name)).toEqual(names);
    for (const name of names) {
      expect(workbook.sheet(name)?.cell("A1")?.value).toBe("1");
      expect(workbook.definedName(name)?.target?.sheet).toBe(name);
      expect(workbook.customProperties.get(name)).toBe("x");
    }
    expect(workbook.sheet("valueOf")).toBeUndefined();
  });

  test("with more sheets, names or texts than the limits is refused", () => {
    const bytes = buildWorkbook({
      sheets: { A: "", B: "" },
      afterSheets: `<definedNames><definedName name="a">1</definedName><definedName name="b">1</definedName></definedNames>`,
      sharedStrings: "<si><t>one</t></si><si><t>two</t></si>",
    });
    expect(read(bytes, { limits: { maxSheets: 2, maxDefinedNames: 2, maxSharedStrings: 2 } }).ok).toBe(true);
    expect(readBad(bytes, { limits: { maxSheets: 1 } }).name).toBe("file/too-many-sheets");
    expect(readBad(bytes, { limits: { maxDefinedNames: 1 } }).name).toBe("file/too-many-defined-names");
    expect(readBad(bytes, { limits: { maxSharedStrings: 1 } }).name).toBe("file/too-many-shared-strings");
    expect(readBad(bytes, { limits: { maxSharedStringBytes: 20 } }).name).toBe("file/inflates-too-large");
    expect(readBad(bytes, { limits: { maxPartBytes: 20 } }).name).toBe("file/inflates-too-large");
  });

  test("that uses one part for two things is inflated no further than the limit", () => {
    const bytes = buildWorkbook({
      sharedStrings: `<si><t>${"x".repeat(900_000)}</t></si>`,
      edit: (_name, xml) => xml.replace('Target="worksheets/sheet1.xml"', 'Target="sharedStrings.xml"'),
    });
    expect(readBad(bytes, { limits: { maxInflatedBytes: 2_000_000 } }).found).toBe(
      "xl/sharedStrings.xml is no worksheet",
    );
    expect(readBad(bytes, { limits: { maxInflatedBytes: 1_000_000 } }).name).toBe("file/inflates-too-large");
  });

  test("with blanks, comments and sections without end in its texts is read before the limit of a test", () => {
    const texts = [
      `${" ".repeat(300_000)}x`.repeat(2),
      `<![CDATA[${"<!--".repeat(100_000)}]]>`,
      `<!--${"<![CDATA[".repeat(100_000)}-->`,
      "&amp;".repeat(300_000),
      "_x".repeat(300_000),
    ];
    const rows = texts.map((_, index) => `<row r="${index + 1}"><c t="s"><v>${index}</v></c></row>`).join("");
    const sharedStrings = texts.map((text) => `<si><r><t>${text}</t></r></si><si><t>${text}</t></si>`).join("");
    const bytes = buildWorkbook({ sheets: { Sheet1: rows }, sharedStrings });
    const limits = { maxCompressionRatio: 2_000 };
    const sheet = readGood(bytes, { limits }).sheets[0];
    const values = [...(sheet?.cells() ?? [])].map(({ value }) => value);
    expect(values).toHaveLength(texts.length);
  });

  test("with two sheets of one name, or a sheet without a part, is damaged", () => {
    expect(readBad(buildWorkbook({ sheets: { Sheet: "", SHEET: "" } })).found).toBe('two sheets named "SHEET"');
    const lost = (_name: string, xml: string) => xml.replace('r:id="rId1"', 'r:id="rId99"');
    expect(readBad(buildWorkbook({ sheets: { Sheet: "" }, edit: lost })).found).toBe("a sheet without a part");
  });
});
