/**
 * Explanations of missing figures. Each lead is followed by {@link WITHHELD_TEXTS.inputs} and the names of the inputs.
 */
export const WITHHELD_TEXTS = {
  ofDashes: "Figures are not shown where they depend on",
  ofChart: "This chart does not show figures that depend on",
  ofEmptyChart: "This chart is not shown, because its figures depend on",
  ofSchedule: "This schedule is not shown, because its figures depend on",
  ofWorth: "These figures are not calculated, because they depend on",
  inputs: (count: number): string => (count === 1 ? "an input that cannot be used" : "inputs that cannot be used"),
  more: (count: number): string => `${count} more`,
} as const;
