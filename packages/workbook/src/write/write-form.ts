import { valueAtPath } from "@epb/engine";
import { fieldName, figureMark, figureName } from "../templates/defined-names.js";
import { type FigureField, formColumns, type InputField, type SheetDefinition } from "../templates/manifest.js";
import { pathInProject } from "../templates/path-in-project.js";
import { figureContent, inputContent } from "./cell-content.js";
import type { CellLooks } from "./cell-looks.js";
import { STYLES } from "./cell-styles.js";
import { figureValidation, inputValidation } from "./cell-validation.js";
import { dashForText, figureFormat, inputFormat, unitBeside } from "./number-formats.js";
import { OVERVIEW_SHEET } from "./overview-sheet.js";
import { MARK_COLUMN, type PlacedForm } from "./place-sheet.js";
import { type Area, type SheetPen, singleCell } from "./sheet-pen.js";
import { widthOf } from "./sheet-widths.js";
import { calculatedAt, type FilledContent, type TemplateContent } from "./table-rows.js";

/** Labels, values and units of a form. */
export function writeForm(
  pen: SheetPen,
  sheet: SheetDefinition,
  form: PlacedForm,
  content: FilledContent,
  looks: CellLooks,
): void {
  const { label, value: left, valueSpan } = formColumns(sheet);
  const right = left + valueSpan - 1;
  pen.fill({ top: form.headingRow, left: label, bottom: form.headingRow, right: right + 1 }, STYLES.heading);
  pen.put(form.headingRow, label, form.block.heading, STYLES.heading);
  for (const { field, row } of form.fields) {
    const area = { top: row, left, bottom: row, right };
    pen.put(row, label, field.label, looks.ofLabel(field));
    const unit = unitBeside(field);
    if (unit !== undefined) pen.put(row, right + 1, unit, STYLES.note);
    if (field.kind === "figure") writeFigure(pen, field, area, content, looks);
    else writeInput(pen, field, area, { content, looks, width: widthOf(sheet, left, right) });
    const help = looks.helpOfField(field);
    if (help !== undefined) pen.comment(row, label, help);
  }
}

function writeFigure(
  pen: SheetPen,
  field: FigureField,
  area: Area,
  { calculation, formulas }: FilledContent,
  looks: CellLooks,
): void {
  const value = figureContent(calculatedAt(calculation, field.figure));
  const cell = { sheet: pen.worksheet.name, row: area.top, column: area.left };
  const formula =
    field.isRepeated === true ? formulas?.ofRepeated(field.figure, cell) : formulas?.ofFigure(field.figure, cell);
  // The note on the overview leads to the missing inputs.
  const hasDash = formula !== undefined && pen.worksheet.name === OVERVIEW_SHEET;
  const format = figureFormat(field.look);
  const style = {
    ...looks.ofField(field, hasDash ? dashForText(format) : format),
    alignment: { horizontal: "right" },
  } as const;
  pen.fill(area, style);
  pen.putFigure(area.top, area.left, { value, formula, isKnown: calculation !== undefined }, style);
  pen.merge(area);
  pen.mark(area.top, MARK_COLUMN, figureMark(field));
  pen.name(figureName(field), singleCell(area.top, area.left));
  if (looks.hasSuppliedFigures) pen.validate(singleCell(area.top, area.left), figureValidation(field.look));
}

interface InputSettings {
  readonly content: TemplateContent;
  readonly looks: CellLooks;
  /** Of the cell, in characters. */
  readonly width: number;
}

function writeInput(pen: SheetPen, field: InputField, area: Area, settings: InputSettings): void {
  const { looks, width } = settings;
  const { project } = settings.content;
  const style = looks.ofField(field, inputFormat(field.value));
  const value = project === undefined ? field.prefilled : valueAtPath(project, pathInProject(field.path));
  const cell = singleCell(area.top, area.left);
  pen.fill(area, style);
  const content = inputContent(value, field.value);
  pen.put(area.top, area.left, content, style);
  if (typeof content === "string") pen.makeRoom(area.top, [{ text: content, width }]);
  pen.merge(area);
  pen.mark(area.top, MARK_COLUMN, field.path);
  pen.name(fieldName(field.path), cell);
  pen.validate(cell, inputValidation(field.value));
}
