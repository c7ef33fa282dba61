import type { Decimal } from "../decimal/decimal.js";
import type { FigureValue } from "../model/figure.js";
import type { AttributedChange } from "./group-changes.js";

/** Why figures are not the same in two projects. */
export interface ChangeAttribution {
  /** Changes in the order in which they were made; inputs on which no figure depends are omitted. */
  readonly changes: readonly AttributedChange[];
  /** The figures asked for, in the order asked. */
  readonly figures: readonly FigureAttribution[];
}

export type FigureAttribution = AttributedFigure | UnattributedFigure;

interface Figure {
  /** `costSavings.years[year=3].payment` */
  readonly path: string;
  /** `Payment, year 3` */
  readonly label: string;
  readonly unit?: string;
}

/** A figure whose change is split over what changed. */
export interface AttributedFigure extends Figure {
  readonly kind: "attributed";
  readonly before: Decimal;
  readonly after: Decimal;
  /** After − before, to the last digit. */
  readonly change: Decimal;
  /** They add up to the change, to the last digit; `exactSum` adds them without rounding. */
  readonly parts: readonly ChangePart[];
}

/** Part of a figure's change that is due to a change of inputs. */
export interface ChangePart {
  /**
   * Path of the change; several paths if a step between them has no such figure, so that their effects cannot be
   * separated.
   */
  readonly changes: readonly string[];
  /** In the figure's unit; 0 for a change that does not move it. */
  readonly amount: Decimal;
}

/** A figure that is not split. */
export interface UnattributedFigure extends Figure {
  readonly kind: "unattributed";
  readonly before?: FigureValue;
  readonly after?: FigureValue;
  readonly isChanged: boolean;
  readonly reason: UnattributedReason;
}

/** Why a change is not split. */
export const UnattributedReason = {
  NotANumber: "not-a-number",
  OnlyBefore: "only-before",
  OnlyAfter: "only-after",
  InNeither: "in-neither",
} as const;
export type UnattributedReason = (typeof UnattributedReason)[keyof typeof UnattributedReason];

export const UNATTRIBUTED_REASON_LABELS: Readonly<Record<UnattributedReason, string>> = {
  "not-a-number": "A date, or yes or no, has no parts.",
  "only-before": "Only the project before has this figure.",
  "only-after": "Only the project after has this figure.",
  "in-neither": "Neither project has this figure.",
};
