import { boundedList } from "@epb/engine";
import { US_STATES } from "@epb/engine/reference";
import * as z from "zod/mini";
import { UserGroup } from "../accounts/user-group.js";
import { choiceSchema, idSchema, instantSchema, loginEmailSchema, memberSchema, requiredText } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";

/** Kind of an organization. A program office reads projects of its states and agencies whose customers agreed. */
export const OrganizationKind = { Esco: "esco", Customer: "customer", ProgramOffice: "programOffice" } as const;
export type OrganizationKind = (typeof OrganizationKind)[keyof typeof OrganizationKind];

export const ORGANIZATION_KIND_LABELS: Readonly<Record<OrganizationKind, string>> = {
  esco: "ESCO",
  customer: "Customer",
  programOffice: "Program office",
};

const MOST_AGENCIES = 50;
/** Projects that one request shares. */
const MOST_SHARED = 200;

const stateSchema = z
  .string()
  .check(z.refine((state) => Object.hasOwn(US_STATES, state), { error: "Expected the abbreviation of a US state." }));

const fields = {
  name: requiredText("Enter a name for the organization."),
  kind: choiceSchema(OrganizationKind, "Choose a kind of organization."),
  /** Postal abbreviations. */
  states: z.readonly(boundedList(stateSchema).check(z.maxLength(Object.keys(US_STATES).length))),
  agencies: z.readonly(boundedList(requiredText("Enter the name of an agency.")).check(z.maxLength(MOST_AGENCIES))),
};

/** Fields of a new organization. Only a program office has states and agencies. */
export type NewOrganization = z.infer<typeof newOrganizationSchema>;
export const newOrganizationSchema = strictObject(fields).check(
  z.refine(
    ({ kind, states, agencies }) => kind !== OrganizationKind.ProgramOffice || states.length + agencies.length > 0,
    {
      error: "Enter at least one state or agency.",
      path: ["states"],
    },
  ),
  z.refine(
    ({ kind, states, agencies }) => kind === OrganizationKind.ProgramOffice || states.length + agencies.length === 0,
    {
      error: "Only a program office has states and agencies.",
      path: ["kind"],
    },
  ),
);

/** An organization as every signed-in user sees it. */
export type Organization = z.infer<typeof organizationSchema>;
const organizationFields = { id: idSchema, ...fields, isMember: z.boolean() };
const organizationSchema = strictObject(organizationFields);
export const organizationsSchema = strictObject({ items: list(organizationSchema) });

/** A member, with the number of projects on which the person has a role. */
export type OrganizationMember = z.infer<typeof organizationMemberSchema>;
const organizationMemberSchema = strictObject({
  userId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userGroupId: memberSchema(UserGroup),
  isActive: z.boolean(),
  projects: z.int(),
});

/** An organization for its members and administrators. */
export type OrganizationDetails = z.infer<typeof organizationDetailsSchema>;
export const organizationDetailsSchema = strictObject({
  ...organizationFields,
  members: list(organizationMemberSchema),
  /** Number of projects that all members can view. */
  projects: z.int(),
});

export const newMemberSchema = strictObject({ email: loginEmailSchema });

export type HandOver = z.infer<typeof handOverSchema>;
export const handOverSchema = strictObject({ fromUserId: idSchema, toUserId: idSchema }).check(
  z.refine(({ fromUserId, toUserId }) => fromUserId !== toUserId, {
    error: "Choose another person.",
    path: ["toUserId"],
  }),
);

/** An unchanged project and the reason. */
export type UnchangedProject = z.infer<typeof unchangedProjectSchema>;
const unchangedProjectSchema = strictObject({ id: idSchema, name: z.string(), reason: z.string() });

export type HandOverResult = z.infer<typeof handOverResultSchema>;
export const handOverResultSchema = strictObject({ handedOver: z.int(), unchanged: list(unchangedProjectSchema) });

/** Projects for an organization, or for a person, who gets the role of a viewer. */
export type SharedProjects = z.infer<typeof shareProjectsSchema>;
export const shareProjectsSchema = strictObject({
  projectIds: z.readonly(boundedList(idSchema).check(z.minLength(1), z.maxLength(MOST_SHARED))),
  organizationId: z.exactOptional(idSchema),
  email: z.exactOptional(loginEmailSchema),
}).check(
  z.refine(({ organizationId, email }) => (organizationId === undefined) !== (email === undefined), {
    error: "Choose an organization or enter an email address. Only one of the two is possible.",
    path: ["organizationId"],
  }),
);

export type ShareResult = z.infer<typeof shareResultSchema>;
export const shareResultSchema = strictObject({ shared: z.int(), unchanged: list(unchangedProjectSchema) });

/** An organization that can view a project. */
export type ProjectOrganization = z.infer<typeof projectOrganizationSchema>;
export const projectOrganizationSchema = strictObject({
  id: idSchema,
  name: z.string(),
  kind: memberSchema(OrganizationKind),
  sharedAt: instantSchema,
});
