import { readdirSync, readFileSync } from "node:fs";
import { type Project, parseProject, SavingsField } from "@epb/engine";
import { readProjectFromWorkbook } from "../src/intake/read-project-from-workbook.js";
import type { FigureLook, TemplateManifest } from "../src/templates/manifest.js";
import { writeTemplate } from "../src/write/write-template.js";
import { formatAddress } from "../src/xlsx/cell-address.js";
import { type PlannedCell, plannedCells } from "./planned-cells.js";
import { readGood } from "./read.js";
import { type Recalculated, recalculate } from "./spreadsheet-engine.js";
import { blank, type CellEdit, edited, parsed, plainProject } from "./template-workbook.js";

// A release gate: an independent spreadsheet engine gives every figure of the engine, from the formulas alone.

const FIXTURES = new URL("../../../fixtures/", import.meta.url);
const HALF_A_CENT = 0.005;
/** Relative error of binary arithmetic for a number that is not money. */
const PART = 1e-9;

/** A text that only looks like an escape is escaped in a file. */
const plainText = (content: unknown): string => String(content ?? "").replaceAll("_x005F_", "_");

/** True if a formula and the engine give the same result, except for the error of binary arithmetic. */
export function isSame(got: unknown, wanted: string | number | undefined, look: FigureLook): boolean {
  if (typeof wanted !== "number" || typeof got !== "number") return plainText(got) === plainText(wanted);
  const tolerance = look === "dollars" ? HALF_A_CENT : PART * Math.max(1, Math.abs(wanted));
  return Math.abs(got - wanted) < tolerance;
}

/** Figure cells in which the formulas and the engine differ. */
function wrongCells(cells: readonly PlannedCell[], { valueAt }: Recalculated): string[] {
  return cells.flatMap(({ sheet, row, column, content, look }) => {
    if (look === undefined) return [];
    const got = valueAt(sheet, row, column);
    if (isSame(got, content, look)) return [];
    return [`${sheet}!${formatAddress(row, column)}: ${got} is not ${content}`];
  });
}

export interface Fixture {
  readonly name: string;
  readonly project: Project;
}

/** Projects in a folder that match a predicate. */
export function fixturesIn(folder: "projects" | "issues", isOfKind: (project: Project) => boolean): Fixture[] {
  return readdirSync(new URL(`${folder}/`, FIXTURES))
    .filter((file) => file.endsWith(".json"))
    .flatMap((file): Fixture[] => {
      const json = JSON.parse(readFileSync(new URL(`${folder}/${file}`, FIXTURES), "utf8"));
      const result = parseProject(folder === "issues" ? json.project : json);
      if (!result.ok || !isOfKind(result.value)) return [];
      return [{ name: file.replace(".json", ""), project: result.value }];
    });
}

interface PaybackCase {
  readonly savings: readonly string[];
  /** Construction cost, delivery charge, and applied incentives. */
  readonly price: readonly [string, string, string];
  readonly hasPayback: boolean;
}

/** Yearly savings and a price, with or without a payback. Binary arithmetic leaves 2.8e-17 of 0.1 + 0.2 − 0.3. */
export const PAYBACK_CASES: readonly PaybackCase[] = [
  { savings: ["800", "-300"], price: ["12000", "500", "0"], hasPayback: true },
  { savings: ["0.3", "-0.1"], price: ["0.1", "0.2", "0.3"], hasPayback: true },
  { savings: ["300", "-800"], price: ["12000", "500", "0"], hasPayback: false },
  { savings: ["300", "-800"], price: ["0", "0", "0"], hasPayback: false },
  { savings: ["0.1", "0.2", "-0.3"], price: ["12000", "500", "0"], hasPayback: false },
  { savings: ["800", "-300"], price: ["12000", "500", "12500.01"], hasPayback: false },
];

/** A project of one measure. */
export function projectOfPayback(
  { record }: Project,
  { savings, price: [baseConstructionCost, deliveryCharge, appliedIncentives] }: PaybackCase,
): Project {
  const estimatedSavings = savings.map((value, index) => ({ fieldId: SAVED[index], value }));
  const implementation = { baseConstructionCost, deliveryCharge, appliedIncentives };
  return parsed({
    record,
    data: { ecms: [{ uuid: "1", ecmNumber: "1", technologyTypeId: 5, implementation, estimatedSavings }] },
  });
}

/** Every template has cells for these fields. */
const SAVED = [SavingsField.ElectricEnergyCost, SavingsField.WaterCost, SavingsField.OtherNonEnergy];

/** Differences between the formulas of a project's written workbook and the engine. */
export async function wronglyWritten(manifest: TemplateManifest, project: Project): Promise<string[]> {
  // Formulas apply without limits, too: with a calculation, the writer does not check for inputs that cannot be true.
  const calculatedValues = { calculationTypeId: project.record.calculationType };
  const calculation = { ok: true, calculatedValues, issues: [] };
  const workbook = readGood(await writeTemplate(manifest, { project, calculation }));
  // A workbook cannot represent a year without entries, so the expected project is the one read from its cells.
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

/** A blank workbook of a template, calculated by a spreadsheet engine, for typing projects into it. */
export interface TypedWorkbook {
  /**
   * Figures for which the formulas and the engine differ after a project is typed in, which replaces the previous
   * project.
   */
  readonly wronglyCalculated: (project: Project) => string[];
  /** The project that the reader gives after a project is typed into the cells. */
  readonly projectOfCells: (project: Project) => Project;
  /** Number of figures compared so far. */
  readonly compared: () => number;
  readonly close: () => void;
}

export async function openBlank(manifest: TemplateManifest): Promise<TypedWorkbook> {
  const workbook = await blank(manifest);
  const recalculated = recalculate(workbook);
  let compared = 0;
  return {
    projectOfCells: (project) => {
      const cells = plannedCells(manifest, project).flatMap(({ look, ...cell }) =>
        look === undefined ? [typedCell(cell)] : [],
      );
      return parsed(plainProject(readProjectFromWorkbook(edited(workbook, { cells }))));
    },
    wronglyCalculated: (project) => {
      const cells = plannedCells(manifest, project);
      compared += cells.filter(({ look, content }) => look !== undefined && content !== undefined).length;
      recalculated.enter(cells.filter(({ look }) => look === undefined));
      return wrongCells(cells, recalculated);
    },
    compared: () => compared,
    close: () => recalculated.close(),
  };
}

function typedCell({ sheet, row, column, content }: PlannedCell): CellEdit {
  const place = { sheet, address: formatAddress(row, column) };
  if (content === undefined) return place;
  return { ...place, type: typeof content === "number" ? "number" : "text", value: String(content) };
}

/** Only as many blank rows as the projects need: sixty rows for measures would cost time and not improve the test. */
export const withFewRows = (manifest: TemplateManifest): TemplateManifest => ({
  ...manifest,
  sheets: manifest.sheets.map((sheet) => ({
    ...sheet,
    blocks: sheet.blocks.map((block) =>
      block.kind === "table" && block.rows.kind === "records"
        ? { ...block, rows: { ...block.rows, blankRows: 10 } }
        : block,
    ),
  })),
});
