import type { InputPath } from "@epb/engine";
import type { CellPlace } from "../findings/cell-finding.js";
import type { Finding } from "./finding.js";

/** The input that a cell holds. */
export type PathOf = (place: CellPlace) => InputPath | undefined;

/** The input that a diagnostic is about, or the list to which its row belongs. */
export function pathOfFinding({ at, sheet, cell }: Finding, pathOf: PathOf): InputPath | undefined {
  if (at !== undefined) return at;
  return sheet === undefined || cell === undefined ? undefined : pathOf({ sheet, address: cell });
}

/** Findings about texts that the reader takes for a number or a day; formulas of a spreadsheet may not. */
const TAKEN_TEXTS: ReadonlySet<string> = new Set(["cell/number-as-text", "cell/date-as-text"]);

/** Whether the reader takes the cell of a finding for a value that formulas of the workbook may leave out. */
export const isTakenText = ({ name }: Finding): boolean => TAKEN_TEXTS.has(name);

/**
 * Finds the diagnostic from which another follows. It is a mistake of its own wherever there is doubt.
 *
 * - What the calculation says about an item of a list may be due to a row of the list that could not be assigned.
 * - A row names a number that no measure has, because the number of its measure is also that of another, or as another row
 *   of the same measure does.
 */
export class FindingCauses {
  readonly #unassignedRows: Map<InputPath, Finding> = new Map();
  readonly #repeatedNumbers: Map<InputPath, Finding> = new Map();
  readonly #differingNumbers: Map<InputPath, Finding> = new Map();
  readonly #pathOf: PathOf;

  constructor(findings: readonly Finding[], unknownInputs: readonly InputPath[], pathOf: PathOf) {
    this.#pathOf = pathOf;
    const unknown = new Set(unknownInputs);
    for (const finding of findings) {
      const path = pathOfFinding(finding, pathOf);
      if (path === undefined) continue;
      if (finding.section === undefined && finding.severity === "error" && isList(path) && unknown.has(path))
        addFirst(this.#unassignedRows, path, finding);
      if (finding.name === "cell/duplicate-measure-number") addFirst(this.#repeatedNumbers, itemOf(path), finding);
      if (finding.name === NUMBER_DIFFERS) addFirst(this.#differingNumbers, itemOf(path), finding);
    }
  }

  /** The diagnostic at the end of the chain of causes; undefined for one that follows from no other. */
  rootOf(finding: Finding): Finding | undefined {
    const cause = this.#causeOf(finding);
    return cause === undefined ? undefined : (this.rootOf(cause) ?? cause);
  }

  #causeOf(finding: Finding): Finding | undefined {
    const path = pathOfFinding(finding, this.#pathOf);
    if (path === undefined) return undefined;
    const others = (causes: ReadonlyMap<InputPath, Finding>, key: InputPath): Finding | undefined => {
      const cause = causes.get(key);
      return cause === finding ? undefined : cause;
    };
    if (finding.name === NUMBER_DIFFERS) {
      return this.#repeatedNumbers.get(itemOf(path)) ?? others(this.#differingNumbers, itemOf(path));
    }
    if (finding.section === undefined) return undefined;
    return this.#unassignedRows.get(listOf(path));
  }
}

const NUMBER_DIFFERS = "cell/measure-number-differs";

function addFirst(causes: Map<InputPath, Finding>, path: InputPath, finding: Finding): void {
  if (!causes.has(path)) causes.set(path, finding);
}

const isList = (path: InputPath): boolean => !path.includes(".") && !path.includes("[");
const listOf = (path: InputPath): InputPath => path.split("[", 1)[0] ?? path;
/** `ecms[uuid=a].ecmNumber` to `ecms[uuid=a]` */
const itemOf = (path: InputPath): InputPath => path.replace(/\]\.\w+$/, "]");
