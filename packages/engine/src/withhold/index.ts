// Calculation of projects with inputs that cannot be read.
export { calculateKnownFigures, calculateKnownInputs } from "./calculate-known-figures.js";
export { dependentFigures } from "./dependent-figures.js";
export { mayChangeFigures } from "./possible-values.js";
