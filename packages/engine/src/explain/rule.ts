import type { FigureMember } from "../model/figure.js";
import { parsePath } from "../path-text/parse-path.js";
import type { Facts } from "./facts.js";
import type { GeneralDerivation } from "./general-expression.js";

/** Keys of the lists on the way to a figure; only those that its place has are there. */
export interface FigureKeys {
  readonly year: number;
  readonly month: number;
  readonly uuid: string;
  readonly fieldId: number;
}

/**
 * Formula of a figure, and the condition for its existence. The facts determine its items; the expression contains the
 * decisions that depend on the values of a project.
 */
export type Rule = (keys: FigureKeys, facts: Facts) => GeneralDerivation;

export type Rules = Readonly<Record<string, Rule>>;

/** The rules of every figure of a section, by the figure's id: one that is omitted does not compile. */
export function rulesAt<Section>(place: string, rules: Readonly<Record<FigureMember<Section>, Rule>>): Rules {
  return Object.fromEntries(Object.entries<Rule>(rules).map(([name, rule]) => [`${place}.${name}`, rule]));
}

/** The keys in a figure's path. */
export function keysOf(path: string): FigureKeys {
  const keys = parsePath(path).flatMap((step) => (step.kind === "item" ? step.keys : []));
  const text = (wanted: keyof FigureKeys): string => keys.find(({ name }) => name === wanted)?.value ?? "";
  return {
    year: Number(text("year")),
    month: Number(text("month")),
    uuid: text("uuid"),
    fieldId: Number(text("fieldId")),
  };
}
