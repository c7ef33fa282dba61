import { calculateProject } from "@epb/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { packageContents, textOf } from "../../testing/package-contents.js";
import { exampleProject } from "../../testing/template-workbook.js";
import { HIDDEN_SHEETS } from "../templates/hidden-sheets.js";
import { KNOWN_TEMPLATES } from "../templates/known-templates.js";
import { parseAddress, parseRange } from "../xlsx/cell-address.js";
import { writeResults } from "./results/write-results.js";
import { writeTemplate } from "./write-template.js";

const WORKBOOKS = [
  ...KNOWN_TEMPLATES.map((manifest) => ({ name: manifest.title, write: () => writeTemplate(manifest), isForm: true })),
  {
    name: "results workbook",
    write: () => {
      const project = exampleProject();
      return writeResults({ project, calculation: calculateProject(project), findings: [] });
    },
    isForm: false,
  },
];

interface WrittenSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly xml: string;
}

interface Format {
  readonly xml: string;
  readonly styleName: string | undefined;
  readonly isUnlocked: boolean;
  readonly font: string;
  readonly fill: string;
  readonly border: string;
  readonly numberFormat: string | undefined;
}

interface WrittenCell {
  readonly row: number;
  readonly column: number;
  readonly format: Format;
}

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];

const all = (xml: string, pattern: RegExp): string[] => [...xml.matchAll(pattern)].map(([text]) => text);

function sheetsOf(contents: ReadonlyMap<string, Uint8Array>): WrittenSheet[] {
  const workbook = textOf(contents, "xl/workbook.xml");
  return all(workbook, /<sheet [^>]*>/g).map((element, index) => ({
    name: attribute(element, "name") ?? "",
    isHidden: attribute(element, "state") === "hidden",
    xml: textOf(contents, `xl/worksheets/sheet${index + 1}.xml`),
  }));
}

function formatsOf(contents: ReadonlyMap<string, Uint8Array>): Format[] {
  const styles = textOf(contents, "xl/styles.xml");
  const inside = (name: string): string => new RegExp(`<${name} [^>]*>(.*?)</${name}>`).exec(styles)?.[1] ?? "";
  const entries = (name: string, entry: string): string[] =>
    all(inside(name), new RegExp(`<${entry}\\b[^>]*?(?:/>|>.*?</${entry}>)`, "g"));
  const [fonts, fills] = [entries("fonts", "font"), entries("fills", "fill")];
  const borders = entries("borders", "border");
  const named = new Map(
    all(inside("cellStyles"), /<cellStyle [^>]*>/g).map((one) => [attribute(one, "xfId"), attribute(one, "name")]),
  );
  const codes = new Map(
    all(styles, /<numFmt [^>]*>/g).map((one) => [attribute(one, "numFmtId"), attribute(one, "formatCode")]),
  );
  return entries("cellXfs", "xf").map((xml) => ({
    xml,
    styleName: named.get(attribute(xml, "xfId")),
    isUnlocked: /<protection[^>]* locked="0"/.test(xml),
    font: fonts[Number(attribute(xml, "fontId"))] ?? "",
    fill: fills[Number(attribute(xml, "fillId"))] ?? "",
    border: borders[Number(attribute(xml, "borderId"))] ?? "",
    numberFormat: codes.get(attribute(xml, "numFmtId")),
  }));
}

function cellsOf({ xml }: WrittenSheet, formats: readonly Format[]): WrittenCell[] {
  return all(xml, /<c [^>]*>/g).flatMap((element) => {
    const place = parseAddress(attribute(element, "r") ?? "");
    const format = formats[Number(attribute(element, "s") ?? 0)];
    return place === undefined || format === undefined ? [] : [{ row: place.row, column: place.column, format }];
  });
}

const isWritten = (xml: string, address: string): boolean => new RegExp(`<c r="${address}"[^>]*[^/]>`).test(xml);

/** Relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [2, 4, 6].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const LEAST_CONTRAST = 4.5;

describe.each(WORKBOOKS)("the blank or filled $name", ({ write, isForm }) => {
  let contents: ReadonlyMap<string, Uint8Array>;
  let sheets: readonly WrittenSheet[];
  let seen: readonly WrittenSheet[];
  let formats: readonly Format[];
  beforeAll(async () => {
    contents = packageContents(await write());
    sheets = sheetsOf(contents);
    seen = sheets.filter(({ isHidden }) => !isHidden);
    formats = formatsOf(contents);
  });

  const wrong = (faultOf: (sheet: WrittenSheet, cells: readonly WrittenCell[]) => readonly string[]): string[] =>
    seen.flatMap((sheet) => faultOf(sheet, cellsOf(sheet, formats)).map((fault) => `${sheet.name}: ${fault}`));

  test("has a title and a language", () => {
    const core = textOf(contents, "docProps/core.xml");
    expect(core).toMatch(/<dc:title>[^<]+<\/dc:title>/);
    expect(core).toContain("<dc:language>en-US</dc:language>");
  });

  test("names every sheet with words and has an alternative text for every chart", () => {
    for (const { name } of seen) expect(name).not.toMatch(/^(Sheet|Table)?\d*$/);
    const drawings = [...contents.keys()].filter((name) => /^xl\/drawings\/drawing\d+\.xml$/.test(name));
    for (const frame of drawings.flatMap((name) => all(textOf(contents, name), /<xdr:cNvPr [^>]*>/g))) {
      expect(attribute(frame, "title"), frame).toMatch(/\w{3}/);
      expect(attribute(frame, "descr"), frame).toMatch(/\w+ chart of .*\.$/);
    }
    expect([...contents.keys()].filter((name) => name.startsWith("xl/media/"))).toEqual([]);
  });

  test("has headings with the named styles of headings", () => {
    const missing = wrong((_, cells) => {
      const title = cells.find(({ row, column }) => row === 1 && column === 2);
      return title?.format.styleName === "Heading 1" ? [] : [`the title has the style ${title?.format.styleName}`];
    });
    expect(missing).toEqual([]);
    const used = new Set(seen.flatMap((sheet) => cellsOf(sheet, formats).map(({ format }) => format.styleName)));
    expect([...used].sort()).toEqual(["Heading 1", "Heading 2", "Heading 3", "Normal"]);
  });

  test("merges cells of one row only, so that it is read from left to right and from top to bottom", () => {
    const tall = wrong(({ xml }) =>
      all(xml, /<mergeCell [^>]*>/g)
        .map((one) => attribute(one, "ref") ?? "")
        .filter((ref) => parseRange(ref)?.top !== parseRange(ref)?.bottom),
    );
    expect(tall).toEqual([]);
  });

  test("opens each sheet on the first cell to fill in, in the pane that holds it", () => {
    const misplaced = wrong(({ xml }, cells) => {
      const [first] = cells.filter(({ column, format }) => column > 1 && format.isUnlocked);
      const address = parseAddress(attribute(/<selection [^>]*>/.exec(xml)?.[0] ?? "", "activeCell") ?? "");
      const [row, column] = [first?.row ?? 1, first?.column ?? 2];
      if (address?.row !== row || address.column !== column) return [`opens on ${JSON.stringify(address)}`];
      const pane = /<pane [^>]*>/.exec(xml)?.[0];
      if (pane === undefined) return [];
      const isBelow = row > Number(attribute(pane, "ySplit") ?? row);
      const isRight = column > Number(attribute(pane, "xSplit") ?? column);
      const name = isBelow ? (isRight ? "bottomRight" : "bottomLeft") : isRight ? "topRight" : "topLeft";
      return attribute(pane, "activePane") === name ? [] : [`${pane} with the cell in ${name}`];
    });
    expect(misplaced).toEqual([]);
  });

  test("has no hidden input cell", () => {
    const hidden = sheets.filter(({ isHidden }) => isHidden);
    if (isForm) expect(hidden.map(({ name }) => HIDDEN_SHEETS.includes(name))).not.toContain(false);
    for (const sheet of hidden) {
      expect(
        cellsOf(sheet, formats).filter(({ format }) => format.isUnlocked),
        sheet.name,
      ).toEqual([]);
    }
    const unseen = wrong(({ xml }, cells) => {
      const rows = new Set(all(xml, /<row [^>]*hidden="1"[^>]*>/g).map((row) => Number(attribute(row, "r"))));
      return cells
        .filter(({ row, column, format }) => format.isUnlocked && (rows.has(row) || column === 1))
        .map(({ row, column }) => `row ${row}, column ${column}`);
    });
    expect(unseen).toEqual([]);
  });

  test("has a text before or above every cell to fill in", () => {
    const unnamed = wrong(({ xml }, cells) => {
      const labels = new Set(
        cells.filter(({ format }) => format.styleName === "Heading 3").map(({ column }) => column),
      );
      return cells
        .filter(({ row, column, format }) => {
          if (!format.isUnlocked || labels.has(column)) return false;
          const before = cells.filter((one) => one.row === row && one.column < column && one.column > 1);
          return !before.some((one) => isWritten(xml, `${String.fromCharCode(64 + one.column)}${row}`));
        })
        .map(({ row, column }) => `row ${row}, column ${column}`);
    });
    expect(unnamed).toEqual([]);
  });

  test("has texts with enough contrast to their background", () => {
    const pale = wrong((_, cells) =>
      [...new Set(cells.map(({ format }) => format))].flatMap(({ font, fill, xml }) => {
        const ink = attribute(/<color [^>]*>/.exec(font)?.[0] ?? "", "rgb") ?? "FF000000";
        const ground = attribute(/<fgColor [^>]*>/.exec(fill)?.[0] ?? "", "rgb") ?? "FFFFFFFF";
        return contrast(ink, ground) < LEAST_CONTRAST ? [`${ink} on ${ground} in ${xml}`] : [];
      }),
    );
    expect(pale).toEqual([]);
  });

  test("distinguishes cells also by their borders, and negative amounts by a sign", () => {
    // The legend on Instructions shows a locked sample of every kind of cell.
    const alike = wrong((sheet, cells) => {
      if (sheet.name === "Instructions") return [];
      const used = [...new Set(cells.map(({ format }) => format))];
      const open = new Set(used.filter(({ isUnlocked }) => isUnlocked).map(({ border }) => border));
      return used
        .filter(({ isUnlocked, fill, border }) => !isUnlocked && fill.includes("solid") && open.has(border))
        .map(({ xml }) => xml);
    });
    expect(alike).toEqual([]);
    for (const { numberFormat = "" } of formats) {
      if (/\[Red\]/i.test(numberFormat)) expect(numberFormat).toMatch(/\[Red\]-/i);
    }
  });

  test("repeats the headings of tables, and keeps them in view or on the same page", () => {
    const workbook = textOf(contents, "xl/workbook.xml");
    for (const [index, { name, xml }] of sheets.entries()) {
      const pages = attribute(/<pageSetup [^>]*>/.exec(xml)?.[0] ?? "", "fitToHeight") ?? "1";
      if (!xml.includes("<pane ") || pages === "1") continue;
      expect(workbook, name).toContain(`<definedName name="_xlnm.Print_Titles" localSheetId="${index}">`);
    }
  });

  test("begins a new page before its charts where it has several", () => {
    for (const { name, xml } of seen.filter(({ xml }) => xml.includes("<drawing "))) {
      const setup = /<pageSetup [^>]*>/.exec(xml)?.[0] ?? "";
      const pages = attribute(setup, "fitToHeight");
      if (pages === "1") continue;
      expect(pages, name).toBe("0");
      expect(xml, name).toMatch(/<rowBreaks [^>]*><brk /);
    }
  });
});
