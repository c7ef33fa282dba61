import type { UploadFinding } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { filterFindings, findingsAsText, groupBySheet } from "./finding-groups.js";

const TEXT_FOR_NUMBER: UploadFinding = {
  code: "EPB-CELL-002",
  name: "cell/text-in-number-cell",
  severity: "error",
  place: { sheet: "Schedule 2a", address: "N22" },
  message: "There is text where a number belongs.",
  found: 'text "in\tcluded"',
  advice: "Enter a number.",
};
const RENAMED: UploadFinding = {
  code: "EPB-TPL-006",
  name: "template/renamed",
  severity: "warning",
  place: { sheet: "Schedule 4" },
  message: "The sheet has another name.",
  advice: "Nothing is lost.",
};
const NO_WORKBOOK: UploadFinding = {
  code: "EPB-FILE-003",
  name: "file/plain-text",
  severity: "error",
  message: "The file is text.",
  advice: "Save it as .xlsx.",
};
const ALL = [NO_WORKBOOK, TEXT_FOR_NUMBER, RENAMED, { ...TEXT_FOR_NUMBER, place: { sheet: "Schedule 2a" } }];

describe("findings of a workbook", () => {
  test("stand by sheet, in the order of the workbook", () => {
    expect(groupBySheet(ALL).map(({ sheet, findings }) => [sheet, findings.length])).toEqual([
      ["Workbook", 1],
      ["Schedule 2a", 2],
      ["Schedule 4", 1],
    ]);
  });

  test("are shown by severity", () => {
    expect(filterFindings(ALL, "warning")).toEqual([RENAMED]);
    expect(filterFindings(ALL, "all")).toHaveLength(4);
  });

  test("are copied a line each, and nothing in them breaks a line or a column", () => {
    expect(findingsAsText([TEXT_FOR_NUMBER, NO_WORKBOOK]).split("\n")).toEqual([
      'error\tEPB-CELL-002\tSchedule 2a\tN22\t\tThere is text where a number belongs.\ttext "in cluded"\t\tEnter a number.',
      "error\tEPB-FILE-003\t\t\t\tThe file is text.\t\t\tSave it as .xlsx.",
    ]);
  });
});
