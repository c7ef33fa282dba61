import type { ApplicationKind, ApplicationStatus } from "@epb/contract";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Status of an application in one or two words. */
export const APPLICATION_STATUS_TEXTS: Readonly<Record<ApplicationStatus | "returned", string>> = {
  draft: "Draft",
  returned: "Changes requested",
  submitted: "In review",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

/** Texts that differ between the kinds. */
export const APPLICATION_KIND_TEXTS: Readonly<
  Record<ApplicationKind, { readonly title: string; readonly lead: string; readonly newTitle: string }>
> = {
  qualifiedList: {
    title: "Qualified List of ESCOs",
    lead: "ESCOs apply for the government's qualified list, and renew their listing with a recertification.",
    newTitle: "Apply for the Qualified List of ESCOs",
  },
  accreditation: {
    title: "Industry accreditation",
    lead: "ESCOs apply for industry accreditation with completed projects.",
    newTitle: "Apply for industry accreditation",
  },
};

export const APPLICATION_LIST_TEXTS = {
  views: "Which applications",
  own: "Your applications",
  review: "Review queue",
  newApplication: "New application",
  noOwn: "You have not applied yet",
  noOwnText: "Save a draft and return any time. No one else sees the draft until you submit it.",
  noReview: "No applications to review",
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
  next: "Next step:",
} as const;

/** Next step for the applicant. */
export const APPLICANT_NEXT_TEXTS: Readonly<Record<ApplicationStatus | "returned", string>> = {
  draft: "Complete the application and submit it.",
  returned: "Make the changes that the reviewers requested, and submit the application again.",
  submitted: "Wait for the decision of the reviewers.",
  accepted: "There is no next step. The application was accepted.",
  declined: "Read the reason. You can start a new application.",
  withdrawn: "There is no next step, because you withdrew the application. You can start a new application.",
};

/** Next step for the reviewer. */
export const REVIEWER_NEXT_TEXTS: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  submitted: "Review the application, then request changes or decide.",
  accepted: "There is no next step. The decision is final.",
  declined: "There is no next step. The decision is final.",
};

/** The screen on which an application is begun. */
export const NEW_APPLICATION_TEXTS = {
  lead: "Requirements and next steps.",
  needTitle: "What you need",
  needs: [
    "Name and contact details of a person who can answer the reviewers' questions.",
    "A description of the qualifications of your organization.",
    "One or more projects on this site. You must be the builder or the initiator of each project.",
    "References, letters, and reports as files, if you have them.",
  ],
  accreditationNeed:
    "For each project: facility type, monitoring period, lead engineer, lead project manager, and customer reference. Enter this information in the project data.",
  stepsTitle: "What happens",
  steps: [
    "You fill in the application and save drafts. No one else sees the drafts.",
    "You submit the application. The reviewers get a copy of the project data you entered, and no access to the projects.",
    "The reviewers request changes or decide.",
  ],
  start: "Start the application",
  openTitle: "You already have a draft",
  openText: "Continue your draft, or start another application.",
  goOn: (date: string): string => `Continue the draft of ${date}`,
} as const;

export const APPLICATION_FORM_TEXTS = {
  draftLead: "You can save at any time. We check the application when you submit it.",
  organizationTitle: "Organization and contact",
  organization: "Organization",
  website: "Website",
  websiteHint: "Beginning with https://",
  contactName: "Contact person",
  contactHint: "Person who answers the reviewers' questions.",
  contactTitle: "Title",
  contactEmail: "Email",
  contactPhone: "Phone",
  statementTitle: "Qualifications",
  statement: "Qualifications of your organization, in your own words",
  statementHint: "Experience, staff, types of projects, and measured results. Up to 4,000 characters.",
  characters: (used: number, most: number): string =>
    `${used.toLocaleString("en-US")} of ${most.toLocaleString("en-US")} characters`,
  projectsTitle: "Projects",
  projects: "Projects that show your work",
  projectsHint:
    "Projects of which you are the builder or the initiator. When you submit, the reviewers get a copy of the project data.",
  noProjects: "You have no projects yet",
  noProjectsText: "Projects appear here when you are their builder or initiator.",
  projectFilter: "Find a project",
  chosen: (number: number): string => `${count(number, "project", "projects")} linked`,
  gone: "A project that you no longer have access to",
  complete: "Complete: nothing is missing.",
  checking: "Checking for missing entries…",
  missingOfProject: "Complete these entries of the project before you submit the application:",
  toData: "Enter the data of the project",
  filesTitle: "Files",
  confirmTitle: "Confirmation",
  isCertified: "The application is true and complete.",
  saveDraft: "Save draft",
  saved: "Draft saved.",
  submit: "Submit application",
  submitAgain: "Submit again",
  unsaved: "You have unsaved changes.",
  unsavedBar: "Unsaved changes",
  discard: "Discard changes",
  discardTitle: "Discard your changes?",
  discardText: "The draft loses all changes since it was last saved.",
  leaveTitle: "Leave without saving?",
  leaveText: "Your changes since the last save will be lost.",
  leave: "Leave without saving",
  stay: "Stay here",
  missingTitle: "Missing entries",
  missing: (number: number): string =>
    `${count(number, "entry is", "entries are")} missing. Complete all entries before you submit.`,
  nothingMissing: "Nothing is missing. You can submit the application.",
  submitTitle: "Submit the application?",
  submitText: "You can no longer change the application, unless the reviewers ask for changes or you withdraw it.",
  submitted: "Application submitted.",
  conflictTitle: "The draft was changed elsewhere",
  conflictText: "Another person, or you in another window, saved the draft. Your changes are still on this screen.",
  conflictLoad: "Load the saved draft",
  conflictKeep: "Keep my changes and overwrite",
} as const;

/** Texts for an application and its steps. */
export const APPLICATION_TEXTS = {
  of: (organization: string): string => `Application of ${organization}`,
  status: "Status",
  about: "About this application",
  started: "Started",
  submittedAt: "Submitted",
  applicant: "Applicant",
  kind: "Kind",
  renews: "Renews",
  renewed: "the accepted application",
  historyTitle: "Steps so far",
  submittedProjects: "Projects as submitted",
  copyHint: "A copy from the day of submission, without later changes.",
  noProjects: "When you submit the application, we save a copy of each project here.",
  returnedTitle: "The reviewers request changes",
  acceptedTitle: "The application has been accepted",
  declinedTitle: "The application has been declined",
  withdraw: "Withdraw",
  withdrawTitle: "Withdraw the application?",
  withdrawText:
    "The reviewers no longer see the application, and you cannot submit it again. You can start a new application.",
  withdrawn: "Application withdrawn.",
  remove: "Delete draft",
  removeTitle: "Delete the draft?",
  removeText: "This deletes the draft and its files. You cannot undo this.",
  removed: "Draft deleted.",
  recertify: "Start recertification",
  recertifyTitle: "Start the recertification?",
  recertifyText: "We create a draft from the accepted application. Review, confirm, and submit the draft.",
  toList: "Go to applications",
} as const;

/** Labels for a submitted project. */
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
  returned: "Changes requested",
  submitted: "Submitted",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
};
