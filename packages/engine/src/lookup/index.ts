// Look-up of figures and inputs by path, label, or cell, and suggestions for mistyped names.
export { everydayNames } from "./everyday-names.js";
export { findByWords, type ValueByWords } from "./find-by-words.js";
export { type FoundName, findName, isCell } from "./find-name.js";
export { findFigure, findInput } from "./find-value.js";
export { type InputFinder, inputFinder } from "./input-finder.js";
export { type NameTest, namePattern } from "./name-pattern.js";
export { didYouMean, nearMisses, type Suggestible } from "./near-misses.js";
export {
  type CalculatedProject,
  type NamedFigure,
  type NamedInput,
  namedFigures,
  namedInputs,
  type WithheldFigure,
  withheldFigures,
  withMeasureKeys,
} from "./project-names.js";
