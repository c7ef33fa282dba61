const PLURAL = new Intl.PluralRules("en-US");
const NUMBER = new Intl.NumberFormat("en-US");

/** `1 project`, `2,000 projects` */
const projects = (count: number): string =>
  `${NUMBER.format(count)} ${PLURAL.select(count) === "one" ? "project" : "projects"}`;

/** The list of projects, and the blank workbooks. */
export const PORTFOLIO_TEXTS = {
  home: "Home",
  portfolio: "Portfolio",
  listLead: "The projects that you initiated, build or may read.",
  allLead: "Every project on this site.",
  initiate: "Initiate a new project",
  downloadTemplate: "Download a blank template",
  searchLabel: "Search",
  searchPlaceholder: "Number, name, customer, agency, ESCO",
  clearSearch: "Clear the search",
  filters: "Filters",
  activeFilters: "Active filters",
  countedFilters: (count: number): string => `Filters (${count})`,
  clearFilters: "Clear all filters",
  removeFilter: (filter: string): string => `Remove the filter ${filter}`,
  filterTag: (name: string, value: string): string => `${name}: ${value}`,
  awardedFrom: "Awarded from",
  awardedTo: "Awarded to",
  awardDates: "Award date",
  columns: "Columns",
  columnsTitle: "Columns of the list",
  columnsHint: "What you choose is kept in this browser. The name of the project always stands first.",
  allColumns: "All",
  usualColumns: "The usual ones",
  done: "Done",
  exportLabel: "Export",
  exportAs: (format: string): string => `Export ${format}`,
  exportCsv: "CSV",
  exportXlsx: "Excel",
  exportHint: (format: string): string => `Export ${format}: the list with all its columns, with these filters`,
  exporting: "The file is being written …",
  exported: (fileName: string): string => `${fileName} has been downloaded.`,
  print: "Print",
  sortBy: "Sort by",
  sortUp: "Upwards",
  sortDown: "Downwards",
  listCaption: "Projects",
  counted: (count: number, hasMore: boolean): string =>
    hasMore ? `The first ${projects(count)} are shown; there are more.` : `${projects(count)}`,
  countedMatching: (count: number, hasMore: boolean): string =>
    hasMore ? `The first ${projects(count)} that match are shown; there are more.` : `${projects(count)} match`,
  showMore: "Show more projects",
  loadingMore: "More projects are on their way …",
  allShown: (count: number): string => `That is all: ${projects(count)}.`,
  noProjectsTitle: "There are no projects here yet",
  noProjectsInitiate:
    "You start a project with its name, its place, and the ESCO that builds it. The ESCO then enters the data.",
  noProjectsWait: "A project appears here as soon as its initiator gives you access to it.",
  noMatchTitle: "No project matches",
  noMatchText: "Try fewer words or filters.",
  delete: "Delete",
  deleteNamed: (name: string): string => `Delete ${name}`,
  federalContract: "Federal contract",
  column: {
    name: "Project",
    displayId: "Number",
    status: "Status",
    userRole: "My role",
    customerOrganization: "Customer",
    agencyName: "Agency",
    escoName: "ESCO",
    marketSegment: "Market segment",
    projectType: "Edition",
    awardDate: "Award date",
    totalImplementationPrice: "Implementation price",
    totalGuaranteedCostSavings: "Guaranteed savings",
    totalEstimatedCostSavings: "Estimated savings",
    modifiedDate: "Last changed",
    stateLocalSubmarket: "Submarket",
    federalContractType: "Federal contract type",
    uescContractType: "UESC contract type",
    mvStatus: "M&V status",
    mvVersion: "M&V version",
    loanStartDate: "Loan start date",
    projectInitiatorOrganization: "Organization of the initiator",
    escoOrganization: "Organization of the builder",
    version: "Version",
    isCts: "Federal contract",
    hasBeenApproved: "Has been approved",
    actions: "Actions",
  },
} as const;

/** What a blank workbook is for, by its kind. */
export const TEMPLATE_PURPOSES: Readonly<Record<string, string>> = {
  "epb-calculating":
    "For a project in full detail. The workbook calculates while you type, with the formulas that this site uses, so that you see the schedules before you upload it. For most projects this is the right one.",
  "epb-non-calculating":
    "For a project whose figures come from a model of your own. You type the figures in; after the upload they are compared with ours, and every difference is shown.",
  "epb-accreditation":
    "The calculating template with one more sheet for the reviewers of an accreditation, and with the cells that they look for marked in green.",
  epx: "The express edition, for states, local governments, schools and similar owners: fewer inputs, one payment a year.",
  "epx-campaign": "Only what participants of the ESPC campaign report: summary, contacts and measures.",
};

/** How a blank workbook of either edition is filled in. @param content - What is entered, and in which order. */
const stepsWith = (content: string): readonly string[] => [
  "Initiate the project first: the upload brings the data of the workbook into it.",
  "Begin with the sheet Instructions. It tells the order of the sheets and what the colors of the cells mean.",
  content,
  "A blank cell is not entered, and 0 is a value. Percentages are typed with their sign: 4.75%.",
  "Save it in Excel 14.0 (2010) or higher, or in LibreOffice, which both store the results of formulas.",
];

/** The pages with blank workbooks. */
export const TEMPLATE_TEXTS = {
  epbTitle: "Download an ePB template",
  epxTitle: "Download an ePX template",
  epbLead: "Blank Excel workbooks for projects in full detail. Fill one in, check it, and upload it to your project.",
  epxLead: "Blank Excel workbooks for the express edition. Fill one in, check it, and upload it to your project.",
  templates: "Templates",
  version: (version: string): string => `Version ${version}`,
  download: "Download",
  downloadNamed: (title: string, version: string): string => `Download the ${title}, version ${version}`,
  none: "There are no templates of this edition on this site",
  stepsTitle: "How to fill it in",
  steps: stepsWith(
    "Then the summary: name of the project, market segment and place. Give every measure a number of its own; the tables know by it which measure a row is about.",
  ),
  epxSteps: stepsWith(
    "Then the summary: name of the project, market segment, place and term. Then the measures with their prices, and how they are paid.",
  ),
  nextTitle: "And then",
  checkLink: "Check a workbook",
  checkText: "reads and calculates it in your browser, before anybody else sees it: nothing leaves your computer.",
  helpLink: "Guides and training",
  helpText: "explain the sheets step by step, with videos and upcoming webinars.",
  glossaryLink: "Glossary",
  glossaryText: "tells what the terms and schedules mean.",
  listLink: "Manage projects",
  listText: "leads to the project that the workbook is uploaded to.",
  otherEpx: "Not sure? The express edition needs less:",
  otherEpxLink: "ePX templates",
  otherEpb: "For a project in full detail:",
  otherEpbLink: "ePB templates",
} as const;
