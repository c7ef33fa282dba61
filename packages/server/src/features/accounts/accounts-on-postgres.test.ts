import { CONFIRM_SECOND_FACTOR, LOGIN, REFRESH, RESET_PASSWORD, START_SECOND_FACTOR, VERIFY_CODE } from "@epb/contract";
import { type TOTP, URI } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReadyDatabase } from "../../../testing/database-of-run.js";
import { createUser, logIn, PASSWORD, signIn } from "../../../testing/factories.js";
import { partsOfLink } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { ALL_COLLECTIONS } from "../../start/all-collections.js";
import { openPostgresStore } from "../../store/postgres/postgres-store.js";
import { createFirstAdministrator } from "./first-administrator.js";
import { LinkPurpose, makePasswordLink } from "./password-links.js";
import { USERS } from "./users.js";
import { VERIFICATION_CODES } from "./verification-codes.js";

/** Two servers on one database: each must see the changes of the other. */
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  const url = await createReadyDatabase();
  const start = async () => TestServer.start({ store: await openPostgresStore(url, { collections: ALL_COLLECTIONS }) });
  servers = [await start(), await start()];
});
afterAll(async () => {
  for (const server of servers) await server.stop();
});

/** Repeated requests to both servers at once. */
function everywhere<Result>(
  times: number,
  work: (server: TestServer, index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(servers[index % 2] as TestServer, index)));
}

const count = <Item>(items: readonly Item[], wanted: Item): number => items.filter((item) => item === wanted).length;

describe("on two servers at once", () => {
  // The first test: afterwards there are accounts.
  test("one first administrator is created", async () => {
    const made = await everywhere(4, ({ services }) => createFirstAdministrator(services));
    expect(made.filter((each) => each !== undefined)).toHaveLength(1);
  });

  test("a link is used once", async () => {
    const [server] = servers;
    const user = await createUser(server);
    const link = await server.services.store.transact((transaction) =>
      makePasswordLink(transaction, user, LinkPurpose.Reset, server.services),
    );
    const params = { ...partsOfLink(link ?? "") };
    const answers = await everywhere(4, async (each, index) => {
      const password = `brass lantern fjord ${index}`;
      return (await each.call(RESET_PASSWORD, { params, body: { password, confirmation: password } })).status;
    });
    expect([count(answers, 200), count(answers, 400)]).toEqual([1, 3]);
  });

  test("a code allows five attempts", async () => {
    const [server] = servers;
    const { user, token } = await signIn(server);
    const { verifiedAt: _, ...unverified } = user;
    const expiresAt = new Date(server.services.now().getTime() + 60_000).toISOString();
    await server.services.store.transact(async (transaction) => {
      await transaction.update(USERS, unverified, 1);
      await transaction.insert(VERIFICATION_CODES, { id: user.id, codeHash: "00".repeat(32), expiresAt, triesLeft: 5 });
    });
    const answers = await everywhere(8, async (each, index) => {
      const { body } = await each.call(VERIFY_CODE, { token, params: { code: `00000${index}` } });
      return (body as unknown as { readonly code: string }).code;
    });
    expect([count(answers, "verification/wrong-code"), count(answers, "verification/code-expired")]).toEqual([5, 3]);
  });

  test("a code of an app is accepted once", async () => {
    const [server] = servers;
    const { user, token } = await signIn(server);
    const { uri } = (await server.call(START_SECOND_FACTOR, { token, body: { password: PASSWORD } })).body;
    const app = URI.parse(uri) as TOTP;
    const code = (steps: number) => app.generate({ timestamp: server.services.now().getTime() + steps * 30_000 });
    expect((await server.call(CONFIRM_SECOND_FACTOR, { token, body: { code: code(0) } })).status).toBe(200);
    const sessions = [await logIn(server, user), await logIn(server, user), await logIn(server, user)];
    const answers = await everywhere(3, async (each, index) => {
      return (await each.call(VERIFY_CODE, { token: sessions[index] ?? "", params: { code: code(1) } })).status;
    });
    expect([count(answers, 204), count(answers, 400)]).toEqual([1, 2]);
  });

  test("tabs that refresh get the same next token", async () => {
    const { token } = await signIn(servers[0]);
    const answers = await everywhere(6, async (each) => (await each.call(REFRESH, { body: { token } })).body.token);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).not.toBe(token);
  });

  test("people log in", async () => {
    const { email } = await createUser(servers[0]);
    const answers = await everywhere(4, async (each) => {
      return (await each.call(LOGIN, { body: { email, password: PASSWORD } })).status;
    });
    expect(answers).toEqual([200, 200, 200, 200]);
  });
});
