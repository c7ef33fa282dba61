import type { TemplateIdentity } from "@epb/workbook";
import type { CalculatedProject, FileStatus, Finding, InputKind } from "@epb/workbook/diagnostics";
import type { ChosenFile } from "./check-file.js";

/** A figure that a decision is made on, and what the workbook says of it. */
export interface Headline {
  /** Of the figure among the calculated values. */
  readonly id: string;
  readonly label: string;
  /** As it is read: `$1,234.50`; undefined where it is not known. */
  readonly text: string | undefined;
  /** The figure for programs and for sorting: decimals as text. */
  readonly value: string | number | boolean | undefined;
  /** Stands behind it: the days of the performance period. */
  readonly note?: string;
  /** Of the cell of the workbook that has it. */
  readonly stored?: StoredFigure;
}

/** A calculated value that stands in a workbook, beside ours. */
export interface StoredFigure {
  readonly path: string;
  readonly sheet: string;
  readonly cell: string;
  /** Friendly name, as printed beside the cell. */
  readonly field: string;
  readonly stored: string;
  readonly ours: string;
  /** Ours less the stored one; of numbers that differ. */
  readonly difference?: string;
  readonly isClose: boolean;
}

export interface StoredComparison {
  /** Whether the workbook computes its figures, or they were typed in. */
  readonly figureCells: "calculated" | "supplied";
  readonly compared: number;
  /** Those that say something else, in the order of the workbook. */
  readonly differing: readonly StoredFigure[];
}

/** Everything there is to say about a file. */
export interface CheckedFile {
  readonly file: string;
  readonly bytes: number;
  readonly status: FileStatus;
  /** Of the bytes; absent where they could not be read, or the browser has no means for it. */
  readonly sha256?: string;
  readonly kind?: InputKind;
  readonly template?: TemplateIdentity & { readonly title?: string };
  /** Name of the project, where the file is one. */
  readonly projectName?: string;
  /** `Guaranteed savings · Springfield, IL · ePB project, pending` */
  readonly description?: string;
  readonly findings: readonly Finding[];
  /** The file, where a finding has a correction that can be written into a copy. */
  readonly source?: ChosenFile;
  /** Absent where nothing was calculated. */
  readonly result?: Pick<CalculatedProject, "project" | "calculation">;
  /** Inputs for which figures are withheld, each with its cell and label; absent where there are none. */
  readonly unknownInputs?: readonly { readonly path: string; readonly name: string }[];
  readonly headlines: readonly Headline[];
  readonly comparison?: StoredComparison;
}
