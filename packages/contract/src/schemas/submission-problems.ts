import { ACCREDITATION_CONTACT_TYPE_LABELS, type Accreditation, AccreditationContactType } from "@epb/engine";
import { APPLICATION_KINDS, type ApplicationKind } from "../applications/application-kind.js";
import { LIMITS } from "../limits.js";
import type { ApplicationForm } from "./applications.js";
import { loginEmailSchema } from "./fields.js";

/** A missing part of an application that prevents its submission. */
export interface SubmissionProblem {
  /** `form.contactEmail`, `projects.0.accreditation.facilityType` */
  readonly at: string;
  readonly message: string;
}

/** A project in the form of a submission. */
export interface ProjectToSubmit {
  readonly name: string;
  readonly accreditation?: Accreditation;
}

/** All missing parts at once. */
export function submissionProblems(
  kind: ApplicationKind,
  form: ApplicationForm,
  projects: readonly ProjectToSubmit[],
): readonly SubmissionProblem[] {
  return [
    ...Object.entries(REQUIRED).flatMap(([field, message]) =>
      form[field as keyof typeof REQUIRED] === "" ? [{ at: `form.${field}`, message }] : [],
    ),
    ...formatProblems(form),
    ...(form.isCertified
      ? []
      : [{ at: "form.isCertified", message: "Confirm that the application is true and complete." }]),
    ...(projects.length > 0 ? [] : [{ at: "form.projectIds", message: "Link at least one of your projects." }]),
    ...(APPLICATION_KINDS[kind].asksForProjectInfo ? projects.flatMap(projectProblems) : []),
  ];
}

const REQUIRED = {
  organization: "Organization is required.",
  contactName: "Enter a contact person.",
  contactEmail: "Email is required.",
  contactPhone: "A phone number is required.",
  statement: "Describe the qualifications of your organization.",
} as const satisfies Partial<Record<keyof ApplicationForm, string>>;

/** Fields with a value in the wrong format. */
function formatProblems({ contactEmail, contactPhone, website }: ApplicationForm): readonly SubmissionProblem[] {
  const problems: SubmissionProblem[] = [];
  if (contactEmail !== "" && !loginEmailSchema.safeParse(contactEmail).success) {
    problems.push({ at: "form.contactEmail", message: "Please enter a valid email address." });
  }
  if (contactPhone !== "" && (contactPhone.match(/\d/g) ?? []).length < LIMITS.phone.minDigits) {
    problems.push({ at: "form.contactPhone", message: `Please enter at least ${LIMITS.phone.minDigits} digits.` });
  }
  if (website !== "" && !/^https?:\/\/[^\s/][^\s/.]*\.\S+$/.test(website)) {
    problems.push({ at: "form.website", message: "Enter the website address, starting with https://." });
  }
  return problems;
}

/** @spec C §3 "accreditation project info: facilityType, monitorPeriod", "Accreditation contacts" */
function projectProblems({ name, accreditation }: ProjectToSubmit, index: number): readonly SubmissionProblem[] {
  const at = `projects.${index}.accreditation`;
  const problems: SubmissionProblem[] = [];
  if (isBlank(accreditation?.facilityType)) {
    problems.push({ at: `${at}.facilityType`, message: `${name}: enter the facility type.` });
  }
  if (isBlank(accreditation?.monitorPeriod)) {
    problems.push({ at: `${at}.monitorPeriod`, message: `${name}: enter the monitoring period.` });
  }
  for (const type of Object.values(AccreditationContactType)) {
    const contact = accreditation?.contacts?.find(({ contactType }) => contactType === type);
    const label = ACCREDITATION_CONTACT_TYPE_LABELS[type].toLowerCase();
    if (isBlank(contact?.name) || (isBlank(contact?.email) && isBlank(contact?.phone))) {
      problems.push({
        at: `${at}.contacts.${type}`,
        message: `${name}: enter the ${label} with a name and an email address or a phone number.`,
      });
    }
  }
  return problems;
}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === "";
