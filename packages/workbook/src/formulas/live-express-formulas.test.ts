import { CalculationType, type Project } from "@epb/engine";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realisticCampaignInput, realisticExpressInput } from "../../testing/arbitrary-express-contract.js";
import { fixturesIn, withFewRows, wrongCells, wronglyWritten } from "../../testing/formula-gate.js";
import { plannedCells } from "../../testing/planned-cells.js";
import { readGood } from "../../testing/read.js";
import { type Recalculated, recalculate } from "../../testing/spreadsheet-engine.js";
import { parsed } from "../../testing/template-workbook.js";
import { EPX_1_1_2 } from "../templates/epx-1-1-2.js";
import { EPX_CAMPAIGN_1_1_2 } from "../templates/epx-campaign-1-1-2.js";
import { writeTemplate } from "../write/write-template.js";

const isExpress = ({ record: { calculationType } }: Project): boolean => calculationType === CalculationType.Epx;

/** How many figures the generated projects have at least, so that the comparison compares something. */
const TEMPLATES = [
  { manifest: EPX_1_1_2, input: realisticExpressInput, figures: 40_000 },
  { manifest: EPX_CAMPAIGN_1_1_2, input: realisticCampaignInput, figures: 2_000 },
] as const;

describe.each(TEMPLATES)("the formulas of the $manifest.title", ({ manifest, input, figures }) => {
  test.each(fixturesIn("projects", isExpress))("give every figure of $name, and no other", async ({ project }) => {
    expect(await wronglyWritten(manifest, project)).toEqual([]);
  });

  test.each(fixturesIn("issues", isExpress))("give those of a project that raises $name", async ({ project }) => {
    expect(await wronglyWritten(withFewRows(manifest), project)).toEqual([]);
  });

  const small = withFewRows(manifest);
  const samples = fc.sample(input, { numRuns: 150, seed: 42 });
  let recalculated: Recalculated;

  beforeAll(async () => {
    recalculated = recalculate(readGood(await writeTemplate(small)));
  });
  afterAll(() => recalculated.close());

  test("give those of 150 projects typed into a blank workbook", () => {
    let compared = 0;
    const wrong = samples.flatMap((sample, index) => {
      const cells = plannedCells(small, parsed(sample));
      compared += cells.filter(({ look, content }) => look !== undefined && content !== undefined).length;
      recalculated.enter(cells.filter(({ look }) => look === undefined));
      return wrongCells(cells, recalculated).map((one) => `${index} ${one}`);
    });
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(compared).toBeGreaterThan(figures);
  }, 120_000);

  test.each(samples.filter((_, index) => index % 30 === 7))(
    "give those of a generated project's own workbook",
    async (sample) => {
      expect(await wronglyWritten(small, parsed(sample))).toEqual([]);
    },
  );
});
