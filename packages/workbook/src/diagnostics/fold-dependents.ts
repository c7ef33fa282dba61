import type { Calculation, InputPath, Project } from "@epb/engine";
import { FindingCauses, isTakenText, pathOfFinding } from "./causes.js";
import { traceInputs } from "./dependent-cells.js";
import type { Dependents, Finding } from "./finding.js";
import type { InputContents } from "./input-contents.js";
import { sheetRanges } from "./sheet-ranges.js";

/**
 * Findings of a calculated project, one for each cause: calculated cells and findings that follow from another finding
 * are its dependents.
 *
 * @param diagnostics - Found in the inputs and by the calculation, in the order of the list.
 * @returns The findings without those that follow from another, and with calculated cells that differ for another
 * reason.
 */
export function foldDependents(
  findings: readonly Finding[],
  contents: InputContents,
  project: Project,
  calculation: Calculation,
): readonly Finding[] {
  const { pathOf = () => undefined, figures, compareFigures, tracer } = contents;
  const { unknownInputs = [] } = project;
  const inputOf = unusedInputs(findings, calculation.calculatedValues.withheld?.inputs ?? unknownInputs, contents);
  const isCalculating = figures?.figureCells === "calculated";
  const inputs = isCalculating ? [...new Set(inputOf.values())] : [];
  const cells = traceInputs(inputs, project, calculation, tracer);
  if (isCalculating) cells.takeWithheld(figures, calculation);
  const differences = compareFigures?.(calculation, (cell) => cells.take(cell)) ?? [];

  const causes = new FindingCauses(findings, pathOf);
  const findingsOf = new Map<Finding, Finding[]>();
  const kept: Finding[] = [];
  for (const finding of findings) {
    const cause = causes.rootOf(finding);
    if (cause === undefined) kept.push(finding);
    else findingsOf.set(cause, [...(findingsOf.get(cause) ?? []), finding]);
  }
  const withDependents = kept.map((finding) => {
    const findings = findingsOf.get(finding) ?? [];
    const inputs = new Set([finding, ...findings].flatMap((one) => inputOf.get(one) ?? []));
    const figureCells = [...new Set([...inputs].flatMap((input) => cells.cellsOf(input)))];
    if (figureCells.length + findings.length === 0) return finding;
    const ranges = sheetRanges(figureCells.map(({ place }) => place));
    // The cause of an error is one.
    const severity = findings.some((one) => one.severity === "error") ? "error" : finding.severity;
    return withField({ ...finding, severity }, { calculatedCells: figureCells.length, cells: ranges, findings });
  });
  return [...withDependents, ...differences];
}

/** Diagnostics about inputs with which formulas of the workbook may calculate and we do not, with their inputs. */
function unusedInputs(
  findings: readonly Finding[],
  unusable: readonly InputPath[],
  { pathOf = () => undefined }: InputContents,
): ReadonlyMap<Finding, InputPath> {
  const unknown = new Set(unusable);
  const inputs = new Map<Finding, InputPath>();
  for (const finding of findings) {
    const path = pathOfFinding(finding, pathOf);
    if (path === undefined) continue;
    const isUnusable = finding.severity === "error" && unknown.has(path);
    if (isUnusable || isTakenText(finding)) inputs.set(finding, path);
  }
  return inputs;
}

/** The fields in the order in which JSON has them. */
function withField({ advice, url, ...before }: Finding, dependents: Dependents): Finding {
  return { ...before, dependents, advice, url };
}
