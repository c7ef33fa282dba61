import { inputPath, type Project, valueAtPath, withValueAtPath } from "@epb/engine";
import type { TableBlock } from "@epb/workbook";
import type { Edit } from "../../features/project-draft/draft.js";
import { readEntry } from "../../features/project-draft/read-entry.js";
import { hasSuppliedFigures } from "../../features/project-draft/supplied-figures.js";
import type { CellChange } from "./grid/grid-types.js";
import { inProject } from "./paths.js";
import { listOfRows } from "./table-rows.js";
import { placeOf, type TableSource } from "./table-source.js";

/** Project edits for the changes of cells. */
export function editsOf(source: TableSource, changes: readonly CellChange[]): readonly Edit[] {
  return changes.flatMap(({ row: rowIndex, column, text }): Edit[] => {
    const place = source.placeAt(rowIndex, column);
    if (place?.access.kind !== "entry") return [];
    const { row, access } = place;
    const path = placeOf(access, row);
    const entry = readEntry(text, access.value, source.fuels);
    if (!entry.ok) return [{ path, refusal: { text, message: entry.message } }];
    const clears = access.isItem ? inProject(access.path(row)) : path;
    return [{ path, value: entry.value, clears, ...(entry.converted !== undefined && { converted: entry.converted }) }];
  });
}

/** Generates the identifier of a measure. */
export type NewId = () => string;

type Item = Readonly<Record<string, unknown>>;

const itemsAt = (project: Project, list: string): readonly Item[] =>
  (valueAtPath(project.data, list) as readonly Item[] | undefined) ?? [];

const withItems = (project: Project, list: string, items: readonly Item[]): Project =>
  withValueAtPath(project, inProject(list), items);

/** The project with empty rows at the end of a table. */
export function withNewRows(project: Project, table: TableBlock, count: number, newId: NewId): Project {
  const list = listOfRows(table) ?? "";
  const items = [...itemsAt(project, list)];
  for (let each = 0; each < count; each += 1) {
    items.push(list === "ecms" ? { uuid: newId(), ecmNumber: nextNumber(items) } : {});
  }
  return withItems(project, list, items);
}

/** Number after the highest measure number, if the measures are numbered. */
function nextNumber(items: readonly Item[]): string {
  const numbers = items.map(({ ecmNumber }) => (/^\d{1,9}$/.test(String(ecmNumber)) ? Number(ecmNumber) : 0));
  return String(Math.max(0, ...numbers) + 1);
}

/**
 * The project with copies of the rows, each below its original. A copied measure gets a new identity and number;
 * unknown members of the row are copied too.
 */
export function withCopiedRows(project: Project, table: TableBlock, rows: readonly number[], newId: NewId): Project {
  const list = listOfRows(table) ?? "";
  const items = [...itemsAt(project, list)];
  const at = Math.max(...rows) + 1;
  const copied = items.filter((_, index) => rows.includes(index));
  const unknownInputs = [...(project.unknownInputs ?? [])];
  for (const [index, item] of copied.entries()) {
    const copy = withoutKey(item);
    if (list !== "ecms") {
      items.splice(at + index, 0, copy);
      continue;
    }
    const uuid = newId();
    items.splice(at + index, 0, { ...copy, uuid, ecmNumber: nextNumber(items) });
    const path = inputPath(list, { uuid: String(item["uuid"]) });
    const unknown = unknownInputs.filter((input) => input.startsWith(`${path}.`));
    unknownInputs.push(...unknown.map((input) => inputPath(list, { uuid }) + input.slice(path.length)));
  }
  const next = withItems(project, list, items);
  return unknownInputs.length === 0 ? next : { ...next, unknownInputs };
}

/** Members that identify rows: the store assigns them, or the person enters them again for a copy. */
const KEYS: ReadonlySet<string> = new Set(["id", "_id", "subregionId", "fuelName", "fuelType", "measureNumber"]);

const withoutKey = (item: Item): Item => Object.fromEntries(Object.entries(item).filter(([key]) => !KEYS.has(key)));

/** The project without the rows and without the figures that were supplied for the removed measures. */
export function withoutRows(project: Project, table: TableBlock, rows: readonly number[]): Project {
  const list = listOfRows(table) ?? "";
  const all = itemsAt(project, list);
  const rest = withItems(
    project,
    list,
    all.filter((_, index) => !rows.includes(index)),
  );
  const figures = rest.calculatedValues?.ecm?.measures;
  if (list !== "ecms" || figures === undefined || !hasSuppliedFigures(rest)) return rest;
  const gone = new Set(rows.map((row) => all[row]?.["uuid"]));
  return withValueAtPath(
    rest,
    "calculatedValues.ecm.measures",
    figures.filter(({ uuid }) => !gone.has(uuid)),
  );
}

/** The rows one further up or down, together. */
export function withMovedRows(project: Project, table: TableBlock, rows: readonly number[], by: -1 | 1): Project {
  const list = listOfRows(table) ?? "";
  const items = [...itemsAt(project, list)];
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const passed = by === -1 ? first - 1 : last + 1;
  const [other] = items.splice(passed, 1);
  if (passed < 0 || other === undefined) return project;
  items.splice(by === -1 ? last : first, 0, other);
  return withItems(project, list, items);
}
