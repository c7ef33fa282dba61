import type { InputPath, Project } from "@epb/engine";
import type { CellFinding, CellPlace } from "../findings/cell-finding.js";
import type { FigureReading } from "../intake/figures/figure-cell.js";
import type { TemplateIdentity } from "../intake/identify-template.js";
import type { FoundBy } from "../intake/located-template.js";
import type { TemplateManifest } from "../templates/manifest.js";

/** A workbook that was read for its migration to another template. */
export interface Migration {
  readonly from: TemplateIdentity;
  readonly to: TemplateManifest;
  readonly project: Project;
  /** Calculated values of the workbook. */
  readonly figures: FigureReading;
  /** Every value that was read, with its original cell. */
  readonly taken: readonly TakenInput[];
  /** Inputs that cannot be read. The new workbook keeps their text, so that they can be corrected there. */
  readonly unreadable: readonly UnreadableInput[];
  /** Content of the workbook that was not read. */
  readonly unplaced: readonly UnplacedCells[];
  /** Cell findings, the same as when the workbook is read without a migration. */
  readonly findings: readonly CellFinding[];
}

export interface TakenInput {
  readonly path: InputPath;
  /** Label of the cell in the original workbook. */
  readonly field: string;
  readonly place: Required<CellPlace>;
  readonly foundBy: FoundBy;
  /** Original text of the cell. */
  readonly text: string;
}

export interface UnreadableInput extends TakenInput {
  readonly isNumber: boolean;
}

/** Reason why a value has no place in the new workbook. */
export type UnplacedReason =
  /** The new template has no cell for it. */
  | "no-cell"
  /** The value cannot be read. A finding gives the reason. */
  | "not-readable"
  /** The row has no identity, or the identity of an earlier row. */
  | "row-not-read"
  /** A person added the cell beside the template's cells. */
  | "own-cell"
  /** The sheet is not part of the template. */
  | "own-sheet"
  /** A supplied figure; the new workbook has calculated figures. */
  | "calculated";

/** Cells of one column, or a whole sheet, without a place in the new workbook. */
export interface UnplacedCells {
  readonly place: CellPlace;
  readonly field?: string;
  /** Number of values. */
  readonly count: number;
  /** The first of the values. */
  readonly found?: string;
  readonly reason: UnplacedReason;
  /** Text of the reason, for people who look for the value. */
  readonly words: string;
}

/** An input with its old and its new cell. */
export interface MovedInput extends TakenInput {
  readonly newPlace: Required<CellPlace>;
}

/** Result of the migration for each cell of a workbook. */
export interface MigrationReport {
  readonly from: TemplateIdentity;
  readonly to: TemplateIdentity;
  readonly taken: readonly MovedInput[];
  /** Inputs that cannot be read and stay unchanged in the new workbook. */
  readonly kept: readonly MovedInput[];
  readonly unplaced: readonly UnplacedCells[];
  readonly findings: readonly CellFinding[];
}
