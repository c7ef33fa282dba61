import type { FollowingFinding, UploadFinding } from "@epb/contract";
import type { Project } from "@epb/engine";
import { type CellPlace, loadProjectFromWorkbook, mayHoldValues, type TemplateIdentity } from "@epb/workbook";
import {
  calculateContents,
  contentsWithFigures,
  type Finding,
  fromFinding,
  type InputContents,
} from "@epb/workbook/diagnostics";
import { TRACER } from "@epb/workbook/tracing";
import { openWorkbook, type UploadedFile } from "./open-workbook.js";

/** Contents of a workbook. */
export interface WorkbookContents {
  /** Absent if the workbook does not come from one of our templates. */
  readonly project?: Project;
  readonly template?: TemplateIdentity;
  /** The findings of `epb check` and the check page for the file, in the same order. */
  readonly findings: readonly UploadFinding[];
}

/** Findings of an upload do not name the file, because there is only one. */
const FILE = "";

/** Reads, checks, and calculates one workbook as `epb check` does. */
export async function readWorkbookContents(file: UploadedFile): Promise<WorkbookContents> {
  const read = await openWorkbook(file, { wantsSheet: mayHoldValues });
  if (!read.ok) return { findings: [uploadFinding(fromFinding(read.finding, FILE))] };
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  return presentContents(contentsWithFigures(await loadProjectFromWorkbook(read.workbook), sheetNames, FILE, TRACER));
}

/** Calculates contents, and gives every finding the input of its cell. */
export function presentContents(contents: InputContents): WorkbookContents {
  const { project, template } = contents;
  const { findings } = calculateContents(contents, FILE);
  const pathOf = (place: CellPlace): string | undefined => contents.pathOf?.(place) ?? unknownInputAt(place, contents);
  return {
    ...(project !== undefined && { project }),
    ...(template !== undefined && { template }),
    findings: findings.map((finding) => uploadFinding(finding, pathOf)),
  };
}

type PathOf = NonNullable<InputContents["pathOf"]>;

/** Of a form, only the cells of unknown inputs are found. */
function unknownInputAt({ sheet, address }: CellPlace, { project, cellOf }: InputContents): string | undefined {
  return project?.unknownInputs?.find((path) => {
    const cell = cellOf(path);
    return cell?.sheet === sheet && cell.address === address;
  });
}

/** Adds the input of the cell to a finding. */
function uploadFinding(finding: Finding, pathOf: PathOf = () => undefined): UploadFinding {
  const { dependents, sheet, cell, at } = finding;
  const path = at ?? (sheet === undefined || cell === undefined ? undefined : pathOf({ sheet, address: cell }));
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
