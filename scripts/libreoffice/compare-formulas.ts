import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { readProjectFromWorkbook } from "../../packages/workbook/src/intake/read-project-from-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "../../packages/workbook/src/templates/epb-calculating-4-2-10.js";
import { EPX_1_1_2 } from "../../packages/workbook/src/templates/epx-1-1-2.js";
import { EPX_CAMPAIGN_1_1_2 } from "../../packages/workbook/src/templates/epx-campaign-1-1-2.js";
import type { TemplateManifest } from "../../packages/workbook/src/templates/manifest.js";
import { writeTemplate } from "../../packages/workbook/src/write/write-template.js";
import { formatAddress } from "../../packages/workbook/src/xlsx/cell-address.js";
import { realisticInput } from "../../packages/workbook/testing/arbitrary-contract.js";
import {
  realisticCampaignInput,
  realisticExpressInput,
} from "../../packages/workbook/testing/arbitrary-express-contract.js";
import { isSame } from "../../packages/workbook/testing/formula-gate.js";
import { type PlannedCell, plannedCells } from "../../packages/workbook/testing/planned-cells.js";
import { readGood } from "../../packages/workbook/testing/read.js";
import { parsed, plainProject } from "../../packages/workbook/testing/template-workbook.js";
import { editWorkbooks } from "./edit-workbooks.js";

/** Result of the comparison for the workbooks of one template. */
export interface FormulaComparison {
  readonly title: string;
  readonly workbooks: number;
  /** Cells with a formula that shows a figure. */
  readonly cells: number;
  /** Number of those cells with a number. The other cells are blank or have a text in both programs. */
  readonly numbers: number;
  /** Cells in which LibreOffice does not show the figure of the engine. */
  readonly off: readonly string[];
}

const CALCULATED_TEMPLATES = [
  { manifest: EPB_CALCULATING_4_2_10, input: realisticInput },
  { manifest: EPX_1_1_2, input: realisticExpressInput },
  { manifest: EPX_CAMPAIGN_1_1_2, input: realisticCampaignInput },
] as const;

/** Number of workbooks for one macro, so that a run stays within its time limit. */
const WORKBOOKS_OF_A_RUN = 20;

/** Fills every calculating template with generated projects, has LibreOffice calculate them, and compares the figures. */
export async function* compareWithLibreOffice(projects: number, seed: number): AsyncGenerator<FormulaComparison> {
  for (const { manifest, input } of CALCULATED_TEMPLATES) {
    const folder = mkdtempSync(join(tmpdir(), "epb-compare-"));
    try {
      yield await compareTemplate(manifest, fc.sample(input, { numRuns: projects, seed }), folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

interface Written {
  readonly source: string;
  readonly target: string;
  readonly cells: readonly PlannedCell[];
}

async function compareTemplate(
  manifest: TemplateManifest,
  inputs: readonly unknown[],
  folder: string,
): Promise<FormulaComparison> {
  const written: Written[] = [];
  for (const [index, input] of inputs.entries()) written.push(await write(manifest, input, join(folder, `${index}`)));
  for (let first = 0; first < written.length; first += WORKBOOKS_OF_A_RUN) {
    const ofRun = written.slice(first, first + WORKBOOKS_OF_A_RUN);
    const jobs = ofRun.map(({ source, target }) => ({ source, target, edits: [{ do: "calculate" } as const] }));
    if (!editWorkbooks(jobs)) throw new Error("LibreOffice failed");
  }
  const off: string[] = [];
  let numbers = 0;
  for (const [index, { target, cells }] of written.entries()) {
    const saved = readGood(readFileSync(target));
    for (const { sheet, row, column, content, look = "text" } of cells) {
      const cell = saved.sheet(sheet)?.cellAt(row, column);
      const got = cell?.type === "number" ? Number(cell.value) : cell?.value;
      if (typeof content === "number") numbers++;
      const wanted = typeof content === "boolean" ? String(content) : content;
      if (isSame(got, wanted, look)) continue;
      off.push(`project ${index}, ${sheet}!${formatAddress(row, column)}: ${got} is not ${content}`);
    }
  }
  const count = written.reduce((sum, { cells }) => sum + cells.length, 0);
  return { title: manifest.title, workbooks: written.length, cells: count, numbers, off };
}

/** Writes the workbook of a project with formulas and without stored figures. */
async function write(manifest: TemplateManifest, input: unknown, path: string): Promise<Written> {
  const project = parsed(input);
  // With a calculation, the writer does not check for inputs that cannot be true: formulas also apply to those.
  const calculatedValues = { calculationTypeId: project.record.calculationType };
  const bytes = await writeTemplate(manifest, { project, calculation: { ok: true, calculatedValues, issues: [] } });
  const workbook = readGood(bytes);
  const source = `${path}.xlsx`;
  writeFileSync(source, bytes);
  // A workbook cannot represent a year without entries, so the expected project is the one read from its cells.
  const cells = plannedCells(manifest, parsed(plainProject(readProjectFromWorkbook(workbook)))).filter(
    ({ sheet, row, column, look }) =>
      look !== undefined && workbook.sheet(sheet)?.cellAt(row, column)?.formula !== undefined,
  );
  return { source, target: `${path}.saved.xlsx`, cells };
}
