import type { TemplateKind } from "@epb/engine";

/**
 * Description of a form that is not one of our templates: how the form is recognized, and where its inputs and figures
 * are. Data without code and without regular expressions.
 */
export interface Profile {
  readonly $schema?: string | undefined;
  readonly kind: "epb-profile";
  readonly schemaVersion: "1";
  /** Name of the form. */
  readonly name: string;
  /** Version of the profile, in the words of its author. */
  readonly version?: string | undefined;
  /** Publication that describes the form. */
  readonly source?: string | undefined;
  /** Template whose inputs the form has. */
  readonly template: TemplateKind;
  readonly matches: ProfileMatches;
  readonly values: readonly ProfileValue[];
  readonly tables: readonly ProfileTable[];
  /** Words of the form for choices of our lists. */
  readonly words: readonly ProfileWord[];
  readonly constants: readonly ProfileConstant[];
}

/** Parts of a workbook by which a form is recognized. All of them must be there. */
export interface ProfileMatches {
  readonly sheets?: readonly string[] | undefined;
  readonly labels?: readonly ProfileLabel[] | undefined;
  readonly names?: readonly string[] | undefined;
}

export interface ProfileLabel {
  /** Any sheet if absent. */
  readonly sheet?: string | undefined;
  readonly text: string;
}

/** Changes of a cell's content on the way to an input. */
export interface ProfileConversion {
  /** Factor for a number, as a decimal: 1000 for thousands, 0.01 for percentage points, -1 for the other sign. */
  readonly scale?: string | undefined;
  /** Unit of the form, for readers of the profile. */
  readonly unit?: string | undefined;
  /** Order of day, month, and year in dates that are text. */
  readonly dates?: "month-day-year" | "day-month-year" | undefined;
}

/** A cell of the form: by label, by defined name, or by address. */
export interface ProfileCell {
  readonly sheet?: string | undefined;
  readonly cell?: string | undefined;
  readonly name?: string | undefined;
  readonly label?: string | undefined;
  /** Number of the label, if the sheet has several with the same text; 1 is the first. */
  readonly occurrence?: number | undefined;
  /** Columns from the label to the right. */
  readonly right?: number | undefined;
  /** Rows from the label down. */
  readonly down?: number | undefined;
}

/** One input or figure and its cell. */
export interface ProfileValue extends ProfileConversion, ProfileCell {
  /**
   * Path of an input, `financing.indexRate`, or of a figure, `projectSummary.financialSummary.totalPayments`.
   * `escalationRates[fieldId=1,year=2..40].value` stands for several years.
   */
  readonly to: string;
  /** Growth of the amounts after the first of several years. */
  readonly growth?: ProfileGrowth | undefined;
}

/** A rate by which an amount grows every year, with compounding: either a number or a cell of the form. */
export interface ProfileGrowth extends ProfileCell, Pick<ProfileConversion, "scale" | "unit"> {
  /** Fraction per year, as a decimal: 0.03 for 3%. */
  readonly rate?: string | undefined;
  /** Decimals of the grown amounts; not rounded if absent. */
  readonly decimals?: number | undefined;
}

/** A table with a row for each item, or a column for each if it is turned. */
export interface ProfileTable {
  /** List of inputs or figures: `ecms`, `escalationRates`, `performancePeriod`, `costSavings.years`. */
  readonly list: string;
  readonly sheet: string;
  /** `across` if each item is a column, as in tables with a column for each year. */
  readonly direction?: "down" | "across" | undefined;
  readonly columns: readonly ProfileColumn[];
  /** Rows from the header to the first item; 1 if absent. */
  readonly firstRow?: number | undefined;
  /** Number of the first item, where items have no number of their own, or count from another one in every file. */
  readonly numberFrom?: number | undefined;
  /** Value of the key column for item 1, such as a calendar year. */
  readonly keyOfFirst?: number | undefined;
  /** Texts that end the table, beside a row without entries. */
  readonly endsAt?: readonly string[] | undefined;
  /** Texts of rows that are no items, such as subtotals. */
  readonly skips?: readonly string[] | undefined;
}

export interface ProfileColumn extends ProfileConversion {
  /** Path with open lists: `ecms[].implementation.deliveryCharge`, `escalationRates[fieldId=1].value`. */
  readonly to: string;
  /** Header texts from top to bottom: the group, if any, then the label above the cells. */
  readonly header: readonly string[];
}

export interface ProfileWord {
  /** Path of the input, with open lists. */
  readonly to: string;
  readonly word: string;
  readonly choice: string;
}

/** An input that the form does not state. */
export interface ProfileConstant {
  /** Path of an input; `[year=1..25]` stands for several years. */
  readonly to: string;
  /** Number, date (2027-03-02), text, or name of a choice. */
  readonly value: string;
  /** Who decided the value. */
  readonly decidedBy?: string | undefined;
}
