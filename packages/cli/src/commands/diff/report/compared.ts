import type { FigureDefinition, Withheld } from "@epb/engine";
import type { ChangeAttribution, ProjectComparison } from "@epb/engine/compare";
import type { FindingChanges } from "../../../diagnostics/compare-findings.js";
import type { Input } from "../../../input/read-input.js";

/** Two projects with everything that is not the same in them. */
export interface Compared {
  readonly before: ComparedInput;
  readonly after: ComparedInput;
  readonly comparison: ProjectComparison;
  readonly attribution: ChangeAttribution;
  readonly findings: FindingChanges;
  /** Pattern of the figures to show; undefined for those of the financial summary. */
  readonly outputs: string | undefined;
  readonly definitionOf: (path: string) => FigureDefinition;
}

export interface ComparedInput {
  readonly input: Input;
  /** The cell that an input was read from. */
  readonly cellOf: (path: string) => string | undefined;
  /** Text of a cell that cannot be read as its input. */
  readonly unreadText: (path: string) => string | undefined;
  /** Inputs that cannot be used, and figures that are withheld for them. */
  readonly withheld?: Withheld;
}

/** True if two projects are certainly equal. Inputs that are unknown on both sides can differ. */
export const isKnownToBeSame = ({ before, after, comparison }: Compared): boolean =>
  comparison.inputs.length + comparison.figures.length === 0 && !isWithheld(before) && !isWithheld(after);

const isWithheld = ({ withheld }: ComparedInput): boolean => withheld !== undefined;
