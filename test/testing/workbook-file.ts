import { readFileSync } from "node:fs";
import { buildZip } from "../../packages/workbook/testing/zip-builder.js";
import { unzip } from "./unzip.js";

const WORKBOOKS = new URL("../../fixtures/workbooks/", import.meta.url);

/** The bytes of a workbook of `fixtures/workbooks`. */
export function readWorkbookFixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(name, WORKBOOKS)));
}

/** Content between the tags of a cell, and the matching type. */
export interface CellXml {
  readonly type?: "inlineStr" | "str" | "e" | "b";
  readonly xml: string;
}

export const number = (value: number | string): CellXml => ({ xml: `<v>${value}</v>` });
export const text = (value: string): CellXml => ({ type: "inlineStr", xml: `<is><t>${escaped(value)}</t></is>` });
export const errorValue = (value: string, formula: string): CellXml => ({
  type: "e",
  xml: `<f>${escaped(formula)}</f><v>${value}</v>`,
});

/**
 * A workbook as a zip of XML texts, for changes that a person could have made. It only implements the parts of Excel's
 * format that these changes need, and none of ours.
 */
export class WorkbookFile {
  private readonly parts: Map<string, string>;

  constructor(bytes: Uint8Array) {
    this.parts = new Map(unzip(bytes).map(({ name, data }) => [name, data.toString("utf8")]));
  }

  bytes(): Uint8Array {
    return buildZip([...this.parts].map(([name, data]) => ({ name, data })));
  }

  /** In the order of the tabs. */
  sheetNames(): readonly string[] {
    return [...this.part("xl/workbook.xml").matchAll(/<sheet [^>]*?\bname="([^"]*)"/g)].map(([, name = ""]) => name);
  }

  /** Changes the XML of a part. A change without effect is a mistake of the test. */
  edit(name: string, change: (xml: string) => string): this {
    const before = this.part(name);
    const after = change(before);
    if (after === before) throw new Error(`${name} stays as it is`);
    this.parts.set(name, after);
    return this;
  }

  editSheet(sheet: string, change: (xml: string) => string): this {
    return this.edit(this.partOfSheet(sheet), change);
  }

  editWorkbook(change: (xml: string) => string): this {
    return this.edit("xl/workbook.xml", change);
  }

  /** Writes a value into a cell, which keeps its style. */
  put(place: string, { type, xml }: CellXml): this {
    const [sheet = "", address = ""] = place.split("!");
    const cell = new RegExp(`<c r="${address}"([^>]*?)(?:/>|>.*?</c>)`, "s");
    return this.editSheet(sheet, (before) => {
      const style = /\bs="\d+"/.exec(cell.exec(before)?.[1] ?? "")?.[0] ?? "";
      const typed = type === undefined ? "" : ` t="${type}"`;
      return before.replace(cell, () => `<c r="${address}" ${style}${typed}>${xml}</c>`);
    });
  }

  /** Renames a sheet and all references to it, as spreadsheets do. */
  renameSheet(name: string, newName: string): this {
    return this.editWorkbook((xml) =>
      xml
        .replace(new RegExp(`(<sheet [^>]*)\\bname="${name}"`), `$1name="${escaped(newName)}"`)
        .replace(
          /(<definedName [^>]*>)([^<]*)/g,
          (_, tag, target) => tag + target.replaceAll(quoted(name), quoted(newName)),
        ),
    );
  }

  /** Removes a sheet as spreadsheets do: references to it become errors. */
  removeSheet(name: string): this {
    const part = this.partOfSheet(name);
    this.parts.delete(part);
    const target = part.slice("xl/".length);
    this.edit("xl/_rels/workbook.xml.rels", (xml) =>
      xml.replace(new RegExp(`<Relationship [^>]*${target}"[^>]*/>`), ""),
    );
    this.edit("[Content_Types].xml", (xml) => xml.replace(new RegExp(`<Override [^>]*${target}"[^>]*/>`), ""));
    return this.editWorkbook((xml) =>
      xml
        .replace(new RegExp(`<sheet [^>]*name="${name}"[^>]*/>`), "")
        .replace(/<definedName [^>]*localSheetId=.*?<\/definedName>/g, "")
        .replace(
          /(<definedName [^>]*>)([^<]*)/g,
          (_, tag, target) => tag + (target.includes(quoted(name)) ? "#REF!" : target),
        ),
    );
  }

  /** Copies a sheet to the end, without its comments; names keep referring to the original, as in spreadsheets. */
  copySheet(name: string, copyName: string): this {
    const part = "xl/worksheets/copy.xml";
    this.parts.set(part, this.part(this.partOfSheet(name)).replace(/<legacyDrawing [^>]*\/>/, ""));
    this.edit("xl/_rels/workbook.xml.rels", (xml) =>
      xml.replace(
        "</Relationships>",
        '<Relationship Id="rIdCopy" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/copy.xml"/></Relationships>',
      ),
    );
    this.edit("[Content_Types].xml", (xml) =>
      xml.replace(
        "</Types>",
        `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
      ),
    );
    return this.editWorkbook((xml) =>
      xml.replace("</sheets>", `<sheet name="${escaped(copyName)}" sheetId="9999" r:id="rIdCopy"/></sheets>`),
    );
  }

  /** Removes a defined name, as the name manager does. */
  removeName(name: string): this {
    return this.editWorkbook((xml) =>
      xml.replace(new RegExp(`<definedName [^>]*name="${name}"[^>]*>[^<]*</definedName>`), ""),
    );
  }

  private part(name: string): string {
    const xml = this.parts.get(name);
    if (xml === undefined) throw new Error(`the workbook has no part ${name}`);
    return xml;
  }

  private partOfSheet(sheet: string): string {
    const id = new RegExp(`<sheet [^>]*name="${literally(sheet)}"[^>]*r:id="(\\w+)"`).exec(
      this.part("xl/workbook.xml"),
    )?.[1];
    const relationship = new RegExp(`<Relationship [^>]*\\bId="${id}"[^>]*>`).exec(
      this.part("xl/_rels/workbook.xml.rels"),
    )?.[0];
    const target = /\bTarget="([^"]+)"/.exec(relationship ?? "")?.[1];
    if (target === undefined) throw new Error(`the workbook has no sheet ${sheet}`);
    return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  }
}

/** Reference to a sheet in an XML formula. */
const quoted = (sheet: string): string => (/^\w+$/.test(sheet) ? `${sheet}!` : `&apos;${escaped(sheet)}&apos;!`);

/** Escapes a text for a regular expression. */
const literally = (value: string): string => value.replace(/[()[\]{}.*+?^$|\\]/g, "\\$&");

const escaped = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
