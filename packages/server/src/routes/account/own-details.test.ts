import { CHANGE_OWN_DETAILS, CURRENT_USER } from "@epb/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const DETAILS = {
  firstName: "Grace",
  lastName: "Hopper",
  title: "Energy manager",
  organization: "Bright Energy",
  phone: "303-555-0199",
};

test("everybody changes the own name and details, with an entry in the audit log", async () => {
  const { token, user } = await signIn(server);
  expect((await server.call(CHANGE_OWN_DETAILS, { token, body: DETAILS })).status).toBe(204);
  const { body } = await server.call(CURRENT_USER, { token });
  expect(body).toMatchObject({ ...DETAILS, email: user.email, userGroupId: user.group });
  const entries = await server.services.store.auditEntries(0, 1000);
  expect(entries.at(-1)).toMatchObject({ action: "user.changed", actorId: user.id });
});

test.each([
  ["the group", { ...DETAILS, userGroupId: 6 }],
  ["the address", { ...DETAILS, email: "grace@example.org" }],
  ["an empty name", { ...DETAILS, lastName: " " }],
  ["a phone number with letters", { ...DETAILS, phone: "call me" }],
])("%s is refused", async (_, body) => {
  const { token, user } = await signIn(server);
  expect((await server.call(CHANGE_OWN_DETAILS, { token, body: body as typeof DETAILS })).status).toBe(400);
  expect((await server.call(CURRENT_USER, { token })).body).toMatchObject({ lastName: user.lastName });
});
