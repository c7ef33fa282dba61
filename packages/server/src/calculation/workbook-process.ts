/**
 * The process that reads one uploaded workbook and ends: nothing of a hostile file reaches the server or another upload.
 * Its argument is the path of the file; what it found goes to its output as JSON.
 */
import { CalculationType, calculateInputs, type Project } from "@epb/engine";
import {
  type Finding,
  loadProjectFromWorkbook,
  mayHoldValues,
  suppliedValues,
  type TemplateIdentity,
} from "@epb/workbook";
import { readWorkbookFile } from "@epb/workbook/node";

/** What a workbook says. */
export interface WorkbookContents {
  /** Absent where the workbook was made from none of our templates. */
  readonly project?: Project;
  readonly template?: TemplateIdentity;
  readonly findings: readonly Finding[];
}

async function readContents(path: string): Promise<WorkbookContents> {
  const read = await readWorkbookFile(path, { wantsSheet: mayHoldValues });
  if (!read.ok) return { findings: [read.finding] };
  const contents = await loadProjectFromWorkbook(read.workbook);
  const { project, template, findings } = contents;
  if (project === undefined) return { findings };
  const identity = template === undefined ? {} : { template };
  const isSupplied = project.record.calculationType === CalculationType.Override;
  const reading = isSupplied ? contents.figures() : undefined;
  if (reading?.figureCells !== "supplied") return { project, ...identity, findings };
  const supplied = suppliedValues(reading, project, calculateInputs(project));
  return {
    project: { ...project, ...(supplied.values !== undefined && { calculatedValues: supplied.values }) },
    ...identity,
    findings: [...findings, ...reading.findings, ...supplied.findings],
  };
}

process.stdout.write(JSON.stringify(await readContents(process.argv[2] ?? "")));
