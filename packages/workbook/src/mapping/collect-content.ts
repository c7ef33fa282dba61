import { Decimal } from "@epb/engine";
import { type CellFinding, makeFinding } from "../findings/cell-finding.js";
import type { MappingFindingName } from "../findings/mapping-findings.js";
import { isBlank } from "../intake/cell-reader.js";
import { openPath } from "../templates/column-path.js";
import type { InputValue } from "../templates/input-value.js";
import type { TableBlock, TableColumn, TemplateManifest } from "../templates/manifest.js";
import { looseText } from "../templates/option-lists.js";
import { formatAddress } from "../xlsx/cell-address.js";
import { isoDateToSerial } from "../xlsx/date-serial.js";
import type { FlatCell, FlatWorkbook } from "../xlsx/flat-workbook.js";
import { type ConversionContext, convertCell } from "./convert-cell.js";
import { findTable } from "./find-table.js";
import { findValue } from "./find-value.js";
import { type FormContent, type MappedCell, type TableContent, tablesOfList } from "./form-workbook.js";
import { grownCell, growthRate } from "./grow-amount.js";
import { type ItemKeys, keyOfFirstRow, rowOfItem } from "./item-number.js";
import { mappingFinding } from "./mapping-finding.js";
import { MeasureIndex } from "./measure-index.js";
import type {
  Profile,
  ProfileColumn,
  ProfileConversion,
  ProfileGrowth,
  ProfileTable,
  ProfileValue,
} from "./profile.js";
import { pathsOf } from "./profile-path.js";
import { gridsOf, type SheetGrid } from "./sheet-grid.js";
import { type ColumnTarget, type Target, targetAt, targetIndex } from "./target-index.js";

export interface CollectedContent {
  readonly content: FormContent;
  /** Findings about the profile and the places that it names. */
  readonly findings: readonly CellFinding[];
}

/** Takes the cells of a form that a profile names, each converted for its cell of the template. */
export function collectContent(profile: Profile, manifest: TemplateManifest, form: FlatWorkbook): CollectedContent {
  const collector = new Collector(profile, manifest, form);
  for (const value of profile.values) collector.takeValue(value);
  for (const table of profile.tables) collector.takeTable(table);
  for (const constant of profile.constants) collector.takeConstant(constant);
  return collector;
}

const PRICE = "ecms[].implementation.baseConstructionCost";

class Collector implements CollectedContent {
  readonly content: FormContent = {
    fields: new Map<string, MappedCell>(),
    lostFields: new Set<string>(),
    unknown: new Set<string>(),
    tables: new Map<string, TableContent>(),
  };
  readonly findings: CellFinding[] = [];
  readonly #profile: Profile;
  readonly #manifest: TemplateManifest;
  readonly #form: FlatWorkbook;
  readonly #gridOf: ReturnType<typeof gridsOf>;
  readonly #measures: MeasureIndex = new MeasureIndex();

  constructor(profile: Profile, manifest: TemplateManifest, form: FlatWorkbook) {
    this.#profile = profile;
    this.#manifest = manifest;
    this.#form = form;
    this.#gridOf = gridsOf(form);
  }

  takeValue(value: Profile["values"][number]): void {
    const paths = pathsOf(value.to);
    const places: InputPlace[] = [];
    for (const path of paths) {
      const place = this.#placeOf(path);
      if (place === undefined) return;
      places.push(place);
    }
    const found = findValue(value, this.#form, (sheet) => this.#gridOf(sheet, false));
    if (found === "repeated" || found === undefined) {
      const name = found === "repeated" ? "mapping/label-repeated" : "mapping/place-missing";
      this.#report(name, value.label ?? value.name ?? value.cell ?? value.to, value.sheet);
      for (const path of paths) this.#lose(path);
      return;
    }
    const { sheet, address, cell } = found;
    const from = { sheet: sheet.name, address };
    const isEntered = cell !== undefined && !isBlank(cell);
    const contentFor = ({ target }: InputPlace): MappedCell =>
      // A finding about a blank input names its cell.
      isEntered ? { ...this.#converted(cell, target, value, value.to), from } : { ...BLANK_CELL, from };
    const [first] = places.map(contentFor);
    if (value.growth !== undefined && isEntered && first?.type === "number") {
      this.#takeGrown(first, value, value.growth, paths, places);
      return;
    }
    for (const place of places) place.put(contentFor(place));
  }

  /** Takes the amount of the first year, and the amounts that grow from it. */
  #takeGrown(
    first: MappedCell,
    { to }: ProfileValue,
    growth: ProfileGrowth,
    paths: readonly string[],
    places: readonly InputPlace[],
  ): void {
    const isAmount = places.every(({ target }) => target?.kind === "decimal");
    const rate = isAmount
      ? growthRate(growth, this.#form, (sheet) => this.#gridOf(sheet, false))
      : mappingFinding("mapping/growth-unusable", { found: `${to}: not an amount` });
    if (!Decimal.isDecimal(rate)) this.findings.push(rate);
    for (const [index, place] of places.entries()) {
      const path = paths[index];
      if (index === 0) place.put(first);
      else if (Decimal.isDecimal(rate)) place.put(grownCell(first, rate, index, growth.decimals));
      else {
        place.put({ ...BLANK_CELL, ...(first.from !== undefined && { from: first.from }) });
        if (path !== undefined && place.target !== undefined) this.content.unknown.add(path);
      }
    }
  }

  takeConstant({ to, value }: Profile["constants"][number]): void {
    for (const path of pathsOf(to)) {
      const place = this.#placeOf(path);
      if (place === undefined) return;
      const text: FlatCell = { ...BLANK, value };
      place.put(constantCell(text, place.target, this.#context(path)));
    }
  }

  takeTable(table: ProfileTable): void {
    const grid = this.#gridOf(table.sheet, table.direction === "across");
    const found = grid && findTable(table, grid);
    if (grid === undefined || found === undefined) {
      this.#report("mapping/table-missing", table.list, grid === undefined ? undefined : table.sheet);
      this.#loseTable(table);
      return;
    }
    for (const { to, header } of found.missing) {
      this.#report("mapping/column-missing", `${table.list}: ${header.join(" / ")}`, table.sheet);
      this.#loseColumn(to);
    }
    for (const { to } of table.columns) {
      if (this.#targetOf(to) === undefined && !this.#isKey(to)) this.#report("mapping/path-unknown", to);
    }
    const key = [...found.columns].find(([{ to }]) => this.#isKey(to));
    const run: TableRun = {
      table,
      grid,
      seen: new Set<number>(),
      hasKeys: key !== undefined,
      hasGaps: found.hasGaps,
      keyOfFirst: table.keyOfFirst ?? keyOfFirstRow(table, key && grid.at(found.rows[0] ?? 0, key[1]), this.#form),
      isDefinition: this.#measures.isEmpty || table.columns.some(({ to }) => to === PRICE),
    };
    for (const [position, row] of found.rows.entries()) {
      const cells = [...found.columns].flatMap(([column, at]) => {
        const cell = grid.at(row, at);
        return cell === undefined || isBlank(cell) ? [] : [{ column, cell }];
      });
      this.#takeRow(run, position, cells);
    }
  }

  #takeRow(run: TableRun, position: number, cells: readonly ColumnCell[]): void {
    const { table, grid } = run;
    const mapped = cells.flatMap(({ column, cell }): readonly MappedColumn[] => {
      const target = this.#targetOf(column.to);
      if (target?.kind !== "column") return [];
      const content = this.#converted(cell, inputOf(target), column, column.to);
      return [{ target, cell: { ...content, from: { sheet: grid.sheet.name, address: cell.address } } }];
    });
    if (table.list === "ecms") this.#takeMeasure(run, mapped);
    else this.#takeItem(run, position, cells.find(({ column }) => this.#isKey(column.to))?.cell, mapped);
  }

  #takeMeasure(run: TableRun, mapped: readonly MappedColumn[]): void {
    const cells = new Map(mapped.map(({ target, cell }) => [target.column.key, cell]));
    const measure = this.#measures.rowOf(cells, run.seen, run.isDefinition);
    if (typeof measure === "string") {
      this.#refuseRow(measure, run, cells.get("ecmNumber") ?? cells.get("ecmDescription"), mapped);
      return;
    }
    run.seen.add(measure.row);
    for (const { target, cell } of mapped) this.#tableContent(target.table).put(measure.row, target.column.key, cell);
    for (const part of new Set(mapped.map(({ target }) => target.table))) {
      this.#tableContent(part).put(measure.row, "ecmNumber", measure.cell);
    }
  }

  #takeItem(run: TableRun, position: number, key: FlatCell | undefined, mapped: readonly MappedColumn[]): void {
    const { table, grid, seen } = run;
    const keyCell = key && { ...key, from: { sheet: grid.sheet.name, address: key.address } };
    // A blank row among items without keys can be an item or not.
    const isUncertain =
      !run.hasKeys && run.hasGaps && mapped.some(({ target }) => target.table.rows.kind === "numbered");
    const item = isUncertain ? undefined : rowOfItem(table, run, key, position, this.#form);
    if (item === undefined || mapped.some(({ target }) => isOutside(item, target.table))) {
      this.#refuseRow("cell/row-key-missing", run, keyCell, mapped);
      return;
    }
    if (seen.has(item)) {
      this.#refuseRow("cell/duplicate-row", run, keyCell, mapped);
      return;
    }
    seen.add(item);
    for (const { target, cell } of mapped) {
      const { rows } = target.table;
      const row = rows.kind === "numbered" ? item - rows.first : position;
      this.#tableContent(target.table).put(row, target.column.key, cell);
    }
    if (keyCell !== undefined) this.#putKeysOfFigures(table.list, item, keyCell.from);
  }

  /** Tables of figures have their key among the figures. */
  #putKeysOfFigures(list: string, item: number, from: MappedCell["from"]): void {
    for (const block of tablesOfList(this.#manifest, list)) {
      const key = block.columns.find(
        ({ content }) => content.kind === "figure" && content.figure === block.figures?.key,
      );
      if (key === undefined || block.rows.kind !== "numbered" || !this.content.tables.has(block.id)) continue;
      const number = {
        type: "number",
        value: String(item),
        styleIndex: 0,
        ...(from !== undefined && { from }),
      } as const;
      this.#tableContent(block).put(item - block.rows.first, key.key, number);
    }
  }

  /** Reports a row without a usable key, and makes the inputs of its table unknown. */
  #refuseRow(
    name: "cell/row-key-missing" | "cell/duplicate-row" | "cell/measure-unknown",
    { table }: TableRun,
    key: MappedCell | undefined,
    mapped: readonly MappedColumn[],
  ): void {
    const isInput = mapped.some(({ target }) => target.table.items !== undefined);
    const isEntered = mapped.some(({ cell }) => cell.type !== "number" || Number(cell.value) !== 0);
    // Figures are only compared, and a row of zeros changes no figure.
    if (!isInput || !isEntered) return;
    const place = (key ?? mapped[0]?.cell)?.from;
    const found = `${table.list}: ${key?.value ?? "a blank key"}`;
    this.findings.push(makeFinding(name, { ...(place !== undefined && { place }), found }));
    this.#loseTable(table);
  }

  #converted(
    cell: FlatCell,
    target: InputValue | undefined,
    conversion: ProfileConversion,
    path: string,
  ): Omit<MappedCell, "from"> {
    return convertCell(cell, target, conversion, this.#context(path));
  }

  #context(path: string): ConversionContext {
    const words = this.#profile.words.filter(({ to }) => openPath(to) === openPath(path));
    return {
      date1904: this.#form.date1904,
      words: new Map(words.map(({ word, choice }) => [looseText(word), choice])),
    };
  }

  #targetOf(to: string): Target | undefined {
    return targetAt(this.#manifest, to);
  }

  /** Destination of the value of a path; undefined, with a finding, for a path that the template does not have. */
  #placeOf(to: string): InputPlace | undefined {
    const target = this.#targetOf(to);
    if (target?.kind === "field") {
      const { field } = target;
      return {
        target: field.kind === "input" ? field.value : undefined,
        put: (cell) => void this.content.fields.set(to, cell),
      };
    }
    const year = Number(/\byear=(\d+)[,\]]/.exec(to)?.[1]);
    if (target === undefined || target.table.rows.kind !== "numbered" || Number.isNaN(year)) {
      if (!this.#isKey(to)) this.#report("mapping/path-unknown", to);
      return undefined;
    }
    const row = year - target.table.rows.first;
    return {
      target: inputOf(target),
      put: (cell) => this.#tableContent(target.table).put(row, target.column.key, cell),
    };
  }

  #isKey(to: string): boolean {
    return targetIndex(this.#manifest).keys.has(to);
  }

  /** Makes an input without a place unknown: a field, or a column, whose years are not known singly. */
  #lose(to: string): void {
    if (this.#targetOf(to)?.kind === "column") this.#loseColumn(to);
    else this.content.lostFields.add(to);
  }

  /** Makes all inputs of a table unknown. */
  #loseTable({ columns }: ProfileTable): void {
    for (const { to } of columns) {
      const target = this.#targetOf(to);
      if (target?.kind === "column") this.#tableContent(target.table).isLost = true;
    }
  }

  #loseColumn(to: string): void {
    const target = this.#targetOf(to);
    if (target?.kind === "column") this.#tableContent(target.table).lostColumns.add(target.column.key);
  }

  #report(name: MappingFindingName, found: string, sheet?: string): void {
    const isSheet = sheet !== undefined && this.#form.sheet(sheet) !== undefined;
    this.findings.push(mappingFinding(name, { ...(isSheet && { place: { sheet } }), found }));
  }

  #tableContent({ id }: TableBlock): PuttableTable {
    const known = this.content.tables.get(id) as PuttableTable | undefined;
    if (known !== undefined) return known;
    const made = new PuttableTable();
    this.content.tables.set(id, made);
    return made;
  }
}

class PuttableTable implements TableContent {
  readonly rows: Map<number, Map<string, MappedCell>> = new Map<number, Map<string, MappedCell>>();
  readonly lostColumns: Set<string> = new Set<string>();
  isLost = false;

  /** The first cell of a place counts. */
  put(row: number, column: string, cell: MappedCell): void {
    const cells = this.rows.get(row) ?? new Map<string, MappedCell>();
    this.rows.set(row, cells);
    if (!cells.has(column)) cells.set(column, cell);
  }
}

/** The cell of the template for an input. */
interface InputPlace {
  readonly target: InputValue | undefined;
  readonly put: (cell: MappedCell) => void;
}

/** A table while its rows are taken. */
interface TableRun extends ItemKeys {
  readonly table: ProfileTable;
  readonly grid: SheetGrid;
  /** Items of earlier rows. */
  readonly seen: Set<number>;
  /** True for a table that defines measures: the first one, or one with their prices. */
  readonly isDefinition: boolean;
  /** True if a row among the items is blank. */
  readonly hasGaps: boolean;
}

interface ColumnCell {
  readonly column: ProfileColumn;
  readonly cell: FlatCell;
}

/** A cell on its way to a column of the template. */
interface MappedColumn {
  readonly target: ColumnTarget;
  readonly cell: MappedCell;
}

/** True for the number of an item that a table with numbered rows does not have. */
const isOutside = (item: number, { rows }: TableBlock): boolean =>
  rows.kind === "numbered" && (item < rows.first || item > rows.last);

function inputOf({ column: { content } }: { readonly column: TableColumn }): InputValue | undefined {
  return "value" in content ? content.value : undefined;
}

const BLANK_CELL: MappedCell = { type: "text", value: "", styleIndex: 0 };

const BLANK: FlatCell = {
  ...{ address: formatAddress(1, 1), row: 1, column: 1 },
  ...{ type: "text", value: "", formula: undefined, hasCachedValue: false, styleIndex: 0 },
};

/** A constant as a cell of the type that its input needs. */
function constantCell(text: FlatCell, target: InputValue | undefined, context: ConversionContext): MappedCell {
  const { type, value, styleIndex } = convertCell(text, target, {}, context);
  if (type !== "text") return { type, value, styleIndex };
  const serial = target?.kind === "date" ? isoDateToSerial(value, context.date1904) : undefined;
  if (serial !== undefined) return { type: "number", value: serial, styleIndex };
  const isNumber = (target?.kind === "decimal" || target?.kind === "wholeNumber") && /^-?\d+(\.\d+)?%?$/.test(value);
  if (!isNumber) return { type, value, styleIndex };
  const number = value.endsWith("%") ? new Decimal(value.slice(0, -1)).div(100) : new Decimal(value);
  return { type: "number", value: number.toFixed(), styleIndex };
}
