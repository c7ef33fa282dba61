import type { Calculation, InputPath, Project } from "@epb/engine";
import { FindingCauses, isTakenText, pathOfDiagnostic } from "./causes.js";
import { traceInputs } from "./dependent-cells.js";
import type { Dependents, Diagnostic } from "./diagnostic.js";
import type { InputContents } from "./input-contents.js";
import { sheetRanges } from "./sheet-ranges.js";

/**
 * The diagnostics of a calculated project, one for each cause: calculated cells and findings that follow from another
 * finding are its dependents.
 *
 * @param diagnostics - Found in the inputs and by the calculation, in the order of the list.
 * @returns The same without those that follow from another, and with calculated cells that differ for another reason.
 */
export function foldDependents(
  diagnostics: readonly Diagnostic[],
  contents: InputContents,
  project: Project,
  calculation: Calculation,
): readonly Diagnostic[] {
  const { pathOf = () => undefined, figures, compareFigures, tracer } = contents;
  const { unknownInputs = [] } = project;
  const inputOf = unusedInputs(diagnostics, calculation.calculatedValues.withheld?.inputs ?? unknownInputs, contents);
  const isCalculating = figures?.figureCells === "calculated";
  const inputs = isCalculating ? [...new Set(inputOf.values())] : [];
  const cells = traceInputs(inputs, project, calculation, tracer);
  if (isCalculating) cells.takeWithheld(figures, calculation);
  const differences = compareFigures?.(calculation, (cell) => cells.take(cell)) ?? [];

  const causes = new FindingCauses(diagnostics, unknownInputs, pathOf);
  const findingsOf = new Map<Diagnostic, Diagnostic[]>();
  const kept: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const cause = causes.rootOf(diagnostic);
    const isGraver = cause?.severity === "warning" && diagnostic.severity === "error";
    if (cause === undefined || isGraver) kept.push(diagnostic);
    else findingsOf.set(cause, [...(findingsOf.get(cause) ?? []), diagnostic]);
  }
  const withDependents = kept.map((diagnostic) => {
    const input = inputOf.get(diagnostic);
    const ofInput = input === undefined ? [] : cells.cellsOf(input);
    const findings = findingsOf.get(diagnostic) ?? [];
    if (ofInput.length + findings.length === 0) return diagnostic;
    const ranges = sheetRanges(ofInput.map(({ place }) => place));
    return withField(diagnostic, { calculatedCells: ofInput.length, cells: ranges, findings });
  });
  return [...withDependents, ...differences];
}

/** Diagnostics about inputs with which formulas of the workbook may calculate and we do not, with their inputs. */
function unusedInputs(
  diagnostics: readonly Diagnostic[],
  unusable: readonly InputPath[],
  { pathOf = () => undefined }: InputContents,
): ReadonlyMap<Diagnostic, InputPath> {
  const unknown = new Set(unusable);
  const inputs = new Map<Diagnostic, InputPath>();
  for (const diagnostic of diagnostics) {
    const path = pathOfDiagnostic(diagnostic, pathOf);
    if (path === undefined) continue;
    const isUnusable = diagnostic.severity === "error" && unknown.has(path);
    if (isUnusable || isTakenText(diagnostic)) inputs.set(diagnostic, path);
  }
  return inputs;
}

/** The fields in the order in which JSON has them. */
function withField({ advice, url, ...before }: Diagnostic, dependents: Dependents): Diagnostic {
  return { ...before, dependents, advice, url };
}
