// Two projects: what differs, and which inputs the figures changed with.

export { exactSum } from "../decimal/exact.js";
export { type AttributionOptions, attributeChanges } from "./attribute-changes.js";
export {
  type AttributedFigure,
  type ChangeAttribution,
  type ChangePart,
  type FigureAttribution,
  UNATTRIBUTED_REASON_LABELS,
  type UnattributedFigure,
  UnattributedReason,
} from "./attribution.js";
export { type ComparedInputs, compareInputs, type DescribedInput, describeInputs } from "./compare-inputs.js";
export { compareProjects } from "./compare-projects.js";
export type { DifferingFigure, DifferingInput, ProjectComparison } from "./comparison.js";
export type { AttributedChange } from "./group-changes.js";
export { sectionOf } from "./sections.js";
