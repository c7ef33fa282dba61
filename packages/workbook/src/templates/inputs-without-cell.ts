import { Decimal, type Project } from "@epb/engine";
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
export function keyWithCells(members: ReadonlyMap<string, unknown>): string {
  const key = KEYS_WITH_CELLS.find((name) => members.has(name));
  return key === undefined ? "" : `${key}=${members.get(key)}`;
}
