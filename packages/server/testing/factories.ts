import { HearAbout, LOGIN, type NewAccountRequest, UserGroup, UserType } from "@epb/contract";
import { MarketSegment } from "@epb/engine";
import { hashPassword } from "../src/features/accounts/password-hash.js";
import { startSession, tokenOf } from "../src/features/accounts/session-commands.js";
import { USERS, type User } from "../src/features/accounts/users.js";
import type { TestServer } from "./test-server.js";

export const PASSWORD = "correct horse battery";
let passwordHash: Promise<string> | undefined;
let count = 0;

/** An account that is ready to work, or as the test wants it. */
export async function createUser({ services }: TestServer, changes: Partial<User> = {}): Promise<User> {
  passwordHash ??= hashPassword(PASSWORD);
  const at = services.now().toISOString();
  count += 1;
  const user: User = {
    id: services.random.uuid(),
    email: `user-${count}@example.org`,
    firstName: "Ada",
    lastName: `Lovelace ${count}`,
    title: "Engineer",
    organization: "Example District",
    phone: "303-555-0100",
    address: "1 Main Street",
    city: "Golden",
    region: "CO",
    zip: "80401",
    country: "US",
    group: UserGroup.Customer,
    isActive: true,
    passwordHash: await passwordHash,
    mustResetPassword: false,
    verifiedAt: at,
    agreedToPrivacyAt: at,
    agreedToDataAt: at,
    viewSelection: "ePB",
    projectTypes: [1, 2],
    createdAt: at,
    ...changes,
  };
  await services.store.transact((transaction) => transaction.insert(USERS, user));
  return user;
}

/** Logs in over HTTP; the token. */
export async function logIn(server: TestServer, { email }: Pick<User, "email">): Promise<string> {
  const { status, body } = await server.call(LOGIN, { body: { email, password: PASSWORD } });
  if (status !== 200) throw new Error(`login answered ${status}`);
  return body.token;
}

/** Creates an account of a group and starts a session for it. Skips the password check, which is slow on purpose. */
export async function signIn(
  server: TestServer,
  changes: Partial<User> = {},
): Promise<{ readonly user: User; readonly token: string }> {
  const { services } = server;
  const user = await createUser(server, changes);
  const session = await services.store.transact((transaction) => startSession(transaction, user, services));
  return { user, token: tokenOf(session, services).token };
}

/** A request for an account as the form sends it. */
export function accountRequest(changes: Partial<NewAccountRequest> = {}): NewAccountRequest {
  return {
    firstName: "Grace",
    lastName: "Hopper",
    title: "Energy Manager",
    organization: "Example School District",
    address: "1 Main Street",
    city: "Golden",
    region: "",
    country: "US",
    zip: "80401",
    officeEmailAddress: "grace@district.example.org",
    secondaryEmailAddress: "",
    phone: "(303) 555-0100",
    requestSiteMain: true,
    requestSiteTest: false,
    userTypeId: UserType.ProjectOwner,
    userTypeOtherText: "",
    inviteToTraining: true,
    hearAboutEpbId: HearAbout.Webinar,
    hearEpbOtherText: "",
    marketSegmentIds: [MarketSegment.K12Schools],
    comment: "",
    selectEPB: true,
    selectEPX: false,
    ...changes,
  };
}
