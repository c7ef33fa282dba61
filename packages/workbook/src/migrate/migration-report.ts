import { locateTemplate } from "../intake/locate-template.js";
import { readLocated } from "../intake/read-located.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { filledInputs } from "./filled-inputs.js";
import type { Migration, MigrationReport, MovedInput, TakenInput } from "./migration.js";
import { gatherUnplaced, REASON_WORDS, type UnplacedCell } from "./unplaced-cells.js";

/**
 * Result of the migration for each cell of a workbook, based on the new workbook: an input counts as moved if its new
 * cell is filled, and has no place if not.
 */
export function migrationReport(migration: Migration, written: FlatWorkbook): MigrationReport {
  const { from, to, taken, unreadable, findings } = migration;
  const identity = { kind: to.kind, version: to.version };
  const located = locateTemplate(to, written);
  const { places } = readLocated(located, written, identity, []);
  const newInputs = new Map(filledInputs(located, places).map((input) => [input.path, input.place]));
  const moved: MovedInput[] = [];
  const lost: UnplacedCell[] = [];
  const kept: MovedInput[] = [];
  const put = (input: TakenInput, placed: MovedInput[]): void => {
    const newPlace = newInputs.get(input.path);
    if (newPlace !== undefined) placed.push({ ...input, newPlace });
    else
      lost.push({
        ...input.place,
        field: input.field,
        found: input.text,
        reason: "no-cell",
        words: REASON_WORDS["no-cell"],
      });
  };
  for (const input of taken) put(input, moved);
  for (const input of unreadable) put(input, kept);
  return {
    from,
    to: identity,
    taken: moved,
    kept,
    unplaced: [...gatherUnplaced(lost), ...migration.unplaced],
    findings,
  };
}
