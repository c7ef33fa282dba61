import type { FollowingFinding, UploadFinding } from "@epb/contract";
import type { Project } from "@epb/engine";
import { loadProjectFromWorkbook, mayHoldValues, type TemplateIdentity } from "@epb/workbook";
import {
  calculateContents,
  contentsWithFigures,
  type Finding,
  fromFinding,
  type InputContents,
} from "@epb/workbook/diagnostics";
import { readWorkbookFile } from "@epb/workbook/node";
import { TRACER } from "@epb/workbook/tracing";

/** What a workbook says. */
export interface WorkbookContents {
  /** Absent where the workbook was made from none of our templates. */
  readonly project?: Project;
  readonly template?: TemplateIdentity;
  /** Those that `epb check` and the check page have for the file, in the same order. */
  readonly findings: readonly UploadFinding[];
}

/** Findings of an upload do not name the file: there is one. */
const FILE = "";

/** Reads, checks, and calculates one workbook as `epb check` does. */
export async function readWorkbookContents(path: string): Promise<WorkbookContents> {
  const read = await readWorkbookFile(path, { wantsSheet: mayHoldValues });
  if (!read.ok) return { findings: [uploadFinding(fromFinding(read.finding, FILE))] };
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  const contents = contentsWithFigures(await loadProjectFromWorkbook(read.workbook), sheetNames, FILE, TRACER);
  const { project, template } = contents;
  const { findings } = calculateContents(contents, FILE);
  return {
    ...(project !== undefined && { project }),
    ...(template !== undefined && { template }),
    findings: findings.map((finding) => uploadFinding(finding, contents.pathOf)),
  };
}

type PathOf = InputContents["pathOf"];

/** With the input that its cell holds. */
function uploadFinding(finding: Finding, pathOf?: PathOf): UploadFinding {
  const { dependents, sheet, cell, at } = finding;
  const path = at ?? (sheet === undefined || cell === undefined ? undefined : pathOf?.({ sheet, address: cell }));
  return {
    ...followingFinding(finding),
    ...(path !== undefined && { at: path }),
    ...(dependents !== undefined && {
      dependents: { ...dependents, findings: dependents.findings.map(followingFinding) },
    }),
  };
}

function followingFinding({ file: _, sheet, cell, dependents: __, ...finding }: Finding): FollowingFinding {
  const place = sheet === undefined ? undefined : { sheet, ...(cell !== undefined && { address: cell }) };
  return { ...finding, ...(place !== undefined && { place }) };
}
