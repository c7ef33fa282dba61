import type { Decimal, FigureDefinition, FigureValue } from "@epb/engine";
import type { ExplainedInput } from "@epb/engine/explain";
import type { BreakEvenResult, ChangedInput, MonteCarloSimulation, SensitivityResult } from "@epb/engine/whatif";
import type { UnknownInput } from "@epb/workbook/diagnostics";
import type { Input } from "../../input/read-input.js";
import type { FigureGoal } from "./read-goal.js";
import type { VariedRange } from "./read-range.js";
import type { SearchRange } from "./search-range.js";

/** Everything that was asked, answered. */
export interface WhatIfAnswer {
  readonly input: Input;
  /** Absent if nothing was changed. */
  readonly changed?: ChangedFigures;
  readonly sensitivity?: {
    readonly ranges: readonly VariedRange[];
    readonly result: Extract<SensitivityResult, { ok: true }>;
  };
  readonly tables: readonly StepTable[];
  readonly breakEven?: {
    readonly question: FigureGoal & SearchRange & { readonly path: string };
    readonly result: Extract<BreakEvenResult, { ok: true }>;
  };
  readonly simulation?: MonteCarloSimulation;
  /** Inputs that cannot be used, before and after the changes: figures that depend on them are withheld. */
  readonly withheldBefore: readonly UnknownInput[];
  readonly withheldAfter: readonly UnknownInput[];
  /** Description of an input; `*` in its path means all items. */
  readonly describeInput: (path: string) => Pick<ExplainedInput, "label" | "unit" | "cell" | "choice">;
  readonly figureLabel: (path: string) => string;
}

export interface ChangedFigures {
  readonly changes: readonly ChangedInput[];
  readonly figures: readonly ChangedFigure[];
}

export interface ChangedFigure {
  readonly path: string;
  readonly label: string;
  readonly definition: FigureDefinition;
  readonly before?: FigureValue;
  readonly after?: FigureValue;
  /** Difference, if both sides are numbers. */
  readonly change?: Decimal;
}

/** Figures at values from one end of a range to the other. */
export interface StepTable {
  readonly range: VariedRange;
  readonly rows: readonly { readonly at: Decimal; readonly figures: readonly StepFigure[] }[];
}

export interface StepFigure {
  readonly path: string;
  /** Absent where the calculation has no such figure. */
  readonly value?: FigureValue;
}
