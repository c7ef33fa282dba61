import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs, timeLimit } from "../../../../test/testing/runs.js";
import { readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { project as anyProject } from "../../testing/project-arbitrary.js";
import { calculateAllFigures } from "../calculate/calculate-all-figures.js";
import { listFigures } from "../calculate/list-figures.js";
import { Decimal } from "../decimal/decimal.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { inputFieldAt } from "../input/input-field.js";
import type { FigureValue } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { type InputEntry, type InputValue, listInputs } from "../paths/list-inputs.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
import { withheldFigures } from "./withheld-figures.js";

const AMOUNTS = ["0", "0.0001", "0.9", "3", "30000", "400000", "1e9"].map((text) => new Decimal(text));
const NUMBERS = [0, 1, 2, 3, 7, 12];
const DATES = ["2019-02-28", "2031-12-01"];

/** Values that the input could have instead. */
const otherValues = ({ path, value }: InputEntry): readonly InputValue[] =>
  valuesOfTheKind(value).filter((other) => inputFieldAt(path)?.read(other).ok);

function valuesOfTheKind(value: InputValue): readonly InputValue[] {
  if (Decimal.isDecimal(value)) return [...AMOUNTS, value.times("1.01").plus("0.001"), value.times("0.3")];
  if (typeof value === "number") return NUMBERS;
  if (typeof value === "boolean") return [!value];
  return [...DATES, "another text"];
}

const withInput = (project: Project, path: string, value: InputValue): Project => ({
  ...project,
  data: withValueAtPath(project.data, path, value),
});

const figuresOf = (project: Project): ReadonlyMap<string, FigureValue> =>
  new Map(listFigures(calculateAllFigures(project).calculatedValues).map(({ path, value }) => [path, value]));

const isSame = (one: FigureValue | undefined, other: FigureValue | undefined): boolean =>
  Decimal.isDecimal(one) && Decimal.isDecimal(other) ? one.eq(other) : String(one) === String(other);

/** Paths of the figures that have another value, or are there or absent, for at least one other value of the input. */
function changingFigures(project: Project, input: InputEntry): ReadonlySet<string> {
  const before = figuresOf(project);
  const changing = new Set<string>();
  for (const other of otherValues(input)) {
    const after = figuresOf(withInput(project, input.path, other));
    for (const [figure, one] of before) if (!isSame(one, after.get(figure))) changing.add(figure);
  }
  return changing;
}

const withheld = (project: Project, ...unknown: readonly string[]): ReadonlySet<string> =>
  withheldFigures(project, calculateAllFigures(project), unknown);

/** Figures that change with the input and are not withheld when it is unknown. */
function wronglyShown(project: Project, input: InputEntry): readonly string[] {
  const hidden = withheld(project, input.path);
  return [...changingFigures(project, input)].filter((figure) => !hidden.has(figure));
}

const fixture = (name: string): Project => parsed(readFixture(`projects/${name}.json`));

describe("a figure that changes with an unknown input is withheld", () => {
  test.each(["example-annual-end", "example-monthly-beginning", "school-district", "epx-campus"])("in %s", (name) => {
    const project = fixture(name);
    const inputs = listInputs(project.data);
    fc.assert(
      fc.property(fc.constantFrom(...inputs), (input) => {
        expect(wronglyShown(project, input)).toEqual([]);
      }),
      { numRuns: runs(3) },
    );
  });

  // Calculates three projects once for each of their inputs.
  test("for every input that is in no list, because these choose between formulas", {
    timeout: timeLimit(45_000),
  }, () => {
    for (const name of ["example-annual-end", "school-district", "epx-campus"]) {
      const project = fixture(name);
      const inputs = listInputs(project.data).filter(({ path }) => !path.includes("["));
      for (const input of inputs) expect(wronglyShown(project, input), `${name}: ${input.path}`).toEqual([]);
    }
  });

  test("in any project", () => {
    fc.assert(
      fc.property(anyProject, fc.nat(), (json, choice) => {
        const project = parsed(json);
        fc.pre(project.record.calculationType !== CalculationType.Override);
        const inputs = listInputs(project.data);
        const input = inputs[choice % inputs.length];
        if (input !== undefined) expect(wronglyShown(project, input)).toEqual([]);
      }),
      { numRuns: runs(3) },
    );
  });
});

const SUMMARY = "projectSummary.financialSummary";

describe("in the school district", () => {
  const project = fixture("school-district");

  test("an unknown price withholds the total price and the term, and leaves savings and other prices", () => {
    const hidden = withheld(project, "ecms[uuid=measure-1].implementation.baseConstructionCost");
    for (const name of ["totalImplementationPrice", "performancePeriodYears", "totalPayments", "simplePayback"]) {
      expect(hidden.has(`${SUMMARY}.${name}`), name).toBe(true);
    }
    expect(hidden.has("itemizedSavings.years[year=1].totalAnnualSavings")).toBe(false);
    expect(hidden.has("ecm.measures[uuid=measure-2].implementationPrice")).toBe(false);
    expect(hidden.has("ecm.measures[uuid=measure-1].implementationPrice")).toBe(true);
  });

  test("an unknown expense of year 5 leaves the payments of the years before", () => {
    const hidden = withheld(project, "performancePeriod[year=5].measurementVerification");
    expect(hidden.has("amortization.summary[year=5].neededPayment")).toBe(true);
    expect(hidden.has("amortization.summary[year=4].neededPayment")).toBe(false);
  });

  test("few figures are withheld without need: nine tenths of all withheld ones are seen to change", () => {
    const path = "ecms[uuid=measure-1].estimatedSavings[fieldId=2].value";
    const input = listInputs(project.data).find((one) => one.path === path);
    if (input === undefined) throw new Error(`There is no ${path}.`);
    const changing = changingFigures(project, input);
    const hidden = [...withheld(project, path)];
    const seen = hidden.filter((figure) => changing.has(figure));
    expect(hidden.length).toBeGreaterThan(1_000);
    expect(seen.length / hidden.length).toBeGreaterThan(0.9);
  });

  test("the unknown escalation rate of a fuel without savings withholds nothing", () => {
    const rate = "escalationRates[fieldId=1,year=3].value";
    expect(withheld(project, rate).size).toBeGreaterThan(1_000);
    const saved = listInputs(project.data).filter(({ path }) => path.endsWith("estimatedSavings[fieldId=2].value"));
    const none = saved.reduce((before, { path }) => withInput(before, path, new Decimal(0)), project);
    expect([...withheld(none, rate)]).toEqual([]);
  });

  test("nothing is withheld while every input is known", () => {
    expect(withheld(project).size).toBe(0);
  });
});
