// The writing door: loads exceljs, so it is imported only where a workbook is written.

export type { TemplateContent } from "./table-rows.js";
export { writeTemplate } from "./write-template.js";
