import type { ProfileConversion, SuggestedWord } from "@epb/workbook/mapping";
import { type ColumnEntry, type FormMapping, type InputEntry, type MappedCell, NO_ENTRY } from "./form-mapping.js";
import { type TableChange, withTables } from "./table-changes.js";

/** A change that a person makes. */
export type MappingChange =
  | { readonly kind: "cell"; readonly path: string; readonly cell: MappedCell }
  | { readonly kind: "remove"; readonly path: string }
  | { readonly kind: "confirm"; readonly path: string }
  | { readonly kind: "fixed"; readonly path: string; readonly value: string }
  | { readonly kind: "decidedBy"; readonly path: string; readonly by: string }
  | { readonly kind: "conversion"; readonly path: string; readonly conversion: ProfileConversion }
  /** Another input, with the conversion of the column to its unit: the one of the former input can be wrong. */
  | { readonly kind: "column"; readonly at: ColumnAt; readonly to: string; readonly conversion: ProfileConversion }
  | { readonly kind: "confirmColumn"; readonly at: ColumnAt }
  | { readonly kind: "confirmTable"; readonly table: number }
  | { readonly kind: "columnConversion"; readonly at: ColumnAt; readonly conversion: ProfileConversion }
  | TableChange
  /** Another template, and the mapping to it. */
  | { readonly kind: "template"; readonly mapping: FormMapping }
  | { readonly kind: "choice"; readonly to: string; readonly word: string; readonly choice: string };

/** Position of a column among the tables of a form, counted from 0. */
export interface ColumnAt {
  readonly table: number;
  readonly column: number;
}

/** The mapping now, and before each of the last changes. */
export interface MappingState {
  readonly now: FormMapping;
  readonly past: readonly FormMapping[];
  /** Field of the last change: while a person types, one undo takes all letters back. */
  readonly lastField: string | undefined;
}

export type MappingAction =
  | MappingChange
  | { readonly kind: "undo" }
  /** Words of the form that the calculation found. They are no change of a person. */
  | { readonly kind: "foundWords"; readonly words: readonly SuggestedWord[] };

/** More changes are not taken back. */
const MOST_PAST = 100;

export const startOf = (now: FormMapping): MappingState => ({ now, past: [], lastField: undefined });

/** State after an action. */
export function reduceMapping(state: MappingState, action: MappingAction): MappingState {
  if (action.kind === "undo") {
    const before = state.past.at(-1);
    return before === undefined ? state : { now: before, past: state.past.slice(0, -1), lastField: undefined };
  }
  if (action.kind === "foundWords") return { ...state, now: withWords(state.now, action.words) };
  const field = typedField(action);
  const past =
    field !== undefined && field === state.lastField ? state.past : [...state.past, state.now].slice(-MOST_PAST);
  return { now: changed(state.now, action), past, lastField: field };
}

function typedField(change: MappingChange): string | undefined {
  if (change.kind === "editTable") return `${change.field} ${change.table}`;
  return change.kind === "fixed" || change.kind === "decidedBy" ? `${change.kind} ${change.path}` : undefined;
}

function changed(mapping: FormMapping, change: MappingChange): FormMapping {
  switch (change.kind) {
    case "cell":
      return withInput(mapping, change.path, () => ({ ...NO_ENTRY, cell: change.cell }));
    case "remove":
      return withInput(mapping, change.path, () => NO_ENTRY);
    case "confirm":
      return withInput(mapping, change.path, (entry) => ({ ...entry, isQuestion: false }));
    case "fixed":
      return withInput(mapping, change.path, (entry) => ({ ...entry, fixed: change.value }));
    case "decidedBy":
      return withInput(mapping, change.path, (entry) => ({ ...entry, decidedBy: change.by }));
    case "conversion":
      return withInput(mapping, change.path, ({ cell, ...entry }) => ({
        ...entry,
        cell: cell && { ...cell, conversion: change.conversion },
      }));
    case "column":
      return withColumn(mapping, change.at, (column) => ({
        ...column,
        ...{ to: change.to, conversion: change.conversion, isQuestion: false, reason: "", other: undefined },
      }));
    case "confirmColumn":
      return withColumn(mapping, change.at, (column) => ({ ...column, isQuestion: false }));
    case "columnConversion":
      return withColumn(mapping, change.at, (column) => ({ ...column, conversion: change.conversion }));
    case "confirmTable":
      return withTable(mapping, change.table, (column) => ({ ...column, isQuestion: false }));
    case "choice":
      return {
        ...mapping,
        words: mapping.words.map((one) =>
          one.to === change.to && one.word === change.word ? { ...one, choice: change.choice } : one,
        ),
      };
    case "template":
      return change.mapping;
    default:
      return withTables(mapping, change);
  }
}

function withInput(mapping: FormMapping, path: string, change: (entry: InputEntry) => InputEntry): FormMapping {
  return { ...mapping, inputs: { ...mapping.inputs, [path]: change(mapping.inputs[path] ?? NO_ENTRY) } };
}

const withColumn = (mapping: FormMapping, at: ColumnAt, change: (column: ColumnEntry) => ColumnEntry): FormMapping =>
  withTable(mapping, at.table, (column, index) => (index === at.column ? change(column) : column));

function withTable(
  mapping: FormMapping,
  at: number,
  change: (column: ColumnEntry, index: number) => ColumnEntry,
): FormMapping {
  const tables = mapping.tables.map((table, index) =>
    index === at ? { ...table, columns: table.columns.map(change) } : table,
  );
  return { ...mapping, tables };
}

/** Adds words that are new, with their suggested choices. */
function withWords(mapping: FormMapping, found: readonly SuggestedWord[]): FormMapping {
  const known = new Set(mapping.words.map(({ to, word }) => `${to} ${word}`));
  const added = found.filter(({ to, word }) => !known.has(`${to} ${word}`));
  if (added.length === 0) return mapping;
  return { ...mapping, words: [...mapping.words, ...added.map(({ choice = "", ...word }) => ({ ...word, choice }))] };
}
