import type { InputPath, Project } from "@epb/engine";
import type { CellFinding, CellPlace } from "../findings/cell-finding.js";
import type { FigureReading } from "../intake/figures/figure-cell.js";
import type { TemplateIdentity } from "../intake/identify-template.js";
import type { FoundBy } from "../intake/located-template.js";
import type { TemplateManifest } from "../templates/manifest.js";

/** A workbook read for its move into another template. */
export interface Migration {
  readonly from: TemplateIdentity;
  readonly to: TemplateManifest;
  readonly project: Project;
  /** The calculated values that stand in the workbook. */
  readonly figures: FigureReading;
  /** Every value that was read, with the cell it stood in. */
  readonly taken: readonly TakenInput[];
  /** Inputs that cannot be read. The new workbook keeps them as they are, so that they are found there again. */
  readonly unreadable: readonly UnreadableInput[];
  /** What stood in the workbook and was not read. */
  readonly unplaced: readonly UnplacedCells[];
  /** What is wrong with cells, as when the workbook is read where it is. */
  readonly findings: readonly CellFinding[];
}

/** An input that was read. */
export interface TakenInput {
  readonly path: InputPath;
  /** As printed beside the cell in the workbook it was read from. */
  readonly field: string;
  readonly place: Required<CellPlace>;
  readonly foundBy: FoundBy;
  /** What stood in the cell. */
  readonly text: string;
}

/** An input that cannot be read. */
export interface UnreadableInput extends TakenInput {
  readonly isNumber: boolean;
}

/** Why something has no place in the new workbook. */
export type UnplacedReason =
  /** The other template has no cell for it. */
  | "no-cell"
  /** It cannot be read. A finding gives the reason. */
  | "not-readable"
  /** Its row does not say what it is for, or says it a second time. */
  | "row-not-read"
  /** Somebody put it beside the template's cells. */
  | "own-cell"
  /** A sheet that is not of the template. */
  | "own-sheet"
  /** A supplied figure; the new workbook has calculated ones. */
  | "calculated";

/** Cells of one column, or a whole sheet, without a place in the new workbook. */
export interface UnplacedCells {
  readonly place: CellPlace;
  readonly field?: string;
  /** How many values. */
  readonly count: number;
  /** The first of them. */
  readonly found?: string;
  readonly reason: UnplacedReason;
  /** The reason in words, for those who look for the value. */
  readonly words: string;
}

/** An input with its old and its new cell. */
export interface MovedInput extends TakenInput {
  readonly newPlace: Required<CellPlace>;
}

/** What became of everything that stood in a workbook. */
export interface MigrationReport {
  readonly from: TemplateIdentity;
  readonly to: TemplateIdentity;
  readonly taken: readonly MovedInput[];
  /** Inputs that cannot be read and stand unchanged in the new workbook. */
  readonly kept: readonly MovedInput[];
  readonly unplaced: readonly UnplacedCells[];
  readonly findings: readonly CellFinding[];
}
