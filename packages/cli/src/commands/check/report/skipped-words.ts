import { countOf, formatCount } from "./file-words.js";
import { SKIP_REASONS, type Skipped, type SkipReason } from "./skipped-files.js";

/** One file of a reason, and several. */
const NOUNS: Readonly<Record<SkipReason, readonly [one: string, several: string]>> = {
  "not-a-project": ["JSON file that is not a project", "JSON files that are not projects"],
  "own-output": ["output file of epb", "output files of epb"],
  "other-format": [
    "spreadsheet in a format that epb does not read (save it as .xlsx)",
    "spreadsheets in formats that epb does not read (save them as .xlsx)",
  ],
  "lock-file": ["lock file of an open workbook", "lock files of open workbooks"],
  hidden: ["hidden file", "hidden files"],
  settings: ["settings file of epb", "settings files of epb"],
  "no-input": ["file of another type", "files of other types"],
  unchanged: ["unchanged file", "unchanged files"],
  "other-shard": ["file of another shard", "files of other shards"],
};

/** More names make the line too long to read. The JSON report has all. */
const MOST_NAMES = 5;

/** Description of a skipped file, such as "hidden file". */
export const skippedNoun = (reason: SkipReason): string => NOUNS[reason][0];

/** Skipped files, one line for each reason; empty if no file was skipped. */
export function skippedLines({ byReason, files, folders }: Skipped): readonly string[] {
  const reasons = SKIP_REASONS.filter((reason) => byReason[reason] > 0);
  return [
    ...reasons.map((reason) => {
      const names = files.filter((skipped) => skipped.reason === reason).map(({ file }) => file);
      const count = byReason[reason];
      return `Skipped ${formatCount(count)} ${NOUNS[reason][count === 1 ? 0 : 1]}${listOf(names)}.`;
    }),
    ...(folders.length === 0 ? [] : [`Did not search ${countOf(folders.length, "folder")}${listOf(folders)}.`]),
  ];
}

const listOf = (names: readonly string[]): string => (names.length === 0 ? "" : `: ${namesText(names)}`);

/** Names with commas; of many, the first ones and how many more. */
export function namesText(names: readonly string[]): string {
  const more = names.length > MOST_NAMES ? [`${formatCount(names.length - MOST_NAMES)} more`] : [];
  return [...names.slice(0, MOST_NAMES), ...more].join(", ");
}
