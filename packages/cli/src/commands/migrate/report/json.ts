import type { CellPlace, MovedInput } from "@epb/workbook";
import { cellFields } from "@epb/workbook/diagnostics";
import { jsonText } from "../../../format/json-text.js";
import { OUTPUT_KIND } from "../../../output-kinds.js";
import { ENGINE } from "../../../versions.js";
import type { Moved } from "./moved.js";

const SCHEMA_VERSION = "1";

/** The move for programs: every value with its old and its new cell, and everything without a place. */
export function migrationJson({ file, output, report, findings, unknownInputs }: Moved): string {
  const data = {
    kind: OUTPUT_KIND.workbookMigration,
    schemaVersion: SCHEMA_VERSION,
    engine: ENGINE,
    from: { file, template: report.from },
    to: { file: output, template: report.to },
    taken: report.taken.map(movedData),
    kept: report.kept.map(movedData),
    unplaced: report.unplaced.map(({ place, field, count, found, reason, words }) => ({
      ...cell(place),
      ...(field !== undefined && { field }),
      count,
      ...(found !== undefined && { found }),
      reason,
      words,
    })),
    // The new workbook has no formulas because of them.
    ...(unknownInputs.length > 0 && { withheld: { inputs: unknownInputs } }),
    issues: findings,
  };
  return `${jsonText(data, 2)}\n`;
}

const movedData = ({ path, field, place, newPlace, foundBy, text }: MovedInput): object => ({
  at: path,
  field,
  found: text,
  from: cell(place),
  to: cell(newPlace),
  foundBy,
});

const cell = (place: CellPlace): object => cellFields(place);
