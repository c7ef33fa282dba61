import { USERS, type User } from "../../../server/src/features/accounts/users.js";
import { demoEmail } from "../../../server/src/features/demonstration/demo-people.js";
import type { ViewerSite } from "./viewer-site.js";

/** Person for each required step between the sign-in and the home page, except the privacy terms of the newcomer. */
export type PersonAtStep = "unverified" | "old-password" | "data-terms" | "no-view";

/** Accounts of these people, made from the account of the newcomer, who has agreed to nothing and chosen no view. */
const ACCOUNTS: Readonly<Record<PersonAtStep, (newcomer: User, at: string) => User>> = {
  unverified: ({ verifiedAt: _, ...user }) => user,
  "old-password": (user) => ({ ...user, mustResetPassword: true }),
  "data-terms": (user, at) => ({ ...user, agreedToPrivacyAt: at }),
  "no-view": (user, at) => ({ ...user, agreedToPrivacyAt: at, agreedToDataAt: at }),
};

/** Adds these people to a site. */
export async function addPeopleAtSteps({ services: { store, now, random } }: ViewerSite): Promise<void> {
  const newcomer = await store.getBy(USERS, "email", demoEmail("newcomer"));
  if (newcomer === undefined) throw new Error("the site has no newcomer");
  const at = now().toISOString();
  await store.transact(async (transaction) => {
    for (const [name, account] of Object.entries(ACCOUNTS)) {
      await transaction.insert(USERS, { ...account(newcomer.document, at), id: random.uuid(), email: demoEmail(name) });
    }
  });
}
