import type { CatalogueEntry } from "./catalogue-entry.js";

export type MappingFindingName =
  | "mapping/path-unknown"
  | "mapping/place-missing"
  | "mapping/label-repeated"
  | "mapping/table-missing"
  | "mapping/column-missing"
  | "mapping/entry-invalid"
  | "mapping/growth-unusable"
  | "mapping/several-profiles"
  | "mapping/profile-invalid";

/** Findings about forms that a profile reads. */
export const MAPPING_FINDINGS: Readonly<Record<MappingFindingName, CatalogueEntry>> = {
  "mapping/path-unknown": {
    code: "EPB-MAP-001",
    severity: "error",
    message: "The profile names an input that does not exist.",
    advice: "Correct the path in the profile. docs/inputs.md lists the paths of all inputs.",
  },
  "mapping/place-missing": {
    code: "EPB-MAP-002",
    severity: "error",
    message: "The workbook does not have a cell that the profile names.",
    advice:
      "Restore the label or the name in the workbook, or correct the place in the profile. The input is unknown until then.",
  },
  "mapping/table-missing": {
    code: "EPB-MAP-003",
    severity: "error",
    message: "The workbook does not have a table that the profile names.",
    advice:
      "Restore the sheet and the headers of the table, or correct the table in the profile. The inputs of the table are unknown until then.",
  },
  "mapping/column-missing": {
    code: "EPB-MAP-004",
    severity: "error",
    message: "The table does not have a column that the profile names.",
    advice:
      "Restore the header of the column, or correct the header in the profile. The inputs of the column are unknown until then.",
  },
  "mapping/label-repeated": {
    code: "EPB-MAP-007",
    severity: "error",
    message: "The sheet has a label of the profile several times.",
    advice: "In the profile, give the number of the right label as its occurrence. The input is unknown until then.",
  },
  "mapping/entry-invalid": {
    code: "EPB-MAP-008",
    severity: "error",
    message: "An entry of the mapping cannot be used.",
    advice:
      "Correct the entry in the workbook of the mapping: a cell as Sheet!D9, an input or choice of the list, a factor as a decimal, and either a cell or a value.",
  },
  "mapping/growth-unusable": {
    code: "EPB-MAP-009",
    severity: "error",
    message: "The rate of growth of a yearly amount cannot be used.",
    advice:
      "Enter a rate from -100% to 100% in the cell, or correct the growth in the profile. The amounts after the first year are unknown until then.",
  },
  "mapping/several-profiles": {
    code: "EPB-MAP-005",
    severity: "error",
    message: "Several profiles match the workbook.",
    advice: "Name the right profile with --profile, or make the conditions of the profiles stricter.",
  },
  "mapping/profile-invalid": {
    code: "EPB-MAP-006",
    severity: "error",
    message: "The profile cannot be read.",
    advice: "Correct the profile. `epb schema profile` prints its format.",
  },
};
