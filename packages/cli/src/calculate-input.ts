import {
  CALCULATION_TYPE_LABELS,
  type Calculation,
  CalculationType,
  calculateProject,
  type Project,
} from "@epb/engine";
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
  const { project, diagnostics, cellOf, sheetNames } = contents.value;
  if (project === undefined) return { input, diagnostics: sortDiagnostics(diagnostics, sheetNames) };

  const unavailable = notCalculated(project.record.calculationType, file);
  if (unavailable !== undefined) {
    return { input, diagnostics: sortDiagnostics([...diagnostics, unavailable], sheetNames) };
  }
  const calculation = calculateProject(project);
  const issues = calculation.issues.map((issue) => fromIssue(issue, file, cellOf));
  const news = issues.filter((issue) => !diagnostics.some((known) => isRefusalOf(known, issue)));
  return {
    input,
    result: { project, calculation },
    diagnostics: sortDiagnostics([...diagnostics, ...news], sheetNames),
  };
}

/** A value that was refused is missing in the calculation too; its cell has said what to do already. */
function isRefusalOf(known: Diagnostic, { sheet, cell }: Diagnostic): boolean {
  return known.severity === "error" && cell !== undefined && known.cell === cell && known.sheet === sheet;
}

function notCalculated(type: CalculationType, file: string): Diagnostic | undefined {
  switch (type) {
    case CalculationType.Standard:
    case CalculationType.Legacy:
      return undefined;
    case CalculationType.Override:
    case CalculationType.Epx: {
      const found = `${type} (${CALCULATION_TYPE_LABELS[type]})`;
      return inputFinding("project/not-calculated", file, { at: "record.calculationType", found });
    }
    default:
      return type satisfies never;
  }
}
