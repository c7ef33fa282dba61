import { generateKeyPairSync, randomUUID } from "node:crypto";
import { CURRENT_USER, LOGOUT, REFRESH } from "@epb/contract";
import jwt from "jsonwebtoken";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { TEST_CONFIG, TestServer } from "../../../testing/test-server.js";

let server: TestServer;
/** A token that holds, and what is in it. */
let token: string;
let payload: Record<string, unknown>;
beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server));
  payload = jwt.decode(token) as Record<string, unknown>;
});
afterAll(() => server.stop());

const SECRET = TEST_CONFIG.tokenSecret;
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const without = (claim: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => name !== claim));
const sign = (claims: object, secret = SECRET): string => jwt.sign(claims, secret, { algorithm: "HS256" });

test("our token is accepted, also when its content is signed again", async () => {
  // Shows that what follows is refused for what was changed, and not for how it was made.
  for (const each of [token, sign(payload)]) {
    expect((await server.call(CURRENT_USER, { token: each })).status).toBe(200);
  }
});

describe("a token is refused", () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const forgeries: Readonly<Record<string, () => string>> = {
    "without a signature": () => `${base64url({ alg: "none", typ: "JWT" })}.${base64url(payload)}.`,
    "without a signature, whatever the case": () => `${base64url({ alg: "nOnE" })}.${base64url(payload)}.`,
    "with the signature taken off": () => token.split(".").slice(0, 2).join("."),
    "signed with a public-key algorithm": () => jwt.sign(payload, privateKey, { algorithm: "RS256" }),
    "signed with a longer hash of the same secret": () => jwt.sign(payload, SECRET, { algorithm: "HS512" }),
    "signed with another secret": () => sign(payload, "another secret, long enough for HS256 as well"),
    "signed with an empty header's secret": () => `${base64url({})}.${base64url(payload)}.${token.split(".")[2]}`,
    "for another audience": () => sign({ ...payload, aud: "somewhere-else" }),
    "without an audience": () => sign(without("aud")),
    "of another issuer": () => sign({ ...payload, iss: "somebody-else" }),
    "without an issuer": () => sign(without("iss")),
    "without an end": () => sign(without("exp")),
    "that has expired": () => sign({ ...payload, exp: Math.floor(server.services.now().getTime() / 1000) - 1 }),
    "without the id of a token": () => sign(without("jti")),
    "with the id of another token": () => sign({ ...payload, jti: randomUUID() }),
    "of a session that does not exist": () => sign({ ...payload, sid: randomUUID() }),
    "with a session that is no id": () => sign({ ...payload, sid: "../users" }),
    "with its payload altered": () => {
      const [header, , signature] = token.split(".");
      return `${header}.${base64url({ ...payload, exp: Number(payload["exp"]) + 86_400 })}.${signature}`;
    },
    "with its signature altered": () => `${token.slice(0, -3)}${token.endsWith("AAA") ? "BBB" : "AAA"}`,
    "that is no token": () => "token",
  };

  test.each(Object.keys(forgeries))("%s", async (name) => {
    const forged = forgeries[name]?.() ?? "";
    expect((await server.call(CURRENT_USER, { token: forged })).status).toBe(401);
  });

  /** A refresh must refuse these as well; it accepts only an expired token. */
  const unrefreshable = Object.keys(forgeries).filter((name) => name !== "that has expired");
  test.each(unrefreshable)("by a refresh, %s", async (name) => {
    // The token of an own session each, because a token of the right session that is not its latest ends it.
    const { token: own } = await signIn(server);
    [token, payload] = [own, jwt.decode(own) as Record<string, unknown>];
    expect((await server.call(REFRESH, { body: { token: forgeries[name]?.() ?? "" } })).status).toBe(401);
  });

  test("outside the Authorization header", async () => {
    const { token: own } = await signIn(server);
    const response = await fetch(`${server.url}/api/current_user?token=${own}`, {
      headers: { cookie: `token=${own}; jwt=${own}` },
    });
    expect(response.status).toBe(401);
  });

  test("after the logout, also by a refresh", async () => {
    const { token: own } = await signIn(server);
    await server.call(LOGOUT, { token: own });
    expect((await server.call(CURRENT_USER, { token: own })).status).toBe(401);
    expect((await server.call(REFRESH, { body: { token: own } })).status).toBe(401);
  });
});
