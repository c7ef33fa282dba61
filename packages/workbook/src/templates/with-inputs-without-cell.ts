import { listInputs, type ProjectData, pathReader, valueWriter } from "@epb/engine";
import { heldInputs, keyWithCells } from "./inputs-without-cell.js";
import type { TemplateManifest } from "./manifest.js";

/**
 * The data of a workbook with the saved inputs for which its template has no cell: a workbook that cannot contain them
 * does not remove them. Inputs of a removed item are removed too, such as those of a measure that the workbook no
 * longer has.
 */
export function withInputsWithoutCell(
  workbook: ProjectData,
  saved: ProjectData,
  manifest: TemplateManifest,
): ProjectData {
  const places = placesWithCells(manifest);
  const [savedAt, workbookAt] = [pathReader(saved), pathReader(workbook)];
  const roots = new Set(listInputs(saved).flatMap(({ path }) => rootWithoutCell(path, places) ?? []));
  const paths = [...roots].filter(
    (path) => workbookAt(path) === undefined && itemsAbove(path).every((item) => workbookAt(item) !== undefined),
  );
  return valueWriter(workbook, paths)(paths.map(savedAt));
}

/** Everything on the way to a cell, with lists open: `ecms`, `ecms[]`, `ecms[].baseline`, … */
function placesWithCells(manifest: TemplateManifest): ReadonlySet<string> {
  return new Set([...heldInputs(manifest).keys()].flatMap(prefixesOf));
}

/** The outermost section, item, or member on the way to an input for which there is no cell. */
function rootWithoutCell(path: string, places: ReadonlySet<string>): string | undefined {
  const root = prefixesOf(path).find((prefix) => !places.has(openPlace(prefix)));
  // Items that have no key cannot be found in another list.
  return root === undefined || itemsAbove(root).some((item) => item.includes("[#=")) ? undefined : root;
}

/** Items of lists that an input belongs to: `ecms[uuid=a]` and `ecms[uuid=a].baseline[fieldId=3]`. */
const itemsAbove = (path: string): string[] =>
  prefixesOf(path).filter((prefix) => prefix !== path && prefix.endsWith("]"));

/** `a[b=1].c` to `a`, `a[b=1]`, and `a[b=1].c`. */
const prefixesOf = (path: string): string[] =>
  [...path.matchAll(/\.?[^.[\]]+|\[[^\]]*\]/g)].map(({ index, 0: text }) => path.slice(0, index + text.length));

/** The path with open lists, except for keys with their own cells. */
const openPlace = (path: string): string =>
  path.replaceAll(/\[([^\]]*)\]/g, (_, keys: string) => {
    const entries = keys.split(",").map((key) => key.split("=") as [string, string]);
    return `[${keyWithCells(new Map(entries))}]`;
  });
