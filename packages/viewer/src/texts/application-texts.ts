import type { ApplicationKind, ApplicationStatus } from "@epb/contract";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Where an application stands, in a word or two. */
export const APPLICATION_STATUS_TEXTS: Readonly<Record<ApplicationStatus | "returned", string>> = {
  draft: "Draft",
  returned: "Changes asked for",
  submitted: "In review",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

/** What differs between the kinds. */
export const APPLICATION_KIND_TEXTS: Readonly<
  Record<ApplicationKind, { readonly title: string; readonly lead: string; readonly newTitle: string }>
> = {
  qualifiedList: {
    title: "Qualified List of ESCOs",
    lead: "ESCOs apply to be on the government's qualified list, and renew it with a recertification.",
    newTitle: "Apply for the Qualified List of ESCOs",
  },
  accreditation: {
    title: "Industry accreditation",
    lead: "ESCOs apply for the accreditation of the industry with projects that show what they do.",
    newTitle: "Apply for the industry accreditation",
  },
};

/** Lists of applications. */
export const APPLICATION_LIST_TEXTS = {
  views: "Which applications",
  own: "Your applications",
  review: "Review queue",
  newApplication: "New application",
  noOwn: "You have not applied yet",
  noOwnText: "An application can be saved as a draft at any point, and is seen by nobody else until you submit it.",
  noReview: "No application waits here",
  noReviewText: "Applications appear here once they are submitted.",
  noMatch: "No application matches these filters",
  clearFilters: "Clear filters",
  filters: "Filters",
  status: "Status",
  allStatuses: "All statuses",
  search: "Organization or applicant",
  caption: "Applications for review",
  organization: "Organization",
  unnamed: "Organization not entered yet",
  applicant: "Applicant",
  application: "Application",
  first: "First application",
  recertification: "Recertification",
  submittedAt: "Submitted",
  modifiedAt: "Last change",
  open: (organization: string): string => `Open the application of ${organization}`,
  next: "What is next:",
} as const;

/** What is next, for whoever applied. */
export const APPLICANT_NEXT_TEXTS: Readonly<Record<ApplicationStatus | "returned", string>> = {
  draft: "Complete it and submit it.",
  returned: "The reviewers ask for changes. Make them and submit it again.",
  submitted: "Wait for the decision of the reviewers.",
  accepted: "Nothing: it has been accepted.",
  declined: "Read the reason. You can start a new application.",
  withdrawn: "Nothing: you have withdrawn it. You can start a new application.",
};

/** What is next, for whoever reviews. */
export const REVIEWER_NEXT_TEXTS: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  submitted: "Read it, ask for changes where something is missing, or decide.",
  accepted: "Nothing: it has been decided. A decision is final.",
  declined: "Nothing: it has been decided. A decision is final.",
};

/** The screen on which an application is begun. */
export const NEW_APPLICATION_TEXTS = {
  lead: "Before you begin: what you need, and what happens afterwards.",
  needTitle: "What you need",
  needs: [
    "Contact information of somebody whom the reviewers can ask.",
    "A description of the qualifications of your organization.",
    "One or more of your projects on this site: those that you build or have initiated.",
    "References, letters and reports as files, if you have them.",
  ],
  accreditationNeed:
    "For every project its facility type, monitoring period, lead engineer, lead project manager and customer reference. You enter them with the data of the project.",
  stepsTitle: "What happens",
  steps: [
    "You fill in the application and save it as a draft as often as you like. Nobody else sees it.",
    "You submit it. The reviewers get a copy of what you entered of your projects, and no access to the projects themselves.",
    "They ask you for changes, or decide.",
  ],
  start: "Start the application",
  openTitle: "You have a draft already",
  openText: "You can go on with it in place of starting another one.",
  goOn: (date: string): string => `Go on with the draft of ${date}`,
} as const;

/** The form of an application. */
export const APPLICATION_FORM_TEXTS = {
  draftLead: "Save it as often as you like. It is checked when you submit it.",
  organizationTitle: "Organization and contact",
  organization: "Organization",
  website: "Website",
  websiteHint: "Beginning with https://",
  contactName: "Contact person",
  contactHint: "Whom the reviewers can ask.",
  contactTitle: "Title",
  contactEmail: "Email",
  contactPhone: "Phone",
  statementTitle: "Qualifications",
  statement: "Qualifications of your organization, in your own words",
  statementHint: "Experience, staff, kinds of projects, measured results. 4,000 characters at most.",
  characters: (used: number, most: number): string =>
    `${used.toLocaleString("en-US")} of ${most.toLocaleString("en-US")} characters`,
  projectsTitle: "Projects",
  projects: "Projects that show what you do",
  projectsHint: "Those that you build or have initiated. Submitting copies what the reviewers see of them.",
  noProjects: "You have no projects yet",
  noProjectsText: "Projects appear here once you build or have initiated them.",
  projectFilter: "Find a project",
  chosen: (number: number): string => `${count(number, "project", "projects")} linked`,
  gone: "A project that you no longer have access to",
  complete: "Everything that the reviewers ask of it is there.",
  checking: "Looking whether anything is missing …",
  missingOfProject: "Missing before it can be submitted:",
  toData: "Enter the data of the project",
  filesTitle: "Files",
  confirmTitle: "Confirmation",
  isCertified: "The application is true and complete.",
  saveDraft: "Save draft",
  saved: "The draft has been saved.",
  submit: "Submit application",
  submitAgain: "Submit again",
  unsaved: "There are changes that have not been saved.",
  unsavedBar: "Unsaved changes",
  discard: "Discard changes",
  discardTitle: "Discard your changes?",
  discardText: "The draft goes back to what was saved last.",
  leaveTitle: "Leave without saving?",
  leaveText: "Your changes since the last save will be lost.",
  leave: "Leave without saving",
  stay: "Stay here",
  missingTitle: "This is still missing",
  missing: (number: number): string =>
    `${count(number, "thing is", "things are")} still missing before you can submit.`,
  nothingMissing: "Nothing is missing. You can submit the application.",
  submitTitle: "Submit the application?",
  submitText: "You can no longer change the application, unless the reviewers ask for changes or you withdraw it.",
  submitted: "The application has been submitted.",
  conflictTitle: "The draft was changed elsewhere",
  conflictText:
    "Somebody has saved it meanwhile, perhaps you in another window. Your changes are still on this screen.",
  conflictLoad: "Load what was saved",
  conflictKeep: "Keep mine and save over it",
} as const;

/** An application that is read, and the steps that it takes. */
export const APPLICATION_TEXTS = {
  of: (organization: string): string => `Application of ${organization}`,
  status: "Status",
  about: "About this application",
  started: "Started",
  submittedAt: "Submitted",
  applicant: "Applicant",
  kind: "Kind",
  renews: "It renews",
  renewed: "the accepted application",
  historyTitle: "Steps so far",
  submittedProjects: "Projects as they were submitted",
  copyHint: "A copy from the day of the submission. What changes in a project later does not show here.",
  noProjects: "Projects are copied when the application is submitted.",
  returnedTitle: "The reviewers ask for changes",
  acceptedTitle: "The application has been accepted",
  declinedTitle: "The application has been declined",
  withdraw: "Withdraw",
  withdrawTitle: "Withdraw the application?",
  withdrawText: "The reviewers no longer see it, and it cannot be submitted again. You can start a new one.",
  withdrawn: "The application has been withdrawn.",
  remove: "Delete draft",
  removeTitle: "Delete the draft?",
  removeText: "The draft goes with its files. This cannot be taken back.",
  removed: "The draft has been deleted.",
  recertify: "Start recertification",
  recertifyTitle: "Start the recertification?",
  recertifyText: "A draft is started with what the accepted application says. You confirm it anew and submit it.",
  toList: "Go to the applications",
} as const;

/** What is told of a submitted project. */
export const SUBMITTED_PROJECT_TEXTS = {
  customer: "Customer",
  segment: "Market segment",
  status: "Project status",
  awardDate: "Award date",
  price: "Implementation price",
  savings: "Guaranteed cost savings",
  facilityType: "Facility type",
  monitorPeriod: "Monitoring period",
  positiveEnergy: "Positive energy",
  generationEquipmentType: "Generation equipment",
  commodityType: "Commodity",
  dsmType: "Demand-side management",
  otherIncentiveType: "Other incentives",
  accreditation: "For the accreditation",
} as const;

/** Steps of an application in its history. */
export const STEP_TITLES: Readonly<Record<ApplicationStatus | "returned", string>> = {
  draft: "Started",
  returned: "Asked for changes",
  submitted: "Submitted",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
};
