import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fixtureNames, readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { Decimal } from "../decimal/decimal.js";
import { FIGURES, FIGURES_BY_AREA } from "./all-figures.js";
import { calculateProject } from "./calculate-project.js";
import { figureDefinition } from "./figure-definition.js";
import { listFigures } from "./list-figures.js";

const NO_FIGURES = [
  "calculationTypeId",
  "createdDate",
  "modifiedDate",
  "ecm.ghgReference.edition",
  "ecm.ghgReference.rateType",
  "ecm.ghgReference.warmingPotentials",
];
const KEYS = ["uuid", "fieldId", "year", "month"];

describe.each(fixtureNames("projects"))("%s", (name) => {
  const { calculatedValues } = calculateProject(parsed(readFixture(`projects/${name}.json`)));
  const figures = listFigures(calculatedValues);

  test("has a definition for every value that is calculated, and lists each once", () => {
    const paths = [...leavesOf(calculatedValues)].filter((path) => !NO_FIGURES.includes(path));
    expect(paths.length).toBeGreaterThan(100);
    expect(figures.map(({ path }) => path).sort()).toEqual(paths.sort());
  });

  test("finds the definition of each figure by its path", () => {
    for (const { path, definition } of figures) expect(figureDefinition(path)).toBe(definition);
  });
});

/** They calculate whole projects. */
const NO_STAGES: ReadonlySet<string> = new Set(["calculate", "withhold"]);

test("each folder with a stage of the calculation describes its figures", () => {
  const root = new URL("../", import.meta.url);
  const folders = readdirSync(root).filter((name) => !name.endsWith(".ts") && !NO_STAGES.has(name));
  const stages = folders.filter((name) =>
    readdirSync(new URL(name, root)).some((file) => /^calculate-[a-z-]+\.ts$/.test(file)),
  );
  expect(stages.length).toBeGreaterThan(8);
  expect(stages.filter((name) => FIGURES_BY_AREA[name] === undefined)).toEqual([]);
});

test("no two figures stand at the same place", () => {
  const ids = FIGURES.map(({ id }) => id);
  expect([...new Set(ids)]).toEqual(ids);
});

test("the financial summary calls a figure what its own area calls it", () => {
  const nameOf = (id: string): string => id.slice(id.lastIndexOf(".") + 1);
  const summary = FIGURES.filter(({ id }) => id.startsWith("projectSummary.financialSummary."));
  const others = FIGURES.filter((figure) => !summary.includes(figure) && nameOf(figure.id).length > "payment".length);
  const different = summary.flatMap(({ id, label }) =>
    others.filter((other) => nameOf(other.id) === nameOf(id) && other.label !== label).map((other) => [id, other.id]),
  );
  expect(different).toEqual([
    // Of the loan alone, beside the sum of which it is a column.
    ["projectSummary.financialSummary.totalInterest", "amortization.total.totalInterest"],
    // Without the project development price.
    ["projectSummary.financialSummary.simplePayback", "ecm.totals.simplePayback"],
  ]);
});

test("a path at which no figure stands is refused", () => {
  expect(() => figureDefinition("costSavings.years[year=1].profit")).toThrow(
    "There is no calculated figure costSavings.years[year=1].profit",
  );
});

/** Paths of everything in a calculation that is no list and no section, with the keys of the lists. */
function* leavesOf(value: unknown, path = ""): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value as Record<string, unknown>[]) {
      const keys = KEYS.filter((key) => key in item).map((key) => `${key}=${item[key]}`);
      yield* leavesOf(item, `${path}[${keys.join(",")}]`);
    }
  } else if (typeof value === "object" && value !== null && !Decimal.isDecimal(value)) {
    for (const [name, member] of Object.entries(value)) {
      if (!KEYS.includes(name)) yield* leavesOf(member, path === "" ? name : `${path}.${name}`);
    }
  } else yield path;
}
