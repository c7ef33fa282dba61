/** Checking workbooks in the browser. */
export const CHECK_TEXTS = {
  title: "Check a workbook",
  lead: "Drop a workbook here. This page lists the errors of the workbook by cell, explains how to fix each error, and shows figures and charts. The check is free and needs no account.",

  // Privacy of the files
  privacyTitle: "Nothing leaves your computer.",
  privacyText:
    "This page reads, checks, and calculates your files in your browser. Your files are not uploaded or kept.",
  gettingReady: "Loading…",
  ready:
    "Ready. You can go offline now. Keep this tab open, because you need a connection to load the page again, and to read .ods and .xls files.",
  stored:
    "Ready. You can go offline now, and open this page without a network. You need a connection only to read .ods and .xls files.",
  notReady: "The checking program could not be loaded.",

  // Choosing files
  dropTitle: "Drop workbooks here",
  dropMore: "Check more",
  choose: "Choose files",
  dropHint:
    "You can check workbooks (.xlsx, .ods, .xls, .csv) made from our templates, workbooks in other forms with their mapping profiles (.epb-profile.json), and projects saved as .json. You can drop several files or a folder. Your browser may call this an upload, but nothing leaves your computer.",
  tryExample: "Try it with an example",
  exampleFile: "school-district.xlsx",
  exampleFailed: "The example could not be loaded. Are you offline?",

  // Empty page
  howTitle: "Results",
  how: [
    {
      title: "Findings",
      text: "Errors and warnings by sheet, each with the cell, its value, the expected value, and how to fix the cell.",
    },
    { title: "Figures", text: "Price, amount financed, savings, payments, and loan, calculated to the cent." },
    { title: "Comparison", text: "Each figure in the workbook that differs from epb's figure, and the difference." },
    { title: "Report", text: "You can print charts and schedules, and copy or download findings." },
  ],
  templatesTitle: "No workbook yet?",
  templatesText: "Start from a blank template. The templates open in Excel 2010 or later and in LibreOffice.",
  templateVersion: (version: string): string => `version ${version}`,
  exampleTitle: "No workbook to check?",
  exampleText: "A fictional school district: five measures in five schools, with a lease of $2.5 million.",
  commandTitle: "Thousands of files?",
  commandText: "The same checks run on the command line, on your computer or in continuous integration:",
  commandHint: "The command line gives the same results as this page, and writes reports for people and for programs.",

  // While it works
  working: "Checking",
  workingOn: (at: number, of: number, file: string): string =>
    of === 1 ? `Checking ${file}` : `Checking ${at} of ${of}: ${file}`,
  steps: { reading: "reading", checking: "checking", calculating: "calculating", comparing: "comparing" },
  stop: "Stop",
  done: (count: number): string => (count === 1 ? "1 file checked." : `${count} files checked.`),
  stopped: (done: number, left: number): string =>
    `Stopped: ${done === 1 ? "1 file" : `${done} files`} checked, ${left} not.`,
  leftTitle: (count: number): string => (count === 1 ? "1 file was not checked" : `${count} files were not checked`),
  resume: (count: number): string => (count === 1 ? "Check it" : "Check them"),

  // Several files
  batchTitle: "Checked files",
  batchCaption: (count: number): string => (count === 1 ? "1 file" : `${count} files`),
  batchSummary: {
    ok: (count: number): string => `${count} without findings`,
    warnings: (count: number): string => `${count} with warnings`,
    errors: (count: number): string => `${count} with errors`,
    unreadable: (count: number): string => `${count} unreadable`,
    fault: (count: number): string => `${count} not finished`,
  },
  openFile: (file: string): string => `Open ${file}`,
  backToAll: "All checked files",
  clear: "Clear",
  allFindingsCsv: "Download all findings (CSV)",
  allTableCsv: "Download this table (CSV)",
  columns: {
    file: "File",
    project: "Project",
    verdict: "Verdict",
    errors: "Errors",
    warnings: "Warnings",
    price: "Price",
    financed: "Financed",
    guaranteed: "Guaranteed savings",
    payments: "Payments",
    payback: "Simple payback, years",
    differing: "Figures that differ",
  },

  // One file
  status: {
    ok: "No findings",
    warnings: "Warnings",
    errors: "Errors",
    unreadable: "Unreadable",
    fault: "Not finished",
  },
  noProjectName: "Project without a name",
  verdicts: {
    ok: "No errors or warnings.",
    warnings: (count: number): string =>
      count === 1 ? "No errors. 1 warning to review." : `No errors. ${count} warnings to review.`,
    errors: (count: number): string =>
      count === 1
        ? "Correct 1 error before you rely on the figures."
        : `Correct ${count} errors before you rely on the figures.`,
    notOurs: "This file was not made from an epb template, so epb cannot calculate it.",
    noProject: "This file has no project that epb can calculate. The findings give the reason.",
    unreadable: "epb cannot read this file, so it shows no figures.",
    fault: "The check stopped because of an error in epb, not in your file.",
  },
  faultAdvice:
    "This is an error in epb, not in your file. Report the error with the finding, and with the file if you can share the file.",
  readerNotLoaded: "the program of this page that reads .ods and .xls files could not be loaded",
  readerNotLoadedAdvice:
    "Check your connection, and drop the file again. Or save the file as Excel Workbook (.xlsx), which this page also reads without a connection.",
  browserMemory: "the memory of the browser",
  json: "Project in JSON",
  strangerWorkbook: "Workbook from an unknown template",
  noKind: "Not a workbook",
  printReport: "Print report",
  onThisPage: "On this page",

  provenanceTitle: "File and calculation version",
  engine: "Calculation version",
  fileSize: "Size",
  template: "Template",
  hash: "SHA-256 of the file",
  fromTo: (start: string, end: string): string => `${start} to ${end}`,
  forYears: (years: number): string => `for ${years} ${years === 1 ? "year" : "years"}`,
  noInterest: "no interest, because no rate is entered",
  inYears: (years: number): string => `in ${years} ${years === 1 ? "year" : "years"}`,
} as const;

/** Figures of a checked file. */
export const CHECK_FIGURE_TEXTS = {
  keyTitle: "Key figures",
  keyNotReliable:
    "Correct the errors before you rely on these figures. If epb cannot use an input, it does not show the figures that depend on this input.",
  inWorkbook: "in the workbook",
  same: "same in the workbook",
  differsBy: (difference: string): string => `epb's figure differs by ${difference}`,
  comparisonTitle: "Figures in the workbook and epb's figures",
  comparisonSame: (count: number): string =>
    count === 1
      ? "The figure in the workbook is the same as epb's figure."
      : `All ${count} figures in the workbook are the same as epb's figures.`,
  comparisonDiffer: (differing: number, compared: number): string =>
    `${differing} of ${compared} figures in the workbook ${differing === 1 ? "differs" : "differ"} from epb's figures.`,
  comparisonSupplied:
    "The figures in this workbook were typed in, and epb uses them without changes. For comparison, epb calculates the same figures from the inputs.",
  comparisonNone:
    "The workbook has no calculated figures. The program that saved the workbook did not run its formulas.",
  comparisonCaption: "Figures that differ",
  downloadComparison: "Download differing figures (CSV)",
  columns: { place: "Cell", field: "Figure", stored: "In the workbook", ours: "epb", difference: "Difference" },
  chartsTitle: "Charts",
  schedulesTitle: "Schedules",
  chooseSchedule: "Schedule",
  downloadSchedule: "Download this schedule (CSV)",
  total: "Total",
  economicsTitle: "Life-cycle cost",
} as const;

/** Corrections of a workbook, written into a copy. */
export const CORRECTION_TEXTS = {
  title: "Corrections",
  lead: "The corrected values are written into a copy. Your file does not change.",
  certain: (count: number): string =>
    count === 1
      ? "The text in 1 cell has only one possible value."
      : `The texts in ${count} cells have only one possible value each.`,
  likely: "Likely values. Choose the values that are right:",
  download: "Download a corrected copy",
  onlyXlsx:
    "epb writes corrections only into .xlsx files. In Excel or LibreOffice, save the file as Excel Workbook (.xlsx), then check the saved file.",
  failed:
    "The copy could not be created. In Excel, save the workbook as Excel Workbook (.xlsx), then check the saved file.",
  saved: "Open the copy in Excel or LibreOffice and save it to calculate its formulas. Corrected cells:",
  left: "Cells not changed, because each has several possible values or a formula:",
  change: (before: string, after: string): string => (before === "" ? after : `${before} → ${after}`),
  reason: ({
    before,
    reason,
    values,
  }: {
    readonly before: string;
    readonly reason: "several-values" | "formula";
    readonly values: readonly { readonly value: string }[];
  }): string =>
    reason === "formula"
      ? `the formula results in ${before}; correct the formula`
      : `${before} may be ${values.map(({ value }) => value).join(" or ")}`,
} as const;
