import { crc32 } from "node:zlib";
import { findUnusableInputs, type InputPath } from "@epb/engine";
import { mayChangeFigures } from "@epb/engine/withhold";
import type { Workbook } from "exceljs";
import exceljs from "exceljs";
import type { CellPlace } from "../findings/cell-finding.js";
import type { FigureFormulas, ReferenceTable } from "../formulas/index.js";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { nodeInflateRaw } from "../node/node-inflate.js";
import { WITHOUT_COMPRESSION } from "../node/node-package-tools.js";
import { writeZip } from "../package/zip-writer.js";
import { listName, referenceName, TEMPLATE_PROPERTY } from "../templates/defined-names.js";
import { LISTS_SHEET, WORKINGS_SHEET } from "../templates/hidden-sheets.js";
import type { TemplateManifest } from "../templates/manifest.js";
import { OPTION_LISTS } from "../templates/option-lists.js";
import { readWorkbook } from "../xlsx/read-workbook.js";
import { STYLES } from "./cell-styles.js";
import { packWithCharts } from "./charts/pack-with-charts.js";
import { templateCharts } from "./charts/template-charts.js";
import { checkLines } from "./checks/check-lines.js";
import { type PlacedLine, placeLines, writeChecks } from "./checks/write-checks.js";
import { finishedParts } from "./finished-parts.js";
import { layOut } from "./lay-out.js";
import { liveFormulas } from "./live-formulas.js";
import { packByExceljs } from "./pack-by-exceljs.js";
import { FIRST_COLUMN, type PlacedSheet } from "./place-sheet.js";
import { SheetPen } from "./sheet-pen.js";
import type { FilledContent, TemplateContent } from "./table-rows.js";
import { planSheet, writeSheet } from "./write-sheet.js";

const PURPOSE = "Values that many formulas use, such as emission rates, and the row of each measure on each sheet.";
const LABEL_WIDTH = 52;
const MEASURE_WIDTH = 16;

/** Writes the hidden sheet with the shared parts of formulas. Call after every other formula is written. */
function writeWorkings(workbook: Workbook, formulas: FigureFormulas): void {
  const pen = new SheetPen(workbook, workbook.addWorksheet(WORKINGS_SHEET, { state: "hidden" }));
  pen.put(1, FIRST_COLUMN, WORKINGS_SHEET, STYLES.sheetTitle);
  pen.put(2, FIRST_COLUMN, PURPOSE, STYLES.purpose);
  const { heads, formulas: cells } = formulas.workings();
  for (const { cell, label } of heads) {
    pen.mark(cell.row, cell.column, label);
    pen.worksheet.getColumn(cell.column).width = cell.column === FIRST_COLUMN ? LABEL_WIDTH : MEASURE_WIDTH;
  }
  for (const { cell, formula } of cells) pen.formula(cell.row, cell.column, formula);
}

/** Shown for an option without reference data. */
const NOTHING_PUBLISHED = "none";

/** Writes the hidden sheet with the values of the drop-down lists, a column and a name for each list. */
function writeLists(workbook: Workbook, references: readonly ReferenceTable[] = []): void {
  const pen = new SheetPen(workbook, workbook.addWorksheet(LISTS_SHEET, { state: "hidden" }));
  for (const [index, [name, options]] of Object.entries(OPTION_LISTS).entries()) {
    const column = index + 1;
    pen.mark(1, column, name);
    for (const [offset, { label }] of options.entries()) pen.mark(offset + 2, column, label);
    pen.name(listName(name), { top: 2, left: column, bottom: options.length + 1, right: column });
  }
  for (const [index, { name, values }] of references.entries()) {
    const column = Object.keys(OPTION_LISTS).length + index + 1;
    pen.mark(1, column, name);
    for (const [offset, value] of values.entries()) {
      pen.worksheet.getCell(offset + 2, column).value = value?.toNumber() ?? NOTHING_PUBLISHED;
    }
    pen.name(referenceName(name), { top: 2, left: column, bottom: values.length + 1, right: column });
  }
}

/** Equal input gives equal bytes, so the file has the date of the template. */
const TEMPLATE_DATE = new Date("2024-01-01T00:00:00Z");
const AUTHOR = "epb";

/**
 * A workbook of the template: blank, or filled with a project's inputs, or with its figures too. Omits parts of a
 * project without a cell in the template (ids, notes, files). While figures are withheld, the workbook has neither
 * figures nor formulas: formulas would calculate with a blank cell or an impossible value.
 */
export async function writeTemplate(manifest: TemplateManifest, content: TemplateContent = {}): Promise<Uint8Array> {
  if (hasWithheldFigures(content)) return writePlaced(manifest, withoutValues(content), { areFormulasLeftOut: true });
  return writePlaced(manifest, content, {});
}

function hasWithheldFigures({ project, calculation }: TemplateContent): boolean {
  if (calculation !== undefined) return (calculation.calculatedValues.withheld?.figures.length ?? 0) > 0;
  return project !== undefined && findUnusableInputs(project, mayChangeFigures).paths.length > 0;
}

/** Removes known figures too: without formulas, they would become outdated. */
function withoutValues({ calculation, ...content }: TemplateContent): TemplateContent {
  if (calculation === undefined) return content;
  const { calculationTypeId } = calculation.calculatedValues;
  return { ...content, calculation: { ...calculation, calculatedValues: { calculationTypeId } } };
}

interface WritingSettings {
  readonly areFormulasLeftOut?: true;
  /** True for a workbook that is only read again. */
  readonly isDraft?: true;
}

async function writePlaced(
  manifest: TemplateManifest,
  content: TemplateContent,
  settings: WritingSettings,
): Promise<Uint8Array> {
  const issues = content.calculation?.issues ?? [];
  if (issues.length === 0) return writeFilled(manifest, content, settings);
  // Issues name their inputs by path; the workbook without the issues gives the cells.
  const { project } = content;
  const draft = await writeFilled(manifest, project === undefined ? {} : { project }, {
    areFormulasLeftOut: true,
    isDraft: true,
  });
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
    language: "en-US",
    // The program that opens the workbook recalculates the formulas, independent of stored values.
    calcProperties: { fullCalcOnLoad: true },
  });
  const plans = manifest.sheets.map((sheet) => planSheet(manifest, sheet, content));
  const sheets = plans.map(({ placed }) => placed);
  const formulas = settings.areFormulasLeftOut ? undefined : liveFormulas(manifest, sheets, content);
  const checks =
    formulas === undefined && manifest.figureCells === "calculated" ? undefined : checksOf(manifest, sheets);
  const filled = { ...content, ...(formulas !== undefined && { formulas }), ...(checks !== undefined && { checks }) };
  const charts = templateCharts({ manifest, sheets, layout: layOut(sheets), formulas, content });
  for (const plan of plans) await writeSheet(workbook, manifest, plan, filled);
  if (formulas !== undefined) writeWorkings(workbook, formulas);
  if (checks !== undefined) writeChecks(workbook, checks);
  writeLists(workbook, formulas?.references());
  const properties = new Map([[TEMPLATE_PROPERTY, `${manifest.kind} ${manifest.version}`]]);
  const parts = finishedParts(await packByExceljs(workbook), properties);
  return settings.isDraft ? writeZip(parts, WITHOUT_COMPRESSION) : packWithCharts(parts, charts);
}

function checksOf(manifest: TemplateManifest, sheets: readonly PlacedSheet[]): readonly PlacedLine[] {
  return placeLines(checkLines({ manifest, sheets, layout: layOut(sheets) }));
}

function cellFinder(bytes: Uint8Array): (path: InputPath) => CellPlace | undefined {
  const result = readWorkbook(bytes, { inflateRaw: nodeInflateRaw, crc32 });
  return result.ok ? readProjectFromWorkbook(result.workbook).cellOf : () => undefined;
}
