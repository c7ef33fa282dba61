import { figureDefinition } from "../calculate/figure-definition.js";
import { EngineError } from "../errors/engine-error.js";
import type { ProjectExplainer } from "../explain/explain-project.js";
import type { FigureDefinition } from "../model/figure.js";
import { everydayLabels, everydayNames } from "./everyday-names.js";
import { isKeyFigure } from "./key-figures.js";
import { nearMisses, type Suggestible } from "./near-misses.js";
import {
  type CalculatedProject,
  type NamedFigure,
  type NamedInput,
  namedFigures,
  namedInputs,
  type WithheldFigure,
  withheldFigures,
  withMeasureKeys,
} from "./project-names.js";

/** Figure or input that a person meant by a name. */
export type FoundName =
  | { readonly kind: "figure"; readonly path: string }
  | { readonly kind: "input"; readonly path: string }
  /** A figure that depends on an input that cannot be used. */
  | { readonly kind: "withheld"; readonly label: string }
  /** A figure that this project does not have. */
  | { readonly kind: "absent"; readonly definition: FigureDefinition }
  /** Several figures or inputs of this name with different values. */
  | { readonly kind: "several"; readonly paths: readonly string[] }
  | { readonly kind: "unknown"; readonly suggestions: readonly string[] };

/**
 * Finds a figure or an input by its path, its label, or its cell in the workbook.
 *
 * @example
 * import { explainProject } from "@epb/engine/explain";
 * import { findName } from "@epb/engine/lookup";
 *
 * findName("Index rate", { project, calculation }, explainProject(project, calculation)); // { kind: "input", path: "financing.indexRate" }
 */
export function findName(name: string, result: CalculatedProject, explainer: ProjectExplainer): FoundName {
  const path = withMeasureKeys(name.trim(), result.project);
  const figures = namedFigures(result, explainer);
  if (figures.some((figure) => figure.path === path)) return { kind: "figure", path };
  const inputs = namedInputs(result.project, explainer);
  if (inputs.some((input) => input.path === path)) return { kind: "input", path };
  const atCell = isCell(name) ? ofCell(name, figures, inputs, explainer) : undefined;
  return (
    atCell ??
    ofLabel(name, figures, inputs) ??
    ofEverydayName(name, figures, inputs) ??
    withheldFigure([path, ...everydayLabels(name)], result, explainer) ??
    absentFigure(path) ?? { kind: "unknown", suggestions: suggest(name, figures, inputs) }
  );
}

const CELL = /^[^!]+!\$?[A-Z]{1,3}\$?\d{1,7}$/i;

/**
 * True for the address of a cell, such as `Summary!C12`.
 *
 * @example
 * import { isCell } from "@epb/engine/lookup";
 *
 * isCell("Schedule 3!E9"); // true
 * isCell("Total payments"); // false
 */
export const isCell = (name: string): boolean => CELL.test(name.trim());

/** An input by the cell it was read from, or a figure by the cell in which the workbook has it. */
function ofCell(
  name: string,
  figures: readonly NamedFigure[],
  inputs: readonly NamedInput[],
  explainer: ProjectExplainer,
): FoundName | undefined {
  const wanted = cellKey(name);
  const isThere = (cell: string | undefined): boolean => cell !== undefined && cellKey(cell) === wanted;
  const input = inputs.find(({ cell }) => isThere(cell));
  if (input !== undefined) return { kind: "input", path: input.path };
  const figure = figures.find(({ path }) => isThere(explainer.explainInput(`calculatedValues.${path}`).cell));
  return figure && { kind: "figure", path: figure.path };
}

/** `schedule 3!e9` for `'Schedule 3'!$E$9`. */
const cellKey = (cell: string): string => cell.replaceAll(/['$]/g, "").toLowerCase().trim();

const labelKey = (label: string): string => label.toLowerCase().replaceAll(/\s+/g, " ").trim();

function ofLabel(name: string, figures: readonly NamedFigure[], inputs: readonly NamedInput[]): FoundName | undefined {
  const wanted = labelKey(name);
  const sameFigures = figures.filter(({ label }) => labelKey(label) === wanted);
  const [figure] = sameFigures;
  const sameInputs = inputs.filter(({ label }) => labelKey(label) === wanted);
  const [input] = sameInputs;
  if (figure !== undefined) {
    // One value has one formula, even if the value appears several times.
    if (sameFigures.every(({ value }) => String(value) === String(figure.value))) {
      return { kind: "figure", path: figure.path };
    }
    const [summarized, ...more] = sameFigures.filter(({ path }) => isKeyFigure(path));
    return summarized !== undefined && more.length === 0
      ? { kind: "figure", path: summarized.path }
      : { kind: "several", paths: sameFigures.map(({ path }) => path) };
  }
  if (input === undefined) return undefined;
  return sameInputs.length === 1
    ? { kind: "input", path: input.path }
    : { kind: "several", paths: sameInputs.map(({ path }) => path) };
}

function ofEverydayName(
  name: string,
  figures: readonly NamedFigure[],
  inputs: readonly NamedInput[],
): FoundName | undefined {
  for (const label of everydayLabels(name)) {
    const found = ofLabel(label, figures, inputs);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @param names - Paths, labels, or cells, the nearest first. */
function withheldFigure(
  names: readonly string[],
  result: CalculatedProject,
  explainer: ProjectExplainer,
): FoundName | undefined {
  const withheld = withheldFigures(result, explainer);
  const isNamed = (name: string, { path, label }: WithheldFigure): boolean => {
    if (path === name || labelKey(label) === labelKey(name)) return true;
    const cell = isCell(name) ? explainer.explainInput(`calculatedValues.${path}`).cell : undefined;
    return cell !== undefined && cellKey(cell) === cellKey(name);
  };
  for (const name of names) {
    const figure = withheld.find((one) => isNamed(name, one));
    if (figure !== undefined) return { kind: "withheld", label: figure.label };
  }
  return undefined;
}

function absentFigure(path: string): FoundName | undefined {
  try {
    const definition = figureDefinition(path);
    // The path of a list with its keys left open names no figure.
    return path === definition.id && path.includes("[") ? undefined : { kind: "absent", definition };
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

/** One suggestion for every figure, that of its first item. */
function suggest(name: string, figures: readonly NamedFigure[], inputs: readonly NamedInput[]): readonly string[] {
  const firsts = new Map<string, NamedFigure>();
  for (const figure of figures) if (!firsts.has(figure.definition.id)) firsts.set(figure.definition.id, figure);
  const known: Suggestible[] = [
    ...[...firsts.values()].map(({ path, label, definition }) => ({
      suggestion: path,
      names: [path, definition.id, definition.label, label, lastMember(path), ...everydayNames(definition.label)],
    })),
    ...inputs.map(({ path, label }) => ({ suggestion: path, names: [path, label, lastMember(path)] })),
  ];
  return nearMisses(name, known);
}

const lastMember = (path: string): string => path.slice(path.lastIndexOf(".") + 1);
