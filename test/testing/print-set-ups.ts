import { packageContents, textOf } from "../../packages/workbook/testing/package-contents.js";

/** Print settings of a sheet, from its file. */
export interface PrintedSetUp {
  readonly name: string;
  readonly areas: readonly { readonly right: number }[];
  /** Repeated rows and columns: `'Schedule 4'!$A:$C,'Schedule 4'!$8:$10`. */
  readonly titles: string;
  readonly isFitToPage: boolean;
  readonly pageSetup: Readonly<Record<string, string>>;
  readonly header: string;
  readonly footer: string;
  /** The last column in sight with a cell. */
  readonly lastColumn: number;
}

/** Set-ups of the sheets that are in sight. */
export function printSetUps(bytes: Uint8Array): PrintedSetUp[] {
  const contents = packageContents(bytes);
  const workbook = textOf(contents, "xl/workbook.xml");
  const targets = new Map(
    [...textOf(contents, "xl/_rels/workbook.xml.rels").matchAll(/<Relationship\b[^>]*>/g)].map(([link]) => {
      const { Id = "", Target = "" } = attributesOf(link);
      return [Id, Target.replace(/^\/?(xl\/)?/, "xl/")];
    }),
  );
  return [...workbook.matchAll(/<sheet\b[^>]*>/g)].flatMap(([element], index) => {
    const { name = "", state, ...others } = attributesOf(element);
    const part = targets.get(others["r:id"] ?? "");
    if (state === "hidden" || part === undefined) return [];
    const named = (builtIn: string): string =>
      new RegExp(`<definedName name="_xlnm.${builtIn}" localSheetId="${index}">([^<]*)<`).exec(workbook)?.[1] ?? "";
    return [setUpOf(name, textOf(contents, part), named)];
  });
}

function setUpOf(name: string, sheet: string, named: (builtIn: string) => string): PrintedSetUp {
  const hidden = new Set(
    [...sheet.matchAll(/<col\b[^>]*>/g)].flatMap(([column]) => {
      const { min = "0", max = "0", hidden: isHidden } = attributesOf(column);
      const [first, last] = [Number(min), Number(max)];
      return isHidden === "1" ? Array.from({ length: last - first + 1 }, (_, offset) => first + offset) : [];
    }),
  );
  const columns = [...sheet.matchAll(/<c r="([A-Z]+)\d+"/g)].map(([, letters = ""]) => columnNumber(letters));
  const areas = [...named("Print_Area").matchAll(/:\$([A-Z]+)\$\d+/g)];
  return {
    name,
    areas: areas.map(([, letters = ""]) => ({ right: columnNumber(letters) })),
    titles: named("Print_Titles"),
    isFitToPage: sheet.includes('<pageSetUpPr fitToPage="1"/>'),
    pageSetup: attributesOf(/<pageSetup\b[^>]*>/.exec(sheet)?.[0] ?? ""),
    header: unescaped(/<oddHeader>([^<]*)</.exec(sheet)?.[1] ?? ""),
    footer: unescaped(/<oddFooter>([^<]*)</.exec(sheet)?.[1] ?? ""),
    lastColumn: Math.max(...columns.filter((column) => !hidden.has(column)), 0),
  };
}

const attributesOf = (element: string): Record<string, string> =>
  Object.fromEntries([...element.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const unescaped = (xml: string): string => xml.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
