import type { StepDetails, StepEffect } from "@epb/contract";
import {
  Decimal,
  figureDefinition,
  inputLabel,
  listInputs,
  type Project,
  type ProjectData,
  valueAtPath,
} from "@epb/engine";
import { answerOthers } from "../../base/answer-others.js";

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

/** Inputs that a step changed, and the effect on the main figures. */
export async function changedByStep(before: Project, after: Project): Promise<Pick<StepDetails, "inputs" | "effect">> {
  const paths = before.data === after.data ? [] : await changedInputs(before, after);
  const effect = MAIN_FIGURES.flatMap((path) => effectOn(path, before, after) ?? []);
  return {
    ...(paths.length > 0 && { inputs: { count: paths.length, labels: labelsOf(paths) } }),
    ...(effect.length > 0 && { effect }),
  };
}

async function changedInputs(before: Project, after: Project): Promise<readonly string[]> {
  const old = new Map<string, unknown>();
  for (const part of partsOf(before.data)) {
    for (const { path, value } of listInputs(part)) old.set(path, value);
    await answerOthers();
  }
  const changed: string[] = [];
  for (const part of partsOf(after.data)) {
    for (const { path, value } of listInputs(part)) {
      if (!isSame(old.get(path), value)) changed.push(path);
      old.delete(path);
    }
    await answerOthers();
  }
  return [...changed, ...old.keys()];
}

const MEASURES_OF_PART = 500;

/** The data in parts that are listed in a few milliseconds. Only measures, which have ids, can be listed in parts. */
function* partsOf({ ecms = [], ...others }: ProjectData): Generator<ProjectData> {
  yield others;
  for (let start = 0; start < ecms.length; start += MEASURES_OF_PART) {
    yield { ecms: ecms.slice(start, start + MEASURES_OF_PART) };
  }
}

const isSame = (old: unknown, now: unknown): boolean =>
  Decimal.isDecimal(old) && Decimal.isDecimal(now) ? old.eq(now) : old === now;

/** The first few labels. */
function labelsOf(paths: readonly string[]): readonly string[] {
  const labels = new Set<string>();
  for (const path of paths) {
    if (labels.size === MOST_LABELS) break;
    labels.add(inputLabel(path).label);
  }
  return [...labels];
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
