import type { StepDetails, StepEffect } from "@epb/contract";
import { Decimal, figureDefinition, inputLabel, listInputs, type Project, valueAtPath } from "@epb/engine";

/** Main figures of a project, EPB or ePX. */
const MAIN_FIGURES = [
  "projectSummary.financialSummary.totalImplementationPrice",
  "projectSummary.financialSummary.totalGuaranteedCostSavings",
  "projectSummary.financialSummary.totalPayments",
  "projectSummary.financialSummary.simplePayback",
  "express.totalPrice",
  "express.totalGuaranteedCostSavings",
  "express.simplePayback",
] as const;

const MOST_LABELS = 3;

/** Which inputs a step changed, and what that did to the main figures. */
export function changedByStep(before: Project, after: Project): Pick<StepDetails, "inputs" | "effect"> {
  const paths = before.data === after.data ? [] : changedInputs(before, after);
  const labels = [...new Set(paths.map((path) => inputLabel(path).label))].slice(0, MOST_LABELS);
  const effect = MAIN_FIGURES.flatMap((path) => effectOn(path, before, after) ?? []);
  return {
    ...(paths.length > 0 && { inputs: { count: paths.length, labels } }),
    ...(effect.length > 0 && { effect }),
  };
}

function changedInputs(before: Project, after: Project): readonly string[] {
  const [old, now] = [before, after].map(
    ({ data }) => new Map(listInputs(data).map(({ path, value }) => [path, plain(value)])),
  ) as [Map<string, unknown>, Map<string, unknown>];
  return [...new Set([...now.keys(), ...old.keys()])].filter((path) => old.get(path) !== now.get(path));
}

function effectOn(path: string, before: Project, after: Project): StepEffect | undefined {
  const [old, now] = [before, after].map(({ calculatedValues }) => plain(valueAtPath(calculatedValues, path)));
  if (old === now) return undefined;
  const { label, unit } = figureDefinition(path);
  return {
    path,
    label,
    ...(unit !== undefined && { unit }),
    ...(old !== undefined && { before: old }),
    ...(now !== undefined && { after: now }),
  };
}

const plain = (value: unknown): string | number | boolean | undefined =>
  Decimal.isDecimal(value) ? value.toFixed() : (value as string | number | boolean | undefined);
