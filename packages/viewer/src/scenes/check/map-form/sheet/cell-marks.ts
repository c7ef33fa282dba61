import type { NamedColumn } from "@epb/workbook/mapping";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { FormMapping } from "../state/form-mapping.js";

/** Inputs of a cell, as its mark in the sheet shows them. */
export interface CellMark {
  readonly text: string;
  readonly isQuestion: boolean;
}

/** Marks of the cells with inputs, by sheet and address: `Terms!D9`. */
export function cellMarks(
  { inputs, tables, newTable }: FormMapping,
  columns: readonly NamedColumn[],
  nameOf: (path: string) => string,
): ReadonlyMap<string, CellMark> {
  const marks = new Map<string, CellMark>();
  const add = (key: string, name: string, isQuestion: boolean): void => {
    const text = isQuestion ? MAP_TEXTS.isQuestion(name) : name;
    const before = marks.get(key);
    marks.set(key, {
      text: before === undefined ? text : `${before.text}, ${text}`,
      isQuestion: isQuestion || before?.isQuestion === true,
    });
  };
  for (const [path, { cell, isQuestion }] of Object.entries(inputs)) {
    if (cell !== undefined) add(`${cell.place.sheet}!${cell.place.address}`, shortName(nameOf(path)), isQuestion);
  }
  const names = new Map(columns.map(({ path, name }) => [path, shortName(name)]));
  for (const { sheet, columns: own } of tables) {
    for (const { to, place, isQuestion } of own) {
      if (to !== "") add(`${sheet}!${place.address}`, names.get(to) ?? to, isQuestion);
    }
  }
  for (const part of ["header", "first"] as const) {
    const place = newTable?.[part];
    if (place !== undefined) add(`${place.sheet}!${place.address}`, MAP_TEXTS.newTableMarks[part], false);
  }
  return marks;
}

/** Without the section: a cell has little room. */
const shortName = (name: string): string => name.replace(/^[^:]*: /, "");
