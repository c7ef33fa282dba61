import {
  FederalContractType,
  MarketSegment,
  ProjectType,
  ProjectVersion,
  StateLocalSubmarket,
  UescContractType,
  YesNo,
} from "@epb/engine";
import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { choiceSchema, emailSchema, oneLine } from "./fields.js";
import { strictObject } from "./readonly-types.js";

/** Messages of the new-project form. @spec P §5 "New Project form" */
export const NEW_PROJECT_MESSAGES = {
  nameRequired: "Project name required",
  nameTaken: "Project name already exists",
  nameTooLong: "Project name must be 100 characters or less",
  marketSegmentRequired: "Market segment required",
  projectTypeRequired: "Project type required",
  federalContractTypeRequired: "Federal contract type required",
  submarketRequired: "Submarket required",
  uescContractTypeRequired: "UESC contract type required",
  campaignRequired: "ESPC campaign participant required",
  zipRequired: "Zip required",
  invalidZip: "Invalid zip format",
  emailRequired: "Email required",
  emailTooLong: "Email must be 100 characters or less",
  invalidEmail: "Invalid email address",
  builderIsEmail: "The project builder must have this email address",
  customerIsBuilder: "The customer and the project builder need different email addresses",
  invalidVersion: "Invalid project version",
} as const;
const SAYS = NEW_PROJECT_MESSAGES;

/** @spec P §5 "'Project name required'" */
export const projectNameSchema: z.ZodMiniType<string> = z.string({ error: SAYS.nameRequired }).check(
  ...oneLine,
  z.minLength(1, { error: SAYS.nameRequired }),
  z.maxLength(LIMITS.projectNameLength, { error: SAYS.nameTooLong }),
  // Files have the names of projects.
  z.regex(/[^.]/u, { error: SAYS.nameRequired }),
);

/** @spec P §5 "required, at most 10, five digits" */
const zipSchema: z.ZodMiniType<string> = z
  .string({ error: SAYS.zipRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: SAYS.zipRequired, abort: true }),
    z.regex(/^\d{5}(-\d{4})?$/, { error: SAYS.invalidZip }),
  );

/** @spec P §5 "required, at most 100, standard format" */
const partyEmailSchema = emailSchema({
  missing: SAYS.emailRequired,
  tooLong: SAYS.emailTooLong,
  invalid: SAYS.invalidEmail,
});

/** Fields of the new-project form. @spec P §3 "New project payload" */
export type NewProjectForm = z.infer<typeof fieldsSchema>;
const fieldsSchema = strictObject({
  _name: projectNameSchema,
  /** Equals the email address. */
  _projectBuilderId: z.exactOptional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(LIMITS.emailLength))),
  _marketSegmentId: choiceSchema(MarketSegment, SAYS.marketSegmentRequired),
  _zip: zipSchema,
  _email: partyEmailSchema,
  /** The approver, if the creator cannot approve the project. Ours. */
  _customerEmail: z.exactOptional(partyEmailSchema),
  _federalContractType: z.exactOptional(choiceSchema(FederalContractType, SAYS.federalContractTypeRequired)),
  _stateLocalSubmarket: z.exactOptional(choiceSchema(StateLocalSubmarket, SAYS.submarketRequired)),
  _uescContractType: z.exactOptional(choiceSchema(UescContractType, SAYS.uescContractTypeRequired)),
  _createdSource: z.exactOptional(z.string().check(z.trim(), z.maxLength(LIMITS.textLength))),
  _version: z.exactOptional(choiceSchema(ProjectVersion, SAYS.invalidVersion)),
  _type: choiceSchema({ Epb: ProjectType.Epb, Epx: ProjectType.Epx } as const, SAYS.projectTypeRequired),
  _ESPCCampaignParticipant: z.exactOptional(choiceSchema(YesNo, SAYS.campaignRequired)),
});

/**
 * Segments whose projects are asked about the campaign. @spec P §5 "State/Local Government, Healthcare, K-12 Schools"
 */
const CAMPAIGN_SEGMENTS: readonly MarketSegment[] = [
  MarketSegment.StateLocalGovernment,
  MarketSegment.Healthcare,
  MarketSegment.K12Schools,
  MarketSegment.UniversityCollege,
];

/** Answers on which other questions depend. */
type Condition = Pick<NewProjectForm, "_marketSegmentId" | "_federalContractType">;

/**
 * Conditions under which a field is shown and required. @spec P §5 "required only when segment is Federal", "required
 * only when segment is State/Local", "shown when segment is Federal", "shown and required when project type"
 */
export const ASKED_WHEN = {
  _federalContractType: ({ _marketSegmentId }: Condition): boolean =>
    _marketSegmentId === MarketSegment.FederalGovernment,
  _stateLocalSubmarket: ({ _marketSegmentId }: Condition): boolean =>
    _marketSegmentId === MarketSegment.StateLocalGovernment,
  _uescContractType: ({ _marketSegmentId, _federalContractType }: Condition): boolean =>
    _marketSegmentId === MarketSegment.FederalGovernment && _federalContractType === FederalContractType.UESC,
  _ESPCCampaignParticipant: ({ _marketSegmentId }: Condition): boolean => CAMPAIGN_SEGMENTS.includes(_marketSegmentId),
} as const;
export type AskedField = keyof typeof ASKED_WHEN;

const MISSING: Readonly<Record<AskedField, string>> = {
  _federalContractType: SAYS.federalContractTypeRequired,
  _stateLocalSubmarket: SAYS.submarketRequired,
  _uescContractType: SAYS.uescContractTypeRequired,
  _ESPCCampaignParticipant: SAYS.campaignRequired,
};

/** Version of a new project of each type. @spec C §3 "1.0.0 (ePX_v1_0_0) for ePX" */
export const NEW_PROJECT_VERSIONS: Readonly<Record<1 | 2, ProjectVersion>> = {
  1: ProjectVersion.V3_0_0,
  2: ProjectVersion.EpxV1_0_0,
};

/** @spec P §5 "New Project form" */
export const newProjectFormSchema = fieldsSchema.check(
  z.check<NewProjectForm>(({ value, issues }) => {
    const report = (field: keyof NewProjectForm, message: string): void => {
      issues.push({ code: "custom", input: value[field], path: [field], message });
    };
    for (const field of Object.keys(ASKED_WHEN) as AskedField[]) {
      if (ASKED_WHEN[field](value) && value[field] === undefined) report(field, MISSING[field]);
    }
    if (value._projectBuilderId !== undefined && value._projectBuilderId !== value._email) {
      report("_projectBuilderId", SAYS.builderIsEmail);
    }
    if (value._customerEmail === value._email) report("_customerEmail", SAYS.customerIsBuilder);
    if (value._version !== undefined && value._version !== NEW_PROJECT_VERSIONS[value._type]) {
      report("_version", SAYS.invalidVersion);
    }
  }),
);
