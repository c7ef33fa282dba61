import { CalculationType, findUnusableInputs } from "@epb/engine";
import { calculateKnownFigures, mayChangeFigures } from "@epb/engine/withhold";
import { newestTemplate } from "@epb/workbook";
import { writeResults, writeTables, writeTemplate } from "@epb/workbook/write";
import { projectOf } from "./read-task.js";
import { Refusal } from "./refusal.js";
import type { ReportTask } from "./report-tasks.js";
import { templateOf } from "./template-of.js";
import { withNamedInputs } from "./withheld-cells.js";

type TaskOf<Kind extends ReportTask["kind"]> = Extract<ReportTask, { kind: Kind }>;

/** A workbook to read and print: schedules, issues, and explanations of figures. */
export function resultsWorkbook({ project: text, kept }: TaskOf<"resultsWorkbook">): Promise<Uint8Array> {
  const project = projectOf(text);
  const calculation = calculateKnownFigures(project);
  const issues = calculation.issues.map(({ at, ...issue }) => ({ ...issue, place: at }));
  return writeResults({ project, calculation, findings: [...issues, ...kept] });
}

/** A workbook with formulas, which calculates in a spreadsheet program (0043). */
export async function formulaWorkbook({ project: text }: TaskOf<"formulaWorkbook">): Promise<Uint8Array> {
  const project = projectOf(text);
  if (project.record.calculationType === CalculationType.Override) {
    throw new Refusal(
      "export/no-formulas",
      "The figures of an Override project are supplied, so they have no formulas. Choose the workbook of results.",
    );
  }
  const { issues } = findUnusableInputs(project, mayChangeFigures);
  if (issues.length > 0) {
    throw new Refusal(
      "export/inputs-unusable",
      "Formulas would show wrong figures, because the project has inputs that cannot be used. Correct the listed inputs, or choose the workbook of results.",
      issues,
    );
  }
  return writeTemplate(templateOf(project), { project, calculation: calculateKnownFigures(project) });
}

export function tablesWorkbook({ title, tables }: TaskOf<"tablesWorkbook">): Promise<Uint8Array> {
  return writeTables(title, tables.map(withNamedInputs));
}

/** A template to fill in. */
export function blankWorkbook({ template }: TaskOf<"blankWorkbook">): Promise<Uint8Array> {
  return writeTemplate(newestTemplate(template));
}
