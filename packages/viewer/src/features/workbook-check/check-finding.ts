import type { InputProblem, Issue } from "@epb/engine";
import type { CellPlace, Finding } from "@epb/workbook";

/** Where an input value stands in the workbook it was read from; undefined for a value that has no cell. */
export type CellOf = (path: string) => CellPlace | undefined;

/** Projects read from JSON have no cells. */
export const NO_CELLS: CellOf = () => undefined;

/** One thing to know about a file, as the reports of the command line have it: what, where, and what to do. */
export interface CheckFinding {
  readonly code: string;
  readonly name: string;
  readonly severity: "error" | "warning";
  readonly section?: number;
  readonly sheet?: string;
  /** Cell or range of the sheet, `F17` or `B4:B31`. */
  readonly cell?: string;
  /** Where the value stands in the project's data. */
  readonly at?: string;
  readonly field?: string;
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  readonly advice: string;
}

export function fromFinding({ place, ...finding }: Finding): CheckFinding {
  const { code, name, severity, field, message, found, expected, advice } = finding;
  return {
    code,
    name,
    severity,
    ...cellFields(place),
    ...(field !== undefined && { field }),
    message,
    ...(found !== undefined && { found }),
    ...(expected !== undefined && { expected }),
    advice,
  };
}

export function fromProblem(problem: InputProblem, cellOf: CellOf): CheckFinding {
  const { code, name, at, message, found, expected, advice } = problem;
  return {
    code,
    name,
    severity: "error",
    ...cellFields(cellOf(at)),
    at,
    message,
    ...(found !== undefined && { found }),
    expected,
    advice,
  };
}

export function fromIssue(issue: Issue, cellOf: CellOf): CheckFinding {
  const { code, name, severity, section, at, message, advice } = issue;
  return { code, name, severity, section, ...cellFields(cellOf(at)), at, message, advice };
}

export function cellFields(place: CellPlace | undefined): Pick<CheckFinding, "sheet" | "cell"> {
  if (place === undefined) return {};
  return { sheet: place.sheet, ...(place.address !== undefined && { cell: place.address }) };
}
