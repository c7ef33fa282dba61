import { type Outcome, refuse } from "./outcome.js";
import type { PackageLinks, PackageParts } from "./package-parts.js";
import type { SharedStrings } from "./shared-strings.js";
import { readSheetPart } from "./sheet-part.js";
import type { SheetContent } from "./stored-workbook.js";
import type { SheetEntry } from "./workbook-part.js";

/** Reads the requested sheets. The cell limit applies to their sum. Chart sheets have no cells to read. */
export function readSheets(
  parts: PackageParts,
  entries: readonly SheetEntry[],
  links: PackageLinks,
  sharedStrings: SharedStrings,
  wantsSheet: (name: string) => boolean,
): Outcome<readonly SheetContent[]> {
  const contents: SheetContent[] = [];
  const partsRead = new Set<string>();
  let cellsLeft = parts.limits.maxCells;
  for (const { name, state, relationshipId } of entries) {
    const link = links.byId(relationshipId);
    // Old macro sheets of other programs have no part.
    if (relationshipId === "") {
      contents.push({ name, state, cells: undefined, mergedRanges: [] });
      continue;
    }
    if (link === undefined) return refuse("file/damaged", { place: { sheet: name }, found: "a sheet without a part" });
    if (link.kind !== "worksheet" || !wantsSheet(name)) {
      contents.push({ name, state, cells: undefined, mergedRanges: [] });
      continue;
    }
    // Each sheet keeps its part in memory: a thousand sheets with the same part would fill the memory.
    if (partsRead.has(link.target)) {
      return refuse("file/damaged", { place: { sheet: name }, found: `two sheets of one part, ${link.target}` });
    }
    partsRead.add(link.target);
    const sheet = parts.read(
      link.target,
      (text, part, limits) => readSheetPart({ text, sharedStrings, limits }, part, name, cellsLeft),
      parts.limits.maxInflatedBytes,
    );
    if (!sheet.ok) return sheet;
    cellsLeft -= sheet.value.cells.count;
    contents.push({ name, state, ...sheet.value });
  }
  return { ok: true, value: contents };
}
