import { CalculationType, calculateProject, type Project } from "@epb/engine";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EPB_CALCULATING_4_2_10 } from "../packages/workbook/src/templates/epb-calculating-4-2-10.js";
import { realisticInput } from "../packages/workbook/testing/arbitrary-contract.js";
import {
  fixturesIn,
  openBlank,
  PAYBACK_CASES,
  projectOfPayback,
  type TypedWorkbook,
  withFewRows,
  wronglyWritten,
} from "../packages/workbook/testing/formula-gate.js";
import { exampleProject, parsed } from "../packages/workbook/testing/template-workbook.js";
import { runs, timeLimit } from "./testing/runs.js";

const SMALL = withFewRows(EPB_CALCULATING_4_2_10);

const isCalculated = ({ record: { calculationType } }: Project): boolean =>
  calculationType === CalculationType.Standard || calculationType === CalculationType.Legacy;

let blank: TypedWorkbook;

beforeAll(async () => {
  blank = await openBlank(SMALL);
});
afterAll(() => blank.close());

describe("the formulas give every figure of the engine, and none that it does not give", () => {
  // A spreadsheet engine calculates the workbook.
  test.each(fixturesIn("projects", isCalculated))(
    "in the workbook of $name",
    { timeout: timeLimit(45_000) },
    async ({ project }) => {
      expect(await wronglyWritten(EPB_CALCULATING_4_2_10, project)).toEqual([]);
    },
  );

  test.each(fixturesIn("issues", isCalculated))("in that of a project that raises $name", ({ project }) => {
    // A workbook cannot represent a year without entries, so the expected project is the one read from its cells.
    expect(blank.wronglyCalculated(blank.projectOfCells(project))).toEqual([]);
  });
});

test.each(PAYBACK_CASES)("the formulas pay $price back from $savings a year: $hasPayback", (one) => {
  const project = projectOfPayback(exampleProject(), one);
  expect(blank.wronglyCalculated(project)).toEqual([]);
  expect(calculateProject(project).calculatedValues.ecm?.totals.simplePayback !== undefined).toBe(one.hasPayback);
});

const SAMPLES = fc.sample(realisticInput, { numRuns: runs(40), seed: 42 });

describe("the formulas of a blank workbook give every figure", () => {
  // A spreadsheet engine calculates the workbook for each project.
  test(`of ${SAMPLES.length} projects typed into it`, { timeout: timeLimit(45_000) }, () => {
    const before = blank.compared();
    const wrong = SAMPLES.flatMap((input, index) =>
      blank.wronglyCalculated(parsed(input)).map((one) => `${index} ${one}`),
    );
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(blank.compared() - before).toBeGreaterThan(1_000 * SAMPLES.length);
  });
});

test.each(SAMPLES.filter((_, index) => index % 20 === 7))(
  "so do those of a generated project's own workbook",
  async (input) => {
    expect(await wronglyWritten(SMALL, parsed(input))).toEqual([]);
  },
);
