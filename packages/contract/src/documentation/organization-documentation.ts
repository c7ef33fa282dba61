import {
  ADD_ORGANIZATION_MEMBER,
  CHANGE_ORGANIZATION,
  CREATE_ORGANIZATION,
  GET_ORGANIZATION,
  HAND_OVER_PROJECTS,
  LIST_ORGANIZATIONS,
  REMOVE_ORGANIZATION_MEMBER,
  SHARE_PROJECTS,
  STOP_SHARING_PROJECT,
} from "../calls/organization-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { OTHER_ID, PROJECT_ID, USER_ID } from "./example-values.js";
import { PROJECT_ACCESS } from "./project-progress-documentation.js";

const OFFICE = {
  name: "Colorado Energy Office",
  kind: "programOffice",
  states: ["CO"],
  agencies: ["Example Department of Corrections"],
} as const;

const DETAILS = {
  id: OTHER_ID,
  ...OFFICE,
  isMember: true,
  members: [
    {
      userId: USER_ID,
      firstName: "Ada",
      lastName: "Lovelace",
      email: "ada@office.example.org",
      userGroupId: 3,
      isActive: true,
      projects: 0,
    },
  ],
  projects: 12,
} as const;

const UNCHANGED = [
  { id: PROJECT_ID, name: "Town hall", reason: "The organization can view the project already." },
] as const;

const KIND = "Kind of the organization: `esco`, `customer`, or `programOffice`.";

const STATES = "US states of a program office, as postal abbreviations.";

/** Organizations, their members, and the projects that they view. */
export const ORGANIZATION_DOCUMENTATION: Documentation = {
  examples: [
    example(LIST_ORGANIZATIONS, { reply: { items: [{ id: OTHER_ID, ...OFFICE, isMember: true }] } }),
    example(GET_ORGANIZATION, { reply: DETAILS, replyName: "OrganizationDetails" }),
    example(CREATE_ORGANIZATION, { body: OFFICE, reply: { ...DETAILS, isMember: false, members: [], projects: 0 } }),
    example(CHANGE_ORGANIZATION, { body: OFFICE, reply: DETAILS }),
    example(ADD_ORGANIZATION_MEMBER, { body: { email: "ada@office.example.org" }, reply: DETAILS }),
    example(REMOVE_ORGANIZATION_MEMBER, { reply: { ...DETAILS, isMember: false, members: [] } }),
    example(HAND_OVER_PROJECTS, {
      body: { fromUserId: USER_ID, toUserId: OTHER_ID },
      reply: {
        handedOver: 4,
        unchanged: [{ ...UNCHANGED[0], reason: "Lee Harlan has another role on the project." }],
      },
    }),
    example(SHARE_PROJECTS, {
      body: { projectIds: [PROJECT_ID], organizationId: OTHER_ID },
      reply: { shared: 0, unchanged: UNCHANGED },
    }),
    example(STOP_SHARING_PROJECT, { reply: { ...PROJECT_ACCESS, organizations: [] } }),
  ],
  words: {
    "OrganizationDetails.kind": KIND,
    "ListOrganizationsReply.items.kind": KIND,
    "CreateOrganizationBody.kind": KIND,
    "ChangeOrganizationBody.kind": KIND,
    "GetActivityReply.items.organization": "Name of the organization whose access changed.",
    previousPerson: "Name of the person who had the role before.",
    "organizations.kind": KIND,
    "OrganizationDetails.states": STATES,
    "ListOrganizationsReply.items.states": STATES,
    "CreateOrganizationBody.states": STATES,
    "ChangeOrganizationBody.states": STATES,
    agencies: "Agencies of a program office. The agency of a project must have the same name.",
    isMember: "True if the caller is a member.",
    "OrganizationDetails.members": "People of the organization.",
    "members.projects": "Number of projects on which the person has a role.",
    "OrganizationDetails.projects": "Number of projects that all members of the organization can view.",
    organizations: "Organizations whose members can view the project.",
    offices: "Program offices of the state or the agency of the project that cannot view the project.",
    sharedAt: "Time since when the organization can view the project, ISO 8601.",
    fromUserId: "Person whose roles are handed over.",
    toUserId: "Person who gets the roles.",
    handedOver: "Number of projects with a new person.",
    unchanged: "Unchanged projects.",
    "unchanged.reason": "Reason, for people.",
    "ShareProjectsBody.projectIds": "IDs of the projects.",
    organizationId: "Organization whose members can view the projects; absent if they are shared with a person.",
    "ShareProjectsBody.email":
      "Email address of a person who gets the role of a viewer, or an invitation to this role; absent if the projects are shared with an organization.",
    shared: "Number of projects that were shared.",
  },
};
