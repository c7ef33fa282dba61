import { Decimal, listInputs, type Project, type ProjectData, pathReader, valueWriter } from "@epb/engine";
import { columnPath } from "./column-path.js";
import type { InputValue } from "./input-value.js";
import type { TableBlock, TemplateManifest } from "./manifest.js";

/**
 * Inputs with a cell in a template: paths with open lists, except for keys with their own cells,
 * `escalationRates[fieldId=2].value`. Includes row numbers, which have no value of their own.
 */
export function heldInputs({ sheets }: TemplateManifest): ReadonlyMap<string, InputValue | undefined> {
  const held = new Map<string, InputValue | undefined>();
  for (const block of sheets.flatMap(({ blocks }) => blocks)) {
    if (block.kind === "form") {
      for (const field of block.fields) if (field.kind === "input") held.set(field.path, field.value);
    }
    if (block.kind === "table") for (const [path, value] of columnInputs(block)) held.set(path, value);
  }
  return held;
}

function columnInputs(table: TableBlock): [string, InputValue][] {
  return table.columns.flatMap((column): [string, InputValue][] => {
    const path = columnPath(table, column);
    return path === undefined || !("value" in column.content) ? [] : [[path, column.content.value]];
  });
}

/** Keys with their own cell in a template. */
const KEYS_WITH_CELLS = ["fieldId", "month", "contactType"] as const;
/** Members that identify items or that the store assigns: rows and columns represent them. */
const KEYS: ReadonlySet<string> = new Set([
  ...KEYS_WITH_CELLS,
  ...["year", "uuid", "unitId", "id", "_id", "modifiedDate"],
]);

/** Inputs of a project without a cell in a template, by path with open lists; each once, in the project's order. */
export function inputsWithoutCell({ data, accreditation }: Project, manifest: TemplateManifest): string[] {
  const held = heldInputs(manifest);
  const paths = [...leaves(data, ""), ...leaves(accreditation, "accreditation")];
  return [...new Set(paths.filter((path) => !held.has(path)))];
}

function* leaves(value: unknown, path: string): Generator<string> {
  if (value === undefined || value === null || (typeof value === "string" && value.trim() === "")) return;
  if (Array.isArray(value)) {
    for (const item of value) yield* leaves(item, `${path}[${keyOf(item)}]`);
  } else if (typeof value === "object" && !Decimal.isDecimal(value)) {
    for (const [name, member] of Object.entries(value)) {
      if (!KEYS.has(name)) yield* leaves(member, path === "" ? name : `${path}.${name}`);
    }
  } else yield path;
}

function keyOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return "";
  return keyWithCells(new Map<string, unknown>(Object.entries(item)));
}

/** The key of an item with its own cell, `fieldId=2`; empty if a row represents it. */
function keyWithCells(members: ReadonlyMap<string, unknown>): string {
  const key = KEYS_WITH_CELLS.find((name) => members.has(name));
  return key === undefined ? "" : `${key}=${members.get(key)}`;
}

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
