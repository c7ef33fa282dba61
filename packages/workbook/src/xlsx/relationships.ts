import { type Outcome, refuse } from "./outcome.js";
import type { ReadLimits } from "./read-limits.js";
import type { ByteText } from "./xml/byte-text.js";
import { readSpelled } from "./xml/read-spelled.js";
import { PACKAGE_LINKS } from "./xml/vocabularies.js";
import { XmlScanner } from "./xml/xml-scanner.js";

/** A link from one part of the package to another. */
export interface Relationship {
  readonly id: string;
  /** The last word of the type's address, the same in the transitional and the strict standard: `worksheet`. */
  readonly kind: string;
  /** Full name of the other part inside the zip. */
  readonly target: string;
}

/** Name of the part that holds the links of another: `xl/workbook.xml` to `xl/_rels/workbook.xml.rels`. */
export function relationshipsPartOf(part: string): string {
  const slash = part.lastIndexOf("/") + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** @param source - The part the links start from; empty for the package itself. */
export function readRelationships(
  text: ByteText,
  source: string,
  limits: ReadLimits,
): Outcome<readonly Relationship[]> {
  return readSpelled(text, relationshipsPartOf(source), limits, (spelled, part) =>
    readLinks(spelled, part, source, limits),
  );
}

function readLinks(text: ByteText, part: string, source: string, limits: ReadLimits): Outcome<readonly Relationship[]> {
  const scanner = new XmlScanner(text, part, limits);
  const relationships: Relationship[] = [];
  const ids = new Set<string>();
  while (scanner.next()) {
    if (!scanner.isOpen) continue;
    const { attributes, depth } = scanner;
    if (depth === 1 && !PACKAGE_LINKS.includes(scanner.rootNamespace ?? "")) {
      return refuse("file/damaged", { found: `${part} is no list of links` });
    }
    if (depth !== 2 || !scanner.is("Relationship")) continue;
    if (attributes.value("TargetMode") === "External") continue;
    const type = attributes.value("Type") ?? "";
    const id = attributes.value("Id") ?? "";
    // Programs disagree about which of the two links counts.
    if (ids.has(id)) return refuse("file/damaged", { found: `two links named ${JSON.stringify(id)}` });
    ids.add(id);
    relationships.push({
      id,
      kind: type.slice(type.lastIndexOf("/") + 1),
      target: resolveTarget(source, attributes.value("Target") ?? ""),
    });
  }
  return scanner.problem ?? { ok: true, value: relationships };
}

/** `worksheets/sheet1.xml`, `/xl/worksheets/sheet1.xml` and `../a.xml`, seen from the source part. */
function resolveTarget(source: string, target: string): string {
  const start = target.startsWith("/") ? [] : source.split("/").slice(0, -1);
  const segments: string[] = start;
  for (const segment of target.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}
