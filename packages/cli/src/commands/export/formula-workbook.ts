import { CalculationType, ProjectType } from "@epb/engine";
import { newestTemplate } from "@epb/workbook";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { writeTemplate } from "@epb/workbook/write";
import { leftOut } from "../../project/template-fit.js";
import type { Exported } from "./exported.js";

/** A workbook with formulas in its calculated cells: a spreadsheet program can recalculate it (0043). */
export async function formulaWorkbook(result: CalculatedProject): Promise<Exported> {
  const { record } = result.project;
  if (record.calculationType === CalculationType.Override) {
    return {
      ok: false,
      why: "is an Override project: its figures are supplied and have no formulas. Export the project to csv or html.",
    };
  }
  const isExpress = record.calculationType === CalculationType.Epx || record.projectType === ProjectType.Epx;
  const manifest = newestTemplate(isExpress ? "epx" : "epb-calculating");
  const missing = leftOut(result.project, manifest);
  return {
    ok: true,
    contents: await writeTemplate(manifest, result),
    ...(missing !== undefined && { leftOut: missing }),
  };
}
