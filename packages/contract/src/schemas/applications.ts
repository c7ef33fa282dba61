import {
  type Accreditation,
  AccreditationContactType,
  boundedList,
  type CalendarDate,
  type MarketSegment,
  type ProjectStatus,
  type ProjectType,
} from "@epb/engine";
import * as z from "zod/mini";
import { ApplicationKind } from "../applications/application-kind.js";
import { ApplicationAction, ApplicationStatus } from "../applications/application-permissions.js";
import { LIMITS } from "../limits.js";
import { idSchema, instantSchema, memberSchema, optionalComment, optionalText } from "./fields.js";
import { list, type Schema, strictObject } from "./readonly-types.js";

/** Limits of one application. Ours. */
export const APPLICATION_LIMITS = { projects: 50, files: 20, comments: 200, fileNameLength: 200 } as const;

const formFields = {
  organization: optionalText(),
  website: optionalText(),
  /** Contact for the reviewers. */
  contactName: optionalText(),
  contactTitle: optionalText(),
  contactEmail: optionalText(LIMITS.emailLength),
  contactPhone: optionalText(LIMITS.phone.maxLength),
  /** Qualifications of the organization, in its own words. */
  statement: optionalComment(),
  /** "The application is true and complete." */
  isCertified: z.boolean(),
  /** Projects that show what the organization does: the applicant's own. */
  projectIds: z.readonly(
    boundedList(idSchema).check(
      z.maxLength(APPLICATION_LIMITS.projects, {
        error: `Link ${APPLICATION_LIMITS.projects} projects or less.`,
      }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: "Link each project only once." }),
    ),
  ),
};

/**
 * Fields of an application form. Blank until entered: a draft can be saved at any time, and is checked at its
 * submission.
 */
export type ApplicationForm = z.infer<typeof formSchema>;
const formSchema = strictObject(formFields);

/** The parts of a form that were changed. */
export const formPartsSchema = strictObject({
  organization: z.exactOptional(formFields.organization),
  website: z.exactOptional(formFields.website),
  contactName: z.exactOptional(formFields.contactName),
  contactTitle: z.exactOptional(formFields.contactTitle),
  contactEmail: z.exactOptional(formFields.contactEmail),
  contactPhone: z.exactOptional(formFields.contactPhone),
  statement: z.exactOptional(formFields.statement),
  isCertified: z.exactOptional(formFields.isCertified),
  projectIds: z.exactOptional(formFields.projectIds),
});

/** Submitted details of a project, which are all that reviewers see of it. Amounts are strings of digits, $. */
export interface SubmittedProject {
  readonly id: string;
  readonly name: string;
  readonly projectType: ProjectType;
  readonly status: ProjectStatus;
  readonly customerOrganization?: string;
  readonly marketSegment?: { readonly id: MarketSegment; readonly name: string };
  readonly awardDate?: CalendarDate;
  readonly totalImplementationPrice?: string;
  readonly totalGuaranteedCostSavings?: string;
  /** @spec C §3 "accreditation project info" */
  readonly accreditation?: Accreditation;
}

const listItemFields = {
  id: idSchema,
  kind: memberSchema(ApplicationKind),
  status: memberSchema(ApplicationStatus),
  organization: z.string(),
  applicant: z.string(),
  isRecertification: z.boolean(),
  modifiedAt: instantSchema,
  submittedAt: z.exactOptional(instantSchema),
};

/** List item of an application. */
export type ApplicationListItem = z.infer<typeof applicationListItemSchema>;
export const applicationListItemSchema = strictObject(listItemFields);

const text = z.exactOptional(z.string());
const accreditationSchema = strictObject({
  facilityType: text,
  monitorPeriod: text,
  positiveEnergy: z.exactOptional(z.boolean()),
  generationEquipmentType: text,
  commodityType: text,
  dsmType: text,
  otherIncentiveType: text,
  contacts: z.exactOptional(
    z.array(
      strictObject({
        contactType: memberSchema(AccreditationContactType),
        name: text,
        title: text,
        email: text,
        phone: text,
      }),
    ),
  ),
});

const submittedProjectSchema = strictObject({
  id: idSchema,
  name: z.string(),
  projectType: z.int(),
  status: z.string(),
  customerOrganization: text,
  marketSegment: z.exactOptional(strictObject({ id: z.int(), name: z.string() })),
  awardDate: text,
  totalImplementationPrice: text,
  totalGuaranteedCostSavings: text,
  accreditation: z.exactOptional(accreditationSchema),
}) as unknown as z.ZodMiniType<SubmittedProject>;

export type ApplicationFile = z.infer<typeof applicationFileSchema>;
export const applicationFileSchema = strictObject({
  id: idSchema,
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  uploadedAt: instantSchema,
});

/** A step of an application. Applicants see "Reviewers" in place of a reviewer's name. */
export type ApplicationStep = z.infer<typeof stepSchema>;
const stepSchema = strictObject({
  at: instantSchema,
  status: memberSchema(ApplicationStatus),
  by: z.string(),
  note: text,
});

/** Comment among reviewers. */
export type ApplicationComment = z.infer<typeof commentSchema>;
const commentSchema = strictObject({ at: instantSchema, by: z.string(), text: z.string() });

export interface ApplicationDetails extends z.infer<typeof details> {}
const details = strictObject({
  ...listItemFields,
  revision: z.int(),
  form: formSchema,
  files: list(applicationFileSchema),
  /** Projects at the time of the submission; empty in a first draft. */
  projects: list(submittedProjectSchema),
  history: list(stepSchema),
  /** For reviewers only. */
  comments: z.exactOptional(list(commentSchema)),
  /** The accepted application that this one renews. */
  recertifies: z.exactOptional(idSchema),
  createdAt: instantSchema,
  /** Actions that the reader may take now. */
  actions: list(memberSchema(ApplicationAction)),
});
export const applicationSchema: Schema<ApplicationDetails> = details;
