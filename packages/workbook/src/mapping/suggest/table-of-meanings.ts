import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatCell, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import type { ProfileConversion } from "../profile.js";
import { PROFILE_LIMITS } from "../profile-schema.js";
import { labelText } from "../sheet-grid.js";
import { targetIndex } from "../target-index.js";
import type { Region, RegionColumn } from "./find-regions.js";
import { describeTarget } from "./known-targets.js";
import { rowsToSkip } from "./rows-to-skip.js";
import { suggestWords } from "./suggest-words.js";
import { SURE, type SuggestedColumn, type SuggestedTable, type SuggestedWord } from "./suggestion.js";

/** Fuels that the form has beside electricity and gas, in the order in which they were found. */
export type OtherFuels = string[];

/** A table of a form, and what is known about the form. */
export interface RegionContext {
  readonly region: Region;
  readonly form: FlatWorkbook;
  readonly manifest: TemplateManifest;
  readonly note: string | undefined;
  readonly fuels: OtherFuels;
}

/** A column and what it can mean, the likeliest first. */
export interface ColumnMeaning {
  readonly column: RegionColumn;
  readonly meanings: readonly Meaning[];
}

export interface Meaning {
  readonly to: string;
  readonly confidence: number;
  readonly conversion: ProfileConversion;
  readonly reasons: readonly string[];
}

/** The suggested table of a region, with the meanings of its columns. */
export function tableOf(context: RegionContext, columns: readonly ColumnMeaning[]): SuggestedTable {
  const { grid, headerRow, firstRow, years, headings } = context.region;
  // A year before the first one is the implementation period.
  const skipped = years?.first === 0 ? 1 : 0;
  return {
    sheet: grid.sheet.name,
    isAcross: grid.isTurned,
    firstRow: firstRow + skipped - headerRow,
    firstYear: years !== undefined && years.first >= FIRST_CALENDAR_YEAR ? 1 : undefined,
    heading: headings[0],
    ...rowsToSkip(context.region),
    columns: columns
      .slice(0, PROFILE_LIMITS.columns)
      .map(({ column, meanings: [best, second] }) => suggestedColumn(context, column, best, second)),
    words: wordsOf(context, columns),
  };
}

const FIRST_CALENDAR_YEAR = 1990;

function suggestedColumn(
  { region }: RegionContext,
  { header, group, cells }: RegionColumn,
  best: Meaning | undefined,
  second: Meaning | undefined,
): SuggestedColumn {
  const isSure = best !== undefined && best.confidence >= SURE && best.confidence - (second?.confidence ?? 0) >= 0.05;
  return {
    to: best?.to,
    state: isSure ? "taken" : "question",
    candidate: {
      place: { sheet: region.grid.sheet.name, address: header.address },
      label: [group, header.value].filter((part) => part !== undefined).join(" / "),
      content: cells
        .slice(0, 3)
        .map((cell) => cell.value)
        .join("; "),
      conversion: best?.conversion ?? {},
      confidence: best?.confidence ?? 0,
      reasons: best?.reasons ?? [],
    },
    group: isRepeated(header, region) ? group : undefined,
    other: second?.to,
  };
}

/** Words of the cells for choices. */
function wordsOf({ manifest, region }: RegionContext, columns: readonly ColumnMeaning[]): readonly SuggestedWord[] {
  const { targets } = targetIndex(manifest);
  return columns.flatMap(({ column, meanings: [best] }) => {
    const target = best && targets.get(best.to);
    if (best === undefined || target === undefined) return [];
    return suggestWords(best.to, describeTarget(target).value, column.cells, region.grid.sheet.name);
  });
}

const isRepeated = (header: FlatCell, { columns }: Region): boolean =>
  columns.filter((one) => labelText(one.header.value) === labelText(header.value)).length > 1;

/** True for a measure in a hidden column: a superseded one, or one that is only out of the way. */
export const hasHiddenItem = ({ grid, columns }: Region): boolean =>
  columns.some(({ cells }) => cells.some(({ column }) => grid.sheet.isColumnHidden(column)));

/** A person looks at every column. */
export const asQuestions = (table: SuggestedTable): SuggestedTable => ({
  ...table,
  columns: table.columns.map(({ candidate, ...column }) => ({
    ...column,
    state: "question",
    candidate: { ...candidate, reasons: [...candidate.reasons, "a measure is in a hidden column"] },
  })),
});
