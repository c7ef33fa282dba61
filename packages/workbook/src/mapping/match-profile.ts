import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import type { Profile } from "./profile.js";
import { labelText } from "./sheet-grid.js";

/** Profiles that match a workbook. A profile without conditions matches none, and applies only where it is named. */
export const matchingProfiles = (workbook: FlatWorkbook, profiles: readonly Profile[]): readonly Profile[] =>
  profiles.filter((profile) => matches(workbook, profile));

function matches(workbook: FlatWorkbook, { matches: { sheets = [], labels = [], names = [] } }: Profile): boolean {
  if (sheets.length + labels.length + names.length === 0) return false;
  return (
    sheets.every((name) => workbook.sheet(name) !== undefined) &&
    names.every((name) => workbook.definedName(name) !== undefined) &&
    labels.every(({ sheet, text }) => hasText(workbook, sheet, text))
  );
}

function hasText(workbook: FlatWorkbook, sheetName: string | undefined, text: string): boolean {
  const wanted = labelText(text);
  const named = sheetName === undefined ? undefined : workbook.sheet(sheetName);
  const sheets = sheetName === undefined ? workbook.sheets : named === undefined ? [] : [named];
  return sheets.some((sheet) =>
    [...sheet.cells()].some(({ type, value }) => type === "text" && labelText(value) === wanted),
  );
}
