import type { TemplateKind } from "@epb/engine";
import type { ColumnEntry, FormMapping, InputEntry, TableEntry } from "./form-mapping.js";
import { isKnownTable } from "./table-changes.js";

/** The inputs of a template, as a mapping to it needs them. */
export interface TemplateInputs {
  readonly template: TemplateKind;
  /** Suggestions for the inputs of the template. */
  readonly suggested: FormMapping;
  readonly hasInput: (path: string) => boolean;
  readonly nameOf: (path: string) => string;
}

/** Inputs that only other templates have, kept for the person who returns to them. */
export interface OtherTemplates {
  /** Templates whose suggestions the person has seen. */
  readonly seen: readonly TemplateKind[];
  /** By path. */
  readonly inputs: Readonly<Record<string, OtherInput>>;
}

export interface OtherInput extends InputEntry {
  readonly name: string;
}

/** Input of a column in another template. */
export interface OtherColumn extends Pick<ColumnEntry, "to" | "isQuestion" | "conversion" | "reason"> {
  readonly name: string;
}

/**
 * The mapping to another template: everything that it also has, and suggestions for what only it has. The rest is kept
 * aside.
 */
export function withTemplate(mapping: FormMapping, from: TemplateInputs, to: TemplateInputs): FormMapping {
  const { seen, inputs: aside } = mapping.otherTemplates;
  const all: Readonly<Record<string, OtherInput>> = {
    ...aside,
    ...Object.fromEntries(
      Object.entries(mapping.inputs).map(([path, entry]) => [path, { ...entry, name: from.nameOf(path) }]),
    ),
  };
  const isNew = !seen.includes(to.template);
  /** True for an input that the person could not decide before. */
  const isOnlyHere = (path: string): boolean => isNew && path !== "" && !from.hasInput(path) && all[path] === undefined;
  const suggested = Object.entries(to.suggested.inputs).filter(([path]) => isOnlyHere(path));
  const kept = Object.entries(all).filter(([path]) => to.hasInput(path));
  const tables = mapping.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => withSuggestion(inTemplate(column, from, to), table, to, isOnlyHere)),
  }));
  const added = to.suggested.tables.filter(
    (table) => !isKnownTable(table, mapping.tables) && table.columns.some((column) => isOnlyHere(column.to)),
  );
  return {
    ...mapping,
    about: { ...mapping.about, template: to.template },
    inputs: Object.fromEntries([...kept.map(([path, { name: _, ...entry }]) => [path, entry]), ...suggested]),
    tables: [...tables, ...added],
    otherTemplates: {
      seen: [...new Set([...seen, from.template, to.template])],
      inputs: Object.fromEntries(Object.entries(all).filter(([path]) => !to.hasInput(path))),
    },
  };
}

/** Names of the inputs with a cell or value that the template does not have. */
export function namesLeftOut({ tables, otherTemplates }: FormMapping): readonly string[] {
  const inputs = Object.values(otherTemplates.inputs).filter(
    ({ cell, fixed }) => cell !== undefined || fixed.trim() !== "",
  );
  const columns = tables.flatMap((table) =>
    table.columns.flatMap(({ to, other }) => (to === "" && other ? other : [])),
  );
  return [...new Set([...inputs, ...columns].map(({ name }) => name))];
}

function inTemplate(column: ColumnEntry, from: TemplateInputs, { hasInput }: TemplateInputs): ColumnEntry {
  const { to, isQuestion, conversion, reason, other } = column;
  if (to === "") {
    if (other === undefined || !hasInput(other.to)) return column;
    const { name: _, ...again } = other;
    return { ...column, ...again, other: undefined };
  }
  if (hasInput(to)) return column;
  return {
    ...column,
    ...{ to: "", isQuestion: false, conversion: {}, reason: "" },
    other: { to, isQuestion, conversion, reason, name: from.nameOf(to) },
  };
}

function withSuggestion(
  column: ColumnEntry,
  { sheet, isAcross }: TableEntry,
  { suggested }: TemplateInputs,
  isOnlyHere: (path: string) => boolean,
): ColumnEntry {
  if (column.to !== "") return column;
  const found = suggested.tables
    .filter((table) => table.sheet === sheet && table.isAcross === isAcross)
    .flatMap(({ columns }) => columns)
    .find(({ to, place }) => place.address === column.place.address && isOnlyHere(to));
  if (found === undefined) return column;
  const { to, isQuestion, conversion, reason } = found;
  return { ...column, to, isQuestion, conversion, reason };
}
