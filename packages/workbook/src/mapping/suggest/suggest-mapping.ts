import { otherSavingsTypeText } from "@epb/engine";
import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { type MappedTable, type Mapping, YEAR_KEY } from "../mapping.js";
import type { Profile, ProfileConstant, ProfileLabel } from "../profile.js";
import { profileOfMapping } from "../profile-of-mapping.js";
import { placesOfProfile } from "../profile-places.js";
import { PROFILE_LIMITS } from "../profile-schema.js";
import { targetAt } from "../target-index.js";
import { noteOf } from "./amounts-note.js";
import { findRegions, type Region } from "./find-regions.js";
import { describeTarget, knownTargets } from "./known-targets.js";
import { nameInTitle } from "./name-in-title.js";
import { categoriesOf, nameRatesWithoutSavings } from "./rates-without-savings.js";
import { suggestTables } from "./suggest-tables.js";
import { suggestValues } from "./suggest-values.js";
import { suggestWords } from "./suggest-words.js";
import type { SuggestedColumn, SuggestedTable, SuggestedValue, SuggestedWord, Suggestions } from "./suggestion.js";

/**
 * Suggests which cells of a form have which inputs: a mapping with everything that is sure, and open questions for the
 * rest. Nothing below the threshold is part of the mapping.
 *
 * @param name - Name of the mapping, such as the name of the file.
 */
export function suggestMapping(form: FlatWorkbook, manifest: TemplateManifest, name: string): Suggestions {
  const known = knownTargets(manifest);
  const fuels: string[] = [];
  const notes = new Map(form.sheets.map((sheet) => [sheet, noteOf(sheet)]));
  const regions = form.sheets.filter(isShown).flatMap((sheet) => findRegions(sheet, form));
  const found = form.sheets.flatMap((sheet) => {
    const own = regions.filter(({ grid }) => grid.sheet === sheet);
    return suggestTables(own, form, manifest, known, notes.get(sheet), fuels);
  });
  const headers = new Set(
    regions.flatMap(({ grid, columns, firstRow, lastRow }) =>
      // Labels of single values, one below the other, look like the header of a table that runs across.
      lastRow > firstRow && !grid.isTurned ? columns.map(({ header }) => `${grid.sheet.name}!${header.address}`) : [],
    ),
  );
  const isTaken = (sheet: FlatSheet, cell: FlatCell): boolean =>
    headers.has(`${sheet.name}!${cell.address}`) ||
    found.some(({ region, table }) => region.grid.sheet === sheet && isInside(region, table, cell));
  const shown = form.sheets.filter(isShown);
  const tables = withoutRepeats(found.map(({ table }) => table));
  const noteOfSheet = (sheet: FlatSheet): string | undefined => notes.get(sheet);
  const labeled = suggestValues(shown, form, manifest, known, isTaken, noteOfSheet, [...categoriesOf(tables)]);
  const title = labeled.some(({ to }) => to === "record.name") ? undefined : nameInTitle(shown);
  const values = title === undefined ? labeled : [...labeled, title];
  const words = [...wordsOfValues(form, manifest, values), ...tables.flatMap((table) => table.words)];
  const base = { name, version: "1", template: manifest.kind, matches: matchesOf(form, values, tables) };
  const parts = { form, values, words, base, fuels };
  // A place that the reader of profiles would find elsewhere is an open question.
  const checked = verified(tables, parts);
  const sure = checked.map(withoutLoneKeys);
  return { mapping: mappingOf(sure, parts), ...nameRatesWithoutSavings({ values, tables: sure }), words };
}

interface Parts {
  readonly form: FlatWorkbook;
  readonly values: readonly SuggestedValue[];
  readonly words: readonly SuggestedWord[];
  readonly base: Pick<Profile, "name" | "version" | "template" | "matches">;
  readonly fuels: readonly string[];
}

function mappingOf(tables: readonly SuggestedTable[], { values, words, base, fuels }: Parts): Mapping {
  return {
    ...base,
    values: values.flatMap(({ to, state, best: { place, conversion } }) =>
      state === "taken" ? [{ to, place, ...conversion }] : [],
    ),
    tables: tables.flatMap((table) => takenTable(table) ?? []).slice(0, MOST_TABLES),
    words: words
      .flatMap(({ to, word, choice }) => (choice === undefined ? [] : [{ to, word, choice }]))
      .slice(0, PROFILE_LIMITS.words),
    constants: fuelConstants(fuels, tables),
  };
}

/** A table can belong to three lists. */
const MOST_TABLES = PROFILE_LIMITS.tables / 3;

/** The table with the columns that are sure; undefined without any beside its keys. */
function takenTable({ heading: _, words: __, columns, ...table }: SuggestedTable): MappedTable | undefined {
  const taken = columns.flatMap(({ to, state, group, candidate: { place, conversion } }) =>
    to !== undefined && state === "taken" ? [{ to, header: place.address, group, ...conversion }] : [],
  );
  return taken.every(({ to }) => isKey(to)) ? undefined : { ...table, columns: taken };
}

/** Keys alone are no inputs of a project. */
function withoutLoneKeys({ columns, ...table }: SuggestedTable): SuggestedTable {
  const taken = columns.filter(({ to, state }) => to !== undefined && state === "taken");
  const isAlone = taken.every(({ to = "" }) => isKey(to));
  return { ...table, columns: isAlone ? columns.map((column) => ({ ...column, state: "question" })) : columns };
}

function verified(tables: readonly SuggestedTable[], parts: Parts): readonly SuggestedTable[] {
  const profile = profileOfMapping(mappingOf(tables, parts), parts.form);
  const found = new Set(placesOfProfile(parts.form, profile).map(({ place }) => `${place.sheet}!${place.address}`));
  return tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const { place } = column.candidate;
      const isFound =
        column.state === "question" || isKey(column.to ?? "") || found.has(`${place.sheet}!${place.address}`);
      return isFound ? column : { ...column, state: "question" as const };
    }),
  }));
}

/** Larger sheets are data, such as the hours of a year. */
const MOST_CELLS = 50_000;

const isShown = ({ isRead, state, cellCount }: FlatSheet): boolean =>
  isRead && state === "visible" && cellCount <= MOST_CELLS;

/** True for a cell of a column that has a meaning. */
function isInside(
  { grid, headerRow, lastRow }: Region,
  { columns, firstRow }: SuggestedTable,
  { row, column }: FlatCell,
): boolean {
  const [line, at] = grid.isTurned ? [column, row] : [row, column];
  // Amounts of the implementation period can be between the header and the first year.
  const isBefore = line > headerRow && line < headerRow + firstRow;
  if (line < headerRow || line > lastRow || isBefore) return false;
  return columns.some(({ to, candidate: { place } }) => {
    const header = grid.sheet.cell(place.address);
    return to !== undefined && header !== undefined && at === (grid.isTurned ? header.row : header.column);
  });
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
    if (columns.some(isDoubtful)) {
      return { ...table, columns: columns.map((column) => ({ ...column, state: "question" })) };
    }
    return { ...table, columns: columns.map((column) => withoutRepeat(column, bestOf(column.to ?? ""))) };
  });
}

const MARGIN = 0.07;

function withoutRepeat(column: SuggestedColumn, best: SuggestedColumn | undefined): SuggestedColumn {
  if (best === undefined || best === column) return column;
  const isSame = best.candidate.content === column.candidate.content;
  return isSame ? { ...column, to: undefined } : { ...column, state: "question" };
}

const isKey = (to: string): boolean => to === YEAR_KEY || to === "ecms[].ecmNumber" || to === "ecms[].ecmDescription";

function wordsOfValues(
  form: FlatWorkbook,
  manifest: TemplateManifest,
  values: readonly SuggestedValue[],
): readonly SuggestedWord[] {
  return values.flatMap(({ to, best: { place } }) => {
    const cell = form.sheet(place.sheet)?.cell(place.address);
    const target = targetAt(manifest, to);
    return cell === undefined || target === undefined
      ? []
      : suggestWords(to, describeTarget(target).value, [cell], place.sheet);
  });
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
function matchesOf(
  form: FlatWorkbook,
  values: readonly SuggestedValue[],
  tables: readonly SuggestedTable[],
): Profile["matches"] {
  const taken = values.filter(({ state }) => state === "taken");
  const sheets = new Set([...taken.map(({ best }) => best.place.sheet), ...tables.map(({ sheet }) => sheet)]);
  const labels: ProfileLabel[] = [
    ...tables.flatMap(({ sheet, columns }) =>
      columns.slice(0, 2).map(({ candidate: { place } }) => ({
        sheet,
        text: form.sheet(place.sheet)?.cell(place.address)?.value ?? "",
      })),
    ),
    ...taken.map(({ best }) => ({ sheet: best.place.sheet, text: best.label })),
  ].filter(({ text }) => text.length > MOST_LABELS);
  return { ...(sheets.size > 0 && { sheets: [...sheets] }), labels: labels.slice(0, MOST_LABELS) };
}
