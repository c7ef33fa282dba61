import type { TemplateManifest } from "../../templates/manifest.js";
import type { ProfileConversion } from "../profile.js";
import { describeTarget } from "../suggest/known-targets.js";
import type { Candidate, SuggestedValue, SuggestedWord, Suggestions } from "../suggest/suggestion.js";
import { targetAt } from "../target-index.js";
import { choicesOf, namedColumns, namedFields, nameOfField, nameOfInput } from "./input-names.js";
import { placeText } from "./place-text.js";

/** State of a row for the person who looks at it. */
export type RowState = "Found" | "Check" | "Missing" | "";

/** Everything that a workbook for editing a mapping shows. */
export interface MappingRows {
  readonly name: string;
  readonly template: string;
  readonly version: string;
  readonly source: string;
  readonly sheets: readonly string[];
  readonly labels: readonly string[];
  readonly inputs: readonly InputRow[];
  readonly tables: readonly TableRow[];
  readonly columns: readonly ColumnRow[];
  readonly words: readonly WordRow[];
  /** Names of the inputs that a column can have. */
  readonly columnNames: readonly string[];
}

export interface InputRow {
  readonly path: string;
  readonly section: string;
  readonly name: string;
  readonly unit: string;
  readonly state: RowState;
  /** `Terms!D9` */
  readonly cell: string;
  readonly content: string;
  readonly label: string;
  /** Factor to the unit of the input, or the order of dates. */
  readonly factor: string;
  /** Value of an input that the form does not state. */
  readonly fixed: string;
  readonly decidedBy: string;
  readonly confidence: number | undefined;
  readonly reason: string;
  readonly choices: readonly string[] | undefined;
}

export interface TableRow {
  readonly number: number;
  readonly sheet: string;
  readonly direction: "down" | "across";
  readonly heading: string;
  readonly firstRow: number;
  readonly firstYear: number | undefined;
  readonly skips: readonly string[];
  readonly endsAt: readonly string[];
}

export interface ColumnRow {
  readonly table: number;
  readonly sheet: string;
  readonly header: string;
  readonly group: string;
  readonly label: string;
  readonly content: string;
  readonly state: RowState;
  /** Name of the input; blank for a column without one. */
  readonly name: string;
  readonly factor: string;
  readonly confidence: number | undefined;
  readonly reason: string;
}

export interface WordRow {
  readonly path: string;
  readonly name: string;
  readonly word: string;
  readonly cell: string;
  /** `No` for a word without a choice, which a person left out. */
  readonly state: RowState | "No";
  readonly choice: string;
  readonly choices: readonly string[];
}

/** The rows for a person: every single input, every column of the tables, every word. */
export function mappingRows(suggestions: Suggestions, manifest: TemplateManifest): MappingRows {
  const { mapping, values, tables, words } = suggestions;
  const columns = namedColumns(manifest);
  const nameOf = (path: string | undefined): string => columns.find((one) => one.path === path)?.name ?? "";
  const constants = new Map(mapping.constants.map((constant) => [constant.to, constant]));
  const found = new Map(values.map((value) => [value.to, value]));
  const fields = namedFields(manifest);
  const others = values.filter(({ to }) => !fields.some(({ path }) => path === to));
  const rowOf = (
    field: Pick<InputRow, "path" | "section" | "name" | "unit" | "choices">,
    isNeeded: boolean,
  ): InputRow => {
    const { path } = field;
    const value = found.get(path);
    const constant = constants.get(path);
    return {
      ...field,
      state: stateOf(value, constant !== undefined, isNeeded),
      ...candidateCells(value?.best),
      fixed: constant?.value ?? "",
      decidedBy: constant?.decidedBy ?? "",
      reason: [
        ...(value?.best.reasons ?? []),
        ...(value === undefined || value.others.length === 0 || value.state === "taken"
          ? []
          : [`other cells: ${value.others.map(({ place }) => placeText(place)).join(", ")}`]),
      ].join("; "),
    };
  };
  return {
    name: mapping.name,
    template: mapping.template,
    version: mapping.version ?? "",
    source: mapping.source ?? "",
    sheets: mapping.matches.sheets ?? [],
    labels: (mapping.matches.labels ?? []).map(({ text }) => text),
    inputs: [
      ...fields.map(({ path, section, name, unit, choices, isNeeded }) =>
        rowOf({ path, section, name, unit, choices }, isNeeded),
      ),
      ...others.map(({ to }) => {
        const [section = "", ...name] = nameOfField(to, manifest).split(": ");
        return rowOf({ path: to, section, name: name.join(": "), unit: "", choices: undefined }, false);
      }),
    ],
    tables: tables.map(({ sheet, isAcross, heading = "", firstRow, firstYear, skips, endsAt }, index) => ({
      number: index + 1,
      sheet,
      direction: isAcross ? "across" : "down",
      heading,
      firstRow,
      firstYear,
      skips,
      endsAt,
    })),
    columns: tables.flatMap((table, index) =>
      table.columns.map(
        ({ to, state, candidate, group }): ColumnRow => ({
          table: index + 1,
          sheet: table.sheet,
          header: candidate.place.address,
          group: group ?? "",
          label: candidate.label,
          content: candidate.content,
          state: to === undefined ? "" : state === "taken" ? "Found" : "Check",
          name: nameOf(to),
          factor: factorOf(candidate.conversion),
          confidence: to === undefined ? undefined : candidate.confidence,
          reason: candidate.reasons.join("; "),
        }),
      ),
    ),
    words: words.map((word) => wordRow(word, manifest)),
    columnNames: columns.map(({ name }) => name),
  };
}

/** The row of a word, with the names of the choices. */
export function wordRow({ to, word, choice = "", place }: SuggestedWord, manifest: TemplateManifest): WordRow {
  const target = targetAt(manifest, to);
  return {
    ...{ path: to, name: nameOfInput(to, manifest), word, cell: placeText(place), choice },
    state: choice === "" ? "Check" : "Found",
    choices: (target && choicesOf(describeTarget(target).value)) ?? [],
  };
}

function stateOf(value: SuggestedValue | undefined, isFixed: boolean, isNeeded: boolean): RowState {
  if (value !== undefined) return value.state === "taken" ? "Found" : "Check";
  if (isFixed) return "Found";
  return isNeeded ? "Missing" : "";
}

function candidateCells(
  candidate: Candidate | undefined,
): Pick<InputRow, "cell" | "content" | "label" | "factor" | "confidence"> {
  if (candidate === undefined) return { cell: "", content: "", label: "", factor: "", confidence: undefined };
  const { place, content, label, conversion, confidence } = candidate;
  return { cell: placeText(place), content, label, factor: factorOf(conversion), confidence };
}

/** The factor of a conversion, or the order of dates: one cell for both, because no input has both. */
export const factorOf = ({ scale, dates }: ProfileConversion): string => scale ?? dates ?? "";
