import { readdirSync, readFileSync } from "node:fs";
import { CalculationType, calculateProject, type Project, parseProject, withValueAtPath } from "@epb/engine";
import type { CellFinding } from "../src/findings/cell-finding.js";
import type { WorkbookReading } from "../src/intake/read-located.js";
import { readProjectFromWorkbook } from "../src/intake/read-project-from-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "../src/templates/epb-calculating-4-2-10.js";
import type { TemplateManifest } from "../src/templates/manifest.js";
import { writeTemplate } from "../src/write/write-template.js";
import { type CellRange, formatAddress, parseAddress } from "../src/xlsx/cell-address.js";
import type { CellType, DefinedName, FlatCell, FlatSheet, FlatWorkbook } from "../src/xlsx/flat-workbook.js";
import { type SheetContent, StoredWorkbook } from "../src/xlsx/stored-workbook.js";
import { readGood } from "./read.js";

const PROJECTS = new URL("../../../fixtures/projects/", import.meta.url);

export function parsed(input: unknown): Project {
  const result = parseProject(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 1));
  return result.value;
}

/** The projects of the fixtures that fit the template, without their file extension. */
export function projectNames(): string[] {
  return readdirSync(PROJECTS)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(".json", ""))
    .filter((name) => isForTemplate(exampleProject(name)));
}

/** Express data and supplied values have no cells. */
function isForTemplate({ record: { calculationType } }: Project): boolean {
  return calculationType === CalculationType.Standard || calculationType === CalculationType.Legacy;
}

const exampleProjects = new Map<string, Project>();

/** A project of the fixtures, parsed once for all test files of a worker. */
export function exampleProject(name = "example-annual-end"): Project {
  const project = exampleProjects.get(name) ?? parsed(exampleInput(name));
  exampleProjects.set(name, project);
  return project;
}

/** A project of the fixtures whose first measure has an unreadable price. */
export function withUnreadablePrice(name: string): Project {
  const project = exampleProject(name);
  const path = "ecms[uuid=measure-1].implementation.baseConstructionCost";
  return { ...project, data: withValueAtPath(project.data, path, undefined), unknownInputs: [path] };
}

function exampleInput(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, PROJECTS), "utf8"));
}

interface WrittenWorkbook {
  readonly withFigures: boolean;
  readonly manifest: TemplateManifest;
  readonly workbook: Promise<FlatWorkbook>;
}

const writtenWorkbooks = new WeakMap<Project, WrittenWorkbook[]>();

/** The workbook of a project in the form of the reader, written once for all test files of a worker. */
export function workbookOf(
  project: Project | undefined,
  withFigures = false,
  manifest: TemplateManifest = EPB_CALCULATING_4_2_10,
): Promise<FlatWorkbook> {
  if (project === undefined) return blank(manifest);
  const ofProject = writtenWorkbooks.get(project) ?? [];
  writtenWorkbooks.set(project, ofProject);
  const known = ofProject.find((one) => one.withFigures === withFigures && one.manifest === manifest);
  if (known !== undefined) return known.workbook;
  const workbook = written(project, withFigures, manifest);
  ofProject.push({ withFigures, manifest, workbook });
  return workbook;
}

async function written(
  project: Project | undefined,
  withFigures: boolean,
  manifest: TemplateManifest,
): Promise<FlatWorkbook> {
  const content = {
    ...(project !== undefined && { project }),
    ...(project !== undefined && withFigures && { calculation: calculateProject(project) }),
  };
  return readGood(await writeTemplate(manifest, content));
}

const blankWorkbooks = new Map<TemplateManifest, Promise<FlatWorkbook>>();

/** The workbook of the example project. */
export const example = (): Promise<FlatWorkbook> => workbookOf(exampleProject());

/** The blank workbook of a template, written once for all test files of a worker. */
export function blank(manifest: TemplateManifest = EPB_CALCULATING_4_2_10): Promise<FlatWorkbook> {
  const workbook = blankWorkbooks.get(manifest) ?? written(undefined, false, manifest);
  blankWorkbooks.set(manifest, workbook);
  return workbook;
}

export interface CellEdit {
  readonly sheet: string;
  readonly address: string;
  /** Undefined clears the cell. */
  readonly type?: CellType;
  readonly value?: string;
  readonly formula?: string;
}

export interface WorkbookEdit {
  readonly cells?: readonly CellEdit[];
  readonly lostNames?: (name: string) => boolean;
  readonly renamedNames?: Readonly<Record<string, string>>;
  /** Names of single cells, `Summary!C5`. */
  readonly addedNames?: Readonly<Record<string, string>>;
  readonly withoutSheets?: readonly string[];
  readonly renamedSheets?: Readonly<Record<string, string>>;
  readonly unreadSheets?: readonly string[];
  /** By the name of the sheet. */
  readonly hiddenRows?: Readonly<Record<string, readonly number[]>>;
  /** Ranges merged in addition to the template's own, by the name of the sheet. */
  readonly mergedRanges?: Readonly<Record<string, readonly CellRange[]>>;
  /** New names of copies that are added after the other sheets, by the name of the original. */
  readonly copiedSheets?: Readonly<Record<string, string>>;
  readonly date1904?: boolean;
  readonly withoutProperties?: boolean;
}

/** The same workbook after an edit. */
export function edited(workbook: FlatWorkbook, edit: WorkbookEdit): FlatWorkbook {
  const newName = (name: string): string => edit.renamedSheets?.[name] ?? name;
  const sheets = workbook.sheets
    .filter(({ name }) => !edit.withoutSheets?.includes(name))
    .map((sheet): SheetContent => {
      const edits = edit.cells?.filter((cell) => cell.sheet === sheet.name) ?? [];
      const isUnread = edit.unreadSheets?.includes(sheet.name) === true;
      const { state, mergedRanges } = sheet;
      return {
        name: newName(sheet.name),
        state,
        mergedRanges: [...mergedRanges, ...(edit.mergedRanges?.[sheet.name] ?? [])],
        hiddenRows: new Set(edit.hiddenRows?.[sheet.name]),
        cells: isUnread ? undefined : withEdits(sheet, edits),
      };
    });
  const copies = Object.entries(edit.copiedSheets ?? {}).flatMap(([name, copy]) => {
    const original = sheets.find((sheet) => sheet.name === name);
    return original === undefined ? [] : [{ ...original, name: copy }];
  });
  return new StoredWorkbook({
    sheets: [...sheets, ...copies],
    definedNames: [
      ...workbook.definedNames
        .filter(({ name }) => edit.lostNames?.(name) !== true)
        .map((defined) => {
          const { target } = defined;
          const name = edit.renamedNames?.[defined.name] ?? defined.name;
          return target === undefined
            ? { ...defined, name }
            : { ...defined, name, target: { ...target, sheet: newName(target.sheet) } };
        }),
      ...Object.entries(edit.addedNames ?? {}).map(([name, place]) => singleCellName(name, place)),
    ],
    date1904: edit.date1904 ?? workbook.date1904,
    customProperties: () => (edit.withoutProperties === true ? new Map() : workbook.customProperties),
    numberFormatOf: () => undefined,
  });
}

function singleCellName(name: string, place: string): DefinedName {
  const [sheet = "", address = ""] = place.split("!");
  const position = parseAddress(address);
  if (position === undefined) throw new Error(`${address} is no address`);
  const { row, column } = position;
  return {
    name,
    scope: undefined,
    text: place,
    target: { sheet, range: { top: row, left: column, bottom: row, right: column } },
  };
}

function newCell(address: string, type: CellType, value: string, formula: string | undefined): FlatCell {
  const position = parseAddress(address);
  if (position === undefined) throw new Error(`${address} is no address`);
  const hasCachedValue = formula !== undefined && type !== "blank-formula";
  return { address, ...position, type, value, formula, hasCachedValue, styleIndex: 0 };
}

type CellSource = NonNullable<SheetContent["cells"]>;

const sources = new WeakMap<FlatSheet, CellSource>();

/** The cells of a sheet after edits. The cells of a sheet without edits are created once for all edited workbooks. */
function withEdits(sheet: FlatSheet, edits: readonly CellEdit[]): CellSource {
  if (edits.length === 0) {
    const source = sources.get(sheet) ?? sourceOf([...sheet.cells()]);
    sources.set(sheet, source);
    return source;
  }
  const cells = new Map([...sheet.cells()].map((cell) => [cell.address, cell]));
  for (const { address, type, value = "", formula } of edits) {
    if (type === undefined) cells.delete(address);
    else cells.set(address, newCell(address, type, value, formula));
  }
  return sourceOf([...cells.values()]);
}

function sourceOf(cells: readonly FlatCell[]): CellSource {
  const sorted = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const byAddress = new Map(sorted.map((cell) => [cell.address, cell]));
  return {
    count: sorted.length,
    cell: (index) => {
      const cell = sorted[index];
      if (cell === undefined) throw new Error(`There is no cell ${index}`);
      return cell;
    },
    cellAt: (row, column) => byAddress.get(formatAddress(row, column)),
  };
}

export interface Insertion {
  readonly sheet: string;
  readonly axis: "row" | "column";
  /** The row or column that moves down or right. */
  readonly at: number;
}

/** The workbook after a row or column was inserted, with its names adjusted as spreadsheets do. */
export function withInserted(workbook: FlatWorkbook, { sheet: sheetName, axis, at }: Insertion): FlatWorkbook {
  const moved = (place: number): number => (place >= at ? place + 1 : place);
  const [row, column] = axis === "row" ? [moved, (place: number) => place] : [(place: number) => place, moved];
  return new StoredWorkbook({
    sheets: workbook.sheets.map((sheet) => ({
      name: sheet.name,
      state: sheet.state,
      mergedRanges:
        sheet.name === sheetName
          ? sheet.mergedRanges.map((range) => movedRange(range, row, column))
          : sheet.mergedRanges,
      cells: sourceOf(
        [...sheet.cells()].map((cell) => (sheet.name === sheetName ? movedCell(cell, row, column) : cell)),
      ),
    })),
    definedNames: workbook.definedNames.map((defined) => {
      const { target } = defined;
      if (target?.sheet !== sheetName) return defined;
      return { ...defined, target: { sheet: sheetName, range: movedRange(target.range, row, column) } };
    }),
    date1904: workbook.date1904,
    customProperties: () => workbook.customProperties,
    numberFormatOf: () => undefined,
  });
}

type Move = (place: number) => number;

const movedRange = ({ top, left, bottom, right }: CellRange, row: Move, column: Move): CellRange => ({
  top: row(top),
  left: column(left),
  bottom: row(bottom),
  right: column(right),
});

function movedCell(cell: FlatCell, row: (place: number) => number, column: (place: number) => number): FlatCell {
  const address = formatAddress(row(cell.row), column(cell.column));
  const { type, value, formula } = cell;
  return newCell(address, type, value, formula);
}

/** Reading of the example after an edit. */
export async function readingAfter(edit: WorkbookEdit): Promise<WorkbookReading> {
  return readProjectFromWorkbook(edited(await example(), edit));
}

/** The parts of findings that a person sees, for comparison. */
export function seen(findings: readonly CellFinding[]): Pick<CellFinding, "name" | "place" | "field" | "found">[] {
  return findings.map(({ name, place, field, found }) => ({
    name,
    ...(place !== undefined && { place }),
    ...(field !== undefined && { field }),
    ...(found !== undefined && { found }),
  }));
}

/** The project of a reading as JSON data. */
export function plainProject({ project }: WorkbookReading): unknown {
  return project === undefined ? undefined : JSON.parse(JSON.stringify(project));
}

/** A value of the project of a reading, as JSON data. */
export function inputAt(reading: WorkbookReading, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined),
    plainProject(reading),
  );
}

/** Cell of an input in the example. */
export async function cellOf(path: string): Promise<{ readonly sheet: string; readonly address: string }> {
  const place = readProjectFromWorkbook(await example()).cellOf(path);
  if (place?.address === undefined) throw new Error(`${path} has no cell`);
  return { sheet: place.sheet, address: place.address };
}

/** Reading of the example after other content was typed into the cell of an input. */
export async function readingWith(path: string, type: CellType, value: string): Promise<WorkbookReading> {
  return readingAfter({ cells: [{ ...(await cellOf(path)), type, value }] });
}
