import { DEFAULT_COUNTRY, ViewSelection } from "@epb/contract";
import { hashPassword } from "../../features/accounts/password-hash.js";
import { USERS, type User } from "../../features/accounts/users.js";
import type { Services } from "../../http/services.js";
import type { DemoPasswords } from "./demo-folder.js";
import { DEMO_PEOPLE, type DemoPerson, demoEmail } from "./demo-people.js";

/** Creates the missing accounts. */
export async function createPeople(passwords: DemoPasswords, services: Services): Promise<void> {
  for (const person of DEMO_PEOPLE) {
    const password = passwords[person.name];
    const known = await services.store.getBy(USERS, "email", demoEmail(person.name));
    if (password === undefined || known !== undefined) continue;
    await createPerson(person, await hashPassword(password), services);
  }
}

async function createPerson(
  { name, shows: _, isSettled, ...details }: DemoPerson,
  passwordHash: string,
  { store, now, random }: Services,
): Promise<void> {
  const at = now().toISOString();
  const user: User = {
    ...details,
    id: random.uuid(),
    email: demoEmail(name),
    phone: "303-555-0100",
    address: "1 Main Street",
    city: "Golden",
    region: "CO",
    zip: "80401",
    country: DEFAULT_COUNTRY,
    isActive: true,
    passwordHash,
    mustResetPassword: false,
    verifiedAt: at,
    createdAt: at,
    ...(isSettled && {
      agreedToPrivacyAt: at,
      agreedToDataAt: at,
      viewSelection: details.projectTypes.includes(1) ? ViewSelection.Epb : ViewSelection.Epx,
    }),
  };
  await store.transact(async (transaction) => {
    await transaction.insert(USERS, user);
    const subject = { kind: USERS.name, id: user.id };
    await transaction.record({ at, action: "user.created", subject, details: { group: user.group } });
  });
}
