import type { Decimal } from "../decimal/decimal.js";
import type {
  CountExpression,
  DifferenceExpression,
  ExtremeExpression,
  FigureExpression,
  InputExpression,
  InputTest,
  LastAboveExpression,
  LeafExpression,
  MonthsAfterExpression,
  PartExpression,
  PowerExpression,
  ProductExpression,
  QuotientExpression,
  RoundedExpression,
  SeveralTests,
  SumExpression,
  ZeroTest,
} from "./expression.js";

/**
 * Formula of a figure for all possible inputs: an expression that still holds its decisions. An explanation decides
 * them for its project; a workbook writes them into its formulas.
 *
 * A part may be absent: an input nobody entered, a figure the calculation does not give. What is made of an absent part
 * is absent too, unless the kind says otherwise. A test of an absent amount is not met.
 */
export type GeneralExpression =
  | LeafExpression
  | PartExpression<GeneralExpression>
  | SumExpression<GeneralExpression>
  | DifferenceExpression<GeneralExpression>
  | ProductExpression<GeneralExpression>
  | QuotientExpression<GeneralExpression>
  | PowerExpression<GeneralExpression>
  | RaisedExpression
  | ExtremeExpression<GeneralExpression>
  | RoundedExpression<GeneralExpression>
  | CountExpression<GeneralExpression>
  | LastAboveExpression
  | MonthsAfterExpression<GeneralExpression>
  | ZeroTest<GeneralExpression>
  | SeveralTests<GeneralExpression>
  | InputTest
  | WhenExpression
  | FirstThereExpression
  | SumOfThereExpression
  | SumUpToExpression
  | LatestExpression
  | ShorterExpression
  | RestatedExpression
  | SharedExpression
  | EntryExpression
  | ChoiceExpression
  | PresenceTest
  | NotTest
  | RangeTest
  | ItemTest;

/** A power to which an input of the project raises. */
export interface RaisedExpression {
  readonly kind: "raised";
  readonly base: GeneralExpression;
  readonly exponent: InputExpression;
}

/** One of two ways. */
export interface WhenExpression {
  readonly kind: "when";
  readonly test: GeneralExpression;
  readonly met: GeneralExpression;
  /** Absent without it. */
  readonly unmet?: GeneralExpression;
}

/** The first of several that is there. */
export interface FirstThereExpression {
  readonly kind: "firstThere";
  readonly of: readonly GeneralExpression[];
}

/** Sum of the terms that are there. */
export interface SumOfThereExpression {
  readonly kind: "sumOfThere";
  readonly terms: readonly GeneralExpression[];
  readonly ifNone: "zero" | "absent";
  /** Terms that are zero are not worth telling. */
  readonly leavesOutZeros?: true;
}

/** Sum of the terms that are there and whose number is at most a limit; absent without the limit. */
export interface SumUpToExpression {
  readonly kind: "sumUpTo";
  readonly terms: readonly { readonly number: number; readonly of: FigureExpression }[];
  readonly limit: FigureExpression | InputExpression;
}

/** The last that is there of numbers that only rise. */
export interface LatestExpression {
  readonly kind: "latest";
  readonly of: readonly FigureExpression[];
}

/** A formula with a shorter text if a test is met; its value is the same. */
export interface ShorterExpression {
  readonly kind: "shorter";
  readonly of: GeneralExpression;
  readonly where: GeneralExpression;
  readonly told: GeneralExpression;
}

/**
 * A figure, and the same value by a formula that does not go through it: two cells of a workbook may not refer to each
 * other, not even where they never do so at once.
 */
export interface RestatedExpression {
  readonly kind: "restated";
  readonly figure: FigureExpression;
  readonly as: GeneralExpression;
  /** Value of an absent figure: zero, and the formula then gives zero. */
  readonly missing?: string;
}

/** A part that many figures use. An explanation shows the part itself; a workbook may give the part a separate cell. */
export interface SharedExpression {
  readonly kind: "shared";
  /** `amortization.isPaymentMonth[month=3]` */
  readonly path: string;
  readonly label: string;
  readonly of: GeneralExpression;
}

/** A member of the item of a list that another input, or a name, points at. */
export interface EntryExpression {
  readonly kind: "entry";
  readonly list: "gridSubregions" | "emissionFactors" | "fuelTypes";
  readonly key: string;
  /** An input whose number is the key, or stands for the key by a label; or the name itself. Names compare loosely. */
  readonly is: { readonly input: InputExpression; readonly labels?: Readonly<Record<number, string>> } | string;
  readonly member: string;
  readonly missingCountsAsZero?: true;
}

/** Meaning of an input's number in a table; absent if the table has no entry for the number. */
export interface ChoiceExpression {
  readonly kind: "choice";
  /** Names the table: `gridRates`. */
  readonly table: string;
  readonly by: InputExpression;
  /** Every number the input can have. */
  readonly values: readonly number[];
  readonly labels: Readonly<Record<number, string>>;
  readonly of: (value: number) => Extract<LeafExpression, { readonly value: Decimal }> | undefined;
}

/** Yes when the value is there. */
export interface PresenceTest {
  readonly kind: "isThere";
  readonly of: GeneralExpression;
}

export interface NotTest {
  readonly kind: "not";
  readonly of: GeneralExpression;
}

/** Yes when the amount is above a limit, or within limits that belong to it. */
export interface RangeTest {
  readonly kind: "isWithin";
  readonly of: GeneralExpression;
  readonly above?: Decimal;
  readonly atLeast?: Decimal;
  readonly atMost?: Decimal;
}

/** Yes when the list has the item, or any item without a key. */
export interface ItemTest {
  readonly kind: "hasItem";
  readonly list: "ecms" | "performancePeriod";
  readonly key?: { readonly name: string; readonly value: string | number };
}

/** A figure's way of coming about, in any project. */
export interface GeneralDerivation {
  readonly how: GeneralExpression;
  /** When the calculation has the figure; wherever the formula has a value without it. */
  readonly thereWhen?: GeneralExpression;
  /** Value that decides which rule applies to this project, but is in no formula. */
  readonly decidedBy?: readonly (InputExpression | FigureExpression)[];
}
