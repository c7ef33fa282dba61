import { MAIN_NAMESPACE, RELATIONSHIP_IDS, RELATIONSHIP_NAMESPACE } from "../xlsx/xml/vocabularies.js";
import { unescapeWorkbookText } from "../xlsx/xml/xml-text.js";
import { cannotAnnotate, type PackageEditor } from "./package-editor.js";
import type { XmlPart } from "./xml-part.js";

/** A tab of the workbook. */
export interface SheetTab {
  readonly name: string;
  readonly part: string;
  /** `worksheet`, `chartsheet`, … */
  readonly kind: string;
}

export interface WorkbookSheets {
  readonly workbook: XmlPart;
  readonly tabs: readonly SheetTab[];
  readonly highestSheetId: number;
}

/** Finds the workbook part and its sheets. */
export function workbookSheets(editor: PackageEditor): WorkbookSheets {
  const main = editor.links("").find(({ kind }) => kind === "officeDocument");
  if (main === undefined) throw cannotAnnotate("a package without a workbook");
  const workbook = editor.xml(main.target);
  refuseOtherVocabularies(workbook);
  const targets = new Map(editor.links(main.target).map((link) => [link.id, link]));
  const tabs: SheetTab[] = [];
  let highestSheetId = 0;
  let prefixes: readonly string[] = [];
  for (const scanner of workbook.tags()) {
    if (scanner.isOpen && scanner.depth === 1) prefixes = scanner.attributes.prefixesOf(RELATIONSHIP_IDS);
    if (!scanner.isOpen || scanner.depth !== 3 || !scanner.is("sheet")) continue;
    const { attributes } = scanner;
    highestSheetId = Math.max(highestSheetId, Number(attributes.raw("sheetId") ?? 0));
    const id = attributes.prefixedValue([...prefixes, ...attributes.prefixesOf(RELATIONSHIP_IDS)], "id") ?? "";
    // Old macro sheets of other programs have no part.
    const link = id === "" ? { target: "", kind: "none" } : targets.get(id);
    if (link === undefined) throw cannotAnnotate("a sheet without a part");
    tabs.push({ name: unescapeWorkbookText(attributes.value("name") ?? ""), part: link.target, kind: link.kind });
  }
  return { workbook, tabs, highestSheetId };
}

/** Comments and their boxes have no place in the strict variant of the format. */
function refuseOtherVocabularies(workbook: XmlPart): void {
  const { prefix } = workbook;
  const namespace = workbook.rootTag.attribute(prefix === "" ? "xmlns" : `xmlns:${prefix.slice(0, -1)}`);
  if (namespace === MAIN_NAMESPACE) return;
  throw cannotAnnotate(
    namespace?.includes("purl.oclc.org") === true
      ? "a workbook of the format Strict Open XML"
      : `a workbook in the XML namespace ${JSON.stringify(namespace ?? "")}`,
  );
}

/** ` r:id="epb1"`, with the part's prefix for relationships, or with a new declaration. */
export function relationshipAttribute(part: XmlPart, id: string): string {
  const { start, contentStart } = part.outline().root;
  const declared = new RegExp(`xmlns:([\\w.-]+)\\s*=\\s*["']${RELATIONSHIP_NAMESPACE}["']`);
  const prefix = declared.exec(part.text.slice(start, contentStart))?.[1];
  return prefix === undefined ? ` xmlns:r="${RELATIONSHIP_NAMESPACE}" r:id="${id}"` : ` ${prefix}:id="${id}"`;
}
