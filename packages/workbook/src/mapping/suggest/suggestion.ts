import type { SheetPlace } from "../../xlsx/flat-workbook.js";
import type { MappedTable, Mapping } from "../mapping.js";
import type { ProfileConversion } from "../profile.js";

/** At least this sure, a suggestion becomes part of the profile; below, it is an open question. */
export const SURE = 0.8;
/** Less likely meanings are not shown. */
export const POSSIBLE = 0.45;

export type SuggestionState = "taken" | "question";

/** A cell that can have the value of an input, or a column that can have those of a list. */
export interface Candidate {
  readonly place: SheetPlace;
  /** Label of the form. */
  readonly label: string;
  /** Content of the cell, or of the first cells of the column. */
  readonly content: string;
  readonly conversion: ProfileConversion;
  readonly confidence: number;
  /** Why: the label, the unit, the format. */
  readonly reasons: readonly string[];
}

/** An input or figure, and the cell of the form that has it. */
export interface SuggestedValue {
  readonly to: string;
  readonly state: SuggestionState;
  readonly best: Candidate;
  readonly others: readonly Candidate[];
}

/** A column of a table of the form. */
export interface SuggestedColumn {
  /** Undefined if no input has the content of the column. */
  readonly to: string | undefined;
  readonly state: SuggestionState;
  /** The label of the column. */
  readonly candidate: Candidate;
  /** Text above the label, if another column has the same label. */
  readonly group: string | undefined;
  /** Another input that the column can have. */
  readonly other: string | undefined;
}

/** A table of the form, with all of its columns. */
export interface SuggestedTable extends Omit<MappedTable, "columns"> {
  /** Title above the table. */
  readonly heading: string | undefined;
  readonly columns: readonly SuggestedColumn[];
  readonly words: readonly SuggestedWord[];
}

/** A word of the form for a choice of our lists. */
export interface SuggestedWord {
  readonly to: string;
  readonly word: string;
  /** Undefined for an open question. */
  readonly choice: string | undefined;
  readonly place: SheetPlace;
}

/** A mapping as far as it is sure, and everything that a person should look at. */
export interface Suggestions {
  readonly mapping: Mapping;
  readonly values: readonly SuggestedValue[];
  readonly tables: readonly SuggestedTable[];
  readonly words: readonly SuggestedWord[];
}
