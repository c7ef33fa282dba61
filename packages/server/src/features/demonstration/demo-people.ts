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
  /** Has signed in before: has agreed to the terms and chosen a view. */
  readonly isSettled: boolean;
}

/** A person whom visitors of a demonstration site can be. */
export interface DemoRole extends DemoPerson {
  /** `customer` */
  readonly role: string;
  /** Work of the person on this site. */
  readonly work: string;
}

const CUSTOMER = "Maple Valley school district";
const ESCO = "Blue Spruce Energy Services";
const OFFICE = "Program office";

/** A person of every group, and a person at the first sign-in. */
export const DEMO_ROLES: readonly DemoRole[] = [
  role(
    "customer",
    ["Carmen", "Ortiz", "Facilities director", CUSTOMER],
    UserGroup.Customer,
    "customer",
    "initiates, reviews, and approves projects",
  ),
  role(
    "esco",
    ["Elias", "Berg", "Project developer", ESCO],
    UserGroup.Esco,
    "ESCO",
    "enters, corrects, and submits projects, and submits applications",
  ),
  role(
    "office",
    ["Priya", "Shah", "Program manager", OFFICE],
    UserGroup.ProjectViewer,
    "program office",
    "views the projects whose customers agreed, and looks for the unusual ones",
  ),
  role(
    "admin",
    ["Amir", "Sayed", "Administrator", OFFICE],
    UserGroup.Admin,
    "administrator",
    "manages accounts, account requests, and trainings",
  ),
  role("viewer", ["Vera", "Lind", "Board member", CUSTOMER], UserGroup.ProjectViewer, "viewer", "reads one project"),
  role(
    "qualified-list",
    ["Quentin", "Moss", "Reviewer", OFFICE],
    UserGroup.QlMember,
    "qualified-list reviewer",
    "reviews qualified-list applications",
  ),
  role(
    "accreditation",
    ["Ada", "Kern", "Reviewer", OFFICE],
    UserGroup.AccreditationMember,
    "accreditation reviewer",
    "reviews accreditation applications",
  ),
  {
    ...role(
      "express",
      ["Xenia", "Park", "Energy manager", "Cedar Ridge Community College"],
      UserGroup.Customer,
      "customer with ePX",
      "has ePX projects only",
    ),
    projectTypes: [2],
  },
  {
    ...role(
      "newcomer",
      ["Noa", "Field", "Energy manager", "Harlan County"],
      UserGroup.Customer,
      "new customer",
      "signs in for the first time",
    ),
    isSettled: false,
  },
];

/** A colleague of the ESCO, with no role on a project. Visitors cannot be this person. */
export const COLLEAGUE: DemoPerson = role(
  "colleague",
  ["Tessa", "Brandt", "Project manager", ESCO],
  UserGroup.Esco,
  "ESCO",
  "",
);

function role(
  name: string,
  [firstName, lastName, title, organization]: readonly [string, string, string, string],
  group: UserGroup,
  roleName: string,
  work: string,
): DemoRole {
  return {
    name,
    firstName,
    lastName,
    title,
    organization,
    group,
    role: roleName,
    work,
    projectTypes: [1, 2],
    isSettled: true,
  };
}

/** @param name - Part of the email address before the @. @throws RangeError for an unknown name */
export function demoRole(name: string): DemoRole {
  const found = DEMO_ROLES.find((person) => person.name === name);
  if (found === undefined) throw new RangeError(`The demonstration has no person ${name}.`);
  return found;
}

/** Addresses of a domain that never receives email. */
export function demoEmail(name: string): string {
  return `${name}@demo.example.org`;
}
