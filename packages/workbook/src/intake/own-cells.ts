import { isTemplateName } from "../templates/defined-names.js";
import type { FormBlock, SheetDefinition } from "../templates/manifest.js";
import { looseText } from "../templates/option-lists.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";
import { valueColumn } from "./locate-by-label.js";

/** Tells the cells that the template has in the forms of a sheet: headings, labels, values, and units. */
export function ownFormCells(
  definition: SheetDefinition,
  { definedNames }: FlatWorkbook,
): (cell: FlatCell, sheet: FlatSheet) => boolean {
  const forms = definition.blocks.filter((block): block is FormBlock => block.kind === "form");
  const fields = forms.flatMap((form) => form.fields);
  const labels = new Set(fields.map(({ label }) => looseText(label)));
  const texts = new Set([
    ...labels,
    ...forms.map(({ heading }) => looseText(heading)),
    ...fields.map(({ unit = "" }) => looseText(unit)),
  ]);
  const isNamed = (cell: FlatCell, sheet: FlatSheet): boolean =>
    definedNames.some(
      ({ name, target }) =>
        target?.sheet === sheet.name &&
        target.range.top === cell.row &&
        target.range.left === cell.column &&
        isTemplateName(name),
    );
  return (cell, sheet) => {
    if (fields.length === 0) return false;
    if ((cell.type === "text" && texts.has(looseText(cell.value))) || isNamed(cell, sheet)) return true;
    // Where the name is lost, the value stands as far from its label as in the template.
    const label = sheet.cellsOfRow(cell.row).find(({ type, value }) => type === "text" && labels.has(looseText(value)));
    return label !== undefined && cell.column === valueColumn(sheet, cell.row, label.value, definition);
  };
}
