import type { WorkbookReading } from "../intake/read-located.js";
import { fromFinding } from "./from-sources.js";
import type { InputContents } from "./input-contents.js";

/** Contents of a workbook without its calculated values. */
export function contentsOfReading(
  { project, template, profileName, findings, cellOf, pathOf }: WorkbookReading,
  sheetNames: readonly string[],
  file: string,
): InputContents {
  return {
    ...(project !== undefined && { project }),
    ...(template !== undefined && { template }),
    ...(profileName !== undefined && { profileName }),
    findings: findings.map((finding) => fromFinding(finding, file)),
    cellOf,
    pathOf,
    sheetNames,
  };
}
