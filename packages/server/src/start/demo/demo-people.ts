import { UserGroup } from "@epb/contract";

/** A person with an account on a demonstration site. */
export interface DemoPerson {
  /** Part of the email address before the @. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly organization: string;
  readonly group: UserGroup;
  readonly projectTypes: readonly (1 | 2)[];
  /** Purpose of the account. */
  readonly shows: string;
  /** Has signed in before: has agreed to the terms and chosen a view. */
  readonly isSettled: boolean;
}

const CUSTOMER = "Maple Valley school district";
const ESCO = "Blue Spruce Energy Services";
const LABORATORY = "Program office";

/** A person of every group, and a person at the first sign-in. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person(
    "customer",
    "Carmen",
    "Ortiz",
    "Facilities director",
    CUSTOMER,
    UserGroup.Customer,
    "initiates and approves projects",
  ),
  person(
    "esco",
    "Elias",
    "Berg",
    "Project developer",
    ESCO,
    UserGroup.Esco,
    "enters and submits projects, submits applications",
  ),
  person("viewer", "Vera", "Lind", "Board member", CUSTOMER, UserGroup.ProjectViewer, "reads a project"),
  person(
    "qualified-list",
    "Quentin",
    "Moss",
    "Reviewer",
    LABORATORY,
    UserGroup.QlMember,
    "reviews qualified-list applications",
  ),
  person(
    "accreditation",
    "Ada",
    "Kern",
    "Reviewer",
    LABORATORY,
    UserGroup.AccreditationMember,
    "reviews accreditation applications",
  ),
  person("admin", "Amir", "Sayed", "Administrator", LABORATORY, UserGroup.Admin, "manages accounts and trainings"),
  {
    ...person(
      "express",
      "Xenia",
      "Park",
      "Energy manager",
      "Cedar Ridge Community College",
      UserGroup.Customer,
      "has ePX projects only",
    ),
    projectTypes: [2],
  },
  {
    ...person(
      "newcomer",
      "Noa",
      "Field",
      "Energy manager",
      "Harlan County",
      UserGroup.Customer,
      "signs in for the first time",
    ),
    isSettled: false,
  },
];

function person(
  name: string,
  firstName: string,
  lastName: string,
  title: string,
  organization: string,
  group: UserGroup,
  shows: string,
): DemoPerson {
  return { name, firstName, lastName, title, organization, group, shows, projectTypes: [1, 2], isSettled: true };
}

/** Addresses of a domain that never receives email. */
export function demoEmail(name: string): string {
  return `${name}@demo.example.org`;
}
