import { isBlank } from "../../intake/cell-reader.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatCell, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import type { MappedColumn, MappedTable } from "../mapping.js";
import type { ProfileConversion } from "../profile.js";
import { SheetGrid } from "../sheet-grid.js";
import { targetAt } from "../target-index.js";
import { noteOf, noteOfTable } from "./amounts-note.js";
import { describeTarget } from "./known-targets.js";
import { readCells } from "./read-numbers.js";

/** A column that a person chose for an input, and its table. */
export interface ChosenColumn extends Pick<MappedTable, "sheet" | "isAcross" | "firstRow">, Pick<MappedColumn, "to"> {
  /** Address of the label. */
  readonly header: string;
  readonly group: string | undefined;
  /** Title above the table. */
  readonly heading: string | undefined;
}

const MOST_ITEMS = 60;

/** Conversion of the cells of a column to the unit of an input; none if the cells have another kind of content. */
export function chosenColumn(
  { to, sheet: name, isAcross, firstRow, header, group = "", heading = "" }: ChosenColumn,
  form: FlatWorkbook,
  manifest: TemplateManifest,
): ProfileConversion {
  const sheet = form.sheet(name);
  const label = sheet?.cell(header);
  const target = targetAt(manifest, to);
  if (sheet === undefined || label === undefined || target === undefined) return {};
  const grid = new SheetGrid(sheet, isAcross);
  const [row, column] = isAcross ? [label.column, label.row] : [label.row, label.column];
  const below = (from: number, count: number): readonly FlatCell[] =>
    Array.from({ length: count }, (_, index) => grid.at(from + index, column)).filter(
      (cell): cell is FlatCell => !isBlank(cell),
    );
  const { value, unit } = describeTarget(target);
  const reading = readCells(
    {
      ...{ path: to, value, unit },
      cells: below(row + firstRow, MOST_ITEMS),
      ownTexts: [label, ...below(row + 1, firstRow - 1)].map((cell) => cell.value),
      otherTexts: [group, heading],
      note: noteOf(sheet) ?? noteOfTable(grid, row),
    },
    form,
  );
  return reading?.conversion ?? {};
}
