/** Entry point of `@epb/workbook/formats`: reads .ods, .xls, and CSV files. */
export { flatWorkbook, type ListedWorkbook } from "./listed-workbook.js";
export { readCsv } from "./read-csv.js";
export { readForeign } from "./read-foreign.js";
export type { LibraryFormat } from "./sheetjs-workbook.js";
