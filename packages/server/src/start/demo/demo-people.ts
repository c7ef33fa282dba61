import { UserGroup } from "@epb/contract";

/** Somebody who has an account on a demonstration site. */
export interface DemoPerson {
  /** Before the @ of the e-mail address. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly organization: string;
  readonly group: UserGroup;
  readonly projectTypes: readonly (1 | 2)[];
  /** What they are there to show. */
  readonly shows: string;
  /** Has logged in before: knows the terms and has chosen a view. */
  readonly isSettled: boolean;
}

const CUSTOMER = "Maple Valley school district";
const ESCO = "Blue Spruce Energy Services";
const LABORATORY = "Program office";

/** Somebody of every group, and somebody who comes for the first time. */
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
  person("esco", "Elias", "Berg", "Project developer", ESCO, UserGroup.Esco, "enters and submits projects, applies"),
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
  person("admin", "Amir", "Sayed", "Administrator", LABORATORY, UserGroup.Admin, "looks after accounts and trainings"),
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
      "logs in for the first time",
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

/** Addresses of a domain that never gets mail. */
export function demoEmail(name: string): string {
  return `${name}@demo.example.org`;
}
