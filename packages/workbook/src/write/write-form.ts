import { valueAtPath } from "@epb/engine";
import { fieldName } from "../templates/defined-names.js";
import { type FigureField, formColumns, type InputField, type SheetDefinition } from "../templates/manifest.js";
import { figureContent, inputContent } from "./cell-content.js";
import { figureStyle, inputStyle, STYLES } from "./cell-styles.js";
import { inputValidation } from "./cell-validation.js";
import { figureFormat, inputFormat } from "./number-formats.js";
import { MARK_COLUMN, type PlacedForm } from "./place-sheet.js";
import { type Area, type SheetPen, singleCell } from "./sheet-pen.js";
import { calculatedAt, type TemplateContent } from "./table-rows.js";

/** Labels, values and units of a form. */
export function writeForm(pen: SheetPen, sheet: SheetDefinition, form: PlacedForm, content: TemplateContent): void {
  const { label, value: left, valueSpan } = formColumns(sheet);
  const right = left + valueSpan - 1;
  pen.fill({ top: form.headingRow, left: label, bottom: form.headingRow, right: right + 1 }, STYLES.heading);
  pen.put(form.headingRow, label, form.block.heading, STYLES.heading);
  for (const { field, row } of form.fields) {
    const area = { top: row, left, bottom: row, right };
    pen.put(row, label, field.label, STYLES.label);
    if (field.unit !== undefined) pen.put(row, right + 1, field.unit, STYLES.note);
    if (field.kind === "figure") {
      writeFigure(pen, field, area, content);
    } else {
      writeInput(pen, field, area, content);
      pen.comment(row, label, field.help);
    }
  }
}

function writeFigure(pen: SheetPen, field: FigureField, area: Area, { calculation }: TemplateContent): void {
  const style = { ...figureStyle(figureFormat(field.look)), alignment: { horizontal: "right" } } as const;
  pen.fill(area, style);
  pen.put(area.top, area.left, figureContent(calculatedAt(calculation, field.figure)), style);
  pen.merge(area);
}

function writeInput(pen: SheetPen, field: InputField, area: Area, { project }: TemplateContent): void {
  const style = inputStyle(inputFormat(field.value));
  const root = field.path.startsWith("record.") ? project : project?.data;
  const cell = singleCell(area.top, area.left);
  pen.fill(area, style);
  pen.put(area.top, area.left, inputContent(valueAtPath(root, field.path), field.value), style);
  pen.merge(area);
  pen.mark(area.top, MARK_COLUMN, field.path);
  pen.name(fieldName(field.path), cell);
  pen.validate(cell, inputValidation(field.value));
}
