import { SCHEDULE_TITLES, type ScheduleId } from "@epb/engine/report";
import { jsonText } from "../../../format/json-text.js";
import { MANIFEST } from "../../../manifest-name.js";
import { ENGINE } from "../../../versions.js";
import type { DescribedInput } from "../../shared/describe-input.js";

export interface CsvFile {
  readonly schedule: ScheduleId;
  /** Beside the header. */
  readonly rows: number;
  readonly text: string;
}

/** Version of the manifest's shape. */
const MANIFEST_SCHEMA_VERSION = "1";

/** The files of a folder by their names: a table each, and a manifest. */
export function csvFolder(files: readonly CsvFile[], inputs: readonly DescribedInput[]): ReadonlyMap<string, string> {
  const manifest = {
    schemaVersion: MANIFEST_SCHEMA_VERSION,
    engine: ENGINE,
    inputs,
    files: files.map(({ schedule, rows }) => ({
      name: fileName(schedule),
      schedule,
      title: SCHEDULE_TITLES[schedule],
      rows,
    })),
  };
  return new Map([
    ...files.map(({ schedule, text }) => [fileName(schedule), text] as const),
    [MANIFEST, `${jsonText(manifest, 2)}\n`],
  ]);
}

/** `schedule-2a.csv`, `cash-flow.csv` */
const fileName = (schedule: ScheduleId): string => `${/^\d/.test(schedule) ? "schedule-" : ""}${schedule}.csv`;
