import type { InputPath } from "@epb/engine";
import type { CellPlace } from "../findings/cell-finding.js";
import type { Finding } from "./finding.js";

/** Returns the input that a cell holds. */
export type PathOf = (place: CellPlace) => InputPath | undefined;

/** The input that a finding is about, or the list to which its row belongs. */
export function pathOfFinding({ at, sheet, cell }: Finding, pathOf: PathOf): InputPath | undefined {
  if (at !== undefined) return at;
  return sheet === undefined || cell === undefined ? undefined : pathOf({ sheet, address: cell });
}

/** Findings about texts that the reader interprets as a number or a day; formulas of a spreadsheet may not. */
const TAKEN_TEXTS: ReadonlySet<string> = new Set([
  "cell/number-as-text",
  "cell/quantity-with-unit",
  "cell/date-as-text",
]);

/** True if the reader interprets the cell of a finding as a value that formulas of the workbook may ignore. */
export const isTakenText = ({ name }: Finding): boolean => TAKEN_TEXTS.has(name);

/**
 * Finds the finding from which another finding follows. In case of doubt, a finding is a cause of its own.
 *
 * - A finding of the calculation about an input follows from the first error about the input, which its cell may have.
 * - A row may name a measure number that no measure has, or that several have. This finding follows from a finding
 * about the number of the measure (duplicate or blank), or from the same finding in another row of the measure.
 */
export class FindingCauses {
  readonly #errorsByInput: Map<InputPath, Finding> = new Map();
  readonly #numbersOfMeasures: Map<InputPath, Finding> = new Map();
  readonly #differingNumbers: Map<InputPath, Finding> = new Map();
  readonly #unknownNumbers: Set<string | undefined> = new Set();
  readonly #pathOf: PathOf;

  constructor(findings: readonly Finding[], pathOf: PathOf) {
    this.#pathOf = pathOf;
    for (const finding of findings) {
      if (finding.name === "cell/measure-unknown") this.#unknownNumbers.add(finding.found);
      const path = pathOfFinding(finding, pathOf);
      if (path === undefined) continue;
      const { name, severity } = finding;
      if (severity === "error" && isSingleInput(path)) addFirst(this.#errorsByInput, path, finding);
      if (NUMBERS_OF_MEASURES.has(name)) addFirst(this.#numbersOfMeasures, itemOf(path), finding);
      if (name === NUMBER_DIFFERS) addFirst(this.#differingNumbers, itemOf(path), finding);
    }
  }

  /** The finding at the start of the chain of causes; undefined for a finding without a cause. */
  rootOf(finding: Finding): Finding | undefined {
    const cause = this.#causeOf(finding);
    return cause === undefined || cause === finding ? undefined : (this.rootOf(cause) ?? cause);
  }

  #causeOf(finding: Finding): Finding | undefined {
    const path = pathOfFinding(finding, this.#pathOf);
    if (path === undefined) return undefined;
    if (finding.section !== undefined) return this.#errorsByInput.get(path);
    const [only, ...others] = this.#numbersOfMeasures.values();
    switch (finding.name) {
      case NUMBER_DIFFERS:
        return this.#numbersOfMeasures.get(itemOf(path)) ?? this.#differingNumbers.get(itemOf(path));
      case "cell/measure-ambiguous":
        return others.length === 0 ? only : undefined;
      case "cell/measure-unknown":
        return others.length === 0 && this.#unknownNumbers.size === 1 ? only : undefined;
      default:
        return undefined;
    }
  }
}

const NUMBER_DIFFERS = "cell/measure-number-differs";

const NUMBERS_OF_MEASURES: ReadonlySet<string> = new Set([
  "plausibility/measure-number-twice",
  "plausibility/measure-number-missing",
]);

function addFirst(causes: Map<InputPath, Finding>, path: InputPath, finding: Finding): void {
  if (!causes.has(path)) causes.set(path, finding);
}

/** False for a list, an item, or a section as a whole, which can be wrong in several ways at once. */
const isSingleInput = (path: InputPath): boolean => path.includes(".") && !path.endsWith("]");
/** `ecms[uuid=a].ecmNumber` to `ecms[uuid=a]` */
const itemOf = (path: InputPath): InputPath => path.replace(/\]\.\w+$/, "]");
