import {
  type ApplicationForm,
  type ApplicationKind,
  type ApplicationStatus,
  REVIEWABLE_STATUSES,
  type SubmittedProject,
} from "@epb/contract";
import type { Collection, Identified } from "../../store/collection.js";

/** A file of an application; its bytes are in the blobs. */
export interface StoredFile {
  readonly id: string;
  readonly fileName: string;
  readonly size: number;
  readonly sha256: string;
  readonly uploadedAt: string;
}

/** The author of a step: the id, and the name at that time. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A step from one status to the next. */
export interface StoredStep {
  readonly at: string;
  readonly status: ApplicationStatus;
  readonly by: Person;
  readonly note?: string;
}

/** A stored application. Times are ISO 8601 instants. */
export interface Application extends Identified {
  readonly kind: ApplicationKind;
  readonly status: ApplicationStatus;
  readonly applicant: Person;
  readonly form: ApplicationForm;
  readonly files: readonly StoredFile[];
  /** Projects at the time of the last submission: later changes are hidden from reviewers. */
  readonly projects: readonly SubmittedProject[];
  readonly history: readonly StoredStep[];
  readonly comments: readonly { readonly at: string; readonly by: Person; readonly text: string }[];
  /** The accepted application that this one renews. */
  readonly recertifies?: string;
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly submittedAt?: string;
}

export const APPLICATIONS: Collection<Application> = {
  name: "applications",
  columns: {
    kind: { type: "text", of: ({ kind }) => kind },
    status: { type: "text", of: ({ status }) => status },
    applicantId: { type: "text", of: ({ applicant }) => applicant.id },
    isReviewable: { type: "boolean", of: ({ status }) => REVIEWABLE_STATUSES.includes(status) },
    recertifies: { type: "text", of: ({ recertifies }) => recertifies },
    modifiedAt: { type: "text", of: ({ modifiedAt }) => modifiedAt },
    fileHashes: { type: "texts", of: ({ files }) => files.map(({ sha256 }) => sha256) },
  },
};

export const EMPTY_FORM: ApplicationForm = {
  organization: "",
  website: "",
  contactName: "",
  contactTitle: "",
  contactEmail: "",
  contactPhone: "",
  statement: "",
  isCertified: false,
  projectIds: [],
};
