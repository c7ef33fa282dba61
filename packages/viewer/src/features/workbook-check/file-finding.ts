import { CHECK_FILE_FINDINGS } from "../../texts/check-finding-texts.js";
import { type CellOf, type CheckFinding, cellFields } from "./check-finding.js";

export type FileFindingName = keyof typeof CHECK_FILE_FINDINGS;

interface FileFindingDetails extends Pick<CheckFinding, "at" | "found" | "expected"> {
  readonly cellOf?: CellOf;
}

/** What keeps a file from being read or calculated before any workbook or project is there. */
export function fileFinding(
  name: FileFindingName,
  { at, found, expected, cellOf }: FileFindingDetails = {},
): CheckFinding {
  const { code, message, advice } = CHECK_FILE_FINDINGS[name];
  return {
    code,
    name,
    severity: "error",
    ...(at !== undefined && { ...cellFields(cellOf?.(at)), at }),
    message,
    ...(found !== undefined && { found }),
    ...(expected !== undefined && { expected }),
    advice,
  };
}
