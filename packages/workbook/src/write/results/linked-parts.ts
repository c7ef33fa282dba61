import type { ZipPart } from "../../package/zip-writer.js";
import { type CellLink, withLinks } from "../annotate/cell-links.js";
import { unpackWritten } from "../finished-parts.js";

/** Adds the links of each sheet, in the order of the tabs, to the parts of a package. */
export function linkedParts(packed: Uint8Array, linksBySheet: readonly (readonly CellLink[])[]): readonly ZipPart[] {
  const links = new Map(linksBySheet.map((ofSheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, ofSheet]));
  return unpackWritten(packed).map(({ name, data }) => ({ name, data: withLinks(name, data, links.get(name) ?? []) }));
}
