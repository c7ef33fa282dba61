import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { explainProject } from "../packages/engine/src/explain/index.js";
import { calculateProject, parseProject } from "../packages/engine/src/index.js";
import { inputFinder } from "../packages/engine/src/lookup/index.js";
import { apiFunctions } from "../scripts/docs/api-functions.js";

const JSON_PROJECT: unknown = JSON.parse(await readFile("fixtures/projects/example-annual-end.json", "utf8"));
const parsed = parseProject(JSON_PROJECT);
if (!parsed.ok) throw new Error("not a project");
const project = parsed.value;
const calculation = calculateProject(project);
const values = calculation.calculatedValues;

const RATE = "financing.indexRate";
const FIGURE = "costSavings.totalPayments";
const RANGE = { input: { kind: "set", path: RATE }, from: "0.02", to: "0.04", step: "0.01" } as const;
const SAMPLE = { kind: "set", path: RATE, distribution: { kind: "uniform", low: "0.02", high: "0.04" } } as const;
const GOAL = { figure: FIGURE, goal: { kind: "atLeast", value: "1" } } as const;

const FINDER = inputFinder({ project }, explainProject(project, calculation));

type Arguments = (given: unknown) => readonly unknown[];

/** Arguments of each function that calculates with, explains, or compares amounts of a project. */
const CHECKED: Readonly<Record<string, Arguments>> = {
  calculateInputs: (given) => [given],
  calculateProject: (given) => [given],
  findUnusableInputs: (given) => [given],
  runProjectCalculations: (given) => [{ project: given, needsRecalculation: true }],
  explainProject: (given) => [given, calculation],
  attributeChanges: (given) => [project, given],
  compareInputs: (given) => [project, given],
  compareProjects: (given) => [given, project],
  describeInputs: (given) => [given, [RATE]],
  applyOverlay: (given) => [given, { [RATE]: "0.04" }],
  applyTypedChange: (given) => [given, { name: RATE, operator: "=", text: "4%" }, FINDER],
  calculateVariants: (given) => [given],
  calculateWithOverlay: (given) => [given, {}],
  findBreakEven: (given) => [given, { ...RANGE, ...GOAL }],
  findBreakEvens: (given) => [given, { ...RANGE, goals: [GOAL] }],
  searchBreakEvens: (given) => [given, { ...RANGE, goals: [GOAL] }],
  sensitivity: (given) => [
    given,
    { inputs: [{ kind: "set", path: RATE, low: "0.02", high: "0.04" }], figures: [FIGURE] },
  ],
  runMonteCarlo: (given) => [given, { seed: 1, trials: 2, inputs: [SAMPLE], figures: [FIGURE] }],
  contractPeriod: (given) => [given, values],
  studyProject: (given) => [given, calculation],
  findFigure: (given) => [given, calculation, "Total payments"],
  findInput: (given) => [given, calculation, "Index rate"],
  sealResult: (given) => [given, calculation],
  verifyResult: (given) => [{}, given],
  calculateKnownFigures: (given) => [given],
  calculateKnownInputs: (given) => [given],
  dependentFigures: (given) => [RATE, given],
};

/** Functions that read or replace parts of a project, and use no amounts. */
const WITHOUT_AMOUNTS: readonly string[] = [
  "applyChangedParts",
  "approveProject",
  "attachProjectData",
  "attachRecord",
  "changedParts",
  "isApproved",
  "noteChange",
  "openProject",
  "projectListItem",
  "refreshCalculatedValues",
  "reopenProject",
  "setAgreementType",
  "shortProjectListItem",
  "unknownInputsAfter",
  "unknownInputsOf",
  "unknownSuppliedFigures",
  "updateProjectData",
  "withMeasureKeys",
];

/** Functions with an explainer as an argument: `explainProject` has checked the project. */
const WITH_EXPLAINER = /explainer: ProjectExplainer/;
const TAKES_PROJECT = /: (?:Pick<)?(?:Project|ProjectState)\b[ ,|)]/;

const FUNCTIONS = apiFunctions().flatMap(({ specifier, functions }) =>
  functions.map(({ name, declaration }) => ({ specifier, name, declaration })),
);
const modules = Object.fromEntries(
  await Promise.all(
    [...new Set(FUNCTIONS.map(({ specifier }) => specifier))].map(
      async (specifier): Promise<[string, Record<string, unknown>]> => [
        specifier,
        await import(/* @vite-ignore */ specifier),
      ],
    ),
  ),
);

function run({ specifier, name }: { readonly specifier: string; readonly name: string }, given: unknown): unknown {
  const called = modules[specifier]?.[name] as (...values: readonly unknown[]) => unknown;
  const result = called(...(CHECKED[name]?.(given) ?? []));
  // A generator checks its arguments at its first step.
  return name.startsWith("search") ? (result as Iterator<unknown>).next() : result;
}

describe("a public function that takes a project", () => {
  const takers = FUNCTIONS.filter(({ declaration }) => TAKES_PROJECT.test(declaration));

  test("checks that the project is parsed, or uses no amounts", () => {
    const known = new Set([...Object.keys(CHECKED), ...WITHOUT_AMOUNTS]);
    const unknown = takers.filter(
      ({ name, declaration }) => !known.has(name) && !WITH_EXPLAINER.test(declaration) && !/^is[A-Z]/.test(name),
    );
    expect(unknown.map(({ specifier, name }) => `${specifier} ${name}`)).toEqual([]);
    const names = new Set(takers.map(({ name }) => name));
    expect([...known].filter((name) => !names.has(name))).toEqual([]);
  });

  const checked = takers.filter(({ name }) => name in CHECKED);

  test.each(checked)("says so for the JSON of a project: $specifier $name", (taker) => {
    const say = expect.objectContaining({
      name: "TypeError",
      message: expect.stringMatching(/^This is not a parsed project: indexRate is "0\.031"/),
    });
    expect(() => run(taker, JSON_PROJECT)).toThrow(say);
  });

  test.each(checked)("says so for the result of parseProject: $specifier $name", (taker) => {
    expect(() => run(taker, parsed)).toThrow(/^This is not a parsed project: it is a result/);
  });

  test.each(checked)("accepts a parsed project: $specifier $name", (taker) => {
    expect(() => run(taker, project)).not.toThrow();
  });
});
