/** Workbooks of the present Excel format. */
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
