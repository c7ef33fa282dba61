import { REQUEST_PASSWORD_RESET } from "@epb/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
let known: string;
beforeAll(async () => {
  server = await TestServer.start();
  known = (await createUser(server)).email;
});
afterAll(() => server.stop());

describe("nobody learns whether there is an account", () => {
  test("from the answer of a forgotten password", async () => {
    const forgot = (accountEmail: string) => server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail } });
    const [one, other] = [await forgot(known), await forgot("nobody@example.org")];
    expect([one.status, one.text]).toEqual([200, '{"success":true}']);
    expect([other.status, other.text]).toEqual([one.status, one.text]);
    const names = (headers: Headers): string[] => [...headers.keys()].sort();
    expect(names(other.headers)).toEqual(names(one.headers));
  });
});
