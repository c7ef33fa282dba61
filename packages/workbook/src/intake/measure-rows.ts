import { INPUT_LIMITS, type InputPath } from "@epb/engine";
import type { ProjectObject } from "./project-object.js";

/** A measure in its main table. */
export interface MeasureRow {
  readonly row: number;
  /** Path of the measure in the engine. */
  readonly path: InputPath;
  /** Value of the hidden column: the uuid of a measure that came from a project. */
  readonly mark: string | undefined;
  readonly number: string | undefined;
  readonly item: ProjectObject;
}

export type UnmatchedMeasure = "cell/measure-number-missing" | "cell/measure-unknown" | "cell/measure-ambiguous";

/** Measures of a workbook, found by the number or key in rows of other tables. */
export class MeasureRows {
  readonly rows: MeasureRow[] = [];
  readonly #byNumber: Map<string, MeasureRow[]> = new Map<string, MeasureRow[]>();
  readonly #byMark: Map<string, MeasureRow> = new Map<string, MeasureRow>();
  readonly #uuids: Set<string> = new Set<string>();

  /** The hidden uuid, or one based on the row's position if it is missing or a copied row repeats it. */
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

  /** Finds a measure by the visible number, or by the hidden key if the number is blank, unknown, or not unique. */
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

/** True if a row's number differs from that of the measure with its hidden key. */
export const isOtherNumber = (number: string, measure: MeasureRow): boolean =>
  looseNumber(number) !== looseNumber(measure.number ?? "");

const looseNumber = (number: string): string => number.trim().toLowerCase();
