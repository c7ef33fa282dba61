import {
  ADD_ORGANIZATION_MEMBER,
  APPLICATION_CALLS,
  CREATE_ORGANIZATION,
  IMPORT_MAPPING_PROFILE,
  LIST_ACCOUNT_REQUESTS,
  LIST_APPROVALS,
  LIST_PROJECTS,
  LIST_USERS,
  SHARE_PROJECTS,
} from "@epb/contract";
import { USERS, type User } from "../../../server/src/features/accounts/users.js";
import { demoEmail } from "../../../server/src/features/demonstration/demo-people.js";
import { foreignProfile } from "../../../server/testing/foreign-form.js";
import type { ScreenIds } from "./all-screens.js";
import type { ViewerSite } from "./viewer-site.js";

/** Adds the people at required steps to a filled site. @returns The ids on the site. */
export async function prepareScreens(site: ViewerSite): Promise<ScreenIds> {
  await addPeopleAtSteps(site);
  const [customer, esco, reviewer, admin] = await Promise.all([
    site.logIn("customer"),
    site.logIn("esco"),
    site.logIn("qualified-list"),
    site.logIn("admin"),
  ]);
  const projects = await customer.call(LIST_PROJECTS);
  const { qualifiedList, accreditation } = APPLICATION_CALLS;
  const idOf = (items: readonly { readonly id: string; readonly name?: string }[], name = ""): string => {
    const found = items.find((item) => (item.name ?? "").includes(name));
    if (found === undefined) throw new Error(`the site is not filled: nothing called ${name}`);
    return found.id;
  };
  const project = idOf(projects, "Maple Valley");
  const office = { name: "New York energy office", kind: "programOffice", states: ["NY"], agencies: [] } as const;
  const { id: organization } = await admin.call(CREATE_ORGANIZATION, { body: office });
  const member = { email: demoEmail("viewer") };
  await admin.call(ADD_ORGANIZATION_MEMBER, { params: { id: organization }, body: member });
  const profile = { profile: foreignProfile(), note: "For task orders from 2027." };
  await admin.call(IMPORT_MAPPING_PROFILE, { params: { id: organization }, body: profile });
  await customer.call(SHARE_PROJECTS, { body: { projectIds: [project], organizationId: organization } });
  return {
    project,
    approval: idOf(await customer.call(LIST_APPROVALS, { params: { id: project } })),
    openProject: idOf(projects, "Fern Lake"),
    application: idOf((await esco.call(qualifiedList.list)).items),
    submitted: idOf((await reviewer.call(qualifiedList.list)).items),
    accreditation: idOf((await esco.call(accreditation.list)).items),
    accountRequest: idOf((await admin.call(LIST_ACCOUNT_REQUESTS)).items),
    organization,
    user: idOf((await admin.call(LIST_USERS)).items),
  };
}

/** Person for each required step between the sign-in and the home page, except the privacy terms of the newcomer. */
type PersonAtStep = "unverified" | "old-password" | "data-terms" | "no-view";

/** Accounts of these people, made from the account of the newcomer, who has agreed to nothing and chosen no view. */
const ACCOUNTS: Readonly<Record<PersonAtStep, (newcomer: User, at: string) => User>> = {
  unverified: ({ verifiedAt: _, ...user }) => user,
  "old-password": (user) => ({ ...user, mustResetPassword: true }),
  "data-terms": (user, at) => ({ ...user, agreedToPrivacyAt: at }),
  "no-view": (user, at) => ({ ...user, agreedToPrivacyAt: at, agreedToDataAt: at }),
};

/** Adds these people to a site. */
async function addPeopleAtSteps({ services: { store, now, random } }: ViewerSite): Promise<void> {
  const newcomer = await store.getBy(USERS, "email", demoEmail("newcomer"));
  if (newcomer === undefined) throw new Error("the site has no newcomer");
  const at = now().toISOString();
  await store.transact(async (transaction) => {
    for (const [name, account] of Object.entries(ACCOUNTS)) {
      await transaction.insert(USERS, { ...account(newcomer.document, at), id: random.uuid(), email: demoEmail(name) });
    }
  });
}
