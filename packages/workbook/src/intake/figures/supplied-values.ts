import {
  type Calculation,
  type FigureValue,
  type InputProblem,
  type Project,
  parseProject,
  SUPPLIED_ROOT,
  type SuppliedCalculatedValues,
  valueAtPath,
  valueWriter,
} from "@epb/engine";
import { type CellFinding, makeFinding } from "../../findings/cell-finding.js";
import type { FigureCell, FigureReading } from "./figure-cell.js";

/** Supplied values of a workbook in the form of a project, and findings about values that cannot be used. */
export interface SuppliedValues {
  /** Absent if the workbook supplies no figure. */
  readonly values?: SuppliedCalculatedValues;
  readonly findings: readonly CellFinding[];
}

/**
 * The calculated values that a workbook supplies. A section without a filled cell is absent, and so is a table row
 * without one. Figures for which the template has no cell are taken from the calculation of the inputs, because a
 * section is only complete with them. A figure that cannot be read is withheld, and so is a figure without a cell that
 * depends on an input that cannot be used. A blank cell stays without a figure; if the section requires the figure, the
 * section is omitted with a finding.
 *
 * @param computed - Calculation of the project's inputs, as a Standard or express project.
 * @spec C §4 "With Override, calculated values are supplied"; 0038
 */
export function suppliedValues(reading: FigureReading, project: Project, computed: Calculation): SuppliedValues {
  const sections = new Set(reading.cells.filter(hasFigure).map(({ path }) => sectionOf(path)));
  if (sections.size === 0) return { findings: [] };
  const cells = reading.cells.filter(({ path }) => sections.has(sectionOf(path)));
  const { withheld, ...calculated } = computed.calculatedValues;
  const values = withCells(suppliedPart(plain(calculated), cells, sections), cells);
  const figures = withheldFigures(values, cells, withheld?.figures ?? []);
  const whole = parseValues(values, figures, project);
  if (whole.ok) return { values: whole.values, findings: [] };
  // A section with a gap is removed; the others stay.
  const broken = new Set(whole.problems.map(({ at }) => sectionOf(at.slice(SUPPLIED_ROOT.length))));
  const remaining = figures.filter((path) => !broken.has(sectionOf(path)));
  const rest = parseValues(withoutSections(values, broken), remaining, project);
  const findings = whole.problems.map((problem) => problemFinding(problem, reading));
  return { ...(rest.ok && Object.keys(rest.values).length > 0 && { values: rest.values }), findings };
}

const hasFigure = ({ content }: FigureCell): boolean => content.kind === "figure";
const isFilled = ({ content }: FigureCell): boolean => content.kind !== "blank";
const isUnreadable = (cell: FigureCell): boolean => isFilled(cell) && !hasFigure(cell);

/** Figures without a value from a cell or a calculation whose cell is not blank. */
function withheldFigures(
  values: Plain,
  cells: readonly FigureCell[],
  uncomputed: readonly string[],
): readonly string[] {
  const known = new Set(cells.map(({ path }) => path));
  const candidates = [
    ...cells.filter(isUnreadable).map(({ path }) => path),
    ...uncomputed.filter((path) => !known.has(path) && isInPart(values, path)),
  ];
  return [...new Set(candidates)].filter((path) => valueAtPath(values, path) === undefined);
}

/** True if the item or section of a figure is supplied. */
const isInPart = (values: Plain, path: string): boolean =>
  valueAtPath(values, path.slice(0, path.lastIndexOf("."))) !== undefined;

const sectionOf = (path: string): string => /^\w+/.exec(path)?.[0] ?? "";

type Plain = Record<string, unknown>;

const plain = (value: object): Plain => JSON.parse(JSON.stringify(value)) as Plain;

function withoutSections(values: Plain, sections: ReadonlySet<string>): Plain {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !sections.has(name)));
}

/** Computed values of the supplied sections, with only the list items whose row has a figure. */
function suppliedPart(computed: Plain, cells: readonly FigureCell[], sections: ReadonlySet<string>): Plain {
  const values = Object.fromEntries(Object.entries(computed).filter(([name]) => sections.has(name)));
  const itemsOfLists = new Map<string, Map<string, boolean>>();
  for (const cell of cells) {
    if (cell.item === undefined) continue;
    const list = cell.item.slice(0, cell.item.indexOf("["));
    const items = itemsOfLists.get(list) ?? new Map<string, boolean>();
    items.set(cell.item, items.get(cell.item) === true || isFilled(cell));
    itemsOfLists.set(list, items);
  }
  let part: Plain = values;
  for (const [list, items] of itemsOfLists) {
    // In the order of the rows.
    const filled = [...items].filter(([, isFilledItem]) => isFilledItem);
    const kept = filled.flatMap(([item]) => valueAtPath(values, item) ?? periodItem(item) ?? []);
    part = valueWriter(part, [list])([kept]);
  }
  return part;
}

/** An item for the year or month of a row that the computed values lack. */
function periodItem(item: string): Plain | undefined {
  const keys = [...item.matchAll(/\b(\w+)=(\d+)(?=[,\]])/g)].map(([, name = "", value]) => [name, Number(value)]);
  return item.includes("[uuid=") ? undefined : Object.fromEntries(keys);
}

/** The values with those of the cells; a blank cell removes the figure, and also an entry with only this figure. */
function withCells(values: Plain, cells: readonly FigureCell[]): Plain {
  const filledItems = new Set(cells.filter(isFilled).map(({ item }) => item));
  const writes = cells.flatMap((cell): [path: string, value: unknown][] => {
    if (cell.content.kind === "figure") return [[cell.path, plainFigure(cell.content.value)]];
    if (cell.item !== undefined && !filledItems.has(cell.item)) return [];
    const entry = isUnreadable(cell) ? cell.path : cell.path.replace(/\]\.value$/, "]");
    return valueAtPath(values, entry) === undefined ? [] : [[entry, undefined]];
  });
  return valueWriter(
    values,
    writes.map(([path]) => path),
  )(writes.map(([, value]) => value));
}

const plainFigure = (value: FigureValue): unknown => (typeof value === "object" ? value.toFixed() : value);

type ParsedValues =
  | { readonly ok: true; readonly values: SuppliedCalculatedValues }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

function parseValues(values: Plain, figures: readonly string[], { record }: Project): ParsedValues {
  const withheld = { inputs: figures.map((path) => SUPPLIED_ROOT + path), figures };
  const calculatedValues = figures.length === 0 ? values : { ...values, withheld };
  const parsed = parseProject({ record: { ...plain(record), name: "-" }, data: {}, calculatedValues });
  return parsed.ok ? { ok: true, values: parsed.value.calculatedValues ?? {} } : parsed;
}

function problemFinding({ at, found, expected }: InputProblem, reading: FigureReading): CellFinding {
  const path = at.slice(SUPPLIED_ROOT.length);
  const cell = reading.cells.find((one) => one.path === path);
  const place = cell?.place ?? nearestPlace(reading, path);
  return makeFinding("figure/supplied-incomplete", {
    ...(place !== undefined && { place }),
    field: cell?.field ?? path,
    ...(found !== undefined && { found }),
    expected,
  });
}

/** For a figure without a cell, the first cell of its item or section. */
function nearestPlace({ cells }: FigureReading, path: string): FigureCell["place"] | undefined {
  for (let at = path; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("."), at.lastIndexOf("[")))) {
    const inside = cells.find((cell) => cell.path.startsWith(at));
    if (inside !== undefined) return inside.place;
  }
  return undefined;
}
