// Calculation of projects with inputs that cannot be read.
export { calculateKnownFigures } from "./calculate-known-figures.js";
export { mayChangeFigures } from "./possible-values.js";
