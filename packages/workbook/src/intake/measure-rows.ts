import { INPUT_LIMITS, type InputPath } from "@epb/engine";
import type { ProjectObject } from "./project-object.js";

/** A measure as its main table has it. */
export interface MeasureRow {
  readonly row: number;
  /** What the engine calls it. */
  readonly path: InputPath;
  /** What stands in the hidden column: the uuid of a measure that came from a project. */
  readonly mark: string | undefined;
  readonly number: string | undefined;
  readonly item: ProjectObject;
}

export type UnmatchedMeasure = "cell/measure-number-missing" | "cell/measure-unknown" | "cell/measure-ambiguous";

/** The measures of a workbook, found by what rows of other tables say about them. */
export class MeasureRows {
  readonly rows: MeasureRow[] = [];
  readonly #byNumber: Map<string, MeasureRow[]> = new Map<string, MeasureRow[]>();
  readonly #byMark: Map<string, MeasureRow> = new Map<string, MeasureRow>();
  readonly #uuids: Set<string> = new Set<string>();

  /** The hidden uuid, or one made from the row's position where there is none or a copied row has it a second time. */
  freeUuid(mark: string | undefined, position: number): string {
    let uuid = isKey(mark) ? mark : `row-${position}`;
    for (let copy = 1; this.#uuids.has(uuid); copy++) uuid = copy === 1 ? `row-${position}` : `row-${position}-${copy}`;
    this.#uuids.add(uuid);
    return uuid;
  }

  add(measure: MeasureRow): void {
    this.rows.push(measure);
    if (measure.mark !== undefined && !this.#byMark.has(measure.mark)) this.#byMark.set(measure.mark, measure);
    if (measure.number === undefined) return;
    const same = this.#byNumber.get(looseNumber(measure.number));
    if (same === undefined) this.#byNumber.set(looseNumber(measure.number), [measure]);
    else same.push(measure);
  }

  /** By number, which people see; by the hidden key where the number is blank, unknown or several measures have it. */
  find(number: string | undefined, mark: string | undefined): MeasureRow | UnmatchedMeasure {
    const ofMark = mark === undefined ? undefined : this.#byMark.get(mark);
    const ofNumber = number === undefined ? [] : (this.#byNumber.get(looseNumber(number)) ?? []);
    const [only] = ofNumber;
    if (only !== undefined && ofNumber.length === 1) return only;
    if (ofMark !== undefined) return ofMark;
    if (number === undefined) return "cell/measure-number-missing";
    return only === undefined ? "cell/measure-unknown" : "cell/measure-ambiguous";
  }
}

const isKey = (mark: string | undefined): mark is string =>
  mark !== undefined && mark.trim() !== "" && mark.length <= INPUT_LIMITS.keyLength;

/** Whether a row's number is not the one of the measure its hidden key names. */
export const isOtherNumber = (number: string, measure: MeasureRow): boolean =>
  looseNumber(number) !== looseNumber(measure.number ?? "");

const looseNumber = (number: string): string => number.trim().toLowerCase();
