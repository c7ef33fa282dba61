import { type Calculation, type Project, valueAtPath } from "@epb/engine";
import { calculateAllFigures } from "../../engine/src/calculate/calculate-all-figures.js";
import type { FigureLook, TemplateManifest } from "../src/templates/manifest.js";
import { formColumns } from "../src/templates/manifest.js";
import { pathInProject } from "../src/templates/path-in-project.js";
import { type CellContent, figureContent, inputContent } from "../src/write/cell-content.js";
import { FIRST_COLUMN, MARK_COLUMN, type PlacedForm, type PlacedTable } from "../src/write/place-sheet.js";
import { type BodyRow, calculatedAt, type FilledContent, totalValue } from "../src/write/table-rows.js";
import { planSheet } from "../src/write/write-sheet.js";

/** A cell as the writer fills it. */
export interface PlannedCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly content: CellContent;
  /** Look of a figure; undefined for an input. */
  readonly look?: FigureLook;
}

/** Every cell of inputs and figures of a project's workbook, and the hidden keys of its measures. */
export function plannedCells(
  manifest: TemplateManifest,
  project: Project,
  // Formulas of a workbook calculate with any input, also with one that cannot be true.
  calculation: Calculation = calculateAllFigures(project),
): PlannedCell[] {
  const content = { project, calculation };
  return manifest.sheets.flatMap((definition) => {
    const { placed, rows } = planSheet(manifest, definition, content);
    const column = formColumns(definition).value;
    return placed.blocks.flatMap((block) => {
      if (block.kind === "form") return formCells(definition.name, block, column, content);
      if (block.kind === "table") return tableCells(definition.name, block, rows.get(block.block.id) ?? [], content);
      return [];
    });
  });
}

function formCells(sheet: string, { fields }: PlacedForm, column: number, content: FilledContent): PlannedCell[] {
  return fields.map(({ field, row }) => {
    const at = { sheet, row, column };
    return field.kind === "figure"
      ? { ...at, content: figureContent(calculatedAt(content.calculation, field.figure)), look: field.look }
      : { ...at, content: inputContent(valueAtPath(content.project, pathInProject(field.path)), field.value) };
  });
}

function tableCells(
  sheet: string,
  { block, firstBodyRow, closingRow }: PlacedTable,
  rows: readonly BodyRow[],
  content: FilledContent,
): PlannedCell[] {
  if (block.rows.kind === "calculated") return [];
  const body = rows.flatMap((source, index) => {
    const row = firstBodyRow + index;
    const cells = block.columns.map((definition, offset): PlannedCell => {
      const { content } = definition;
      const look = content.kind === "figure" ? content.look : content.kind === "measureEcho" ? "text" : undefined;
      const at = { sheet, row, column: FIRST_COLUMN + offset, content: source.contentOf(definition) };
      return look === undefined ? at : { ...at, look };
    });
    return [{ sheet, row, column: MARK_COLUMN, content: source.mark }, ...cells];
  });
  const totals = block.columns.flatMap((column, offset): PlannedCell[] => {
    if (column.totalFigure === undefined) return [];
    const look = column.content.kind === "figure" ? column.content.look : "dollars";
    const value = totalValue(block, column, content);
    return [{ sheet, row: closingRow, column: FIRST_COLUMN + offset, content: value, look }];
  });
  return [...body, ...totals];
}
