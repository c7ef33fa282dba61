import type { Workbook } from "exceljs";
import { dependentsSentences } from "../../diagnostics/dependents-text.js";
import { SheetPen } from "../sheet-pen.js";
import type { ResultsFinding } from "./results-content.js";
import { severityStyle, valueStyle } from "./results-styles.js";
import { setUpSheet } from "./set-up-sheet.js";
import { LIST_HEADER_ROW, writeList } from "./write-list.js";

const COLUMNS = [
  { label: "Severity", width: 12 },
  { label: "Code", width: 15 },
  { label: "Where", width: 34 },
  { label: "What is wrong", width: 56 },
  { label: "What to do", width: 66 },
] as const;

const SEVERITY_LABELS = { error: "Error", warning: "Warning" } as const;

export const FINDINGS_PURPOSE = "What was found while the project was read and calculated.";

/** The list of what was found. */
export function writeFindings(
  workbook: Workbook,
  name: string,
  findings: readonly ResultsFinding[],
  projectName: string,
): void {
  const widths = COLUMNS.map(({ width }) => width);
  const pen = new SheetPen(workbook, workbook.addWorksheet(name), widths);
  const rows = findings.map((finding) => {
    const { severity, code, place = "", message, advice } = finding;
    const said = [message, ...dependentsSentences([finding])].filter((text) => text !== "").join("\n");
    return [
      { content: SEVERITY_LABELS[severity], style: severityStyle(severity) },
      ...[code, place, said, advice].map((content) => ({ content, style: valueStyle("@", content) })),
    ];
  });
  const purpose = findings.length === 0 ? "No findings." : FINDINGS_PURPOSE;
  writeList(pen, { title: name, purpose }, COLUMNS, rows);
  setUpSheet(pen.worksheet, {
    widths,
    projectName,
    frozenRows: LIST_HEADER_ROW,
    titleRows: { first: LIST_HEADER_ROW, last: LIST_HEADER_ROW },
  });
}
