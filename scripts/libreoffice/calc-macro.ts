import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CalcEdit } from "./calc-edit.js";

export const MACRO_NAME = "EditAll";

/** Edits of the macro in one workbook. */
export interface CalcJob {
  readonly source: string;
  readonly target: string;
  readonly edits: readonly CalcEdit[];
}

const quoted = (words: string): string => `"${words.replaceAll('"', '""')}"`;

/** Basic counts from 0. */
function statement(edit: CalcEdit): string {
  if (edit.do === "count days from 1904") {
    return "day.Year = 1904 : day.Month = 1 : day.Day = 1 : document.NullDate = day";
  }
  if (edit.do === "calculate") return "document.calculateAll()";
  const sheet = `document.Sheets.getByName(${quoted(edit.sheet)})`;
  switch (edit.do) {
    case "text":
      return `${sheet}.getCellRangeByName(${quoted(edit.cell)}).String = ${quoted(edit.text)}`;
    case "number":
      return `${sheet}.getCellRangeByName(${quoted(edit.cell)}).Value = ${edit.number}`;
    case "clear":
      return `${sheet}.getCellRangeByName(${quoted(edit.cell)}).String = ""`;
    case "insert rows":
      return `${sheet}.Rows.insertByIndex(${edit.at - 1}, ${edit.count})`;
    case "insert columns":
      return `${sheet}.Columns.insertByIndex(${edit.at - 1}, ${edit.count})`;
    case "remove columns":
      return `${sheet}.Columns.removeByIndex(${edit.at - 1}, ${edit.count})`;
    case "rename sheet":
      return `${sheet}.Name = ${quoted(edit.to)}`;
    case "remove sheet":
      return `document.Sheets.removeByName(${quoted(edit.sheet)})`;
    case "hide sheet":
      return `${sheet}.isVisible = False`;
    case "merge":
      return `${sheet}.getCellRangeByName(${quoted(edit.cell)}).merge(True)`;
    default:
      return edit satisfies never;
  }
}

/** A macro that runs all jobs in sequence, because LibreOffice starts more slowly than it works. */
export function calcMacro(jobs: readonly CalcJob[]): string {
  const bodies = jobs.map(({ source, target, edits }) =>
    [
      `  document = StarDesktop.loadComponentFromURL(ConvertToURL(${quoted(source)}), "_blank", 0, hidden())`,
      "  For index = 0 To document.Sheets.Count - 1",
      '    document.Sheets.getByIndex(index).unprotect("")',
      "  Next",
      ...edits.map((edit) => `  ${statement(edit)}`),
      `  document.storeToURL(ConvertToURL(${quoted(target)}), format())`,
      "  document.close(True)",
    ].join("\n"),
  );
  return [
    `Sub ${MACRO_NAME}`,
    '  Dim hidden(0) As New com.sun.star.beans.PropertyValue : hidden(0).Name = "Hidden" : hidden(0).Value = True',
    '  Dim format(0) As New com.sun.star.beans.PropertyValue : format(0).Name = "FilterName"',
    '  format(0).Value = "Calc MS Excel 2007 XML"',
    "  Dim day As New com.sun.star.util.Date",
    ...bodies,
    "End Sub",
  ].join("\n");
}

const escaped = (code: string): string => code.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Installs a macro in the user's library `Standard` of a profile: the empty module that every new profile has. */
export function installMacro(profile: string, code: string): void {
  writeFileSync(
    join(profile, "user", "basic", "Standard", "Module1.xba"),
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">\n' +
      '<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">' +
      `${escaped(code)}</script:module>`,
  );
}
