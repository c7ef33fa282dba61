// Formulas of a workbook's cells, written from the engine's definitions. Only workbook writers load this module.

export { type Area, areasOf, areaText, type Cell, cellText } from "./cell.js";
export { FigureFormulas } from "./figure-formulas.js";
export { Layout, type TablePlace } from "./layout.js";
export { MEASURES } from "./measure-links.js";
export type { ReferenceTable } from "./references.js";
export { isText } from "./text.js";
