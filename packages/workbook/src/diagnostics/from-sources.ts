import { type InputProblem, type Issue, issuePage } from "@epb/engine";
import type { CellFinding, CellPlace } from "../findings/cell-finding.js";
import type { Finding } from "./finding.js";

/** Returns the cell of an input value in the workbook; undefined for a value without a cell. */
export type CellOf = (path: string) => CellPlace | undefined;

/** Projects read from JSON have no cells. */
export const NO_CELLS: CellOf = () => undefined;

/** @param finding - From the reader or from a server. */
export function fromFinding(finding: Omit<CellFinding, "name"> & { readonly name: string }, file: string): Finding {
  const { code, name, severity, place, field, message, found, expected, cause, corrections, suggestion, advice } =
    finding;
  return {
    code,
    name,
    severity,
    file,
    ...cellFields(place),
    ...(field !== undefined && { field }),
    message,
    ...(found !== undefined && { found }),
    ...(expected !== undefined && { expected }),
    ...(cause !== undefined && { cause }),
    ...(corrections !== undefined && { corrections }),
    ...(suggestion !== undefined && { suggestion }),
    advice,
    url: issuePage(code),
  };
}

export function fromProblem(problem: InputProblem, file: string, cellOf: CellOf): Finding {
  const { code, name, at, message, found, expected, advice } = problem;
  return {
    code,
    name,
    severity: "error",
    file,
    ...cellFields(cellOf(at)),
    at,
    message,
    ...(found !== undefined && { found }),
    expected,
    advice,
    url: issuePage(code),
  };
}

export function fromIssue(issue: Issue, file: string, cellOf: CellOf): Finding {
  const { code, name, severity, section, at, message, advice, url } = issue;
  return { code, name, severity, section, file, ...cellFields(cellOf(at)), at, message, advice, url };
}

export function cellFields(place: CellPlace | undefined): Pick<Finding, "sheet" | "cell"> {
  if (place === undefined) return {};
  return { sheet: place.sheet, ...(place.address !== undefined && { cell: place.address }) };
}
