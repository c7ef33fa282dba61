const PLURAL = new Intl.PluralRules("en-US");
const NUMBER = new Intl.NumberFormat("en-US");

/** `1 project`, `2,000 projects` */
const projects = (count: number): string =>
  `${NUMBER.format(count)} ${PLURAL.select(count) === "one" ? "project" : "projects"}`;

/** `Showing 100 of 202 projects` */
const showing = (count: number, all: number | undefined): string =>
  all === undefined ? `Showing the first ${projects(count)}` : `Showing ${NUMBER.format(count)} of ${projects(all)}`;

/** The list of projects, and the blank workbooks. */
export const PORTFOLIO_TEXTS = {
  home: "Home",
  portfolio: "Portfolio",
  listLead: "Projects that you initiated, build, or can view.",
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
  columnsHint: "Your choice is saved in this browser. The project name is always first.",
  allColumns: "All",
  usualColumns: "Default columns",
  done: "Done",
  exportLabel: "Export",
  exportAs: (format: string): string => `Export ${format}`,
  exportCsv: "CSV",
  exportXlsx: "Excel",
  exportHint: (format: string): string => `Export ${format}: all columns, with the current filters`,
  exporting: "Writing the file…",
  exported: (fileName: string): string => `${fileName} downloaded.`,
  print: "Print",
  sortBy: "Sort by",
  sortUp: "Ascending",
  sortDown: "Descending",
  listCaption: "Projects",
  /** @param all - Number of all projects of the list, once it is known. */
  counted: (count: number, hasMore: boolean, all: number | undefined): string =>
    hasMore ? showing(count, all) : projects(count),
  countedMatching: (count: number, hasMore: boolean, all: number | undefined): string =>
    hasMore ? `${showing(count, all)} that match` : `${projects(count)} ${count === 1 ? "matches" : "match"}`,
  attention: "Projects that need attention",
  chip: {
    waiting: "Waiting for me",
    submitted: "Submitted",
    returned: "Returned",
    errors: "With errors",
    paymentsAboveGuarantee: "Payments above guarantee",
  },
  chipCount: (count: number): string => NUMBER.format(count),
  totals: {
    title: "Total of the list",
    projects,
    withoutPrice: (count: number): string => `${NUMBER.format(count)} without a price`,
    withoutSavings: (count: number): string => `${NUMBER.format(count)} without guaranteed savings`,
  },
  numbered: (number: number): string => `Number ${number}`,
  errors: (count: number): string => `${NUMBER.format(count)} ${PLURAL.select(count) === "one" ? "error" : "errors"}`,
  warnings: (count: number): string =>
    `${NUMBER.format(count)} ${PLURAL.select(count) === "one" ? "warning" : "warnings"}`,
  noFindings: "None",
  aboveGuarantee: "Payments above guarantee",
  showMore: "Show more projects",
  loadingMore: "Loading more projects…",
  allShown: (count: number): string => `All ${projects(count)} shown.`,
  noProjectsTitle: "No projects yet",
  noProjectsInitiate: "Start a project with its name, its ZIP code, and its ESCO. The ESCO then enters the data.",
  noProjectsWait: "Projects appear here once the customer or the ESCO gives you access.",
  noMatchTitle: "No project matches",
  noMatchText: "Try fewer words or filters.",
  delete: "Delete",
  actionsOf: (name: string): string => `Actions for ${name}`,
  federalContract: "Federal contract",
  column: {
    name: "Project",
    displayId: "Number",
    stage: "Status",
    waitingFor: "Waiting for",
    submittedAt: "Submitted on",
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
    lowestCoverage: "Coverage",
    findings: "Findings",
    modifiedDate: "Changed",
    stateLocalSubmarket: "Submarket",
    federalContractType: "Federal contract type",
    uescContractType: "UESC contract type",
    mvStatus: "M&V status",
    mvVersion: "M&V version",
    loanStartDate: "Loan start date",
    projectInitiatorOrganization: "Customer organization",
    escoOrganization: "ESCO organization",
    version: "Version",
    isCts: "Federal contract",
    hasBeenApproved: "Has been approved",
    actions: "Actions",
  },
} as const;

/** Purpose of each kind of blank workbook. */
export const TEMPLATE_PURPOSES: Readonly<Record<string, string>> = {
  "epb-calculating":
    "For a project in full detail. The workbook calculates while you type, with the formulas of this site, so you see the schedules before you upload. Best for most projects.",
  "epb-non-calculating":
    "For a project with figures from your own model. You enter the figures yourself. After the upload, we compare them with epb's figures and show every difference.",
  "epb-accreditation":
    "The calculating template with a sheet for accreditation reviewers. Cells for the review are marked in green.",
  epx: "The express edition for states, local governments, schools, and similar owners: fewer inputs, one payment a year.",
  "epx-campaign": "The data that ESPC campaign participants report: summary, contacts, and measures.",
};

/** Instructions for a blank workbook of either edition. @param content - The entries and their order. */
const stepsWith = (content: string): readonly string[] => [
  "Initiate the project first. Later, you upload the workbook to this project.",
  "Start with the Instructions sheet. The sheet explains the order of the sheets and the colors of the cells.",
  content,
  "Blank and 0 are different. A blank cell means that no value was entered. A cell with 0 has a value. Type percentages with the percent sign, such as 4.75%.",
  "Save the workbook in Excel 14.0 (2010) or higher, or in LibreOffice. Excel and LibreOffice store the results of formulas in the file.",
];

/** The pages with blank workbooks. */
export const TEMPLATE_TEXTS = {
  epbTitle: "Download an ePB template",
  epxTitle: "Download an ePX template",
  epbLead:
    "Blank Excel workbooks for projects in full detail. Fill in a workbook, check it, and upload it to your project.",
  epxLead:
    "Blank Excel workbooks for the express edition. Fill in a workbook, check it, and upload it to your project.",
  templates: "Templates",
  version: (version: string): string => `Version ${version}`,
  download: "Download",
  downloadNamed: (title: string, version: string): string => `Download the ${title}, version ${version}`,
  none: "This site has no templates of this edition",
  stepsTitle: "How to fill in the workbook",
  steps: stepsWith(
    "Fill in the summary: project name, market segment, and location. Give each measure its own number. Other sheets refer to the measure by its number.",
  ),
  epxSteps: stepsWith(
    "Fill in the summary: project name, market segment, location, and term. Then enter the measures with their prices, and the financing.",
  ),
  nextTitle: "Next steps",
  checkLink: "Check a workbook",
  checkText: "checks and calculates your workbook in the browser. Nothing leaves your computer.",
  helpLink: "Guides and training",
  helpText: "explain the sheets step by step, and list upcoming webinars.",
  glossaryLink: "Glossary",
  glossaryText: "explains terms and schedules.",
  listLink: "Manage projects",
  listText: "opens your projects, where you upload the workbook.",
  otherEpx: "Not sure? The express edition needs fewer inputs:",
  otherEpxLink: "ePX templates",
  otherEpb: "For a project in full detail:",
  otherEpbLink: "ePB templates",
} as const;

/** Invitations to projects, above the portfolio. */
export const INVITATION_TEXTS = {
  title: "Invitations",
  invited: (project: string, role: string, when: string): string =>
    `You are invited to the project “${project}” as ${role} (${when}).`,
  accept: "Accept",
  acceptOf: (project: string): string => `Accept the invitation to ${project}`,
  accepted: (project: string): string => `You now have access to ${project}.`,
} as const;

/** Sharing of several projects. */
export const SHARING_TEXTS = {
  open: "Share",
  title: "Share projects",
  organization: "Organization",
  organizationHint: "All members can view the projects. A customer can also choose a program office.",
  email: "Or the email address of a person",
  emailHint: "The person gets the role Project viewer, and an email.",
  projects: "Projects",
  projectsHint: "The list shows the loaded projects that you can share. Search or filter before you open this dialog.",
  all: (count: number): string => `Select all ${count}`,
  none: "Select none",
  share: "Share",
  shared: (count: number, name: string): string =>
    `${count} ${count === 1 ? "project" : "projects"} shared with ${name}.`,
} as const;
