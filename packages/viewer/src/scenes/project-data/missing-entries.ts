import { inputRow, valueAtPath } from "@epb/engine";
import type { DataSection } from "./data-sections.js";
import type { EntryView } from "./entry-view.js";
import { inProject } from "./paths.js";
import { columnsOf } from "./table-columns.js";
import type { TablePart } from "./table-part.js";
import { rowsOf } from "./table-rows.js";
import { placeOf } from "./table-source.js";

/** A required entry that is blank. */
export interface MissingEntry {
  /** Section of the entry. */
  readonly section: string;
  readonly path: string;
}

/** Path of the measures: a project without a measure has a required entry for each of them. */
const MEASURES = "ecms";

/** Required entries that are blank, in the order of the sections; each once. */
export function missingEntries(sections: readonly DataSection[], view: EntryView): readonly MissingEntry[] {
  const found = new Map<string, MissingEntry>();
  for (const { id: section, parts } of sections) {
    const paths = parts.flatMap((part) => (part.kind === "table" ? missingInTable(part, view) : []));
    const fields = parts.flatMap((part) => (part.kind === "form" ? part.form.fields : []));
    for (const field of fields) if (field.kind === "input" && isMissing(field.path, view)) paths.push(field.path);
    for (const path of paths) if (!found.has(path)) found.set(path, { section, path });
  }
  return [...found.values()];
}

function isMissing(path: string, { project, refusals }: EntryView): boolean {
  const { isMarked = false, isDerived = false } = inputRow(path) ?? {};
  if (!isMarked || isDerived) return false;
  const place = inProject(path);
  return valueAtPath(project, place) === undefined && !refusals.has(place);
}

function missingInTable(part: TablePart, view: EntryView): string[] {
  // Rows of years have no required entries: an amount that is blank is 0.
  if (part.table.rows.kind !== "records") return [];
  const required = columnsOf(part, view).flatMap(({ access }) =>
    access.kind === "entry" && inputRow(access.openName)?.isMarked === true ? [access] : [],
  );
  if (required.length === 0) return [];
  const rows = rowsOf(part.table, view);
  if (part.isWhole && rows.length === 0 && required.some(({ openName }) => openName.startsWith(`${MEASURES}[`)))
    return [MEASURES];
  return rows.flatMap((row) =>
    required
      .filter((access) => access.read(row) === undefined && !view.refusals.has(placeOf(access, row)))
      .map((access) => access.name(row)),
  );
}
