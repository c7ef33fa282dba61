import { type Calculation, calculateProject, EngineError, type Project } from "@epb/engine";
import { inputFinding } from "./diagnostics/catalogue.js";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { fromIssue } from "./diagnostics/from-sources.js";
import { sortDiagnostics } from "./diagnostics/sort.js";
import type { Input } from "./input/read-input.js";

/** One input with everything that is known about it. */
export interface Outcome {
  readonly input: Input;
  /** Absent when the input is no project that can be calculated; a diagnostic says why. */
  readonly result?: CalculatedProject;
  /** Everything found, in the order in which a person goes through the input. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface CalculatedProject {
  readonly project: Project;
  readonly calculation: Calculation;
}

/** Checks and calculates what was read. */
export function calculateInput(input: Input): Outcome {
  const { contents, file } = input;
  if (!contents.ok) return { input, diagnostics: [contents.diagnostic] };
  const { project, diagnostics, cellOf, sheetNames, compareFigures } = contents.value;
  if (project === undefined) return { input, diagnostics: sortDiagnostics(diagnostics, sheetNames) };

  const calculation = calculateUnlessValuesAreMissing(project);
  if (calculation === undefined) {
    const finding = inputFinding("project/override-without-values", file, { at: CALCULATION_TYPE, cellOf });
    return { input, diagnostics: sortDiagnostics([...diagnostics, finding], sheetNames) };
  }
  const issues = calculation.issues.map((issue) => fromIssue(issue, file, cellOf));
  const news = issues.filter((issue) => !diagnostics.some((known) => isRefusalOf(known, issue)));
  const differences = compareFigures?.(calculation) ?? [];
  return {
    input,
    result: { project, calculation },
    diagnostics: sortDiagnostics([...diagnostics, ...news, ...differences], sheetNames),
  };
}

const CALCULATION_TYPE = "record.calculationType";

/** For the engine a project without the values it needs is a broken caller; in a file it is a mistake to be told. */
export function calculateUnlessValuesAreMissing(project: Project): Calculation | undefined {
  try {
    return calculateProject(project);
  } catch (error) {
    if (error instanceof EngineError && error.code === "calculation/override-without-values") return undefined;
    throw error;
  }
}

/** A value that was refused is missing in the calculation too; its cell has said what to do already. */
function isRefusalOf(known: Diagnostic, { sheet, cell }: Diagnostic): boolean {
  return known.severity === "error" && cell !== undefined && known.cell === cell && known.sheet === sheet;
}
