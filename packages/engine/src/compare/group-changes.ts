import { inputLabel } from "../explain/input-labels.js";
import { placeWords } from "../explain/place-words.js";
import type { Project } from "../model/project.js";
import { inputPath } from "../path-text/input-path.js";
import { parsePath } from "../path-text/parse-path.js";
import { ANY_KEY } from "../paths/match-paths.js";
import { inCalculationOrder } from "./calculation-order.js";
import type { DifferingInput } from "./comparison.js";
import { type DescribedDifference, itemLabel } from "./describe-differences.js";
import type { Replacement } from "./differences.js";
import { sectionLabel, sectionOf } from "./sections.js";

/** One or several inputs whose effect is reported as one. */
export interface AttributedChange {
  /** The input; the list item that came or went; for a group its column, `performancePeriod[year=*].retainedSavings`, or section. */
  readonly path: string;
  readonly label: string;
  readonly inputs: readonly DifferingInput[];
}

/** A change with the old and the new value. */
export interface ReplacingChange extends AttributedChange {
  readonly replacements: readonly Replacement[];
}

/**
 * The changes between two projects, at most so many: each input by itself, else the inputs of a column of a list together,
 * else those of a section. A list item that came or went is always one change.
 *
 * @param maximum - More sections than this remain sections.
 */
export function groupChanges(
  differences: readonly DescribedDifference[],
  maximum: number,
  before: Project,
  after: Project,
): ReplacingChange[] {
  const apart = differences.map(({ path, input, replaces }) => ({
    path,
    label: input.label,
    inputs: [input],
    replacements: [replaces],
  }));
  const items = merge(
    apart,
    ({ replacements }) => replacements.map(({ path }) => path).join(),
    (path, { replacements, inputs }) => {
      const valueLabel = inputs.find((input) => input.path === `${path}.value`)?.label;
      const isGone = replacements.every((replacement) => replacement.after === undefined);
      return valueLabel ?? itemLabel(path, isGone ? before : after);
    },
  );
  const ordered = inCalculationOrder(items, before, after);
  if (ordered.length <= maximum) return ordered;
  const columns = merge(
    ordered,
    ({ path }) => columnOf(path),
    (_, { path }) => columnLabel(path, after),
  );
  return columns.length <= maximum ? columns : merge(columns, ({ path }) => sectionOf(path), sectionLabel);
}

/** Changes of the same group as one; a change alone in its group stays what it is. */
function merge(
  changes: readonly ReplacingChange[],
  groupOf: (change: ReplacingChange) => string,
  labelOf: (group: string, merged: ReplacingChange) => string,
): ReplacingChange[] {
  const groups = new Map<string, ReplacingChange[]>();
  for (const change of changes) {
    const group = groupOf(change);
    const members = groups.get(group);
    if (members === undefined) groups.set(group, [change]);
    else members.push(change);
  }
  return [...groups].flatMap(([path, members]) => {
    const [first, ...others] = members;
    if (first === undefined || others.length === 0) return members;
    const replacements = new Map(members.flatMap((member) => member.replacements.map((one) => [one.path, one])));
    const merged = {
      ...first,
      inputs: members.flatMap(({ inputs }) => inputs),
      replacements: [...replacements.values()],
    };
    return [{ ...merged, path, label: labelOf(path, merged) }];
  });
}

/** Keys along which a column runs; what the others mean belongs to its name. */
const OPEN_KEYS: ReadonlySet<string> = new Set(["year", "month", "uuid"]);

/** `escalationRates[fieldId=1,year=*].value`: the path of every year and measure. */
function columnOf(path: string): string {
  const parts = parsePath(path).map((step) =>
    step.kind === "member"
      ? step.name
      : Object.fromEntries(step.keys.map(({ name, value }) => [name, OPEN_KEYS.has(name) ? ANY_KEY : value])),
  );
  return inputPath(...parts);
}

/** `Escalation rate, Electric energy` */
function columnLabel(path: string, project: Project): string {
  const parts = parsePath(path).flatMap((step): (string | Readonly<Record<string, string>>)[] => {
    if (step.kind === "member") return [step.name];
    const kept = step.keys.filter(({ name }) => !OPEN_KEYS.has(name));
    return kept.length === 0 ? [] : [Object.fromEntries(kept.map(({ name, value }) => [name, value]))];
  });
  const { label } = inputLabel(path);
  const place = placeWords(inputPath(...parts), project);
  const name = label === path ? sectionLabel(path) : label;
  return place === "" ? name : `${name}, ${place}`;
}
