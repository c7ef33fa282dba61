import {
  ADD_ORGANIZATION_MEMBER,
  CREATE_ORGANIZATION,
  LIST_ORGANIZATIONS,
  type NewOrganization,
  OrganizationKind,
  SHARE_PROJECTS,
} from "@epb/contract";
import { COLLEAGUE, type DemoPerson, demoEmail, demoRole } from "../../../features/demonstration/demo-people.js";
import type { DemoClient } from "../demo-client.js";
import { OTHER_ESCOS } from "./demo-parties.js";
import { DEMO_STATES } from "./demo-states.js";

const OFFICE_NAME = "State energy program office";

/** Creates an organization for each ESCO, and a program office of all states of the demonstration. */
export async function createOrganizations(admin: DemoClient): Promise<void> {
  const esco = demoRole("esco");
  await create(admin, { name: esco.organization, kind: OrganizationKind.Esco }, [esco, COLLEAGUE]);
  for (const other of OTHER_ESCOS) {
    await create(admin, { name: other.organization, kind: OrganizationKind.Esco }, [other]);
  }
  const states = DEMO_STATES.map(({ code }) => code);
  await create(admin, { name: OFFICE_NAME, kind: OrganizationKind.ProgramOffice, states }, [demoRole("office")]);
}

async function create(
  admin: DemoClient,
  fields: Pick<NewOrganization, "name" | "kind"> & Partial<NewOrganization>,
  members: readonly DemoPerson[],
): Promise<void> {
  const { id } = await admin.call(CREATE_ORGANIZATION, { body: { states: [], agencies: [], ...fields } });
  for (const { name } of members) {
    await admin.call(ADD_ORGANIZATION_MEMBER, { params: { id }, body: { email: demoEmail(name) } });
  }
}

/** The customer agrees that the program office views the projects. */
export async function agreeToOffice(customer: DemoClient, projectIds: readonly string[]): Promise<void> {
  const { items } = await customer.call(LIST_ORGANIZATIONS);
  const office = items.find(({ name }) => name === OFFICE_NAME);
  if (office === undefined) throw new Error("the demonstration has no program office");
  await customer.call(SHARE_PROJECTS, { body: { projectIds, organizationId: office.id } });
}
