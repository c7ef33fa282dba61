import { Decimal, type FuelCategory, type InputPath, type OtherSavingsType } from "@epb/engine";
import type { ReaderFindingName } from "../findings/catalogue.js";
import { type CellFinding, type FindingDetails, makeFinding } from "../findings/cell-finding.js";
import type { InputValue, ProjectScalar } from "../templates/input-value.js";
import { serialToIsoDate } from "../xlsx/date-serial.js";
import { type FlatCell, type FlatSheet, placeOfAddress } from "../xlsx/flat-workbook.js";
import { hasLiteralPercent, isDateFormat } from "../xlsx/number-format.js";
import { shownDate, shownDigits } from "../xlsx/shown-text.js";
import type { CellRule } from "./cell-checks/cell-rule.js";
import { CELL_RULES } from "./cell-checks/cell-rules.js";
import type { CircularFormulas } from "./circular-formulas.js";
import { plainInput } from "./plain-input.js";

/**
 * True for a cell without an entry. A cell of spaces and invisible characters counts as blank, with any type in the
 * file, and so does a formula with an empty text as its result. An error and a formula without a stored value do not
 * count as blank.
 */
export function isBlank(cell: FlatCell | undefined): boolean {
  if (cell === undefined) return true;
  return cell.type !== "error" && cell.type !== "blank-formula" && /^[\s\p{Cf}]*$/u.test(cell.value);
}

/** The cell of a column in a row. */
export function cellIn(cells: readonly FlatCell[], column: number | undefined): FlatCell | undefined {
  return cells.find((cell) => cell.column === column);
}

/** The number format code of a cell. */
type NumberFormatOf = (cell: FlatCell) => string | undefined;

/** Nobody reads more findings, and a file full of mistakes must not fill the memory. */
const MOST_FINDINGS = 10_000;

/** Placeholder for the value of a filled cell that cannot be read. */
const UNREADABLE: unique symbol = Symbol("unreadable");

/** True for a filled cell that cannot be read. */
export const isUnreadable = (value: unknown): value is typeof UNREADABLE => typeof value === "symbol";

/** Reads input cells, and collects the findings about them and the inputs that cannot be read. */
export class CellReader {
  readonly findings: CellFinding[] = [];
  readonly #unknownInputs: Set<InputPath> = new Set<InputPath>();
  readonly #date1904: boolean;
  /** Fuels of the other savings types: their form is above the tables that depend on them. */
  readonly #fuels: { -readonly [category in keyof OtherSavingsType]: OtherSavingsType[category] } = {};
  readonly #rules: readonly CellRule[] = CELL_RULES;

  readonly #circular: CircularFormulas | undefined;
  readonly #formatOf: NumberFormatOf | undefined;

  /**
   * @param circular - Finds formulas that depend on their own cell; without it, such formulas are read like others.
   * @param formatOf - Number format codes; without them, every number is read as stored.
   */
  constructor(date1904: boolean, circular?: CircularFormulas, formatOf?: NumberFormatOf) {
    this.#date1904 = date1904;
    this.#formatOf = formatOf;
    this.#circular = circular;
  }

  /** Value of a cell; undefined for a blank cell. A finding gives the reason if a cell cannot be read. */
  read(
    sheet: FlatSheet,
    cell: FlatCell | undefined,
    value: InputValue,
    field: () => string,
    unit?: string,
  ): ProjectScalar | typeof UNREADABLE | undefined {
    if (cell === undefined || isBlank(cell)) return undefined;
    if (this.#circular?.isCircular(sheet, cell) === true) {
      this.report("cell/circular-formula", sheet, cell.address, { found: `=${cell.formula}`, field: field() });
      return UNREADABLE;
    }
    const shown = cell.type === "number" ? this.#asShown(sheet, cell, value, field) : undefined;
    if (shown !== undefined) return shown;
    const plain = plainInput(cell, value, this.#date1904);
    if (plain !== undefined) {
      if (value.kind === "otherSavingsType") this.#fuels[`category${value.typeNumber}`] = plain as FuelCategory;
      return plain;
    }
    for (const rule of this.#rules) {
      const verdict = rule({ cell, value, unit, fuels: this.#fuels });
      if (verdict === undefined) continue;
      this.report(verdict.name, sheet, cell.address, { ...verdict.details, field: field() });
      return verdict.takenAs ?? UNREADABLE;
    }
    return UNREADABLE;
  }

  /** The shown text of a number in a text field; undefined for any other cell, whose value is read. */
  #asShown(sheet: FlatSheet, cell: FlatCell, value: InputValue, field: () => string): string | undefined {
    const isRate = value.kind === "decimal" && value.look === "percent";
    if (value.kind !== "text" && !isRate) return undefined;
    const format = this.#formatOf?.(cell) ?? "General";
    if (isRate) {
      const [shown, counted] = [`${cell.value}%`, `${new Decimal(cell.value).times(100).toFixed()}%`];
      if (hasLiteralPercent(format) && shown !== counted) {
        this.report("cell/percent-sign-in-format", sheet, cell.address, {
          found: `${cell.value}, shown with a percent sign: ${shown} as it is shown, ${counted} as it counts`,
          field: field(),
          advice: `Type ${shown} or ${counted}, whichever is meant, and format the cell as a percentage.`,
        });
      }
      return undefined;
    }
    if (!isDateFormat(format)) return shownDigits(cell.value, format);
    const day = serialToIsoDate(cell.value, this.#date1904);
    if (day === undefined) return undefined;
    const shown = shownDate(day, format) ?? day;
    this.report("cell/date-in-text-cell", sheet, cell.address, {
      found: shown === day ? day : `${shown}, the date ${day}`,
      expected: "text",
      field: field(),
    });
    return shown;
  }

  /** Adds an input that could not be read; a list or an item if the affected inputs are unknown. */
  addUnknown(path: InputPath): void {
    this.#unknownInputs.add(path);
  }

  get unknownInputs(): readonly InputPath[] {
    return [...this.#unknownInputs];
  }

  report(name: ReaderFindingName, sheet: FlatSheet, address: string, details: FindingDetails): void {
    if (this.findings.length > MOST_FINDINGS) return;
    const place = placeOfAddress(sheet, address);
    const at = place !== undefined && { place };
    if (this.findings.length < MOST_FINDINGS) this.findings.push(makeFinding(name, { ...at, ...details }));
    else this.findings.push(makeFinding("cell/more-findings", { ...at }));
  }
}
