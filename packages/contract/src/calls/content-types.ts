/** Workbooks of the present Excel format. */
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Workbooks of other formats. */
export const ODS = "application/vnd.oasis.opendocument.spreadsheet";
export const XLS = "application/vnd.ms-excel";
