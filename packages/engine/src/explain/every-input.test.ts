import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { listFigures } from "../calculate/list-figures.js";
import { Decimal } from "../decimal/decimal.js";
import type { FigureValue } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { type InputEntry, type InputValue, listInputs } from "../paths/list-inputs.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
import { explainProject } from "./explain-project.js";
import { leavesOf } from "./leaves.js";

/** Another value of the same kind; undefined for texts, which no figure reads. */
function another(value: InputValue): InputValue | undefined {
  if (Decimal.isDecimal(value)) return value.times("1.01").plus("0.001");
  if (typeof value === "number") return value === 1 ? 2 : 1;
  if (typeof value === "boolean") return !value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${Number(value.slice(0, 4)) + 1}-02-03` : undefined;
}

/** Inputs of one kind, in other years or of other measures, that are changed. */
const INPUTS_OF_A_KIND = runs(5);

/** Inputs of every kind, of each kind from its first to its last. */
function someOfEachKind(inputs: readonly InputEntry[]): readonly InputEntry[] {
  const kinds = new Map<string, InputEntry[]>();
  for (const input of inputs) {
    const kind = input.path.replaceAll(/(year|uuid)=[^,\]]*/g, "$1");
    kinds.set(kind, [...(kinds.get(kind) ?? []), input]);
  }
  return [...kinds.values()].flatMap((ofKind) => {
    const step = Math.max(1, (ofKind.length - 1) / (INPUTS_OF_A_KIND - 1));
    return ofKind.filter((_, index) => Math.round(Math.round(index / step) * step) === index);
  });
}

function figuresOf(project: Project): ReadonlyMap<string, FigureValue> {
  return new Map(listFigures(calculateProject(project).calculatedValues).map(({ path, value }) => [path, value]));
}

/** Texts are compared only if a comparison of decimals does not decide: it costs a fraction of writing them. */
const isSame = (one: FigureValue, other: FigureValue): boolean =>
  Decimal.isDecimal(one) && Decimal.isDecimal(other) ? one.eq(other) : String(one) === String(other);

/** The inputs that each figure depends on, directly and through other figures. */
function inputsByFigure(project: Project): (path: string) => ReadonlySet<string> {
  const { explain } = explainProject(project, calculateProject(project));
  const known = new Map<string, ReadonlySet<string>>();
  return function inputsOf(path: string): ReadonlySet<string> {
    const before = known.get(path);
    if (before !== undefined) return before;
    const { inputs, figures } = leavesOf(explain(path));
    const all = new Set([...inputs, ...figures.flatMap((figure) => [...inputsOf(figure)])]);
    known.set(path, all);
    return all;
  };
}

describe.each(["example-annual-end", "example-monthly-beginning", "school-district", "epx-campus"])("%s", (name) => {
  const project = parsed(readFixture(`projects/${name}.json`));
  const before = figuresOf(project);
  const inputsOf = inputsByFigure(project);

  test("names every input of a figure: a figure that changes with an input has it in its explanation", () => {
    const unnamed: string[] = [];
    let changes = 0;
    for (const { path: input, value } of someOfEachKind(listInputs(project.data))) {
      const changed = another(value);
      if (changed === undefined) continue;
      const after = figuresOf({ ...project, data: withValueAtPath(project.data, input, changed) });
      for (const [figure, valueBefore] of before) {
        const valueAfter = after.get(figure);
        if (valueAfter === undefined || isSame(valueBefore, valueAfter)) continue;
        changes++;
        if (!inputsOf(figure).has(input)) unnamed.push(`${figure} changes with ${input}`);
      }
    }
    expect(changes).toBeGreaterThan(1_000);
    expect(unnamed).toEqual([]);
  });
});
