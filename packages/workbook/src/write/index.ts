// The writing entry point: loads exceljs, so it is imported only where a workbook is written.

export { type AnnotationOptions, annotateWorkbook } from "./annotate/annotate-workbook.js";
export type { AnnotatedFinding } from "./annotate/annotated-finding.js";
export { inputCells } from "./input-cells.js";
export { type KeptResult, keepUnreadable } from "./keep-unreadable.js";
export { projectInTemplate } from "./project-in-template.js";
export type { ResultsContent, ResultsFinding } from "./results/results-content.js";
export { writeResults } from "./results/write-results.js";
export type { TemplateContent } from "./table-rows.js";
export { writeMapping } from "./write-mapping.js";
export { type PlainTable, writeTables } from "./write-tables.js";
export { writeTemplate } from "./write-template.js";
