import { packageContents } from "./package-contents.js";
import { buildZip } from "./zip-builder.js";

const PROPERTIES = "docProps/custom.xml";

/**
 * The workbook as programs save it that know neither custom document properties nor defined names, such as Numbers.
 *
 * @param renamed - New names of sheets, by their old names.
 */
export function withoutNames(bytes: Uint8Array, renamed: Readonly<Record<string, string>> = {}): Uint8Array {
  const changes: Readonly<Record<string, (xml: string) => string>> = {
    "[Content_Types].xml": (xml) => xml.replace(/<Override[^>]*custom\.xml[^>]*\/>/, ""),
    "_rels/.rels": (xml) => xml.replace(/<Relationship [^>]*custom\.xml[^>]*\/>/, ""),
    "xl/workbook.xml": (xml) =>
      Object.entries(renamed).reduce(
        (text, [from, to]) => text.replace(`name="${from}"`, `name="${to}"`),
        xml.replace(/<definedNames>.*<\/definedNames>/s, ""),
      ),
  };
  const parts = [...packageContents(bytes)].filter(([name]) => name !== PROPERTIES);
  return buildZip(
    parts.map(([name, data]) => {
      const change = changes[name];
      return { name, data: change === undefined ? data : change(new TextDecoder().decode(data)) };
    }),
  );
}
