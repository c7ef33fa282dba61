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

/** How much one application holds. Ours. */
export const APPLICATION_LIMITS = { projects: 50, files: 20, comments: 200, fileNameLength: 200 } as const;

/** What an applicant enters. Blank until it is entered: a draft is saved at any point, and checked when it is submitted. */
export interface ApplicationForm {
  readonly organization: string;
  readonly website: string;
  /** Whom the reviewers can ask. */
  readonly contactName: string;
  readonly contactTitle: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** Qualifications of the organization, in its own words. */
  readonly statement: string;
  /** "The application is true and complete." */
  readonly isCertified: boolean;
  /** Projects that show what the organization does: the applicant's own. */
  readonly projectIds: readonly string[];
}

const formFields = {
  organization: optionalText(),
  website: optionalText(),
  contactName: optionalText(),
  contactTitle: optionalText(),
  contactEmail: optionalText(LIMITS.emailLength),
  contactPhone: optionalText(LIMITS.phone.maxLength),
  statement: optionalComment(),
  isCertified: z.boolean(),
  projectIds: z.readonly(
    boundedList(idSchema).check(
      z.maxLength(APPLICATION_LIMITS.projects, {
        error: `Link ${APPLICATION_LIMITS.projects} projects or less.`,
      }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: "Link each project only once." }),
    ),
  ),
};

const formSchema: z.ZodMiniType<ApplicationForm> = z.strictObject(formFields);

/** The parts of a form that were changed. */
export const formPartsSchema: z.ZodMiniType<Partial<ApplicationForm>> = z.strictObject({
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

export interface ApplicationFile {
  readonly id: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly uploadedAt: string;
}

/** What was submitted of a project, and all that reviewers see of it. Amounts are texts of digits, $. */
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

/** A step of an application. Applicants read "Reviewers" where reviewers read a name. */
export interface ApplicationStep {
  readonly at: string;
  readonly status: ApplicationStatus;
  readonly by: string;
  readonly note?: string;
}

/** Among reviewers. */
export interface ApplicationComment {
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

/** An application as a list shows it. */
export interface ApplicationListItem {
  readonly id: string;
  readonly kind: ApplicationKind;
  readonly status: ApplicationStatus;
  readonly organization: string;
  readonly applicant: string;
  readonly isRecertification: boolean;
  readonly modifiedAt: string;
  readonly submittedAt?: string;
}

export interface ApplicationDetails extends ApplicationListItem {
  readonly revision: number;
  readonly form: ApplicationForm;
  readonly files: readonly ApplicationFile[];
  /** As they were when the application was submitted; none in a first draft. */
  readonly projects: readonly SubmittedProject[];
  readonly history: readonly ApplicationStep[];
  /** For reviewers only. */
  readonly comments?: readonly ApplicationComment[];
  /** The accepted application that this one renews. */
  readonly recertifies?: string;
  readonly createdAt: string;
  /** What the reader may do with it now. */
  readonly actions: readonly ApplicationAction[];
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

export const applicationListItemSchema: z.ZodMiniType<ApplicationListItem> = z.strictObject(listItemFields);

const text = z.exactOptional(z.string());
const accreditationSchema = z.strictObject({
  facilityType: text,
  monitorPeriod: text,
  positiveEnergy: z.exactOptional(z.boolean()),
  generationEquipmentType: text,
  commodityType: text,
  dsmType: text,
  otherIncentiveType: text,
  contacts: z.exactOptional(
    z.array(
      z.strictObject({
        contactType: memberSchema(AccreditationContactType),
        name: text,
        title: text,
        email: text,
        phone: text,
      }),
    ),
  ),
});

const submittedProjectSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  projectType: z.int(),
  status: z.string(),
  customerOrganization: text,
  marketSegment: z.exactOptional(z.strictObject({ id: z.int(), name: z.string() })),
  awardDate: text,
  totalImplementationPrice: text,
  totalGuaranteedCostSavings: text,
  accreditation: z.exactOptional(accreditationSchema),
}) as unknown as z.ZodMiniType<SubmittedProject>;

export const applicationFileSchema: z.ZodMiniType<ApplicationFile> = z.strictObject({
  id: idSchema,
  fileName: z.string(),
  size: z.int(),
  uploadedAt: instantSchema,
});

export const applicationSchema: z.ZodMiniType<ApplicationDetails> = z.strictObject({
  ...listItemFields,
  revision: z.int(),
  form: formSchema,
  files: z.readonly(z.array(applicationFileSchema)),
  projects: z.readonly(z.array(submittedProjectSchema)),
  history: z.readonly(
    z.array(z.strictObject({ at: instantSchema, status: memberSchema(ApplicationStatus), by: z.string(), note: text })),
  ),
  comments: z.exactOptional(
    z.readonly(z.array(z.strictObject({ at: instantSchema, by: z.string(), text: z.string() }))),
  ),
  recertifies: z.exactOptional(idSchema),
  createdAt: instantSchema,
  actions: z.readonly(z.array(memberSchema(ApplicationAction))),
});
