import { CalculationType, type Project, valueAtPath } from "@epb/engine";
import { type CellFinding, makeFinding } from "../findings/cell-finding.js";
import { isBlank } from "../intake/cell-reader.js";
import {
  compareVersions,
  identitySheet,
  type TemplateIdentity,
  templateIdentity,
  unknownVersion,
} from "../intake/identify-template.js";
import { locateTable } from "../intake/locate-table.js";
import { locateTemplate } from "../intake/locate-template.js";
import type { LocatedTable } from "../intake/located-template.js";
import { MarkIndex } from "../intake/mark-index.js";
import { type LocatedReading, readLocated } from "../intake/read-located.js";
import { tooManyRows } from "../intake/workbook-checks/too-many-rows.js";
import { HIDDEN_SHEETS } from "../templates/hidden-sheets.js";
import { KNOWN_TEMPLATES } from "../templates/known-templates.js";
import type { TableBlock, TemplateManifest } from "../templates/manifest.js";
import { looseText } from "../templates/option-lists.js";
import { pathInProject } from "../templates/path-in-project.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { type FilledInput, filledInputs } from "./filled-inputs.js";
import { leftoverCells, type TemplateCells } from "./leftover-cells.js";
import type { Migration, UnplacedCells } from "./migration.js";
import { gatherUnplaced, leftoverUnplaced, REASON_WORDS, type UnplacedCell } from "./unplaced-cells.js";

export interface MigrationOptions {
  /** Target template; the default is the newest template of the workbook's kind. */
  readonly to?: TemplateManifest;
  readonly templates?: readonly TemplateManifest[];
}

export type MigrationResult =
  | { readonly ok: true; readonly migration: Migration }
  /** The workbook cannot be migrated. */
  | { readonly ok: false; readonly template?: TemplateIdentity; readonly finding: CellFinding };

/**
 * Reads a workbook of any version up to the current one, by defined names, marks, and labels. Lists the cells that are
 * not read, so that no content is lost without a message.
 *
 * @param workbook - With all its sheets read.
 */
export function migrateWorkbook(workbook: FlatWorkbook, options: MigrationOptions = {}): MigrationResult {
  const { templates = KNOWN_TEMPLATES } = options;
  const from = templateIdentity(workbook);
  if (from === undefined) return { ok: false, finding: makeFinding("template/not-ours") };
  const ofKind = templates.filter(({ kind }) => kind === from.kind);
  const newest = ofKind.at(-1);
  if (newest === undefined || (compareVersions(from.version, newest.version) ?? 0) > 0) {
    return { ok: false, template: from, finding: unknownVersion(workbook, from, templates) };
  }
  const to = options.to ?? newest;
  const known = ofKind.find(({ version }) => version === from.version);
  const source = known ?? newest;
  const located = locateTemplate(source, workbook, { byLabel: true });
  const reading = readLocated(located, workbook, from, [tooManyRows]);
  const inputs = filledInputs(located, reading.places);
  const typeChanges = isOverride(reading.project) && to.figureCells === "calculated";
  const taken = inputs.flatMap(({ path, field, place, foundBy, cell }) => {
    const isKept = path !== undefined && isTaken(reading, path) && !(typeChanges && path === CALCULATION_TYPE);
    return isKept ? [{ path, field, place, foundBy, text: cell.value }] : [];
  });
  const marks = new MarkIndex(workbook);
  const tables = source.sheets
    .flatMap(({ blocks }) => blocks.filter((block): block is TableBlock => block.kind === "table"))
    .flatMap((table) => tableOf(reading, table) ?? locateTable(table, workbook, marks) ?? []);
  const template = templateCells(workbook, { reading, source, to, tables, inputs });
  const unplaced: UnplacedCell[] = [
    ...inputs.flatMap((input) => (isUnreadable(input.path, reading) ? [] : refused(input, reading))),
    ...inputs.flatMap((input) => (typeChanges && input.path === CALCULATION_TYPE ? [calculatedType(input)] : [])),
    ...leftoverCells(workbook, template).map((cell) => leftoverUnplaced(cell, workbook)),
    ...suppliedFigures(reading, to),
  ];
  return {
    ok: true,
    migration: {
      from,
      to,
      project: typeChanges ? withType(reading.project, to) : reading.project,
      figures: reading.figures(),
      taken,
      unreadable: inputs.flatMap(({ path, field, place, foundBy, cell }) =>
        path !== undefined && isUnreadable(path, reading)
          ? [{ path, field, place, foundBy, text: cell.value, isNumber: cell.type === "number" }]
          : [],
      ),
      unplaced: [...gatherUnplaced(unplaced), ...ownSheets(workbook, template)],
      findings: reading.findings,
    },
  };
}

const CALCULATION_TYPE = "record.calculationType";

const isOverride = ({ record }: Project): boolean => record.calculationType === CalculationType.Override;

/** A calculating template has no cells for supplied figures, so the project becomes one with calculated figures. */
const withType = (project: Project, { record: { calculationType } }: TemplateManifest): Project => ({
  ...project,
  record: { ...project.record, calculationType },
});

const calculatedType = ({ place, field, cell }: FilledInput): UnplacedCell => ({
  ...place,
  field,
  found: cell.value,
  reason: "calculated",
  words: "The new workbook calculates its figures, so the calculation type is Standard there.",
});

/**
 * True if the value was read. Items of a list without a key are named by their position, which general paths write as
 * `#`.
 */
const isTaken = ({ project }: LocatedReading, path: string): boolean =>
  valueAtPath(project, pathInProject(path)) !== undefined;

/** True if the input is unknown, or part of an unknown item or list; false for a part of it that was read. */
function isUnreadable(path: string | undefined, reading: LocatedReading): boolean {
  if (path === undefined || isTaken(reading, path)) return false;
  const { unknownInputs = [] } = reading.project;
  return unknownInputs.some(
    (unknown) => path === unknown || path.startsWith(`${unknown}.`) || path.startsWith(`${unknown}[`),
  );
}

function tableOf({ located }: LocatedReading, { id }: TableBlock): LocatedTable | undefined {
  for (const { tables } of located.sheets) {
    const table = tables.get(id);
    if (table !== undefined) return table;
  }
  return undefined;
}

interface MigrationSource {
  readonly reading: LocatedReading;
  readonly source: TemplateManifest;
  readonly to: TemplateManifest;
  readonly tables: readonly LocatedTable[];
  readonly inputs: readonly FilledInput[];
}

function templateCells(
  workbook: FlatWorkbook,
  { reading, source, to, tables, inputs }: MigrationSource,
): TemplateCells {
  const fields = reading.located.sheets.flatMap((sheet) => [...sheet.fields.values()]);
  const figures = reading.figures().cells;
  const found = [...fields, ...tables].map(({ sheet }) => sheet.name);
  const prose = source.sheets.filter(({ blocks }) => blocks.every(isProse)).map(({ name }) => name);
  const instructions = identitySheet(workbook);
  if (instructions !== undefined) prose.push(instructions.name);
  return {
    sheets: new Set([...found, ...source.sheets.map(({ name }) => name), ...prose, ...HIDDEN_SHEETS]),
    proseSheets: new Set(prose),
    tables,
    values: new Set([...inputs, ...figures].map(({ place }) => `${place.sheet}!${place.address}`)),
    texts: knownTexts([source, to]),
  };
}

const isProse = ({ kind }: TemplateManifest["sheets"][number]["blocks"][number]): boolean =>
  kind !== "form" && kind !== "table";

function refused({ path, field, place, cell }: FilledInput, reading: LocatedReading): UnplacedCell[] {
  if (path !== undefined && isTaken(reading, path)) return [];
  const reason = path === undefined ? "row-not-read" : "not-readable";
  return [{ ...place, field, found: cell.value, reason, words: REASON_WORDS[reason] }];
}

/** Supplied figures are kept if they belong to the project and the new template has cells for them. */
function suppliedFigures(reading: LocatedReading, to: TemplateManifest): UnplacedCell[] {
  const { figureCells, cells } = reading.figures();
  if (figureCells === "calculated" || (isOverride(reading.project) && to.figureCells === "supplied")) return [];
  return cells
    .filter(({ content }) => content.kind !== "blank")
    .map(({ place, column, field }) => ({
      ...place,
      field: column === undefined ? field : field.slice(field.indexOf(": ") + 2),
      found: "a supplied figure",
      reason: "calculated",
      words: REASON_WORDS.calculated,
    }));
}

function ownSheets(workbook: FlatWorkbook, { sheets }: TemplateCells): UnplacedCells[] {
  return workbook.sheets.flatMap((sheet): UnplacedCells[] => {
    const { name } = sheet;
    const count = sheets.has(name) ? 0 : [...sheet.cells()].filter((cell) => !isBlank(cell)).length;
    return count === 0
      ? []
      : [{ place: { sheet: name }, count, reason: "own-sheet", words: REASON_WORDS["own-sheet"] }];
  });
}

/** All texts of the templates, normalized for comparison: texts of a workbook other than its values. */
function knownTexts(manifests: readonly TemplateManifest[]): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const manifest of manifests) gather(manifest, texts);
  return texts;
}

function gather(value: unknown, texts: Set<string>): void {
  if (typeof value === "string") texts.add(looseText(value));
  else if (Array.isArray(value)) for (const item of value) gather(item, texts);
  else if (typeof value === "object" && value !== null) for (const item of Object.values(value)) gather(item, texts);
}
