import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { EXPRESS_RECORD } from "../../testing/express-project.js";
import { fixtureNames, readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { project as anyProject } from "../../testing/project-arbitrary.js";
import { FIGURES } from "../calculate/all-figures.js";
import { calculateAllFigures } from "../calculate/calculate-all-figures.js";
import { listFigures } from "../calculate/list-figures.js";
import { Decimal } from "../decimal/decimal.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { parseProject } from "../input/parse-project.js";
import type { FigureValue } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { keyText } from "../path-text/key-text.js";
import { valueAtPath } from "../paths/value-at-path.js";
import { type DecidingValues, decide, isMet } from "./decide.js";
import type { GeneralDerivation } from "./general-expression.js";
import { generalRules } from "./general-rules.js";
import { inputRoot } from "./input-root.js";
import { workOut } from "./work-out.js";

/** Years that lists have: those of the performance period and of the agreement have fewer than the others. */
const YEARS: Readonly<Record<string, number>> = { costSavings: 25, performancePeriod: 25, esaPayments: 20 };
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Every place of a figure that a project of these measures can have. */
function placesOf(id: string, uuids: readonly string[]): string[] {
  const [section = ""] = id.split(".");
  const years = upTo(YEARS[section] ?? 40);
  const fields = upTo(17);
  const keys: Readonly<Record<string, readonly string[]>> = {
    "[uuid]": uuids.map((uuid) => `[uuid=${keyText(uuid)}]`),
    "[year]": years.map((year) => `[year=${year}]`),
    "[year,month]": years.flatMap((year) => upTo(12).map((month) => `[year=${year},month=${month}]`)),
    "[fieldId]": fields.map((fieldId) => `[fieldId=${fieldId}]`),
  };
  return [...id.matchAll(/\[[a-zA-Z,]+\]/g)].reduce<string[]>(
    (paths, [open]) => paths.flatMap((path) => (keys[open] ?? []).map((key) => path.replace(open, key))),
    [id],
  );
}

/** Those without a cell in a workbook, which depend on how many years there are; and those of the other edition. */
const LEFT_OUT: Readonly<Record<"full" | "express", readonly string[]>> = {
  full: ["express.", "amortization.paidOff", "amortization.remainingBalance"],
  express: [
    ...["amortization.", "costSavings.", "performancePeriod.", "esaPayments."],
    ...["projectSummary.capitalization.", "projectSummary.financing.loanStartDate"],
  ],
};

function isSame(worked: FigureValue, figure: FigureValue): boolean {
  if (!Decimal.isDecimal(worked) || typeof figure === "boolean") return String(worked) === String(figure);
  const difference = worked.minus(figure).abs();
  return difference.lte(Decimal.max("1e-20", new Decimal("1e-28").times(figure).abs()));
}

type Edition = keyof typeof LEFT_OUT;
type PlacedRule = readonly [path: string, derivation: GeneralDerivation];

/** General formulas of the figures of each shape: projects of one shape share them. */
const rulesOfShapes = new Map<string, readonly PlacedRule[]>();

function rulesOf(edition: Edition, measures: readonly string[]): readonly PlacedRule[] {
  const shape = JSON.stringify([edition, measures]);
  const known = rulesOfShapes.get(shape);
  if (known !== undefined) return known;
  const derivationOf = generalRules({ edition, measures });
  const rules = FIGURES.filter(({ id }) => !LEFT_OUT[edition].some((section) => id.startsWith(section)))
    .flatMap(({ id }) => placesOf(id, measures))
    .map((path): PlacedRule => [path, derivationOf(path)]);
  rulesOfShapes.set(shape, rules);
  return rules;
}

/** Figures for which the general formulas and the calculation differ. */
function wronglyDecided(project: Project): string[] {
  const { calculatedValues } = calculateAllFigures(project);
  const figures = new Map(listFigures(calculatedValues).map(({ path, value }) => [path, value]));
  const inputs = inputRoot(project);
  const values: DecidingValues = {
    project,
    inputAt: (path) => valueAtPath(inputs, path) as FigureValue | undefined,
    figureAt: (path) => figures.get(path),
  };
  const uuids = (project.data.ecms ?? []).map(({ uuid }) => uuid);
  const edition = project.record.calculationType === CalculationType.Epx ? "express" : "full";
  return rulesOf(edition, uuids).flatMap(([path, { how, thereWhen }]) => {
    const isThere = thereWhen === undefined || isMet(thereWhen, values);
    const decided = isThere ? decide(how, values) : undefined;
    const expected = values.figureAt(path);
    const worked = decided && workOut(decided, values).value;
    if (worked === undefined && expected === undefined) return [];
    const isGiven = worked !== undefined && expected !== undefined && isSame(worked, expected);
    return isGiven ? [] : [`${path}: ${worked} is not ${expected}`];
  });
}

const isCalculated = ({ record: { calculationType } }: Project): boolean =>
  calculationType !== CalculationType.Override;

/** Years beyond the 25th are in no workbook, and the formulas do not range over them. */
const isWithinTerm = ({ data }: Project): boolean => (data.performancePeriod ?? []).every(({ year }) => year <= 25);

const years = fc.integer({ min: 1, max: 40 });
const terms = fc.record({ financeTermYears: years, plannedGuaranteeYears: years }, { requiredKeys: [] });
const rates = fc.record(
  { indexRate: fc.constantFrom("0", "0.0375", "0.02"), addedPremium: fc.constantFrom("0", "0.0125", "-0.02", "-0.03") },
  { requiredKeys: [] },
);
const percentage = fc.record({ guarPctEstSav: fc.constantFrom("0", "0.95") }, { requiredKeys: [] });

describe("the formulas for all possible inputs", () => {
  test.each(fixtureNames("projects"))("give the calculated values, and nothing else: %s", (name) => {
    const project = parsed(readFixture(`projects/${name}.json`));
    expect(isCalculated(project) ? wronglyDecided(project) : []).toEqual([]);
  });

  test("for each project with an issue", () => {
    const wrong = fixtureNames("issues").flatMap((name) => {
      const result = parseProject(readFixture(`issues/${name}.json`)["project"]);
      if (!result.ok || !isCalculated(result.value) || !isWithinTerm(result.value)) return [];
      return wronglyDecided(result.value).map((one) => `${name} ${one}`);
    });
    expect(wrong).toEqual([]);
  });

  test("for any project", () => {
    fc.assert(
      fc.property(anyProject, (json) => {
        const project = parsed(json);
        fc.pre(isCalculated(project) && isWithinTerm(project));
        expect(wronglyDecided(project)).toEqual([]);
      }),
      { numRuns: runs(6), seed: 1 },
    );
  });

  test("for any express project, with any missing inputs", () => {
    fc.assert(
      fc.property(anyProject, terms, rates, percentage, fc.boolean(), (json, financing, rate, guaranteed, isPriced) => {
        const { ecms, ...data } = json.data;
        const sections = { ...data, ...(isPriced && { ecms }), financing: rate, other: guaranteed };
        const project = parsed({ record: EXPRESS_RECORD, data: { ...sections, express: { financing } } });
        expect(wronglyDecided(project)).toEqual([]);
      }),
      { numRuns: runs(20), seed: 1 },
    );
  });
});

test("rules are derived once for each shape of project", () => {
  const measures = ["a"];
  const rules = generalRules({ measures });
  expect(generalRules({ measures: ["a"] })).toBe(rules);
  const others = [
    { measures: ["b"] },
    { measures, edition: "express" },
    { measures, performanceYears: 10 },
    { measures, ghg: { rateType: "non_baseload" } },
  ] as const;
  for (const shape of others) expect(generalRules(shape)).not.toBe(rules);
});
