import { type InputPath, inputPath, type Project, ProjectStatus, SUPPLIED_ROOT } from "@epb/engine";
import type { CellFinding, CellPlace } from "../findings/cell-finding.js";
import { cellItemKey } from "../templates/cell-item-key.js";
import type { TemplateManifest } from "../templates/manifest.js";
import { pathInProject } from "../templates/path-in-project.js";
import { parseAddress } from "../xlsx/cell-address.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { cellsBeyond, listOf, looksLikeItem } from "./beyond-table.js";
import { CellReader, isBlank, isUnreadable } from "./cell-reader.js";
import { CircularFormulas } from "./circular-formulas.js";
import { coveredInputs } from "./covered-inputs.js";
import { type FigureReading, figurePlaces } from "./figures/figure-cell.js";
import { readFigures } from "./figures/read-figures.js";
import type { Stranger, TemplateIdentity } from "./identify-template.js";
import type { LocatedField, LocatedSheet, LocatedTable, LocatedTemplate } from "./located-template.js";
import { mapMeasures } from "./map-measures.js";
import { mapRows } from "./map-rows.js";
import { missingInputs } from "./missing-inputs.js";
import { countIfTooMany } from "./most-items.js";
import { PlaceIndex } from "./place-index.js";
import { addTo, type ProjectObject, setAt } from "./project-object.js";
import { reportDuplicate, reportKeyless, rowName, rowNumbers } from "./table-row.js";
import type { WorkbookRule } from "./workbook-checks/workbook-rule.js";
import { WORKBOOK_RULES } from "./workbook-checks/workbook-rules.js";

/** Project and findings of a workbook. */
export interface WorkbookReading {
  /** Template of the workbook, according to the workbook; of a form, the template whose inputs it has. */
  readonly template?: TemplateIdentity;
  /** Name of the mapping profile that read a form. */
  readonly profileName?: string;
  /**
   * The project, in which inputs that cannot be read are unknown; absent if the workbook is not one of our templates.
   * The engine's `parseProject` would give the same result: every value has passed the checks of its cell.
   */
  readonly project?: Project;
  /** Source of the template's calculated values: formulas or people; absent if the template is unknown. */
  readonly figureCells?: TemplateManifest["figureCells"];
  /** Findings of the file, in the order of the tabs and down each sheet. */
  readonly findings: readonly CellFinding[];
  /** The cell or range of an input path from problems and issues, also if the cell is empty. */
  cellOf(path: InputPath): CellPlace | undefined;
  /** The input that a cell holds, or the list to which its row belongs; undefined for a cell without input. */
  pathOf(place: CellPlace): InputPath | undefined;
  /**
   * Calculated values of the workbook, read on the first call, from the sheets that were read: a caller that needs all
   * of them reads all sheets. Undefined if the workbook is not one of our templates.
   */
  figures(): FigureReading | undefined;
}

/** Reading of a workbook that is not based on one of our templates. */
export function readingOfStranger({ identity, finding }: Stranger): WorkbookReading {
  return {
    ...(identity !== undefined && { template: identity }),
    findings: [finding],
    cellOf: () => undefined,
    pathOf: () => undefined,
    figures: () => undefined,
  };
}

/** A reading with the places of its parts. */
export interface LocatedReading extends WorkbookReading {
  readonly project: Project;
  readonly located: LocatedTemplate;
  readonly places: PlaceIndex;
  figures(): FigureReading;
}

/** Reads the located cells of a template. */
export function readLocated(
  located: LocatedTemplate,
  workbook: FlatWorkbook,
  template: TemplateIdentity,
  rules: readonly WorkbookRule[] = WORKBOOK_RULES,
): LocatedReading {
  const reader = new CellReader(workbook.date1904, new CircularFormulas(workbook), (cell) =>
    workbook.numberFormat(cell),
  );
  const { project, places } = mapProject(located, workbook, reader);
  const findings = [...rules.flatMap((rule) => rule(located, workbook)), ...reader.findings];
  let figures: FigureReading | undefined;
  const readFiguresOnce = (): FigureReading => {
    figures ??= readFigures(workbook, located, places, project);
    return figures;
  };
  let placeOfFigure: ((path: string) => CellPlace | undefined) | undefined;
  const cellOfFigure = (path: string): CellPlace | undefined => {
    placeOfFigure ??= figurePlaces(readFiguresOnce());
    return placeOfFigure(path);
  };
  return {
    template,
    project,
    located,
    places,
    figureCells: located.manifest.figureCells,
    findings: inReadingOrder(findings, workbook),
    cellOf: (path) =>
      path.startsWith(SUPPLIED_ROOT) ? cellOfFigure(path.slice(SUPPLIED_ROOT.length)) : places.cellOf(path),
    pathOf: (place) => places.pathOf(place),
    figures: readFiguresOnce,
  };
}

/** @spec C §4 "created with status Pending" */
function mapProject(
  located: LocatedTemplate,
  workbook: FlatWorkbook,
  reader: CellReader,
): { project: Project; places: PlaceIndex } {
  const data: ProjectObject = {};
  const project: ProjectObject = {
    record: { name: "", status: ProjectStatus.Pending, ...located.manifest.record },
    data,
  };
  const fields = new Map(located.sheets.flatMap((sheet) => [...sheet.fields]));
  const places = new PlaceIndex(fields);
  for (const field of fields.values()) mapField(field, project, reader);
  const tables = located.sheets.flatMap((sheet) => [...sheet.tables.values()]);
  for (const table of tables) mapTable(table, project, reader, places);
  const ofKind = (kind: string): LocatedTable[] => tables.filter(({ table }) => table.items?.kind === kind);
  for (const sheet of located.sheets) addUnreadItems(sheet, workbook, reader);
  mapMeasures(ofKind("measures")[0], ofKind("measureParts"), data, reader, places);
  for (const path of missingInputs(located, places)) reader.addUnknown(path);
  for (const sheet of located.sheets) addLostInputs(sheet, places, reader);
  const { unknownInputs } = reader;
  // The manifest gives the path of every value in the model, and every cell gives only values that its field accepts.
  const mapped = project as unknown as Project;
  return { project: unknownInputs.length === 0 ? mapped : { ...mapped, unknownInputs }, places };
}

/** A list with an unread item is unknown: an item below its table, or beyond the maximum rows of a list. */
function addUnreadItems(sheet: LocatedSheet, workbook: FlatWorkbook, reader: CellReader): void {
  for (const table of sheet.tables.values()) {
    const list = listOf(table);
    if (list !== undefined && countIfTooMany(table) !== undefined) reader.addUnknown(list);
  }
  for (const [table, cells] of cellsBeyond(sheet, workbook)) {
    const list = listOf(table);
    if (list !== undefined && looksLikeItem(cells, table)) reader.addUnknown(list);
  }
}

/** Entries in cells covered by merged ranges are unknown. */
function addLostInputs(located: LocatedSheet, places: PlaceIndex, reader: CellReader): void {
  for (const { sheet, address, isLost } of coveredInputs(located)) {
    const path = isLost ? places.pathOf({ sheet: sheet.name, address }) : undefined;
    if (path !== undefined) reader.addUnknown(path);
  }
}

function mapField({ field, sheet, row, column }: LocatedField, project: ProjectObject, reader: CellReader): void {
  const value = reader.read(sheet, sheet.cellAt(row, column), field.value, () => field.label, field.unit);
  if (isUnreadable(value)) reader.addUnknown(field.path);
  else if (value !== undefined) setAt(project, pathInProject(field.path), value);
}

function mapTable(located: LocatedTable, project: ProjectObject, reader: CellReader, places: PlaceIndex): void {
  switch (located.table.items?.kind) {
    case "rows":
      mapRows(located, project, reader, places);
      return;
    case "cells":
      mapCells(located, project, reader, places);
      return;
    default:
      // Measures are combined from several tables.
      return;
  }
}

/** Findings about the whole workbook first, then by tab, row, and column. */
function inReadingOrder(findings: readonly CellFinding[], workbook: FlatWorkbook): readonly CellFinding[] {
  const tabs = new Map(workbook.sheets.map(({ name }, index) => [name, index]));
  const keyed = findings.map((finding) => {
    const position = parseAddress(finding.place?.address?.split(":")[0] ?? "");
    const tab = finding.place === undefined ? -1 : (tabs.get(finding.place.sheet) ?? -1);
    return { finding, tab, row: position?.row ?? 0, column: position?.column ?? 0 };
  });
  return keyed.sort((a, b) => a.tab - b.tab || a.row - b.row || a.column - b.column).map(({ finding }) => finding);
}

/** Reads a table in which each cell is an item of a list. */
function mapCells(located: LocatedTable, project: ProjectObject, reader: CellReader, places: PlaceIndex): void {
  const { table, sheet, firstRow, lastRow, columnAt } = located;
  const { items } = table;
  if (items?.kind !== "cells") return;
  places.addTable(items.list, located);
  const list = pathInProject(items.list);
  const numberOf = rowNumbers(located);
  const seen = new Set<number>();
  for (let row = firstRow; row <= lastRow; row++) {
    const cells = sheet.cellsOfRow(row);
    const number = numberOf(cells);
    const isDuplicate = number !== undefined && seen.has(number);
    let isEntered = false;
    for (const cell of cells) {
      const column = columnAt.get(cell.column);
      if (column?.content.kind !== "cell" || isBlank(cell)) continue;
      isEntered = true;
      if (number === undefined || isDuplicate) continue;
      const field = (): string => `${rowName(located, row, number)}: ${column.label}`;
      const value = reader.read(sheet, cell, column.content.value, field);
      if (value === undefined) continue;
      const key = cellItemKey(items, number, column.content.number);
      if (isUnreadable(value)) reader.addUnknown(inputPath(items.list, key, "value"));
      else addTo(project, list, { ...key, value });
    }
    if (isEntered && number === undefined) reportKeyless(located, row, items.rowKey, reader);
    if (isEntered && isDuplicate) reportDuplicate(located, row, number, reader);
    if (isEntered && (number === undefined || isDuplicate)) reader.addUnknown(items.list);
    if (number !== undefined) seen.add(number);
  }
}
