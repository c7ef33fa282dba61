import type { UsedProfile } from "@epb/contract";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Uploading the workbook of a project, and taking it along. */
export const UPLOAD_TEXTS = {
  lead: "We import every cell that we can read, and list the unreadable cells. Inputs in unreadable cells keep the values saved in the project.",
  title: "Upload a workbook",
  replaces: "You review all changes before they are saved.",
  drop: "Drop the workbook here, or choose a file",
  hint: (most: string): string =>
    `A workbook (.xlsx, .ods, .xls, .csv) made from one of the templates, or a form with a mapping profile, up to ${most}.`,
  chosen: (fileName: string, size: string): string => `${fileName} (${size})`,
  review: "Review changes",
  upload: "Save to project",
  reviewTitle: (fileName: string): string => `Changes from ${fileName}`,
  reviewLead: "Nothing is saved yet. Choose the sections to import, then save.",
  readWith: (fileName: string, { name, version }: UsedProfile): string =>
    `Read from ${fileName} with the profile ${name}, version ${version}.`,
  chooseProfileTitle: "Choose a profile",
  takeProfile: (name: string, organization: string): string => `Use ${name} (${organization})`,
  noChange: "The workbook has the same values as the project. There is nothing to import.",
  sections: "Sections to import",
  section: (name: string, inputs: number): string => `${name} (${count(inputs, "change", "changes")})`,
  showInputs: (name: string): string => `Show the changes in ${name}`,
  chooseSection: "Choose at least one section, or cancel.",
  figures: "Key figures before and after the upload",
  noFigures: "The project has no key figures, before or after the upload.",
  shownFigures: "Figures with the chosen sections.",
  otherSections: "The choice of sections has changed. Update the figures before you save.",
  showFigures: "Update figures",
  keptTitle: (inputs: number): string =>
    `${count(inputs, "input", "inputs")} cannot be read; ${inputs === 1 ? "its saved value is kept" : "their saved values are kept"}`,
  keptWhole: "the saved list",
  withheldTitle: "Figures will be withheld",
  withheld:
    "These inputs cannot be read and have no saved value. Figures that depend on these inputs are not shown. Correct the workbook, or enter the inputs after the upload:",
  reading: "Reading and calculating the workbook…",
  notNowTitle: "Upload not available",
  notNow:
    "You can upload if your role allows data entry and the project is not submitted or approved. To change a submitted project, ask the customer to return it.",
  notWorkbook:
    "This is not a workbook (.xlsx, .ods, .xls, .csv). Open the file in Excel and save it as Excel Workbook (.xlsx).",
  templates: "Blank templates",
  refusedTitle: "Workbook not uploaded",
  staleTitle: "The project changed in the meantime",
  stale: (was: number, now: number): string =>
    `You reviewed revision ${was}. The project is now at revision ${now}. No data from your workbook was saved. Review the changes again before you save.`,
  seeChanges: "View the changes",
  reviewAgain: "Review again",
  doneTitle: (fileName: string): string => `${fileName} uploaded`,
  done: (revision: number): string => `The project is now at revision ${revision}.`,
  clean: "We read every cell.",
  someUnread: (errors: number): string =>
    `${count(errors, "cell", "cells")} could not be read. Inputs in unreadable cells keep the values saved in the project. If an input has no saved value, figures that depend on the input are not calculated. Correct the workbook and upload it again.`,
  issues: (errors: number, warnings: number): string =>
    `The calculation has ${count(errors, "error", "errors")} and ${count(warnings, "warning", "warnings")}.`,
  toDashboard: "View findings on the dashboard",
  findings: "Findings in the workbook",
  whatChanged: "Changes made by the upload",
  download: "Download the project",
  downloadLead: "The current data with all figures.",
  formulas: "Workbook with formulas",
  formulasHint: "Excel formulas: change an input to recalculate the figures.",
  results: "Workbook of results",
  resultsHint: "The schedules as values, for printing and filing.",
  csv: "Tables as CSV",
  csvHint: "All schedules as text files, for other programs.",
  json: "Data as JSON",
  jsonHint: "All inputs and figures with full precision, for other programs.",
} as const;
