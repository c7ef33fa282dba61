import type { SheetPlace } from "../xlsx/flat-workbook.js";
import type { Profile, ProfileConstant, ProfileConversion } from "./profile.js";

/**
 * Which cells of one form have which inputs, by address. People edit it, in a workbook or on a screen; a profile is made
 * from it, which names the same cells by their labels where possible.
 */
export interface Mapping extends Pick<Profile, "name" | "version" | "source" | "template" | "matches"> {
  readonly values: readonly MappedValue[];
  readonly tables: readonly MappedTable[];
  readonly words: Profile["words"];
  readonly constants: readonly ProfileConstant[];
}

/** An input or figure, and its cell. */
export interface MappedValue extends ProfileConversion {
  readonly to: string;
  readonly place: SheetPlace;
}

/** A table of the form. Its columns can belong to several lists, such as expenses and payments by year. */
export interface MappedTable {
  readonly sheet: string;
  /** True if each item is a column of the sheet. */
  readonly isAcross: boolean;
  /** Rows from the labels to the first item; columns, if the items run across. */
  readonly firstRow: number;
  /** Year of the project in the first item, if the years of the form are calendar years. */
  readonly firstYear: number | undefined;
  readonly skips: readonly string[];
  readonly endsAt: readonly string[];
  readonly columns: readonly MappedColumn[];
}

/** A column of a table, and its input. */
export interface MappedColumn extends ProfileConversion {
  /** Path with open lists; {@link YEAR_KEY} for the years of a table. */
  readonly to: string;
  /** Address of the label. */
  readonly header: string;
  /** Text above the label that several columns share, if another column has the same label. */
  readonly group: string | undefined;
}

/** Stands for the key of each list by year that a table has. */
export const YEAR_KEY = "performancePeriod[].year";
