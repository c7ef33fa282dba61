/** Loaded only for the workbooks that supply their calculated values. */
export { suppliedValues } from "@epb/workbook";
