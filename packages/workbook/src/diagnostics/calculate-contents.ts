import { type Calculation, calculateProject, EngineError, ONE_LINE, type Project } from "@epb/engine";
import { capFindings } from "./cap-findings.js";
import type { Finding } from "./finding.js";
import { foldDependents } from "./fold-dependents.js";
import { fromIssue, NO_CELLS } from "./from-sources.js";
import type { InputContents } from "./input-contents.js";
import { inputFinding } from "./input-finding.js";
import { sortFindings } from "./sort-findings.js";
import { type UnknownInput, unknownInputs } from "./unknown-inputs.js";
import { withSuggestion } from "./with-suggestion.js";

/** Calculation and findings of a file's contents. */
export interface CalculatedContents {
  /** Absent if the file has no project that can be calculated; a finding gives the reason. */
  readonly result?: CalculatedProject;
  /** One for each cause, errors first, in the order of the file. */
  readonly findings: readonly Finding[];
}

export interface CalculatedProject {
  readonly project: Project;
  readonly calculation: Calculation;
  /** Inputs that cannot be used and for which figures are withheld; absent if there are no such inputs. */
  readonly unknownInputs?: readonly UnknownInput[];
}

/** Checks and calculates the contents of a file. */
export function calculateContents(contents: InputContents, file: string): CalculatedContents {
  const { project, findings, cellOf, sheetNames, tracer, profileName } = contents;
  const inOrder = (found: readonly Finding[]): readonly Finding[] =>
    sortFindings(capFindings(sortFindings(found, sheetNames), file), sheetNames);
  if (project === undefined) return { findings: inOrder(findings) };
  const { name } = project.record;
  const names = ONE_LINE.test(name) ? [] : [inputFinding("project/name-unseen", file, { at: NAME, cellOf })];
  const calculation = calculateUnlessValuesAreMissing(project, tracer?.calculate);
  if (calculation === undefined) {
    const finding = inputFinding("project/override-without-values", file, { at: CALCULATION_TYPE, cellOf });
    return { findings: inOrder([...findings, finding]) };
  }
  // The workbook reader has reported each cell that cannot be read.
  const unread = cellOf === NO_CELLS ? undefined : "inputs/unreadable";
  const issues = calculation.issues
    .filter(({ name }) => name !== unread)
    .map((issue) => {
      const finding = fromIssue(issue, file, cellOf);
      // A cell of a form can have another unit than the value.
      return profileName === undefined ? withSuggestion(finding, project) : finding;
    });
  const news = issues.filter((issue) => !findings.some((known) => isRefusalOf(known, issue)));
  // The cause is the first finding of its chain, so that people see it before the findings that depend on it.
  const found = sortFindings([...findings, ...names, ...news], sheetNames);
  const unknown = unknownInputs(project, calculation, cellOf, tracer);
  return {
    result: { project, calculation, ...(unknown.length > 0 && { unknownInputs: unknown }) },
    findings: inOrder(foldDependents(found, contents, project, calculation)),
  };
}

const CALCULATION_TYPE = "record.calculationType";
const NAME = "record.name";

/**
 * For the engine, a project without required values is a defect of the caller; in a file, it is a mistake to report.
 */
export function calculateUnlessValuesAreMissing(
  project: Project,
  calculate: (project: Project) => Calculation = calculateProject,
): Calculation | undefined {
  try {
    return calculate(project);
  } catch (error) {
    if (error instanceof EngineError && error.code === "calculation/override-without-values") return undefined;
    throw error;
  }
}

/** A refused value is also missing in the calculation; the finding of its cell has already said so. */
function isRefusalOf(known: Finding, { sheet, cell }: Finding): boolean {
  return known.severity === "error" && cell !== undefined && known.cell === cell && known.sheet === sheet;
}
