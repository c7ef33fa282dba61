import { issuePage, type ProjectUpgrade } from "@epb/engine";
import type { FindingSeverity } from "../findings/catalogue-entry.js";
import type { Finding } from "./finding.js";
import { type CellOf, cellFields } from "./from-sources.js";

interface CatalogueEntry {
  readonly code: string;
  /** An error where absent. */
  readonly severity?: FindingSeverity;
  /** The problem, in one sentence that ends with a period. */
  readonly message: string;
  /** Next step for the person. */
  readonly advice: string;
}

export type InputFindingName =
  | "input/missing"
  | "input/folder"
  | "input/not-permitted"
  | "input/cannot-open"
  | "input/too-large"
  | "input/takes-too-long"
  | "input/more-findings"
  | "input/not-utf8"
  | "input/not-json"
  | "input/nested-too-deep"
  | "input/duplicate-key"
  | "input/not-a-project"
  | "project/override-without-values"
  | "project/upgraded"
  | "project/name-unseen"
  | "waiver/file-unreadable"
  | "waiver/incomplete"
  | "waiver/expired"
  | "waiver/unmatched"
  | "waiver/not-possible"
  | "program/fault"
  | "result/not-a-result";

/** Texts of findings about an input file, before a workbook or a project exists. Codes are never reused. */
export const INPUT_CATALOGUE: Readonly<Record<InputFindingName, CatalogueEntry>> = {
  "input/missing": {
    code: "EPB-CLI-001",
    message: "This file does not exist.",
    advice: "Check the spelling, the extension, and the folder.",
  },
  "input/folder": {
    code: "EPB-CLI-002",
    message: "This is a folder, not a file.",
    advice: "Give the files in the folder, for example with a pattern: FOLDER/*.xlsx.",
  },
  "input/not-permitted": {
    code: "EPB-CLI-003",
    message: "You do not have permission to read this file.",
    advice: "Ask the owner for permission to read the file, or for a copy.",
  },
  "input/cannot-open": {
    code: "EPB-CLI-004",
    message: "The file cannot be opened.",
    advice: "Close the file in other programs, check the disk or network drive, and try again.",
  },
  "input/too-large": {
    code: "EPB-CLI-005",
    message: "The file is too large.",
    advice: "Check that the file is a project or a workbook. A project with 1,000 measures takes a few megabytes.",
  },
  "input/takes-too-long": {
    code: "EPB-CLI-042",
    message: "Reading and checking the file takes too long.",
    advice:
      "If the drive is slow, copy the file to this computer. Delete blank rows and sheets that the project does not need. Allow a large file more time with --timeout SECONDS.",
  },
  "input/more-findings": {
    code: "EPB-CLI-044",
    message: "Further findings of this type are not listed.",
    advice: "Correct the listed findings, and check the file again.",
  },
  "input/not-utf8": {
    code: "EPB-CLI-006",
    message: "The file is not text in UTF-8.",
    advice: "Save the file in the encoding UTF-8.",
  },
  "input/not-json": {
    code: "EPB-CLI-007",
    message: "The file is not valid JSON.",
    advice: "Correct the named place. A common cause is a missing quotation mark or an extra comma.",
  },
  "input/nested-too-deep": {
    code: "EPB-CLI-008",
    message: "The JSON has too many nested levels.",
    advice: "No project has so many levels. Do not trust the file, and ask the sender for the original.",
  },
  "input/duplicate-key": {
    code: "EPB-CLI-041",
    message: "A field appears twice in one object.",
    advice: "Delete one of the two fields. Programs disagree about which field to read.",
  },
  "input/not-a-project": {
    code: "EPB-CLI-046",
    message: "The file is JSON, but it is not a project.",
    advice:
      "Choose a project file, which has the members record and data. `epb schema project` describes the format. For a result of epb calc, use epb verify.",
  },
  // EPB-CLI-009 said that a calculation type was not calculated.
  "project/override-without-values": {
    code: "EPB-CLI-010",
    message: "Project set to Override but no calculated values provided",
    advice:
      "Supply the figures with the project (in the cells of calculated values of a non-calculating workbook, or as calculatedValues in JSON), or choose the calculation type Standard to calculate them.",
  },
  "project/upgraded": {
    code: "EPB-CLI-043",
    severity: "warning",
    message: "The project has an older version and was upgraded during reading. The file did not change.",
    advice: "Check the added values. epb migrate FILE -o COPY saves the upgraded project.",
  },
  "project/name-unseen": {
    code: "EPB-CLI-045",
    severity: "warning",
    message: "The project name has invisible characters or a line break.",
    advice:
      "Type the name again. Such characters come from copied text. With such characters, different names look the same, and the web platform refuses the name.",
  },
  "waiver/file-unreadable": {
    code: "EPB-CLI-047",
    message: "The waiver file cannot be read.",
    advice:
      "Correct the file, or delete it. `epb schema waivers` describes the format. Until then, no waiver of the file applies.",
  },
  "waiver/incomplete": {
    code: "EPB-CLI-048",
    message: "A waiver is incomplete or has a wrong entry. The waiver does not apply.",
    advice:
      "A waiver names a code, a cell or a path, a reason, a person, and an end date. `epb schema waivers` describes the format.",
  },
  "waiver/expired": {
    code: "EPB-CLI-049",
    severity: "warning",
    message: "A waiver has expired. The waived finding counts again.",
    advice: "Correct the finding, or ask the person who accepted it for a new end date.",
  },
  "waiver/unmatched": {
    code: "EPB-CLI-050",
    severity: "warning",
    message: "A waiver matches no finding.",
    advice:
      "Delete the waiver if the finding was corrected. If not, correct the code and the cell or path of the waiver.",
  },
  "waiver/not-possible": {
    code: "EPB-CLI-051",
    severity: "warning",
    message: "A waiver does not apply, because the waived finding prevents the calculation.",
    advice: "Correct the finding, and delete the waiver.",
  },
  "program/fault": {
    code: "EPB-CLI-021",
    message: "epb failed while it processed this file.",
    advice:
      "This is an internal error, not a problem in your file. Report the error with the lines that epb printed, and with the file if you can share the file.",
  },
  "result/not-a-result": {
    code: "EPB-CLI-030",
    message: "The file is not a saved result of epb.",
    advice: "`epb verify` needs a saved result: epb calc project.xlsx --format json -o result.json.",
  },
};

/** Builds the finding about a file from which no workbook or project was read, or none that can be calculated. */
export function inputFinding(
  name: InputFindingName,
  file: string,
  details: Pick<Finding, "at" | "found" | "expected"> & { readonly cellOf?: CellOf } = {},
): Finding {
  const { code, severity = "error", message, advice } = INPUT_CATALOGUE[name];
  const { at, found, expected, cellOf } = details;
  return {
    code,
    name,
    severity,
    file,
    ...(at !== undefined && cellFields(cellOf?.(at))),
    ...(at !== undefined && { at }),
    message,
    ...(found !== undefined && { found }),
    ...(expected !== undefined && { expected }),
    advice,
    url: issuePage(code),
  };
}

/** Builds the warning about a project that was upgraded during reading. */
export function upgradeFinding({ from, to, filledIn }: ProjectUpgrade, file: string): Finding {
  return inputFinding("project/upgraded", file, {
    at: "record.version",
    found: from,
    expected: filledIn.length === 0 ? to : `${to}; filled in: ${filledIn.join(", ")}`,
  });
}
