/** Checking workbooks in the browser. */
export const CHECK_TEXTS = {
  title: "Check a workbook",
  lead: "Drop a workbook and see in seconds what is wrong with it, in which cell, and what to do; then its figures and charts. Free, for anybody, without an account.",

  // What happens to the files
  privacyTitle: "Nothing leaves your computer.",
  privacyText:
    "Your files are read, checked and calculated by this page, in your browser. They are not uploaded and not kept: project data is your business.",
  gettingReady: "Getting ready …",
  ready: "Ready. From here on the page works without a network; you can disconnect and see.",
  notReady: "The part that checks could not be loaded.",

  // Choosing files
  dropTitle: "Drop workbooks here",
  dropMore: "Check more",
  choose: "Choose files",
  dropHint:
    "Excel workbooks (.xlsx) made from our templates, or projects as .json. Several at once, or a folder of them: your browser may call that uploading, and still nothing leaves your computer.",
  tryExample: "Try it with an example",
  exampleFile: "school-district.xlsx",
  exampleFailed: "The example could not be loaded. Are you offline?",

  // Nothing yet
  howTitle: "What you get",
  how: [
    { title: "Findings", text: "Sheet by sheet: the cell, what stands there, what was expected, and what to do." },
    { title: "Figures", text: "Price, amount financed, savings, payments and loan, calculated to the cent." },
    { title: "Comparison", text: "Which figures in the workbook differ from ours, and by how much." },
    { title: "Report", text: "Charts and schedules to print, findings to copy or download." },
  ],
  templatesTitle: "No workbook yet?",
  templatesText: "Start from a blank template. It opens in Excel 2010 and later and in LibreOffice.",
  templateVersion: (version: string): string => `version ${version}`,
  exampleTitle: "Just looking?",
  exampleText: "A made-up school district: five measures in five schools, on a lease of $2.5 million.",
  commandTitle: "Ten thousand of them?",
  commandText: "The same checks run on the command line, on your desk or in continuous integration:",
  commandHint: "It says the same of each file as this page, and writes reports for people and programs.",

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
    ok: "Nothing was found. The figures below rest on everything that the file says.",
    warnings: (count: number): string =>
      count === 1
        ? "It can be calculated. One thing deserves a look."
        : `It can be calculated. ${count} things deserve a look.`,
    errors: (count: number): string =>
      count === 1
        ? "One thing has to be corrected before its figures can be relied on."
        : `${count} things have to be corrected before its figures can be relied on.`,
    notOurs: "It was not made from a template of ours, so there is nothing to calculate.",
    noProject: "It is no project that can be calculated; the findings say why.",
    unreadable: "It could not be read, and nothing in it was used.",
    fault: "We could not finish checking it. That is a fault of ours and not of your file.",
  },
  faultAdvice:
    "This is a fault of the program, not of your file. Please report it with what was found, and with the file if it may be shared.",
  json: "Project in JSON",
  strangerWorkbook: "Workbook of no known template",
  noKind: "Not a workbook",
  printReport: "Print report",
  onThisPage: "On this page",

  // What it rests on
  provenanceTitle: "Where this comes from",
  engine: "Calculation engine",
  fileSize: "Size",
  template: "Template",
  hash: "SHA-256 of the file",
  fromTo: (start: string, end: string): string => `${start} to ${end}`,
  forYears: (years: number): string => `for ${years} ${years === 1 ? "year" : "years"}`,
  noInterest: "none entered: no interest",
  inYears: (years: number): string => `in ${years} ${years === 1 ? "year" : "years"}`,
} as const;

/** Figures of a checked file. */
export const CHECK_FIGURE_TEXTS = {
  keyTitle: "Key figures",
  keyNotReliable:
    "Correct the errors before you rely on these figures. Figures that depend on an input that cannot be used are not shown.",
  inWorkbook: "in the workbook",
  same: "same in the workbook",
  differsBy: (difference: string): string => `ours differs by ${difference}`,
  comparisonTitle: "Figures in the workbook and ours",
  comparisonSame: (count: number): string =>
    count === 1
      ? "The one figure in the workbook is ours."
      : `All ${count} figures in the workbook are the same as ours.`,
  comparisonDiffer: (differing: number, compared: number): string =>
    `${differing} of ${compared} figures in the workbook ${differing === 1 ? "differs" : "differ"} from ours.`,
  comparisonSupplied:
    "The figures of this workbook were typed in. They count as they are; ours show what the inputs come to.",
  comparisonNone: "No figure stands in the workbook: the program that saved it did not calculate.",
  comparisonCaption: "Figures that differ",
  downloadComparison: "Download differing figures (CSV)",
  columns: { place: "Cell", field: "Figure", stored: "In the workbook", ours: "Ours", difference: "Difference" },
  chartsTitle: "Charts",
  schedulesTitle: "Schedules",
  chooseSchedule: "Schedule",
  downloadSchedule: "Download this schedule (CSV)",
  total: "Total",
  economicsTitle: "Life-cycle cost",
} as const;

/** What a project is worth for its customer. */
export const ECONOMICS_TEXTS = {
  worth: "Worth for the customer",
  contract: "Financed contract",
  purchase: "Direct purchase",
  assumptions: (rate: string, releaseYear: number, years: number): string =>
    `Guaranteed savings over ${years} years, discounted at ${rate} a year, the nominal federal rate of ${releaseYear} (FEMP), at the end of each year. With other assumptions: epb economics.`,
  labels: {
    presentValueOfSavings: "Present value of savings",
    presentValueOfInvestment: "Present value of investment",
    netSavings: "Net savings (net present value)",
    savingsToInvestmentRatio: "Savings-to-investment ratio",
    adjustedRate: "Adjusted internal rate of return",
    rate: "Internal rate of return",
    simplePayback: "Undiscounted payback",
    discountedPayback: "Discounted payback",
  },
  or: " or ",
  never: "not within the study",
  nothingToPayBack: "nothing to pay back",
  years: (years: string): string => `${years} years`,
  notForGood: ", not for good",
} as const;
