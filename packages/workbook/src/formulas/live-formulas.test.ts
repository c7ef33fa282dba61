import { CalculationType, type Project } from "@epb/engine";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realisticInput } from "../../testing/arbitrary-contract.js";
import { fixturesIn, withFewRows, wrongCells, wronglyWritten } from "../../testing/formula-gate.js";
import { plannedCells } from "../../testing/planned-cells.js";
import { readGood } from "../../testing/read.js";
import { type Recalculated, recalculate } from "../../testing/spreadsheet-engine.js";
import { parsed } from "../../testing/template-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { writeTemplate } from "../write/write-template.js";

const SMALL = withFewRows(EPB_CALCULATING_4_2_10);

const isCalculated = ({ record: { calculationType } }: Project): boolean =>
  calculationType === CalculationType.Standard || calculationType === CalculationType.Legacy;

describe("the formulas give every figure of the engine, and none that it does not give", () => {
  test.each(fixturesIn("projects", isCalculated))("in the workbook of $name", async ({ project }) => {
    expect(await wronglyWritten(EPB_CALCULATING_4_2_10, project)).toEqual([]);
  });

  test.each(fixturesIn("issues", isCalculated))("in that of a project that raises $name", async ({ project }) => {
    expect(await wronglyWritten(SMALL, project)).toEqual([]);
  });
});

const SAMPLES = fc.sample(realisticInput, { numRuns: 200, seed: 42 });

describe("the formulas of a blank workbook give every figure", () => {
  let recalculated: Recalculated;

  beforeAll(async () => {
    recalculated = recalculate(readGood(await writeTemplate(SMALL)));
  });
  afterAll(() => recalculated.close());

  test("of 200 projects typed into it", () => {
    let figures = 0;
    const wrong = SAMPLES.flatMap((input, index) => {
      const cells = plannedCells(SMALL, parsed(input));
      figures += cells.filter(({ look, content }) => look !== undefined && content !== undefined).length;
      recalculated.enter(cells.filter(({ look }) => look === undefined));
      return wrongCells(cells, recalculated).map((one) => `${index} ${one}`);
    });
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(figures).toBeGreaterThan(200_000);
  }, 300_000);
});

test.each(SAMPLES.filter((_, index) => index % 40 === 7))(
  "so do those of a generated project's own workbook",
  async (input) => {
    expect(await wronglyWritten(SMALL, parsed(input))).toEqual([]);
  },
);
