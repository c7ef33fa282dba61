/** Entry point of `@epb/workbook/formats`: reads .ods, .xls, and CSV files. */
export { readForeign } from "./read-foreign.js";
export { type LimitedResult, readOtherFormat } from "./read-other-format.js";
export type { LibraryFormat } from "./sheetjs-workbook.js";
