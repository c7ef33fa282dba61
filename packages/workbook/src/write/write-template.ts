import { crc32 } from "node:zlib";
import { CalculationType, findUnusableInputs, type InputPath } from "@epb/engine";
import { generalRules } from "@epb/engine/explain";
import { mayChangeFigures } from "@epb/engine/withhold";
import exceljs from "exceljs";
import type { CellPlace } from "../findings/cell-finding.js";
import { FigureFormulas, MEASURES } from "../formulas/index.js";
import { readProjectFromWorkbook } from "../load/read-project-from-workbook.js";
import { nodeInflateRaw } from "../node/node-inflate.js";
import { readWorkbook } from "../read/read-workbook.js";
import { TEMPLATE_PROPERTY } from "../templates/defined-names.js";
import type { TemplateManifest } from "../templates/manifest.js";
import { finishPackage } from "./finish-package.js";
import { layOut } from "./lay-out.js";
import type { FilledContent, TemplateContent } from "./table-rows.js";
import { writeLists } from "./write-lists.js";
import { planSheet, type SheetPlan, writeSheet } from "./write-sheet.js";
import { writeWorkings } from "./write-workings.js";

/** Equal input gives equal bytes, so the file carries the day the template was made and no clock. */
const TEMPLATE_DATE = new Date("2024-01-01T00:00:00Z");
const AUTHOR = "epb";

/**
 * A workbook of the template: blank, or filled with a project's inputs, or with its figures too. What a project's data
 * hold that the template has no cell for (ids, notes, files) is not in it. While figures are withheld, the workbook has
 * neither figures nor formulas: formulas would calculate with a blank cell or an impossible value.
 */
export async function writeTemplate(manifest: TemplateManifest, content: TemplateContent = {}): Promise<Uint8Array> {
  if (hasWithheldFigures(content)) return writePlaced(manifest, withoutValues(content), { areFormulasLeftOut: true });
  return writePlaced(manifest, content, {});
}

function hasWithheldFigures({ project, calculation }: TemplateContent): boolean {
  if (calculation !== undefined) return (calculation.calculatedValues.withheld?.figures.length ?? 0) > 0;
  return project !== undefined && findUnusableInputs(project, mayChangeFigures).paths.length > 0;
}

/** Some figures are known. Beside formulas that are not there, nothing would keep them up to date. */
function withoutValues({ calculation, ...content }: TemplateContent): TemplateContent {
  if (calculation === undefined) return content;
  const { calculationTypeId } = calculation.calculatedValues;
  return { ...content, calculation: { ...calculation, calculatedValues: { calculationTypeId } } };
}

interface WritingSettings {
  readonly areFormulasLeftOut?: true;
}

async function writePlaced(
  manifest: TemplateManifest,
  content: TemplateContent,
  settings: WritingSettings,
): Promise<Uint8Array> {
  const issues = content.calculation?.issues ?? [];
  if (issues.length === 0) return writeFilled(manifest, content, settings);
  // Issues name their inputs by path; the workbook without them knows the cells.
  const { project } = content;
  const draft = await writeFilled(manifest, project === undefined ? {} : { project }, { areFormulasLeftOut: true });
  return writeFilled(manifest, { ...content, cellOf: cellFinder(draft) }, settings);
}

async function writeFilled(
  manifest: TemplateManifest,
  content: FilledContent,
  settings: WritingSettings,
): Promise<Uint8Array> {
  const workbook = new exceljs.Workbook();
  Object.assign(workbook, {
    creator: AUTHOR,
    lastModifiedBy: AUTHOR,
    created: TEMPLATE_DATE,
    modified: TEMPLATE_DATE,
    title: `${manifest.title} ${manifest.version}`,
    // Whatever was stored beside the formulas, the program that opens the workbook works them out itself.
    calcProperties: { fullCalcOnLoad: true },
  });
  const plans = manifest.sheets.map((sheet) => planSheet(manifest, sheet, content));
  const formulas = settings.areFormulasLeftOut ? undefined : liveFormulas(manifest, plans, content);
  const filled = formulas === undefined ? content : { ...content, formulas };
  for (const plan of plans) await writeSheet(workbook, manifest, plan, filled);
  if (formulas !== undefined) writeWorkings(workbook, formulas);
  writeLists(workbook, formulas?.references());
  const packed = await workbook.xlsx.writeBuffer();
  return finishPackage(new Uint8Array(packed), new Map([[TEMPLATE_PROPERTY, `${manifest.kind} ${manifest.version}`]]));
}

/**
 * The formulas of a workbook that calculates. Figures that came with a project are its result, and no formula stands in
 * for them.
 */
function liveFormulas(
  { figureCells, record }: TemplateManifest,
  plans: readonly SheetPlan[],
  { project, ghg }: FilledContent,
): FigureFormulas | undefined {
  if (figureCells !== "calculated") return undefined;
  if (project?.record.calculationType === CalculationType.Override) return undefined;
  const layout = layOut(plans.map(({ placed }) => placed));
  const { firstRow = 1, lastRow = 0 } = layout.table(MEASURES) ?? {};
  const measures = Array.from({ length: lastRow - firstRow + 1 }, (_, index) => String(index + 1));
  const edition = record.calculationType === CalculationType.Epx ? "express" : "full";
  return new FigureFormulas(layout, generalRules({ edition, measures, ...(ghg !== undefined && { ghg }) }));
}

function cellFinder(bytes: Uint8Array): (path: InputPath) => CellPlace | undefined {
  const result = readWorkbook(bytes, { inflateRaw: nodeInflateRaw, crc32 });
  return result.ok ? readProjectFromWorkbook(result.workbook).cellOf : () => undefined;
}
