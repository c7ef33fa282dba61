// Entry point of `@epb/workbook/diagnostics`: findings, problems, and issues as one list, in words for people. The
// command line and the pages use the same texts from here.

// ── Findings and their texts
export type { FindingSeverity as Severity } from "../findings/catalogue-entry.js";
export { OWN_OUTPUT_FOUND } from "../findings/own-output.js";
// ── From the contents of a file to its calculation
export {
  type CalculatedContents,
  type CalculatedProject,
  calculateContents,
  calculateUnlessValuesAreMissing,
} from "./calculate-contents.js";
// ── From bytes to the contents of a file
export { contentsOfReading } from "./contents-of-reading.js";
export { contentsWithFigures } from "./contents-with-figures.js";
export { dependentsSentences } from "./dependents-text.js";
export {
  type Dependents,
  FILE_STATUSES,
  type FileStatus,
  type Finding,
  SEVERITIES,
  type SheetRange,
  statusOf,
} from "./finding.js";
export { type CellOf, cellFields, fromFinding, fromProblem, NO_CELLS } from "./from-sources.js";
export { groupRepeatedFindings, type RepeatedFindings } from "./group-repeated-findings.js";
// ── Figures for decisions
export {
  HEADLINE_FIGURE_IDS,
  type HeadlineFigure,
  type HeadlineRemark,
  headlineFigures,
  summaryFigures,
} from "./headline-figures.js";
export {
  type ContentsResult,
  hasUnusableInputs,
  type InputContents,
  needsTracer,
  type UnknownTracer,
} from "./input-contents.js";
export { type InputFindingName, inputFinding } from "./input-finding.js";
export { type InputKind, inputKind, isProjectJson } from "./input-kind.js";
export { type JsonResult, parseJson } from "./parse-json.js";
export { readJsonContents } from "./read-json-contents.js";
export { withSupportContact } from "./support-contact.js";
export {
  type UnknownInput,
  unknownInputName,
  unknownInputs,
  unknownInputsText,
  withheldSentence,
} from "./unknown-inputs.js";
export { takesFigures, withFigures } from "./with-figures.js";
