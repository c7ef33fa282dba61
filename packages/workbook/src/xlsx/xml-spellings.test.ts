import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { read, readBad, readGood } from "../../testing/read.js";
import { buildWorkbook } from "../../testing/workbook-builder.js";
import { type Choose, spelledXml, tree, type XmlTree } from "../../testing/xml-tree.js";

const text = fc.stringMatching(/^[a-zé大 &<>"'_]{1,12}$/).map((one) => one.trim() || "x");

const value = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((number) => ({ content: [tree("v", {}, `${number / 4}`)] })),
  fc.nat(2).map((index) => ({ type: "s", content: [tree("v", {}, `${index}`)] })),
  text.map((one) => ({ type: "str", content: [tree("f", {}, "A1&B1"), tree("v", {}, one)] })),
  text.map((one) => ({ type: "inlineStr", content: [tree("is", {}, [tree("t", {}, one)])] })),
  text.map((one) => ({
    type: "inlineStr",
    content: [tree("is", {}, [tree("r", {}, [tree("t", {}, one)]), tree("rPh", {}, [tree("t", {}, "no")])])],
  })),
  fc.boolean().map((one) => ({ type: "b", content: [tree("v", {}, one ? "1" : "0")] })),
  fc.constant({ content: [tree("f", { t: "shared", si: "0" }, "SUM(1)"), tree("v", {}, "1.5E-3")] }),
  fc.constant({ content: [] as XmlTree[] }),
);

const sheet = fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }).map(
  (rows): XmlTree =>
    tree("worksheet", {}, [
      tree(
        "sheetData",
        {},
        rows.map((cells, row) =>
          tree(
            "row",
            { r: `${row + 1}`, ...(row % 2 === 1 && { hidden: "1" }) },
            cells.map(({ content, ...rest }, column) => {
              const type = "type" in rest ? { t: rest.type } : {};
              return tree("c", { r: `${"ABCD".charAt(column)}${row + 1}`, s: `${column % 2}`, ...type }, content);
            }),
          ),
        ),
      ),
      tree("mergeCells", {}, [tree("mergeCell", { ref: "F1:G2" })]),
    ]),
);

const SHARED = tree(
  "sst",
  {},
  ["one", "two & three", "é大"].map((one) => tree("si", {}, [tree("t", {}, one)])),
);
const WORKBOOK = tree("workbook", {}, [
  tree("workbookPr", { date1904: "1" }),
  tree("sheets", {}, [tree("sheet", { name: "Prices & terms", sheetId: "1", "r:id": "rId1" })]),
  tree("definedNames", {}, [tree("definedName", { name: "price" }, "'Prices & terms'!$A$1")]),
]);
const STYLES = tree("styleSheet", {}, [
  tree("numFmts", {}, [tree("numFmt", { numFmtId: "164", formatCode: '0.0"x"' })]),
  tree("cellXfs", {}, [tree("xf", { numFmtId: "0" }), tree("xf", { numFmtId: "164" })]),
]);

const ENCODINGS: readonly ((xml: string) => Uint8Array)[] = [
  (xml) => new TextEncoder().encode(xml),
  (xml) => new TextEncoder().encode(`\ufeff${xml}`),
  (xml) => new Uint8Array(Buffer.from(`\ufeff${xml}`, "utf16le")),
  (xml) => new Uint8Array(Buffer.from(`\ufeff${xml}`, "utf16le").swap16()),
];

function workbook(sheetTree: XmlTree, choose: Choose): Uint8Array {
  const parts: Readonly<Record<string, XmlTree>> = {
    "xl/workbook.xml": WORKBOOK,
    "xl/sharedStrings.xml": SHARED,
    "xl/styles.xml": STYLES,
    "xl/worksheets/sheet1.xml": sheetTree,
  };
  return buildWorkbook({
    sharedStrings: "",
    styles: "",
    edit: (name, xml) => {
      const part = parts[name];
      return part === undefined ? xml : (ENCODINGS[choose(ENCODINGS.length)]?.(spelledXml(part, choose)) ?? xml);
    },
  });
}

function contents(bytes: Uint8Array): unknown {
  const book = readGood(bytes);
  return {
    date1904: book.date1904,
    names: book.definedNames,
    sheets: book.sheets.map((one) => ({
      name: one.name,
      mergedRanges: one.mergedRanges,
      hidden: [1, 2, 3, 4, 5].filter((row) => one.isRowHidden(row)),
      cells: [...one.cells()].map((cell) => ({
        address: cell.address,
        type: cell.type,
        value: cell.value,
        formula: cell.formula,
        format: book.numberFormat(cell),
      })),
    })),
  };
}

/** Makes the choices of a list in sequence, and starts again at its end. */
function chooser(choices: readonly number[]): Choose {
  let at = 0;
  return (ways) => (ways < 1 ? 0 : (choices[at++ % choices.length] ?? 0) % ways);
}

test("a workbook gives the same result in any spelling of its XML", () => {
  const choices = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(sheet, choices, (cells, spelling) => {
      expect(contents(workbook(cells, chooser(spelling)))).toEqual(contents(workbook(cells, () => 0)));
    }),
    { numRuns: runs(400) },
  );
});

const SHEET = "xl/worksheets/sheet1.xml";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const MC = "http://schemas.openxmlformats.org/markup-compatibility/2006";

/** A workbook with one sheet of this XML. */
const withSheet = (xml: string): Uint8Array =>
  buildWorkbook({ sharedStrings: "<si><t>text</t></si>", edit: (name, old) => (name === SHEET ? xml : old) });

const inRow = (cells: string, attributes = ""): Uint8Array =>
  withSheet(
    `<worksheet xmlns="${MAIN}" xmlns:x="${MAIN}" xmlns:mc="${MC}" ${attributes}><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
  );

const valueIn = (bytes: Uint8Array, address = "A1"): string | undefined =>
  readGood(bytes).sheets[0]?.cell(address)?.value;

describe("a cell", () => {
  test("under another prefix of the same namespace is read", () => {
    expect(valueIn(inRow('<x:c r="A1"><x:v>12</x:v></x:c>'))).toBe("12");
    expect(valueIn(inRow('<c r="A1"><x:v>12</x:v></c>'))).toBe("12");
    expect(valueIn(inRow(`<y:c xmlns:y="${MAIN}" r="A1"><v>12</v></y:c>`))).toBe("12");
  });

  test("of another namespace is no cell, and the file is damaged unless the namespace may be ignored", () => {
    const foreign = '<c r="A1" xmlns="urn:other"><v>12</v></c>';
    expect(readBad(inRow(foreign))).toMatchObject({
      name: "file/damaged",
      found: `elements of another namespace, "urn:other", in ${SHEET}`,
    });
    const ignorable = inRow(foreign, 'xmlns:o="urn:other" mc:Ignorable="o"');
    expect(readGood(ignorable).sheets[0]?.cellCount).toBe(0);
    expect(readBad(inRow('<o:c r="A1"><v>12</v></o:c>'))).toMatchObject({
      found: `the prefix "o", which stands for no namespace, in ${SHEET}`,
    });
  });

  test.each([
    [
      "the first choice that is understood",
      '<mc:Choice Requires="x"><c r="A1"><v>1</v></c></mc:Choice><mc:Fallback/>',
      "1",
    ],
    [
      "the choice behind one that is not understood",
      '<mc:Choice Requires="x o"><c r="A1"><v>2</v></c></mc:Choice><mc:Choice Requires="x"><c r="A1"><v>1</v></c></mc:Choice>',
      "1",
    ],
    [
      "the fallback",
      '<mc:Choice Requires="o"><c r="A1"><v>2</v></c></mc:Choice><mc:Fallback><c r="A1"><v>3</v></c></mc:Fallback>',
      "3",
    ],
    ["neither", '<mc:Choice Requires="o"><c r="A1"><v>2</v></c></mc:Choice>', undefined],
  ])("in alternate content is read from %s", (_what, branches, expected) => {
    const bytes = inRow(`<mc:AlternateContent>${branches}</mc:AlternateContent>`, 'xmlns:o="urn:other"');
    expect(valueIn(bytes)).toBe(expected);
  });

  test("inside an ignorable element counts where its content is to be processed", () => {
    const wrapped = '<o:wrap><c r="A1"><v>4</v></c></o:wrap>';
    const ignorable = 'xmlns:o="urn:other" mc:Ignorable="o"';
    expect(valueIn(inRow(wrapped, ignorable))).toBeUndefined();
    expect(valueIn(inRow(wrapped, `${ignorable} mc:ProcessContent="o:wrap"`))).toBe("4");
    expect(valueIn(inRow(wrapped, `${ignorable} mc:ProcessContent="o:*"`))).toBe("4");
  });

  test.each([
    ["asks to understand what nobody does", '<c r="A1" mc:MustUnderstand="o"><v>1</v></c>', "must be understood"],
    [
      "requires a prefix of no namespace",
      '<mc:AlternateContent><mc:Choice Requires="zz"/></mc:AlternateContent>',
      '"zz"',
    ],
    ["is a branch without alternate content", "<mc:Fallback/>", "mc:Fallback in a place"],
    ["has an element in its value", '<c r="A1"><v>1<x:b/>2</v></c>', "with an element in its value"],
    ["has an element that no cell has", '<c r="A1"><w/><v>1</v></c>', 'with an element "w"'],
    ["is of a kind that there is not", '<c r="A1" t="x"><v>1</v></c>', "of a kind that there is not"],
    ["is neither true nor false", '<c r="A1" t="b"><v>2</v></c>', "neither true nor false"],
    ["has an entity that nobody declared", '<c r="A1" t="str"><v>&nbsp;1</v></c>', '"&nbsp;"'],
    ["has its address twice", '<c r="A1" r="B1"><v>1</v></c>', "with the same attribute twice"],
    [
      "has its kind twice, in two kinds of quotes",
      `<c t='n' r="A1" t="str"><v>1</v></c>`,
      "with the same attribute twice",
    ],
    [
      "has its style twice, at the end of the part",
      '<c r="A1" s="0" s="1"><v>1</v></c>',
      "with the same attribute twice",
    ],
    ["has a number of no character", '<c r="A1" t="str"><v>&#0;</v></c>', '"&#0;"'],
    ["has an entity without an end", '<c r="A1" t="str"><v>a & b</v></c>', '"&"'],
    [
      "has an entity that nobody declared in an attribute",
      '<c r="A1" s="&one;"><v>1</v></c>',
      "stands for no character",
    ],
  ])("that %s makes the file damaged", (_what, cells, found) => {
    const { name, found: said } = readBad(inRow(cells, 'xmlns:o="urn:other"'));
    expect(name).toBe("file/damaged");
    expect(said).toContain(found);
  });

  test("with an ampersand in a section or a comment is read", () => {
    expect(valueIn(inRow('<c r="A1" t="str"><v><![CDATA[a & b &c;]]><!-- & --><?p &?>!</v></c>'))).toBe("a & b &c;!");
  });

  test("with its type, style, and text number in escapes is read like any other", () => {
    const book = readGood(inRow('<c r="&#65;1" t="&#x73;" s="&#48;"><v><![CDATA[0]]></v></c>'));
    expect(book.sheets[0]?.cell("A1")).toMatchObject({ type: "text", value: "text" });
  });

  test("with bytes that are no characters makes the file damaged", () => {
    const xml = `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="str"><v>~</v></c></row></sheetData></worksheet>`;
    const broken = (...bytes: number[]) =>
      buildWorkbook({
        edit: (name, old) =>
          name === SHEET ? new Uint8Array(Buffer.from(xml.replace("~", String.fromCharCode(...bytes)), "latin1")) : old,
      });
    for (const bytes of [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xe2, 0x82]]) {
      expect(readBad(broken(...bytes))).toMatchObject({
        name: "file/damaged",
        found: `bytes that are no characters of UTF-8 in ${SHEET}`,
      });
    }
    expect(valueIn(broken(0xe2, 0x82, 0xac))).toBe("€");
    const halves = new Uint8Array(Buffer.from(`\ufeff${xml.replace("~", "\ud800")}`, "utf16le"));
    expect(readBad(buildWorkbook({ edit: (name, old) => (name === SHEET ? halves : old) })).name).toBe("file/damaged");
  });

  test("too small for a float is a text and not 0; a zero with a sign is 0", () => {
    const cell = readGood(inRow('<c r="A1"><v>1e-400</v></c><c r="B1"><v>-0</v></c>')).sheets[0];
    expect(cell?.cell("A1")).toMatchObject({ type: "text", value: "1e-400" });
    expect(cell?.cell("B1")).toMatchObject({ type: "number", value: "0" });
  });
});

describe("a workbook", () => {
  test("whose root belongs to another namespace is refused", () => {
    for (const [part, root] of [
      [SHEET, "worksheet"],
      ["xl/workbook.xml", "workbook"],
      ["xl/sharedStrings.xml", "sst"],
      ["_rels/.rels", "Relationships"],
    ] as const) {
      const edit = (name: string, xml: string) =>
        name === part ? xml.replace(new RegExp(`<${root} xmlns="[^"]*"`), `<${root} xmlns="urn:other"`) : xml;
      expect(read(buildWorkbook({ sharedStrings: "", edit })).ok, part).toBe(false);
    }
  });

  test("names the part of a sheet by the attribute of links, and by no other with its name", () => {
    const edit = (name: string, xml: string) =>
      name === "xl/workbook.xml" ? xml.replace('r:id="', 'xmlns:o="urn:other" o:id="rId2" r:id="') : xml;
    const book = readGood(buildWorkbook({ sheets: { A: `<row><c><v>1</v></c></row>`, B: "" }, edit }));
    expect(book.sheet("A")?.cellCount).toBe(1);
  });
});

describe("a sheet cut off inside a sound zip", () => {
  const rows = Array.from(
    { length: 12 },
    (_, row) =>
      `<row r="${row + 1}" spans="1:3"><c r="A${row + 1}" t="s"><v>0</v></c><c r="B${row + 1}" s="1"><f>A1*2</f><v>${row}.5</v></c>` +
      `<c r="C${row + 1}" t="inlineStr"><is><t>ü</t></is></c></row>`,
  ).join("");

  test.each([
    ["as programs write it", (xml: string) => xml],
    ["with prefixes", (xml: string) => xml.replace("xmlns=", "xmlns:x=").replace(/<(\/?)(?=[a-z])/g, "<$1x:")],
    ["with names that have to be resolved", (xml: string) => xml.replace("<row ", `<row xmlns:y="${MAIN}" `)],
  ])("is damaged wherever the cut is, %s", (_how, spell) => {
    const whole = spell(
      `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="F1:G2"/></mergeCells></worksheet>`,
    );
    expect(read(withSheet(whole)).ok).toBe(true);
    const silent = Array.from({ length: whole.length }, (_, length) => length).filter((length) => {
      const result = read(withSheet(whole.slice(0, length)));
      return result.ok || result.finding.name !== "file/damaged";
    });
    expect(silent).toEqual([]);
  });
});
