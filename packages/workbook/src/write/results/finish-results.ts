import { NODE_PACKAGE_TOOLS } from "../../node/node-package-tools.js";
import { writeZip } from "../../package/zip-writer.js";
import { type CellLink, withLinks } from "../annotate/cell-links.js";
import { unpackWritten } from "../finish-package.js";

/** Adds the links of each sheet, in the order of the tabs, and packs the workbook again without clock times. */
export function finishResults(packed: Uint8Array, linksBySheet: readonly (readonly CellLink[])[]): Uint8Array {
  const links = new Map(linksBySheet.map((ofSheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, ofSheet]));
  return writeZip(
    unpackWritten(packed).map(({ name, data }) => ({ name, data: withLinks(name, data, links.get(name) ?? []) })),
    NODE_PACKAGE_TOOLS,
  );
}
