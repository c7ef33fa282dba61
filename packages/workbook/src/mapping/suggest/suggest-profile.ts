import { otherSavingsTypeText } from "@epb/engine";
import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import type { Profile, ProfileConstant, ProfileLabel, ProfileTable } from "../profile.js";
import { targetIndex } from "../target-index.js";
import { findRegions, type Region } from "./find-regions.js";
import { describeTarget, knownTargets } from "./known-targets.js";
import { suggestTables } from "./suggest-tables.js";
import { suggestValues } from "./suggest-values.js";
import { suggestWords } from "./suggest-words.js";
import type { SuggestedColumn, SuggestedTable, SuggestedValue, SuggestedWord, Suggestions } from "./suggestion.js";
import { unitsIn } from "./units.js";

/**
 * Suggests how a form is read: the profile with everything that is sure, and open questions for the rest. Nothing below
 * the threshold is part of the profile.
 *
 * @param name - Name of the profile, such as the name of the file.
 */
export function suggestProfile(form: FlatWorkbook, manifest: TemplateManifest, name: string): Suggestions {
  const known = knownTargets(manifest);
  const fuels: string[] = [];
  const notes = new Map(form.sheets.map((sheet) => [sheet, noteOf(sheet)]));
  const regions = form.sheets.flatMap((sheet) => (isShown(sheet) ? findRegions(sheet) : []));
  const found = form.sheets.flatMap((sheet) => {
    const own = regions.filter(({ grid }) => grid.sheet === sheet);
    return suggestTables(own, form, manifest, known, notes.get(sheet), fuels);
  });
  const headers = new Set(
    regions.flatMap(({ columns, firstRow, lastRow }) =>
      lastRow > firstRow ? columns.map(({ header }) => header) : [],
    ),
  );
  const isTaken = (sheet: FlatSheet, cell: FlatCell): boolean =>
    headers.has(cell) ||
    found.some(({ region, tables }) => region.grid.sheet === sheet && isInside(region, tables, cell));
  const values = suggestValues(form, manifest, known, isTaken, (sheet) => notes.get(sheet));
  const tables = withoutRepeats(found.flatMap((one) => one.tables));
  const words = wordsOf(form, manifest, values, tables);
  const taken = values.filter(({ state }) => state === "taken");
  const profile: Profile = {
    kind: "epb-profile",
    schemaVersion: "1",
    name,
    version: "1",
    template: manifest.kind,
    matches: matchesOf(taken, tables),
    values: taken.map(({ value }) => value),
    tables: tables.flatMap(({ table, columns }) => tableOf(table, columns) ?? []),
    words: words.flatMap(({ to, word, choice }) => (choice === undefined ? [] : [{ to, word, choice }])),
    constants: fuelConstants(fuels, tables),
  };
  return { profile, values, tables, words };
}

const isShown = ({ isRead, state }: FlatSheet): boolean => isRead && state === "visible";

const NOTE_ROWS = 12;

/** A text above the content that gives all amounts of a sheet another unit. */
function noteOf(sheet: FlatSheet): string | undefined {
  if (!sheet.isRead) return undefined;
  for (const { row, type, value } of sheet.cells()) {
    if (row > NOTE_ROWS) return undefined;
    if (type === "text" && isThousands(value) && sheet.cellsOfRow(row).length <= 2) return value;
  }
  return undefined;
}

const isThousands = (text: string): boolean =>
  unitsIn(text).some(({ measure, scale }) => measure === "dollars" && scale !== "1");

/** True for a cell of a column that has a meaning. */
function isInside(
  { grid, headerRow, lastRow }: Region,
  tables: readonly SuggestedTable[],
  { row, column }: FlatCell,
): boolean {
  const [line, at] = grid.isTurned ? [column, row] : [row, column];
  if (line < headerRow || line > lastRow) return false;
  return tables.some(({ columns }) =>
    columns.some(({ to, candidate: { place } }) => {
      const header = grid.sheet.cell(place.address);
      return to !== undefined && header !== undefined && at === (grid.isTurned ? header.row : header.column);
    }),
  );
}

/**
 * An input has one column. Of several with the same content, the first counts; several with different contents are open
 * questions, such as those of two versions of a sheet, unless one has the surer label.
 */
function withoutRepeats(tables: readonly SuggestedTable[]): readonly SuggestedTable[] {
  const byPath = new Map<string, SuggestedColumn[]>();
  for (const { columns } of tables) {
    for (const column of columns) {
      if (column.to === undefined || isKey(column.to)) continue;
      byPath.set(column.to, [...(byPath.get(column.to) ?? []), column]);
    }
  }
  const bestOf = (to: string): SuggestedColumn | undefined =>
    [...(byPath.get(to) ?? [])].sort((left, right) => right.candidate.confidence - left.candidate.confidence)[0];
  const isDoubtful = ({ to, candidate }: SuggestedColumn): boolean =>
    to !== undefined &&
    (byPath.get(to) ?? []).some(
      ({ candidate: other }) =>
        other.content !== candidate.content && Math.abs(other.confidence - candidate.confidence) < MARGIN,
    );
  return tables.map(({ columns, ...table }) => {
    // Of two versions of a table, a person chooses one, with all of its columns.
    if (columns.some(isDoubtful))
      return { ...table, columns: columns.map((column) => ({ ...column, state: "question" })) };
    return { ...table, columns: columns.map((column) => withoutRepeat(column, bestOf(column.to ?? ""))) };
  });
}

function withoutRepeat(column: SuggestedColumn, best: SuggestedColumn | undefined): SuggestedColumn {
  if (best === undefined || best === column) return column;
  return best.candidate.content === column.candidate.content
    ? { ...column, to: undefined }
    : { ...column, state: "question" };
}

const MARGIN = 0.07;

const isKey = (to: string): boolean =>
  to.endsWith("[].year") || to === "ecms[].ecmNumber" || to === "ecms[].ecmDescription";

/** The table with the columns that are sure; undefined without any beside the key. */
function tableOf(table: ProfileTable, columns: readonly SuggestedColumn[]): ProfileTable | undefined {
  const taken = columns.filter(({ to, state }) => to !== undefined && state === "taken");
  if (taken.every(({ to }) => to === undefined || isKey(to)) && table.list !== "ecms") return undefined;
  if (taken.length < 2) return undefined;
  return { ...table, columns: taken.map(({ column }) => column) };
}

function wordsOf(
  form: FlatWorkbook,
  manifest: TemplateManifest,
  values: readonly SuggestedValue[],
  tables: readonly SuggestedTable[],
): readonly SuggestedWord[] {
  const { targets } = targetIndex(manifest);
  const inputOf = (to: string) => {
    const target = targets.get(to);
    return target && describeTarget(target).value;
  };
  const ofValues = values.flatMap(({ to, best: { place } }) => {
    const cell = form.sheet(place.sheet)?.cell(place.address);
    return cell === undefined ? [] : suggestWords(to, inputOf(to), [cell], place.sheet);
  });
  return [...ofValues, ...tables.flatMap((table) => table.words)];
}

/** Fuels of the savings columns that were understood. */
function fuelConstants(fuels: readonly string[], tables: readonly SuggestedTable[]): readonly ProfileConstant[] {
  const used = tables.flatMap(({ columns }) =>
    columns.flatMap(({ to, state }) => (state === "taken" && to !== undefined ? [to] : [])),
  );
  return fuels.flatMap((fuel, index): readonly ProfileConstant[] => {
    const number = index === 0 ? 1 : 2;
    const fields = [5 + 2 * number, 6 + 2 * number];
    if (!used.some((to) => fields.some((field) => to.includes(`estimatedSavings[fieldId=${field}]`)))) return [];
    return [
      {
        to: `otherSavingsType.category${number}`,
        value: otherSavingsTypeText(number, fuel),
        decidedBy: "the header of the column",
      },
    ];
  });
}

const MOST_LABELS = 4;

/** Sheets and labels by which the same form is recognized. */
function matchesOf(values: readonly SuggestedValue[], tables: readonly SuggestedTable[]): Profile["matches"] {
  const sheets = new Set([...values.map(({ best }) => best.place.sheet), ...tables.map(({ table }) => table.sheet)]);
  const labels: ProfileLabel[] = [
    ...values.map(({ best }) => ({ sheet: best.place.sheet, text: best.label })),
    ...tables.flatMap(({ table, columns }) =>
      columns.slice(0, 2).map(({ column }) => ({ sheet: table.sheet, text: column.header.at(-1) ?? "" })),
    ),
  ].filter(({ text }) => text.length > MOST_LABELS);
  return { ...(sheets.size > 0 && { sheets: [...sheets] }), labels: labels.slice(0, MOST_LABELS) };
}
