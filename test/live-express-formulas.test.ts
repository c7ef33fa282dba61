import { CalculationType, type Project } from "@epb/engine";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EPX_1_1_2 } from "../packages/workbook/src/templates/epx-1-1-2.js";
import { EPX_CAMPAIGN_1_1_2 } from "../packages/workbook/src/templates/epx-campaign-1-1-2.js";
import {
  realisticCampaignInput,
  realisticExpressInput,
} from "../packages/workbook/testing/arbitrary-express-contract.js";
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

const isExpress = ({ record: { calculationType } }: Project): boolean => calculationType === CalculationType.Epx;

/** Minimum average number of figures of a generated project, so that the comparison has content. */
const TEMPLATES = [
  { manifest: EPX_1_1_2, input: realisticExpressInput, figures: 260 },
  { manifest: EPX_CAMPAIGN_1_1_2, input: realisticCampaignInput, figures: 13 },
] as const;

describe.each(TEMPLATES)("the formulas of the $manifest.title", ({ manifest, input, figures }) => {
  const small = withFewRows(manifest);
  let blank: TypedWorkbook;

  beforeAll(async () => {
    blank = await openBlank(small);
  });
  afterAll(() => blank.close());

  test.each(fixturesIn("projects", isExpress))("give every figure of $name, and no other", async ({ project }) => {
    expect(await wronglyWritten(manifest, project)).toEqual([]);
  });

  test.each(fixturesIn("issues", isExpress))("give those of a project that raises $name", ({ project }) => {
    // A workbook cannot represent a year without entries, so the expected project is the one read from its cells.
    expect(blank.wronglyCalculated(blank.projectOfCells(project))).toEqual([]);
  });

  test.each(PAYBACK_CASES)("pay $price back from $savings a year: $hasPayback", (one) => {
    expect(blank.wronglyCalculated(projectOfPayback(exampleProject("epx-campus"), one))).toEqual([]);
  });

  const samples = fc.sample(input, { numRuns: runs(40), seed: 42 });

  // A spreadsheet engine calculates the workbook for each project.
  test(`give those of ${samples.length} projects typed into a blank workbook`, { timeout: timeLimit(45_000) }, () => {
    const before = blank.compared();
    const wrong = samples.flatMap((sample, index) =>
      blank.wronglyCalculated(parsed(sample)).map((one) => `${index} ${one}`),
    );
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(blank.compared() - before).toBeGreaterThan(figures * samples.length);
  });

  test.each(samples.filter((_, index) => index % 20 === 7))(
    "give those of a generated project's own workbook",
    async (sample) => {
      expect(await wronglyWritten(small, parsed(sample))).toEqual([]);
    },
  );
});
