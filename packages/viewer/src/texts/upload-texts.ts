const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Uploading the workbook of a project, and taking it along. */
export const UPLOAD_TEXTS = {
  lead: "Fill in a template in Excel and upload it here. Unreadable cells are listed, and saved values stay in their place; everything else is imported.",
  title: "Upload a workbook",
  replaces: "This replaces the project's data.",
  drop: "Drop the workbook here, or choose a file",
  hint: (most: string): string => `An Excel workbook (.xlsx) made from one of the templates, up to ${most}.`,
  chosen: (fileName: string, size: string): string => `${fileName} (${size})`,
  upload: "Upload",
  reading: "Reading and calculating the workbook …",
  notNowTitle: "Nothing can be uploaded now",
  notNow: "The data of a project can be changed as long as it is pending, by those who enter data.",
  notWorkbook: "This is no .xlsx file. Open it in Excel and save it as Excel Workbook (.xlsx).",
  templates: "Blank templates",
  refusedTitle: "The workbook has not been uploaded",
  staleTitle: "The project has been changed meanwhile",
  stale: (was: number, now: number): string =>
    `You opened it at revision ${was}; it is at revision ${now} now. Nothing of your workbook has been saved. Look at what has changed before you upload over it.`,
  seeChanges: "See what has changed",
  uploadAnyway: "Upload over it",
  doneTitle: (fileName: string): string => `${fileName} has been uploaded`,
  done: (revision: number): string => `The project is at revision ${revision} now.`,
  clean: "Everything in the workbook could be read.",
  someUnread: (errors: number): string =>
    `${count(errors, "cell", "cells")} could not be read. Saved values stay in their place. Where there was none, the figures are not calculated. Correct the workbook and upload it again.`,
  issues: (errors: number, warnings: number): string =>
    `The calculation meets ${count(errors, "error", "errors")} and ${count(warnings, "warning", "warnings")}.`,
  toDashboard: "See them on the dashboard",
  findings: "Findings in the workbook",
  whatChanged: "What the upload changed",
  download: "Download the project",
  downloadLead: "As it is now, with all figures.",
  formulas: "Workbook that calculates",
  formulasHint: "Excel formulas: change an input and the figures follow.",
  results: "Workbook of results",
  resultsHint: "The schedules as values, for printing and for the record.",
  csv: "Tables as CSV",
  csvHint: "All schedules as text, for other programs.",
  json: "Data as JSON",
  jsonHint: "Every input and figure, exactly, for other programs.",
} as const;
