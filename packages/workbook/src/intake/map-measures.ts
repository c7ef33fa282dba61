import { inputPath } from "@epb/engine";
import { formatAddress } from "../xlsx/cell-address.js";
import { type CellReader, cellIn, isBlank } from "./cell-reader.js";
import type { LocatedTable } from "./located-template.js";
import { MARK_COLUMN } from "./mark-index.js";
import { isOtherNumber, type MeasureRow, MeasureRows } from "./measure-rows.js";
import { MOST_ITEMS } from "./most-items.js";
import type { PlaceIndex } from "./place-index.js";
import type { ProjectObject } from "./project-object.js";
import { addUnknownMembers, readRow } from "./read-row.js";

const LIST = "ecms";

/**
 * Reads the measures of the project: one table has a row for each, and rows of the other tables add to a measure by
 * number.
 */
export function mapMeasures(
  main: LocatedTable | undefined,
  parts: readonly LocatedTable[],
  data: ProjectObject,
  reader: CellReader,
  places: PlaceIndex,
): void {
  const measures = new MeasureRows();
  if (main !== undefined) readMeasures(main, measures, reader, places);
  for (const part of parts) readParts(part, measures, reader, places);
  if (measures.rows.length > 0) data[LIST] = measures.rows.map(({ item }) => item);
}

function readMeasures(located: LocatedTable, measures: MeasureRows, reader: CellReader, places: PlaceIndex): void {
  const { sheet, firstRow, lastRow } = located;
  places.addTable(LIST, located);
  for (let row = firstRow; row <= lastRow && measures.rows.length < MOST_ITEMS; row++) {
    const cells = sheet.cellsOfRow(row);
    const item: ProjectObject = {};
    const { isEntered, unreadable } = readRow(
      located,
      cells,
      item,
      reader,
      () => `Measure ${item["ecmNumber"] ?? `in row ${row}`}`,
    );
    if (!isEntered) continue;
    const mark = cellIn(cells, MARK_COLUMN)?.value;
    const uuid = measures.freeUuid(mark, row - firstRow + 1);
    const number = item["ecmNumber"];
    const path = inputPath(LIST, { uuid });
    measures.add({
      row,
      path,
      mark,
      number: typeof number === "string" ? number : undefined,
      item: { uuid, ...item },
    });
    places.addRow(path, located, row);
    addUnknownMembers(reader, unreadable, { item: path, list: LIST });
  }
}

function readParts(located: LocatedTable, measures: MeasureRows, reader: CellReader, places: PlaceIndex): void {
  const { sheet, firstRow, lastRow, columns } = located;
  places.addBody(LIST, located);
  const numberColumn = columns.find(({ column: { content } }) => content.kind === "measureNumber");
  const taken = new Set<MeasureRow>();
  for (let row = firstRow; row <= lastRow; row++) {
    const cells = sheet.cellsOfRow(row);
    const numberCell = cellIn(cells, numberColumn?.at);
    const number = isBlank(numberCell) ? undefined : numberCell?.value;
    const mark = cellIn(cells, MARK_COLUMN)?.value;
    const measure = measures.find(number, mark);
    const found = typeof measure === "object" && !taken.has(measure) ? measure : undefined;
    const item = found?.item ?? {};
    const { isEntered, unreadable } = readRow(
      located,
      cells,
      item,
      reader,
      () => `Measure ${number ?? `in row ${row}`}`,
    );
    if (found !== undefined) {
      taken.add(found);
      addUnknownMembers(reader, unreadable, { item: found.path, list: LIST });
      if (isEntered && number !== undefined && isOtherNumber(number, found)) {
        reader.report("cell/measure-number-differs", sheet, formatAddress(row, numberColumn?.at ?? MARK_COLUMN), {
          field: `${located.table.heading}: ${numberColumn?.column.label ?? "measure"}`,
          found: number,
          expected: found.number ?? "the number of a measure",
        });
      }
      places.addRow(found.path, located, row);
    } else if (isEntered) {
      const address = formatAddress(row, numberColumn?.at ?? MARK_COLUMN);
      const field = `${located.table.heading}: ${numberColumn?.column.label ?? "measure"}`;
      const name = typeof measure === "object" ? "cell/duplicate-row" : measure;
      reader.report(name, sheet, address, { field, ...(number !== undefined && { found: `measure ${number}` }) });
      reader.addUnknown(typeof measure === "object" ? measure.path : LIST);
      // The row may be of the measure that its number names, or of the one that it was made for.
      const madeFor = measures.find(undefined, mark);
      if (typeof madeFor === "object") reader.addUnknown(madeFor.path);
    }
  }
}
