import { calendarDate } from "../calendar/calendar-date.js";
import { type InputLabel, inputLabel } from "../explain/input-labels.js";
import { typedAmount } from "../input/typed-amount.js";
import { inputRow } from "../inputs/all-inputs.js";
import type { InputFinder } from "../lookup/input-finder.js";
import { didYouMean, nearMisses } from "../lookup/near-misses.js";
import type { Project } from "../model/project.js";
import type { InputPath } from "../path-text/input-path.js";
import type { InputValue } from "../paths/list-inputs.js";
import { applyOverlay, type ChangedInput } from "./apply-overlay.js";
import type { InputChange } from "./input-change.js";
import type { WhatIfProblem, WhatIfProblemName } from "./problem.js";
import { unclearRate } from "./unclear-rate.js";

/** A change of an input as a person types it: the input `Index rate`, the operator `=`, and the text `4%`. */
export interface TypedChange {
  /** Path, label, or cell of the input. */
  readonly name: string;
  readonly operator: "=" | "+=" | "-=" | "*=";
  /** For `=`: a number, a percentage, a date, a choice, `yes` or `no`, `+5%` for 5% more; empty to clear the input. */
  readonly text: string;
}

/** Reason why a typed change cannot be made. */
export interface TypedChangeProblem {
  readonly name: WhatIfProblemName | "rate/unclear" | "amount/unreadable";
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  readonly advice: string;
}

export type TypedChangeResult =
  | { readonly ok: true; readonly project: Project; readonly changes: readonly ChangedInput[] }
  /** Everything that is wrong with the change. */
  | { readonly ok: false; readonly problems: readonly TypedChangeProblem[] };

/**
 * Project with an input changed as a person typed it. The type of the input decides what the text means.
 *
 * @param finder - Inputs of the project.
 *
 * @example
 * import { explainProject } from "@epb/engine/explain";
 * import { inputFinder } from "@epb/engine/lookup";
 * import { applyTypedChange } from "@epb/engine/whatif";
 *
 * const finder = inputFinder({ project }, explainProject(project, calculation));
 * const result = applyTypedChange(project, { name: "Index rate", operator: "=", text: "4%" }, finder);
 * result.ok && result.changes.map(({ path, before, after }) => `${path}: ${before} → ${after}`); // ["financing.indexRate: 0.031 → 0.04"]
 */
export function applyTypedChange(project: Project, change: TypedChange, finder: InputFinder): TypedChangeResult {
  const { name, operator, text } = change;
  const path = finder.pathOf(name);
  const unclear = operator === "*=" ? undefined : unclearRate(path, [text]);
  if (unclear !== undefined) return { ok: false, problems: [unclear] };
  const [first, ...others] = meaningsOf(path, operator, text);
  if (first === undefined) return { ok: false, problems: [unreadable(text)] };
  let result = applyOverlay(project, [first]);
  for (const meaning of others) {
    if (result.ok) break;
    const next = applyOverlay(project, [meaning]);
    if (next.ok) result = next;
  }
  return result.ok
    ? result
    : { ok: false, problems: result.problems.map((problem) => problemInWords(problem, change, path, finder)) };
}

const unreadable = (text: string): TypedChangeProblem => ({
  name: "amount/unreadable",
  message: "The amount of the change must be a number.",
  found: text,
  advice: "Write a number such as 0.04, 4%, or $1,000.",
});

/** Possible meanings of a change, most likely first; the type of the input decides. */
function meaningsOf(path: InputPath, operator: TypedChange["operator"], text: string): readonly InputChange[] {
  const amount = typedAmount(text);
  switch (operator) {
    case "+=":
      return amount === undefined ? [] : [{ kind: "add", path, amount: amount.value }];
    case "-=":
      return amount === undefined ? [] : [{ kind: "add", path, amount: amount.value.neg() }];
    case "*=":
      return amount === undefined ? [] : [{ kind: "multiply", path, factor: amount.value }];
    case "=":
      if (text === "") return [{ kind: "remove", path }];
      if (amount?.isRelative) return [{ kind: "multiply", path, factor: amount.value.plus(1) }];
      return valuesOf(path, text).map((value) => ({ kind: "set", path, value }));
    default:
      return operator satisfies never;
  }
}

function valuesOf(path: InputPath, text: string): readonly InputValue[] {
  const choice = choiceOf(path, text);
  if (choice !== undefined) return [choice];
  const amount = typedAmount(text);
  const wanted = text.toLowerCase();
  return [
    // A list of choices takes its numbers as such.
    ...(amount === undefined ? [] : [amount.value, amount.value.toNumber()]),
    ...(wanted === "yes" || wanted === "true" ? [true] : []),
    ...(wanted === "no" || wanted === "false" ? [false] : []),
    text,
  ];
}

/** The number that stands for a name in a list of choices. */
function choiceOf(path: InputPath, text: string): number | undefined {
  const wanted = text.toLowerCase();
  const found = choicesOf(path).find(([, label]) => label.toLowerCase() === wanted);
  return found === undefined ? undefined : Number(found[0]);
}

const choicesOf = (path: InputPath): readonly [string, string][] => {
  const { choices = {} }: InputLabel = inputLabel(path);
  return Object.entries(choices);
};

/** The problem with a suggested path or choice. */
function problemInWords(
  { name: problem, message, advice, input }: WhatIfProblem,
  { name, text }: TypedChange,
  path: InputPath,
  finder: InputFinder,
): TypedChangeProblem {
  const words: TypedChangeProblem = {
    name: problem,
    message: input?.message ?? message,
    ...(input?.found !== undefined && { found: input.found }),
    ...(input !== undefined && { expected: input.expected }),
    advice: input?.advice ?? advice,
  };
  if (problem === "path/unknown") {
    const hint = finder.hint(name);
    return hint === "" ? words : { ...words, advice: hint };
  }
  if (problem === "value/refused" && inputRow(path)?.kind === "date") return { ...words, ...dateAdvice(text) };
  const choices = choicesOf(path);
  if (problem !== "value/refused" || choices.length === 0) return words;
  const near = didYouMean(
    nearMisses(
      text,
      choices.map(([, label]) => ({ suggestion: label, names: [label] })),
    ),
  );
  return {
    ...words,
    expected: choices.map(([number, label]) => `${label} (${number})`).join(", "),
    ...(near !== "" && { advice: near }),
  };
}

const WITH_SLASHES = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/** Both readings of a date such as `3/2/2027`, of which only the person knows the right one. */
function dateAdvice(text: string): Pick<TypedChangeProblem, "advice"> | undefined {
  const [, first = "", second = "", year = ""] = WITH_SLASHES.exec(text) ?? [];
  const readings = [
    [first, second],
    [second, first],
  ].map((parts) => calendarDate([year, ...parts.map((part) => part.padStart(2, "0"))].join("-")));
  const dates = [...new Set(readings.filter((date) => date !== undefined))];
  return dates.length === 0 ? undefined : { advice: `Write the date as ${dates.join(" or ")} (year-month-day).` };
}
