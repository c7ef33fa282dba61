import { calendarDate, type InputValue, inputLabel, inputRow, type Project } from "@epb/engine";
import { didYouMean, nearMisses } from "@epb/engine/lookup";
import { applyOverlay, type ChangedInput, type InputChange } from "@epb/engine/whatif";
import { type Complaint, fromProblem, type Parsed, parsed, refused } from "../../figures/complaint.js";
import { textAmount } from "../../figures/text-amount.js";
import { unclearRate } from "../../figures/unclear-rate.js";
import type { InputFinder } from "./find-input.js";
import { splitOption } from "./split-option.js";

const OPERATORS = ["+=", "-=", "*=", "="];

export interface ChangedProject {
  readonly project: Project;
  readonly changes: readonly ChangedInput[];
}

/** Makes the changes of the `--set` options in order; reports all mistakes together. */
export function changeProject(
  project: Project,
  options: readonly string[],
  finder: InputFinder,
): Parsed<ChangedProject> {
  let changed = project;
  const changes: ChangedInput[] = [];
  const complaints: Complaint[] = [];
  for (const option of options) {
    const made = makeChange(changed, option, finder);
    if (made.ok) {
      changed = made.value.project;
      changes.push(...made.value.changes);
    } else complaints.push(...made.complaints);
  }
  return complaints.length > 0 ? refused(...complaints) : parsed({ project: changed, changes });
}

function makeChange(project: Project, option: string, finder: InputFinder): Parsed<ChangedProject> {
  const about = `--set ${option}`;
  const split = splitOption(option, OPERATORS);
  if (split === undefined) {
    return refused({
      about,
      message: "The change does not have the form PATH=VALUE.",
      expected: "PATH=VALUE",
      advice: HOW_TO_WRITE,
    });
  }
  const path = finder.pathOf(split.name);
  const unclear = split.operator === "*=" ? undefined : unclearRate(about, path, [split.rest]);
  if (unclear !== undefined) return refused(unclear);
  const candidates = changesOf(path, split.operator, split.rest);
  const [first, ...others] = candidates;
  if (first === undefined) {
    return refused({
      about,
      message: "The amount of the change must be a number.",
      found: split.rest,
      advice: HOW_TO_WRITE,
    });
  }
  let result = applyOverlay(project, [first]);
  for (const candidate of others) {
    if (result.ok) break;
    const next = applyOverlay(project, [candidate]);
    if (next.ok) result = next;
  }
  return result.ok
    ? parsed({ project: result.project, changes: result.changes })
    : refused(
        ...result.problems.map((problem) => withHint(fromProblem(about, problem), problem.name, split, path, finder)),
      );
}

const HOW_TO_WRITE =
  "Write PATH=0.04 or PATH=4% for a value, PATH=+5% for 5% more, PATH+=1000 to add, PATH*=1.1 to multiply, PATH= to clear.";

/** Possible meanings of a change, most likely first; the type of the input decides. */
function changesOf(path: string, operator: string, text: string): readonly InputChange[] {
  const amount = textAmount(text);
  switch (operator) {
    case "+=":
      return amount === undefined ? [] : [{ kind: "add", path, amount: amount.value }];
    case "-=":
      return amount === undefined ? [] : [{ kind: "add", path, amount: amount.value.neg() }];
    case "*=":
      return amount === undefined ? [] : [{ kind: "multiply", path, factor: amount.value }];
    default:
      break;
  }
  if (text === "") return [{ kind: "remove", path }];
  if (amount?.isRelative) return [{ kind: "multiply", path, factor: amount.value.plus(1) }];
  return valuesOf(path, text).map((value) => ({ kind: "set", path, value }));
}

function valuesOf(path: string, text: string): readonly InputValue[] {
  const choice = choiceOf(path, text);
  if (choice !== undefined) return [choice];
  const amount = textAmount(text);
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
function choiceOf(path: string, text: string): number | undefined {
  const wanted = text.toLowerCase();
  const found = choicesOf(path).find(([, label]) => label.toLowerCase() === wanted);
  return found === undefined ? undefined : Number(found[0]);
}

const choicesOf = (path: string): readonly [string, string][] => Object.entries(inputLabel(path).choices ?? {});

/** The complaint with a suggested path or choice. */
function withHint(
  complaint: Complaint,
  problem: string,
  { name, rest }: { readonly name: string; readonly rest: string },
  path: string,
  finder: InputFinder,
): Complaint {
  if (problem === "path/unknown") {
    const hint = finder.hint(name);
    return hint === "" ? complaint : { ...complaint, advice: hint };
  }
  if (problem === "value/refused" && inputRow(path)?.kind === "date") return { ...complaint, ...dateAdvice(rest) };
  const choices = choicesOf(path);
  if (problem !== "value/refused" || choices.length === 0) return complaint;
  const near = didYouMean(
    nearMisses(
      rest,
      choices.map(([, label]) => ({ suggestion: label, names: [label] })),
    ),
  );
  return {
    ...complaint,
    expected: choices.map(([number, label]) => `${label} (${number})`).join(", "),
    ...(near !== "" && { advice: near }),
  };
}

const WITH_SLASHES = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/** Both readings of a date such as `3/2/2027`, of which only the person knows the right one. */
function dateAdvice(text: string): Pick<Complaint, "advice"> | undefined {
  const [, first = "", second = "", year = ""] = WITH_SLASHES.exec(text) ?? [];
  const readings = [
    [first, second],
    [second, first],
  ].map((parts) => calendarDate([year, ...parts.map((part) => part.padStart(2, "0"))].join("-")));
  const dates = [...new Set(readings.filter((date) => date !== undefined))];
  return dates.length === 0 ? undefined : { advice: `Write the date as ${dates.join(" or ")} (year-month-day).` };
}
