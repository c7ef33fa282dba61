// Figures of a project with one function, as plain data, and an example project.
export { type CalculateOptions, calculate, type ProjectResult } from "./calculate.js";
export { exampleProject, type ProjectJson } from "./example-project.js";
export type { InputChanges } from "./input-changes.js";
export type { PlainChange, PlainFigure, PlainFinding } from "./plain-result.js";
export { readProject } from "./read-project.js";
