import { calculateProject, parseProject } from "@epb/engine";
import { EPB_CALCULATING_4_2_10 } from "@epb/workbook";
import { writeTemplate } from "@epb/workbook/write";
import { projectOfSize } from "./projects.js";

export interface GeneratedWorkbook {
  readonly bytes: Uint8Array;
  readonly projectJson: string;
}

/** A filled calculating workbook of a given number of measures, with every schedule written out. */
export async function workbookOfSize(measures: number): Promise<GeneratedWorkbook> {
  const projectJson = JSON.stringify(projectOfSize(measures));
  const parsed = parseProject(JSON.parse(projectJson));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const project = parsed.value;
  const bytes = await writeTemplate(EPB_CALCULATING_4_2_10, { project, calculation: calculateProject(project) });
  return { bytes, projectJson };
}
