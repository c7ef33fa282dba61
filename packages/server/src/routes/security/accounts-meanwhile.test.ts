import { CURRENT_USER, LOGIN, REFRESH, REQUEST_PASSWORD_RESET, RESET_PASSWORD, UserGroup } from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, PASSWORD, signIn } from "../../../testing/factories.js";
import { doJobs, lastMail, partsOfLink } from "../../../testing/queued-mail.js";
import { type ServedApp, serveApp } from "../../../testing/serve-app.js";
import { TestServer } from "../../../testing/test-server.js";
import { hashPassword } from "../../features/accounts/password-hash.js";
import { PASSWORD_LINKS } from "../../features/accounts/password-links.js";
import { PASSWORD_RESET_JOB } from "../../features/accounts/password-reset-commands.js";
import { createUser as addAccount, changeUser } from "../../features/accounts/user-commands.js";
import { USERS, type User } from "../../features/accounts/users.js";
import type { Services } from "../../http/services.js";
import { createApp } from "../../start/app.js";

// An account is disabled, or its password changed, during a request of its user.

let server: TestServer;
let app: ServedApp | undefined;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(async () => {
  await app?.stop();
  await server.stop();
});

const change = (id: string, changes: Partial<User>): Promise<void> =>
  server.services.store.transact(async (transaction) => {
    const user = await transaction.get(USERS, id);
    if (user === undefined) throw new Error("there is no such account");
    await transaction.update(USERS, { ...user.document, ...changes }, user.revision);
  });

/** A server on which something happens between what a call has read and what it does. */
async function startWith(meanwhile: () => Promise<void>): Promise<string> {
  const { store } = server.services;
  const late = new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name !== "transact") return value.bind(target) as unknown;
      return async (work: never) => {
        await meanwhile();
        return target.transact(work);
      };
    },
  });
  app = await serveApp(createApp({ ...server.services, store: late } satisfies Services));
  return app.url;
}

const logInAt = (url: string, email: string): Promise<Response> =>
  fetch(`${url}${LOGIN.path}`, {
    method: LOGIN.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });

describe("a sign-in in progress fails", () => {
  test("when the account is disabled", async () => {
    const { id, email } = await createUser(server);
    const url = await startWith(() => change(id, { isActive: false }));
    expect((await logInAt(url, email)).status).toBe(401);
  });

  test("when the password is changed", async () => {
    const { id, email } = await createUser(server);
    const passwordHash = await hashPassword("brass lantern fjord");
    const url = await startWith(() => change(id, { passwordHash }));
    expect((await logInAt(url, email)).status).toBe(401);
  });
});

test("a remaining session of a disabled account is refused, and gets no new token", async () => {
  const { user, token } = await signIn(server);
  await change(user.id, { isActive: false });
  expect((await server.call(CURRENT_USER, { token })).status).toBe(401);
  expect((await server.call(REFRESH, { body: { token } })).status).toBe(401);
});

describe("a link for a password", () => {
  const newPassword = { password: "brass lantern fjord", confirmation: "brass lantern fjord" };

  test("that remains from a disabled account is refused", async () => {
    const { id, email } = await createUser(server);
    await server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail: email } });
    await doJobs(server, PASSWORD_RESET_JOB);
    await change(id, { isActive: false });
    const params = partsOfLink(lastMail(server, "passwordReset", email).link);
    expect((await server.call(RESET_PASSWORD, { params, body: newPassword })).status).toBe(400);
  });

  test("is removed when the account is disabled", async () => {
    const { user } = await signIn(server, { group: UserGroup.Admin });
    const { id, email } = await createUser(server);
    await server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail: email } });
    await doJobs(server, PASSWORD_RESET_JOB);
    const links = (): Promise<number> => server.services.store.count(PASSWORD_LINKS, [{ column: "userId", is: id }]);
    expect(await links()).toBe(1);
    const admin = await server.services.store.get(USERS, user.id);
    await changeUser(id, { isActive: false }, { user: admin } as never, server.services);
    expect(await links()).toBe(0);
  });

  test("of an invitation is refused once the account has a password", async () => {
    const admin = await createUser(server, { group: UserGroup.Admin });
    const stored = await server.services.store.get(USERS, admin.id);
    const fields = {
      email: "new@example.org",
      firstName: "New",
      lastName: "One",
      title: "",
      organization: "",
      phone: "",
    };
    const { document } = await addAccount(
      { ...fields, userGroupId: UserGroup.Customer, projectTypes: [1] },
      { user: stored } as never,
      server.services,
    );
    const params = partsOfLink(lastMail(server, "accountCreated", document.email).link);
    await change(document.id, { passwordHash: await hashPassword(PASSWORD) });
    expect((await server.call(RESET_PASSWORD, { params, body: newPassword })).status).toBe(400);
  });
});
