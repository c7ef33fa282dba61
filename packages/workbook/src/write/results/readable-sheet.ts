import { FIGURES, keyText, valueAtPath } from "@epb/engine";
import { isWithheld } from "@epb/engine/report";
import { introOf } from "../../templates/figure-views.js";
import { DOLLARS } from "../../templates/input-value.js";
import type {
  Block,
  FigureField,
  FormBlock,
  InputField,
  SheetDefinition,
  TableBlock,
  TableColumn,
} from "../../templates/manifest.js";
import { pathInProject } from "../../templates/path-in-project.js";
import { BEFORE_THE_YEARS } from "../before-the-years.js";
import { type CellContent, figureContent, inputContent } from "../cell-content.js";
import { figureFormat, inputFormat, unitBeside } from "../number-formats.js";
import { type BodyRow, calculatedAt, tableRows, totalValue } from "../table-rows.js";
import type { ResultsContent } from "./results-content.js";
import { hasWithheld, withheldNote, withMarks } from "./withheld.js";

const FIRST_LIST = /^([^[]+)\[([^\]]+)\]/;

let knownIds: ReadonlySet<string> | undefined;
let keysByList: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * `costSavings.years[year=3].payment`: the path of a figure in a table row; undefined for a cell without a figure, such
 * as the year of the row.
 */
function rowFigurePath({ figures }: TableBlock, { content }: TableColumn, item: unknown): string | undefined {
  if (figures === undefined || item === undefined || content.kind !== "figure") return undefined;
  knownIds ??= new Set(FIGURES.map(({ id }) => id));
  keysByList ??= new Map(FIGURES.flatMap(({ id }) => listAndKeys(id)));
  const { figure: member, list = figures.list } = content;
  const keys = keysByList.get(list);
  if (keys === undefined || !knownIds.has(`${list}[${keys.join(",")}].${withOpenLists(member)}`)) return undefined;
  const values = keys.map((key) => `${key}=${keyText(keyOf(item, key))}`);
  return `${list}[${values.join(",")}].${member}`;
}

function listAndKeys(id: string): [string, readonly string[]][] {
  const [, list, keys] = FIRST_LIST.exec(id) ?? [];
  return list === undefined || keys === undefined ? [] : [[list, keys.split(",")]];
}

/** `categories[fieldId=1].value` to `categories[fieldId].value`. */
const withOpenLists = (member: string): string => member.replaceAll(/=[^,\]]*/g, "");

function keyOf(item: unknown, member: string): string | number {
  const value = valueAtPath(item, member);
  return typeof value === "number" ? value : String(value);
}

/** A value with its look, and the path of a calculated figure. */
export interface ReadableCell {
  readonly content: CellContent;
  readonly format: string;
  /** `costSavings.years[year=3].payment` */
  readonly figure?: string;
}

export interface ReadableForm {
  readonly kind: "form";
  readonly heading: string;
  readonly fields: readonly ReadableField[];
}

export interface ReadableField extends ReadableCell {
  readonly label: string;
  readonly unit?: string;
}

export interface ReadableTable {
  readonly kind: "table";
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly columns: readonly TableColumn[];
  /** Implementation period, which the totals contain in addition to the rows. Its first cell is a label. */
  readonly opening?: readonly ReadableCell[];
  readonly rows: readonly (readonly ReadableCell[])[];
  /** Its first cell is a label; undefined without totals. */
  readonly closing: readonly ReadableCell[] | undefined;
}

export interface ReadableSheet {
  readonly definition: SheetDefinition;
  readonly blocks: readonly (ReadableForm | ReadableTable)[];
  /** Reason for hidden values; undefined if all values are shown. */
  readonly note?: string;
}

/** Content of a template sheet for a project, without the cells that are blank. */
export function readableSheet(definition: SheetDefinition, content: ResultsContent): ReadableSheet {
  const marked = withMarks(content);
  const blocks = definition.blocks.flatMap((block) => readableBlock(block, marked) ?? []);
  const note = withheldNote(content);
  return { definition, blocks, ...(note !== undefined && hasWithheld(definition, blocks, content) && { note }) };
}

function readableBlock(block: Block, content: ResultsContent): ReadableForm | ReadableTable | undefined {
  if (block.kind === "form") return readableForm(block, content);
  // Issues have their own sheet, which they share with the findings of the reader.
  if (block.kind === "table") return block.figures?.list === "issues" ? undefined : readableTable(block, content);
  return undefined;
}

function readableForm({ heading, fields }: FormBlock, content: ResultsContent): ReadableForm | undefined {
  const readable = fields.flatMap((field) => readableField(field, content) ?? []);
  return readable.length === 0 ? undefined : { kind: "form", heading, fields: readable };
}

/** An unknown figure shows as a dash; a missing input is omitted. */
function readableField(field: InputField | FigureField, content: ResultsContent): ReadableField | undefined {
  const { label } = field;
  const unit = unitBeside(field);
  const words = { label, ...(unit !== undefined && { unit }) };
  if (field.kind === "figure") {
    return { ...words, ...figureCell(field.figure, calculatedAt(content.calculation, field.figure), field.look) };
  }
  const value = inputContent(valueAtPath(content.project, pathInProject(field.path)), field.value);
  return value === undefined ? undefined : { ...words, content: value, format: inputFormat(field.value) };
}

/** Id of the table of Schedule 3. */
const YEARS_OF_EXPENSES = "performancePeriod";
const TERM = "projectSummary.financialSummary.performancePeriodYears";

const UNKNOWN = "–";

function figureCell(figure: string, value: unknown, look: FigureField["look"]): ReadableCell {
  const content = figureContent(value);
  return content === undefined || isWithheld(content)
    ? { content: UNKNOWN, format: figureFormat("text") }
    : { content, format: figureFormat(look), figure };
}

function readableTable(block: TableBlock, content: ResultsContent): ReadableTable | undefined {
  const rows = withoutBlankEnd(
    countedRows(block, content).map(({ contentOf, figures }) =>
      block.columns.map((column): ReadableCell => {
        const cell = { content: contentOf(column), format: columnFormat(column) };
        if (cell.content === undefined || isWithheld(cell.content)) return cell;
        const path = rowFigurePath(block, column, figures);
        return path === undefined ? cell : { ...cell, figure: path };
      }),
    ),
    block.columns,
  );
  const saysSomething = rows.some((row) =>
    row.some(({ content: value }, index) => value !== undefined && !isName(block, index)),
  );
  if (!saysSomething) return undefined;
  const totals = block.columns.map((column) => totalCell(block, column, content));
  const opening = openingRow(block, content);
  const isKept = block.columns.map(
    (column, index) =>
      isKey(column) || totals[index]?.content !== undefined || rows.some((row) => row[index]?.content !== undefined),
  );
  const kept = <Item>(items: readonly Item[]): readonly Item[] => items.filter((_, index) => isKept[index]);
  const hasTotals = totals.some((cell) => cell.content !== undefined);
  const [first, ...others] = kept(totals);
  // Introductions of input tables are instructions for entering values, so they are omitted.
  const intro = block.items === undefined ? introOf(block) : laterYearsNote(block, content);
  return {
    kind: "table",
    id: block.id,
    heading: block.heading,
    ...(intro !== undefined && { intro }),
    columns: kept(block.columns),
    ...(opening !== undefined && { opening: kept(opening) }),
    rows: rows.map(kept),
    closing: hasTotals && first !== undefined ? [{ ...first, content: block.closing }, ...others] : undefined,
  };
}

/**
 * The years of the performance period: later years may have entries, but no total includes them. Every row of other
 * tables.
 */
function countedRows(block: TableBlock, content: ResultsContent): readonly BodyRow[] {
  return tableRows(withoutBlankRows(block), content).slice(0, lastCountedYear(block, content));
}

function lastCountedYear({ id }: TableBlock, { calculation }: ResultsContent): number | undefined {
  if (id !== YEARS_OF_EXPENSES) return undefined;
  const term = calculatedAt(calculation, TERM);
  return typeof term === "number" ? term : undefined;
}

function laterYearsNote(block: TableBlock, content: ResultsContent): string | undefined {
  const term = lastCountedYear(block, content);
  const entered = content.project.data.performancePeriod ?? [];
  if (term === undefined || entered.every(({ year }) => year <= term)) return undefined;
  return `Entries for years after the performance period of ${term} years do not count.`;
}

/** The implementation period, if the totals contain it. */
function openingRow({ columns }: TableBlock, { project }: ResultsContent): readonly ReadableCell[] | undefined {
  const cells = columns.map((column): ReadableCell => {
    const path = BEFORE_THE_YEARS[column.totalFigure ?? ""];
    const value = path === undefined ? undefined : valueAtPath(project, pathInProject(path));
    return { content: inputContent(value, DOLLARS), format: columnFormat(column) };
  });
  if (cells.every(({ content }) => content === undefined)) return undefined;
  return [{ content: "Impl.", format: figureFormat("text") }, ...cells.slice(1)];
}

/** Removes rows that are reserved for further entries. */
function withoutBlankRows(block: TableBlock): TableBlock {
  return {
    ...block,
    rows: block.rows.kind === "records" ? { kind: "records", blankRows: 0 } : block.rows,
    columns: block.columns.map(({ content, ...column }) => ({
      ...column,
      content: content.kind === "input" ? { ...content, isPrefilled: false } : content,
    })),
  };
}

function withoutBlankEnd(
  rows: readonly (readonly ReadableCell[])[],
  columns: readonly TableColumn[],
): readonly (readonly ReadableCell[])[] {
  const isFilled = (row: readonly ReadableCell[]): boolean =>
    row.some(({ content }, index) => content !== undefined && columns[index]?.content.kind !== "rowNumber");
  let length = rows.length;
  while (length > 0 && !isFilled(rows[length - 1] ?? [])) length--;
  return rows.slice(0, length);
}

/** The number and name of a row's item, repeated from another sheet. */
const isName = ({ columns }: TableBlock, index: number): boolean => {
  const kind = columns[index]?.content.kind;
  return kind === "rowNumber" || kind === "measureNumber" || kind === "measureEcho";
};

const isKey = ({ content }: TableColumn): boolean => content.kind === "rowNumber" || content.kind === "measureNumber";

function totalCell(block: TableBlock, column: TableColumn, source: ResultsContent): ReadableCell {
  const { totalFigure } = column;
  const content = totalValue(block, column, source);
  const isShown = content !== undefined && totalFigure !== undefined && !isWithheld(content);
  return { content, format: columnFormat(column), ...(isShown && { figure: totalFigure }) };
}

function columnFormat({ content }: TableColumn): string {
  if (content.kind === "figure") return figureFormat(content.look);
  if (content.kind === "rowNumber") return figureFormat("wholeNumber");
  return "value" in content ? inputFormat(content.value) : figureFormat("text");
}
