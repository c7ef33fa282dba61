import { dependentsSentences, type Finding } from "@epb/workbook/diagnostics";
import { csvOf } from "../../format/csv.js";

const COLUMNS = [
  ...(["file", "severity", "code", "sheet", "cell", "at", "field", "message", "found", "expected", "advice"] as const),
] satisfies readonly (keyof Finding)[];

/** A row for each finding, of one file or of many. */
export const csvOfFindings = (findings: readonly Finding[]): string =>
  csvOf([[...COLUMNS, "follows"], ...findings.map(recordOf)]);

const recordOf = (finding: Finding): readonly (string | undefined)[] => [
  ...COLUMNS.map((name) => finding[name]),
  dependentsSentences([finding]).join(" "),
];
