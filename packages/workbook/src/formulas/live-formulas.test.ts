import { readdirSync, readFileSync } from "node:fs";
import { CalculationType, type Project, parseProject } from "@epb/engine";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realisticInput } from "../../testing/arbitrary-contract.js";
import { type PlannedCell, plannedCells } from "../../testing/planned-cells.js";
import { readGood } from "../../testing/read.js";
import { type Recalculated, recalculate } from "../../testing/spreadsheet-engine.js";
import { parsed, plainProject } from "../../testing/template-workbook.js";
import { readProjectFromWorkbook } from "../map/read-project-from-workbook.js";
import { formatAddress } from "../read/cell-address.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import type { FigureLook, TemplateManifest } from "../templates/manifest.js";
import { writeTemplate } from "../write/write-template.js";

// A release gate: an independent spreadsheet engine gives every figure of the engine, from the formulas alone.

const FIXTURES = new URL("../../../../fixtures/", import.meta.url);
const HALF_A_CENT = 0.005;
/** Of an amount that is no money: what binary arithmetic adds to it. */
const PART = 1e-9;

/** A text that only looks like an escape is escaped in a file. */
const plainText = (content: unknown): string => String(content ?? "").replaceAll("_x005F_", "_");

function isSame(got: unknown, wanted: string | number | undefined, look: FigureLook): boolean {
  if (typeof wanted !== "number" || typeof got !== "number") return plainText(got) === plainText(wanted);
  const tolerance = look === "dollars" ? HALF_A_CENT : PART * Math.max(1, Math.abs(wanted));
  return Math.abs(got - wanted) < tolerance;
}

/** Figure cells in which the formulas give something else than the engine. */
function wrongCells(cells: readonly PlannedCell[], { valueAt }: Recalculated): string[] {
  return cells.flatMap(({ sheet, row, column, content, look }) => {
    if (look === undefined) return [];
    const got = valueAt(sheet, row, column);
    if (isSame(got, content, look)) return [];
    return [`${sheet}!${formatAddress(row, column)}: ${got} is not ${content}`];
  });
}

interface Fixture {
  readonly name: string;
  readonly project: Project;
}

function fixturesIn(folder: "projects" | "issues"): Fixture[] {
  return readdirSync(new URL(`${folder}/`, FIXTURES))
    .filter((file) => file.endsWith(".json"))
    .flatMap((file): Fixture[] => {
      const json = JSON.parse(readFileSync(new URL(`${folder}/${file}`, FIXTURES), "utf8"));
      const result = parseProject(folder === "issues" ? json.project : json);
      if (!result.ok || !isCalculated(result.value)) return [];
      return [{ name: file.replace(".json", ""), project: result.value }];
    });
}

const isCalculated = ({ record: { calculationType } }: Project): boolean =>
  calculationType === CalculationType.Standard || calculationType === CalculationType.Legacy;

/** What the formulas of the written workbook of a project give otherwise than the engine. */
async function wronglyWritten(manifest: TemplateManifest, project: Project): Promise<string[]> {
  const workbook = readGood(await writeTemplate(manifest, { project }));
  // A workbook has no cell that says a year without entries is there, so the project is that of its cells.
  const cells = plannedCells(manifest, parsed(plainProject(readProjectFromWorkbook(workbook))));
  const withoutFormula = cells.flatMap(({ sheet, row, column, look }) =>
    look === undefined || workbook.sheet(sheet)?.cellAt(row, column)?.formula !== undefined
      ? []
      : [`${sheet}!${formatAddress(row, column)} has no formula`],
  );
  const recalculated = recalculate(workbook);
  try {
    return [...withoutFormula, ...wrongCells(cells, recalculated)];
  } finally {
    recalculated.close();
  }
}

/** As many blank rows as the projects need: sixty for measures cost time and show nothing more. */
const SMALL: TemplateManifest = {
  ...EPB_CALCULATING_4_2_10,
  sheets: EPB_CALCULATING_4_2_10.sheets.map((sheet) => ({
    ...sheet,
    blocks: sheet.blocks.map((block) =>
      block.kind === "table" && block.rows.kind === "records"
        ? { ...block, rows: { ...block.rows, blankRows: 10 } }
        : block,
    ),
  })),
};

describe("the formulas give every figure of the engine, and none that it does not give", () => {
  test.each(fixturesIn("projects"))("in the workbook of $name", async ({ project }) => {
    expect(await wronglyWritten(EPB_CALCULATING_4_2_10, project)).toEqual([]);
  });

  test.each(fixturesIn("issues"))("in that of a project that raises $name", async ({ project }) => {
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
