import { inputRow } from "@epb/engine";
import { columnPath } from "../../templates/column-path.js";
import type { InputValue } from "../../templates/input-value.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import { OPTION_LISTS } from "../../templates/option-lists.js";
import { YEAR_KEY } from "../mapping.js";
import { type Target, targetAt, targetIndex } from "../target-index.js";

/** Kind of the content of an input: numbers can have a factor, dates an order of day and month. */
export type NamedKind = "number" | "date" | "text" | "choice";

/** A single input, as a person chooses it. */
export interface NamedField {
  readonly path: string;
  readonly kind: NamedKind;
  readonly section: string;
  readonly name: string;
  readonly unit: string;
  /** True if most figures need the input. */
  readonly isNeeded: boolean;
  /** Names of the choices, for an input with a list. */
  readonly choices: readonly string[] | undefined;
}

/** A column of a list, as a person chooses it. */
export interface NamedColumn {
  readonly path: string;
  readonly kind: NamedKind;
  readonly name: string;
  /** Names of the choices, for an input with a list. */
  readonly choices: readonly string[] | undefined;
  readonly isNeeded: boolean;
}

const YEAR_NAME = "Year";

/** The single inputs of a template, in its order. */
export function namedFields({ sheets }: TemplateManifest): readonly NamedField[] {
  return sheets.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind !== "form"
        ? []
        : block.fields.flatMap((field): readonly NamedField[] => {
            if (field.kind !== "input") return [];
            const { path, label, unit = "", value } = field;
            const isNeeded = inputRow(path)?.isMarked === true;
            const choices = choicesOf(value);
            return [{ path, kind: kindOf(value), section: block.heading, name: label, unit, isNeeded, choices }];
          }),
    ),
  );
}

/** Name of a single input or figure: `Financing: Index rate`. */
export function nameOfField(path: string, manifest: TemplateManifest): string {
  const field = namedFields(manifest).find((one) => one.path === path);
  if (field !== undefined) return `${field.section}: ${field.name}`;
  const target = targetAt(manifest, path);
  if (target?.kind === "field") return `Compare: ${target.field.label}`;
  if (target === undefined) return path;
  const name = nameOfColumn(target);
  return /year=\d+\.\./.test(path) ? `${name}, all years` : name;
}

/** Name of any input or figure that a profile names. */
export function nameOfInput(path: string, manifest: TemplateManifest): string {
  if (path.endsWith("[].year")) return YEAR_NAME;
  return namedColumns(manifest).find((column) => column.path === path)?.name ?? nameOfField(path, manifest);
}

/** The columns that a table of a form can have, in the order of the template; figures are only compared. */
export function namedColumns(manifest: TemplateManifest): readonly NamedColumn[] {
  const columns = [...targetIndex(manifest).targets].flatMap(([path, target]): readonly NamedColumn[] => {
    if (target.kind !== "column" || !isFillable(path)) return [];
    const { content } = target.column;
    const value = "value" in content ? content.value : undefined;
    const isNeeded = inputRow(path)?.isMarked === true;
    return [{ path, kind: kindOf(value), name: nameOfColumn(target), choices: choicesOf(value), isNeeded }];
  });
  return [{ path: YEAR_KEY, kind: "number", name: YEAR_NAME, choices: undefined, isNeeded: false }, ...columns];
}

/** Figures count as numbers. */
function kindOf(value: InputValue | undefined): NamedKind {
  switch (value?.kind) {
    case "option":
    case "otherSavingsType":
      return "choice";
    case "text":
    case "date":
      return value.kind;
    default:
      return "number";
  }
}

/** Lists that a profile can fill or compare. */
const isFillable = (path: string): boolean =>
  /^(ecms|contacts|escalationRates|performancePeriod|costSavings\.years|itemizedSavings\.years|amortization\.summary|cancellationCeiling|performancePeriodESAPayments)\[/.test(
    path,
  );

function nameOfColumn(target: Target & { readonly kind: "column" }): string {
  const { heading } = target.table;
  const { group, label, unit } = target.column;
  const isFigure = target.column.content.kind === "figure";
  const words = [group, label].filter((part) => part !== undefined).join(", ");
  const path = columnPath(target.table, target.column) ?? "";
  const isRate = path.startsWith("escalationRates");
  return `${isFigure ? "Compare: " : ""}${heading}: ${words}${unit === undefined || isRate ? "" : ` (${unit})`}`;
}

/** Names of the choices of an input, for a list. */
export function choicesOf(value: InputValue | undefined): readonly string[] | undefined {
  if (value?.kind !== "option" && value?.kind !== "otherSavingsType") return undefined;
  return OPTION_LISTS[value.list].map(({ label }) => label);
}
