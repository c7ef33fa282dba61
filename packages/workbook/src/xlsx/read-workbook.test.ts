import { describe, expect, test } from "vitest";
import { plainCells, read, readBad, readGood } from "../../testing/read.js";
import { buildWorkbook } from "../../testing/workbook-builder.js";

/** The cells of a one-sheet workbook with these rows. */
function cellsOf(rows: string, sharedStrings?: string): Record<string, string> {
  const workbook = readGood(
    buildWorkbook({ sheets: { Sheet1: rows }, ...(sharedStrings === undefined ? {} : { sharedStrings }) }),
  );
  const cells = [...(workbook.sheet("Sheet1")?.cells() ?? [])];
  return Object.fromEntries(cells.map((cell) => [cell.address, `${cell.type}: ${cell.value}`]));
}

describe("cells", () => {
  test("of every type come with their value as text", () => {
    const rows = `
      <row r="2"><c r="A2"><v>1234.5</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="b"><v>1</v></c>
        <c r="D2" t="b"><v>0</v></c><c r="E2" t="e"><v>#DIV/0!</v></c><c r="F2" t="str"><v>made</v></c>
        <c r="G2" t="d"><v>2024-01-31T00:00:00</v></c><c r="H2" t="inlineStr"><is><t>in line</t></is></c>
        <c r="I2" t="n"><v>7</v></c></row>`;
    expect(cellsOf(rows, "<si><t>zero</t></si><si><t>one</t></si>")).toEqual({
      A2: "number: 1234.5",
      B2: "text: one",
      C2: "boolean: TRUE",
      D2: "boolean: FALSE",
      E2: "error: #DIV/0!",
      F2: "text: made",
      G2: "date: 2024-01-31T00:00:00",
      H2: "text: in line",
      I2: "number: 7",
    });
  });

  test("are read the same however their XML is spelled", () => {
    const rows =
      `<row  r = '1' ><!-- a comment --><c t='s' r='A1' foo=">"><v>0</v></c><c r="B1"><v><![CDATA[1]]></v></c>` +
      `<c r="C1"><v> 2 </v></c><c r="D1"><extLst><v>9</v></extLst><v>3</v></c><c r="E1"\n><v\n>4</v\n></c\n></row>`;
    expect(cellsOf(rows, "<si><t>shared</t></si>")).toEqual({
      A1: "text: shared",
      B1: "number: 1",
      C1: "number: 2",
      D1: "number: 3",
      E1: "number: 4",
    });
  });

  test("are inside a row, or the sheet is damaged", () => {
    const sheets = { Sheet1: `<row r="1"/><c r="A1"><v>1</v></c><row r="2"><c r="A2"><v>2</v></c></row>` };
    expect(readBad(buildWorkbook({ sheets }))).toMatchObject({
      name: "file/damaged",
      found: 'an element "c" among the cells',
    });
  });

  test("without references follow each other", () => {
    expect(
      cellsOf(`<row><c><v>1</v></c><c><v>2</v></c></row><row r="4"><c r="C4"><v>3</v></c><c><v>4</v></c></row>`),
    ).toEqual({ A1: "number: 1", B1: "number: 2", C4: "number: 3", D4: "number: 4" });
  });

  test("that are blank are not there", () => {
    expect(cellsOf(`<row r="1"><c r="A1" s="1"/><c r="B1"></c><c r="C1"><v/></c><c r="D1"><v>0</v></c></row>`)).toEqual(
      {
        D1: "number: 0",
      },
    );
  });

  test("of the type number without a number are texts", () => {
    expect(
      cellsOf(
        `<row r="1"><c r="A1"><v>abc</v></c><c r="B1"><v>1e999</v></c><c r="C1"><v>1.5E-3</v></c><c r="D1"><v>1.2.3</v></c></row>`,
      ),
    ).toEqual({ A1: "text: abc", B1: "text: 1e999", C1: "number: 0.0015", D1: "text: 1.2.3" });
  });

  test("are found by address and by row and column, and only where they are", () => {
    const rows = `<row r="3"><c r="B3"><v>1</v></c><c r="AA3"><v>2</v></c></row><row r="7"><c r="A7"><v>3</v></c></row>`;
    const sheet = readGood(buildWorkbook({ sheets: { Sheet1: rows } })).sheet("sheet1");
    expect(sheet?.cell("$AA$3")?.value).toBe("2");
    expect(sheet?.cellAt(7, 1)).toMatchObject({ address: "A7", row: 7, column: 1, value: "3" });
    expect([sheet?.cell("A3"), sheet?.cell("C3"), sheet?.cell("A8"), sheet?.cell("nowhere")]).toEqual(
      new Array(4).fill(undefined),
    );
    expect(sheet?.cellCount).toBe(3);
  });
});

describe("formulas", () => {
  test("have their text, and a flag for a stored value", () => {
    const rows =
      `<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>A1&amp;"x"</f></c><c r="C1"><f>A1</f><v/></c>` +
      `<c r="D1" t="str"><f>""</f><v></v></c><c r="E1"><f aca="false">0*1</f><v>0</v></c></row>`;
    const cells = plainCells(readGood(buildWorkbook({ sheets: { Sheet1: rows } }))).get("Sheet1");
    expect(cells).toEqual([
      { address: "A1", type: "number", value: "2", formula: "1+1", hasCachedValue: true },
      { address: "B1", type: "blank-formula", value: "", formula: 'A1&"x"', hasCachedValue: false },
      { address: "C1", type: "blank-formula", value: "", formula: "A1", hasCachedValue: false },
      { address: "D1", type: "text", value: "", formula: '""', hasCachedValue: true },
      { address: "E1", type: "number", value: "0", formula: "0*1", hasCachedValue: true },
    ]);
  });

  test("that are shared have the text of the first one", () => {
    const rows =
      `<row r="1"><c r="A1"><f t="shared" ref="A1:A2" si="0">B1*2</f><v>4</v></c></row>` +
      `<row r="2"><c r="A2"><f t="shared" si="0"/><v>6</v></c></row>`;
    const sheet = readGood(buildWorkbook({ sheets: { Sheet1: rows } })).sheet("Sheet1");
    expect(sheet?.cell("A2")).toMatchObject({ type: "number", value: "6", formula: "B1*2", hasCachedValue: true });
  });
});

describe("texts", () => {
  const sharedText = (item: string): string | undefined => {
    const bytes = buildWorkbook({
      sheets: { Sheet1: `<row r="1"><c r="A1" t="s"><v>0</v></c></row>` },
      sharedStrings: `<si>${item}</si>`,
    });
    return readGood(bytes).sheet("Sheet1")?.cell("A1")?.value;
  };

  test.each([
    [
      "runs joined",
      "<r><rPr><b/></rPr><t>Annual </t></r><r><t xml:space='preserve'> savings</t></r>",
      "Annual savings",
    ],
    ["no phonetic runs", "<t>東京</t><rPh sb='0' eb='2'><t>とうきょう</t></rPh><phoneticPr fontId='1'/>", "東京"],
    ["no phonetic runs between others", "<r><t>a</t></r><rPh><t>x</t></rPh><r><t>b</t></r>", "ab"],
    ["blanks around dropped", "<t>  kWh \n</t>", "kWh"],
    ["blanks around preserved", '<t xml:space="preserve">  kWh </t>', "  kWh "],
    ["entities", "<t>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;</t>", "<&>\"'A😀"],
    ["escapes", "<t>a_x000D_b_x005F_x000D_c_x41_</t>", "a\rb_x000D_c_x41_"],
    ["an escaped blank kept", "<t>_x0020_a</t>", " a"],
    ["line ends", "<t>a\r\nb\rc&#13;d</t>", "a\nb\nc\rd"],
    ["a section", "<t><![CDATA[<a> & &amp;]]></t>", "<a> & &amp;"],
    ["nothing", "<t/>", ""],
  ])("are read with %s", (_what, item, expected) => {
    expect(sharedText(item)).toBe(expected);
  });

  test("of a sheet with other letters are cut where they are", () => {
    const rows = `<row r="1"><c r="A1" t="str"><v>größer – 大</v></c><c r="B1"><v>12</v></c><c r="C1" t="str"><v>next</v></c></row>`;
    expect(cellsOf(rows)).toEqual({ A1: "text: größer – 大", B1: "number: 12", C1: "text: next" });
  });
});

describe("the workbook", () => {
  test("lists its sheets in order, with their state", () => {
    const bytes = buildWorkbook({
      sheets: { One: "", "Two &amp; more": "", Three: "" },
      edit: (_name, xml) =>
        xml
          .replace('sheetId="2"', 'sheetId="2" state="hidden"')
          .replace('sheetId="3"', 'sheetId="3" state="veryHidden"'),
    });
    expect(readGood(bytes).sheets.map(({ name, state }) => [name, state])).toEqual([
      ["One", "visible"],
      ["Two & more", "hidden"],
      ["Three", "veryHidden"],
    ]);
  });

  test("does not read sheets that were not requested", () => {
    const row = `<row r="1"><c r="A1"><v>1</v></c></row>`;
    const workbook = readGood(buildWorkbook({ sheets: { Wanted: row, Other: "<broken" } }), {
      wantsSheet: (name) => name === "Wanted",
    });
    expect(workbook.sheets.map(({ name, isRead, cellCount }) => [name, isRead, cellCount])).toEqual([
      ["Wanted", true, 1],
      ["Other", false, 0],
    ]);
  });

  test("knows its defined names, those of a sheet before those of the workbook", () => {
    const workbook = readGood(
      buildWorkbook({
        sheets: { "Schedule 4": "", Other: "" },
        afterSheets:
          `<definedNames><definedName name="Rate">'Schedule 4'!$B$5</definedName>` +
          `<definedName name="Rate" localSheetId="1">Other!$C$6:$D$7</definedName>` +
          `<definedName name="Growth">0.025</definedName></definedNames>`,
      }),
    );
    expect(workbook.definedName("rate")).toEqual({
      name: "Rate",
      scope: undefined,
      text: "'Schedule 4'!$B$5",
      target: { sheet: "Schedule 4", range: { top: 5, left: 2, bottom: 5, right: 2 } },
    });
    expect(workbook.definedName("Rate", "Other")?.target?.range).toEqual({ top: 6, left: 3, bottom: 7, right: 4 });
    expect(workbook.definedName("Growth", "Other")).toMatchObject({ text: "0.025", target: undefined });
    expect(workbook.definedName("Nothing")).toBeUndefined();
  });

  test("knows its epoch, custom properties and merged ranges", () => {
    const workbook = readGood(
      buildWorkbook({
        beforeSheets: '<workbookPr date1904="1"/>',
        customProperties:
          `<property pid="2" name="epb-template"><vt:lpwstr>epb-calculating &amp; 4.2.10</vt:lpwstr></property>` +
          `<property pid="3" name="__proto__"><vt:i4>7</vt:i4></property>`,
        afterSheetData: `<mergeCells count="1"><mergeCell ref="B2:D4"/></mergeCells>`,
      }),
    );
    expect(workbook.date1904).toBe(true);
    expect([...workbook.customProperties]).toEqual([
      ["epb-template", "epb-calculating & 4.2.10"],
      ["__proto__", "7"],
    ]);
    expect(workbook.sheets[0]?.mergedRanges).toEqual([{ top: 2, left: 2, bottom: 4, right: 4 }]);
  });

  test("gives the number format of a cell, built-in or custom", () => {
    const workbook = readGood(
      buildWorkbook({
        sheets: {
          Sheet1: `<row r="1"><c r="A1"><v>1</v></c><c r="B1" s="1"><v>1</v></c><c r="C1" s="2"><v>1</v></c><c r="D1" s="9"><v>1</v></c></row>`,
        },
        styles:
          `<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd;@"/></numFmts>` +
          `<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>` +
          `<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="10"/></cellXfs>`,
      }),
    );
    const formats = [...(workbook.sheets[0]?.cells() ?? [])].map((cell) => workbook.numberFormat(cell));
    expect(formats).toEqual(["General", "yyyy\\-mm\\-dd;@", "0.00%", undefined]);
  });

  test("with prefixes, of the strict standard or in UTF-16 is read like any other", () => {
    const parts = {
      sheets: { Sheet1: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><f>1+1</f><v>2</v></c></row>` },
      sharedStrings: "<si><t>text</t></si>",
    };
    const expected = plainCells(readGood(buildWorkbook(parts)));
    const prefixed = (name: string, xml: string) =>
      name.startsWith("xl/") && !name.endsWith(".rels")
        ? xml.replace(/<(\/?)(?=[a-z])/g, "<$1x:").replace("xmlns=", "xmlns:x=")
        : xml;
    const strict = (_name: string, xml: string) =>
      xml
        .replaceAll(
          "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
          "http://purl.oclc.org/ooxml/spreadsheetml/main",
        )
        .replaceAll(
          "http://schemas.openxmlformats.org/officeDocument/2006",
          "http://purl.oclc.org/ooxml/officeDocument",
        );
    const utf16 = (_name: string, xml: string) => Buffer.from(`\ufeff${xml.replace("UTF-8", "UTF-16")}`, "utf16le");
    for (const edit of [prefixed, strict, utf16]) {
      expect(plainCells(readGood(buildWorkbook({ ...parts, edit })))).toEqual(expected);
    }
  });

  test("that contradicts itself is damaged, and the finding names the sheet", () => {
    const finding = (rows: string) => readBad(buildWorkbook({ sheets: { "My sheet": rows } }));
    expect(finding(`<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>`)).toMatchObject({
      name: "file/damaged",
      place: { sheet: "My sheet" },
      found: "cell A1 after column 2",
    });
    expect(finding(`<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>`).name).toBe("file/damaged");
    expect(finding(`<row r="2"/><row r="1"/>`).found).toBe("row 1 after row 2");
    expect(finding(`<row r="1"><c r="A2"><v>1</v></c></row>`).found).toBe("cell A2 in row 1");
    expect(finding(`<row r="1"><c r="A1" t="s"><v>0</v></c></row>`).found).toBe(
      "cell A1 with a text that is not there",
    );
    expect(finding(`<row r="1"><c r="A1"><v>1</w></c></row>`).found).toContain("tags that don't pair");
  });

  test("without the platform's checksum is checked with our own", () => {
    const bytes = buildWorkbook();
    const options = { crc32: undefined } as unknown as Parameters<typeof read>[1];
    expect(read(bytes, options ?? {}).ok).toBe(true);
  });
});
