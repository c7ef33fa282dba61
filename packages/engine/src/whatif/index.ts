// Results of a project with other inputs. This is a separate entry point, because a calculation does not use it.
export { calculateVariants, type Variants } from "../withhold/calculate-variants.js";
export {
  applyOverlay,
  type ChangedInput,
  calculateWithOverlay,
  type OverlayCalculation,
  type OverlayResult,
} from "./apply-overlay.js";
export { type BreakEvenQuestion, type BreakEvenResult, findBreakEven } from "./break-even.js";
export {
  type BreakEvenPiece,
  type BreakEvenRange,
  type BreakEvensQuestion,
  type BreakEvensResult,
  type FigureGoal,
  findBreakEvens,
  searchBreakEvens,
} from "./break-evens.js";
export type { Condition, ConditionCount } from "./condition.js";
export type { Distribution, WeightedValue } from "./distribution.js";
export type { Crossing, FigureBreakEven } from "./figure-break-even.js";
export type { Sample } from "./find-crossings.js";
export type { Goal } from "./goal.js";
export {
  type Changes,
  changeBy,
  type InputChange,
  type InputValues,
  type Overlay,
  type VariedInput,
} from "./input-change.js";
export {
  type ConditionProbability,
  type DrawnInput,
  type MonteCarloResult,
  type MonteCarloSimulation,
  runMonteCarlo,
  type SimulatedFigure,
  type TrialOutcomes,
} from "./monte-carlo.js";
export type { MonteCarloQuestion, UncertainInput } from "./monte-carlo-question.js";
export type { WhatIfProblem, WhatIfProblemName } from "./problem.js";
export {
  type FigureAtEnd,
  type SensitivityInput,
  type SensitivityQuestion,
  type SensitivityResult,
  sensitivity,
  type Tornado,
  type TornadoBar,
} from "./sensitivity.js";
export type { HistogramBin, Percentile, Statistics } from "./statistics.js";
export type { TrialError, TrialRefusal } from "./trial-failures.js";
export { applyTypedChange, type TypedChange, type TypedChangeProblem, type TypedChangeResult } from "./typed-change.js";
export { type UnclearRate, unclearRate } from "./unclear-rate.js";
