import type { RateKind } from "../bounds/rate-bounds.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import type { Decimal } from "../decimal/decimal.js";

/** Look of a number. A `percent` is stored as a fraction: 0.045 shows as 4.50% (D2). */
export type InputLook = "dollars" | "dollarsPerKwh" | "percent" | "quantity" | "factor";

interface Words {
  /** Absent for the keys that identify the items of a list. */
  readonly label?: string;
  /** Shorter label under a heading that provides the context, such as the header of a table's column. */
  readonly heading?: string;
  readonly unit?: string;
  /** True for an entry of a parent that must have it. */
  readonly isRequired?: true;
  /** True if most figures need the input, or if it identifies a row. Data entry marks it. */
  readonly isMarked?: true;
  /** True if the input follows from other inputs and is not entered. */
  readonly isDerived?: true;
  /** Figure that is used without an entry; in a table, the figure's member of the same row. */
  readonly figureUnlessEntered?: string;
}

export interface DecimalRow extends Words {
  readonly kind: "decimal";
  readonly look: InputLook;
  readonly isNonNegative: boolean;
  /** Kind of the rate, for its bounds. */
  readonly rate?: RateKind;
}

/** A whole number from `minimum` to `maximum`, both included. */
export interface WholeNumberRow extends Words {
  readonly kind: "wholeNumber";
  readonly minimum: number;
  readonly maximum: number;
}

export interface ChoiceRow<Member extends string | number = string | number> extends Words {
  readonly kind: "choice";
  readonly members: Readonly<Record<string, Member>>;
  /** Labels of the members. */
  readonly choices?: Readonly<Record<number, string>>;
}

/** A `name` is a short text that is not blank. */
export interface TextRow extends Words {
  readonly kind: "text" | "name";
}

export interface DateRow extends Words {
  readonly kind: "date";
}

export interface BooleanRow extends Words {
  readonly kind: "boolean";
}

/**
 * The only description of an input. The schema of a project, the cells of the workbooks, the labels of all surfaces,
 * and the marks of data entry use it.
 */
export type InputRow = DecimalRow | WholeNumberRow | ChoiceRow | TextRow | DateRow | BooleanRow;

/** Names of the single values of a section; its lists and inner sections have their own rows. */
export type ValueNames<Section> = {
  [Name in keyof Section]-?: NonNullable<Section[Name]> extends Decimal | string | number | boolean ? Name : never;
}[keyof Section];

/** Rows of all single values of a section, each of the kind that the section's type has. */
export type RowsOf<Section> = {
  readonly [Name in ValueNames<Section>]-?: RowOf<NonNullable<Section[Name]>> &
    (IsOptional<Section, Name> extends true ? { readonly isRequired?: never } : { readonly isRequired: true });
};

/** @internal */
export type IsOptional<Section, Name extends keyof Section> = object extends Pick<Section, Name> ? true : false;

type RowOf<Value> = [Value] extends [Decimal]
  ? DecimalRow
  : [Value] extends [CalendarDate]
    ? DateRow
    : [Value] extends [boolean]
      ? BooleanRow
      : [string] extends [Value]
        ? TextRow
        : [number] extends [Value]
          ? WholeNumberRow
          : [Value] extends [string | number]
            ? ChoiceRow<Value>
            : never;

type More = Omit<Words, "label" | "isRequired">;

export const text = (label: string, more: More = {}): TextRow & NotRequired => ({ kind: "text", label, ...more });
export const name = (label: string, more: More = {}): TextRow & NotRequired => ({ kind: "name", label, ...more });
export const date = (label: string, more: More = {}): DateRow & NotRequired => ({ kind: "date", label, ...more });
export const yesOrNo = (label: string, more: More = {}): BooleanRow & NotRequired => ({
  kind: "boolean",
  label,
  ...more,
});

/** A decimal of zero or more. */
export const decimal = (
  label: string,
  look: InputLook,
  more: More & Pick<DecimalRow, "rate"> = {},
): DecimalRow & NotRequired => ({ kind: "decimal", label, look, isNonNegative: true, ...more });

/** A decimal that may be below zero. */
export const signed = (
  label: string,
  look: InputLook,
  more: More & Pick<DecimalRow, "rate"> = {},
): DecimalRow & NotRequired => ({ ...decimal(label, look, more), isNonNegative: false });

export const dollars = (label: string, more: More = {}): DecimalRow & NotRequired =>
  decimal(label, "dollars", { unit: "$", ...more });

export const wholeNumber = (
  label: string,
  bounds: Pick<WholeNumberRow, "minimum" | "maximum">,
  more: More = {},
): WholeNumberRow & NotRequired => ({ kind: "wholeNumber", label, ...bounds, ...more });

export const choice = <Member extends string | number>(
  label: string,
  members: Readonly<Record<string, Member>>,
  choices?: Readonly<Record<number, string>>,
  more: More = {},
): ChoiceRow<Member> & NotRequired => ({
  kind: "choice",
  label,
  members,
  ...(choices !== undefined && { choices }),
  ...more,
});

/** Mark of a row whose input can be absent. */
export interface NotRequired {
  readonly isRequired?: never;
}
