import { DEFAULT_COUNTRY, ViewSelection } from "@epb/contract";
import type { StoreServices } from "../../store/store-services.js";
import { USERS, type User } from "../accounts/users.js";
import { type DemoPerson, demoEmail } from "./demo-people.js";

/** Creates the account of a person who has none. Without a hash, nobody can sign in with a password. */
export async function createPerson(
  { name, firstName, lastName, title, organization, group, projectTypes, isSettled }: DemoPerson,
  { store, now, random }: StoreServices,
  passwordHash?: string,
): Promise<void> {
  const email = demoEmail(name);
  if ((await store.getBy(USERS, "email", email)) !== undefined) return;
  const at = now().toISOString();
  const user: User = {
    firstName,
    lastName,
    title,
    organization,
    group,
    projectTypes,
    id: random.uuid(),
    email,
    phone: "303-555-0100",
    address: "1 Main Street",
    city: "Golden",
    region: "CO",
    zip: "80401",
    country: DEFAULT_COUNTRY,
    isActive: true,
    ...(passwordHash !== undefined && { passwordHash }),
    mustResetPassword: false,
    verifiedAt: at,
    createdAt: at,
    ...(isSettled && {
      agreedToPrivacyAt: at,
      agreedToDataAt: at,
      viewSelection: projectTypes.includes(1) ? ViewSelection.Epb : ViewSelection.Epx,
    }),
  };
  await store.transact(async (transaction) => {
    await transaction.insert(USERS, user);
    const subject = { kind: USERS.name, id: user.id };
    await transaction.record({ at, action: "user.created", subject, details: { group: user.group } });
  });
}
