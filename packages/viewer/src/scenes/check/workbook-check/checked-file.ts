import type { TemplateIdentity } from "@epb/workbook";
import type { CalculatedProject, FileStatus, Finding, InputKind } from "@epb/workbook/diagnostics";
import type { ChosenFile } from "./check-file.js";

/** A key figure for decisions, and the figure of the workbook. */
export interface Headline {
  /** Id of the figure among the calculated values. */
  readonly id: string;
  readonly label: string;
  /** Formatted value: `$1,234.50`; undefined if unknown. */
  readonly text: string | undefined;
  /** The figure for programs and for sorting: decimals as text. */
  readonly value: string | number | boolean | undefined;
  /** Text after the value: the days of the performance period. */
  readonly note?: string;
  /** Figure in the cell of the workbook. */
  readonly stored?: StoredFigure;
}

/** A calculated value in a workbook, for comparison with ours. */
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
  /** Source of the workbook's figures: formulas, or typed numbers. */
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
  /** Hash of the bytes; absent if the file is unreadable or the browser cannot calculate it. */
  readonly sha256?: string;
  readonly kind?: InputKind;
  readonly template?: TemplateIdentity & { readonly title?: string };
  /** True for a workbook that a mapping profile reads. */
  readonly isMapped?: true;
  /** Name of the project, if the file is one. */
  readonly projectName?: string;
  /** `Guaranteed savings · Springfield, IL · ePB project, pending` */
  readonly description?: string;
  readonly findings: readonly Finding[];
  /** The file, if a finding has a correction that can be written to a copy. epb cannot write into other formats. */
  readonly source?: ChosenFile | "not .xlsx";
  /** Absent if nothing was calculated. */
  readonly result?: Pick<CalculatedProject, "project" | "calculation">;
  /** Inputs for which figures are withheld, each with its cell and label; absent if there are no such inputs. */
  readonly unknownInputs?: readonly { readonly path: string; readonly name: string }[];
  readonly headlines: readonly Headline[];
  readonly comparison?: StoredComparison;
}

/** True for a workbook that no template and no profile reads. */
export const isUnknownForm = ({ kind, template }: CheckedFile): boolean => kind === "xlsx" && template === undefined;
