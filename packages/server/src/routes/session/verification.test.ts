import {
  AGREE_TO_TERMS,
  CURRENT_USER,
  MESSAGES,
  REQUEST_VERIFICATION_CODE,
  SELECT_VIEW,
  UPDATE_PASSWORD,
  UserStatus,
  VERIFY_CODE,
  VERIFY_CODE_IN_BODY,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { lastMail, queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { USERS } from "../../features/accounts/users.js";
import { VERIFICATION_CODES } from "../../features/accounts/verification-codes.js";

let server: TestServer;
let token: string;
let email: string;
beforeEach(async () => {
  server = await TestServer.start();
  const signedIn = await signIn(server);
  ({ token } = signedIn);
  ({ email } = signedIn.user);
  const { verifiedAt: _, ...unverified } = signedIn.user;
  await server.services.store.transact((transaction) => transaction.update(USERS, unverified, 1));
});
afterEach(() => server.stop());

const MINUTE = 60_000;

async function newCode(): Promise<string> {
  expect((await server.call(REQUEST_VERIFICATION_CODE, { token })).status).toBe(204);
  return lastMail(server, "verificationCode", email).code;
}

const verify = (code: string) => server.call(VERIFY_CODE, { token, params: { code } });
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const status = async (): Promise<UserStatus> => (await server.call(CURRENT_USER, { token })).body.statusId;

describe("a verification code", () => {
  test("of six digits is sent, holds once, and is stored as a keyed hash", async () => {
    const code = await newCode();
    expect(code).toMatch(/^\d{6}$/);
    const { items } = await server.services.store.find(VERIFICATION_CODES, { limit: 10 });
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain(code);
    expect(await status()).toBe(UserStatus.NeedsVerify);
    expect((await verify(code)).status).toBe(204);
    expect(await status()).toBe(UserStatus.Ok);
    expect(await server.services.store.count(VERIFICATION_CODES)).toBe(0);
  });

  test("is taken in the body as well", async () => {
    const code = await newCode();
    expect((await server.call(VERIFY_CODE_IN_BODY, { token, body: { code } })).status).toBe(204);
    expect(await status()).toBe(UserStatus.Ok);
  });

  test("expires in 10 minutes", async () => {
    const code = await newCode();
    server.pass(10 * MINUTE - 1);
    expect((await verify(code)).status).toBe(204);
  });

  test("holds no longer than that", async () => {
    const code = await newCode();
    server.pass(10 * MINUTE);
    expect(await verify(code)).toMatchObject({ status: 400, body: { code: "verification/code-expired" } });
  });

  test("can be guessed at five times", async () => {
    const code = await newCode();
    for (let count = 0; count < 5; count += 1) {
      expect(await verify(otherThan(code))).toMatchObject({ status: 400, body: { code: "verification/wrong-code" } });
    }
    expect(await verify(code)).toMatchObject({ status: 400, body: { code: "verification/code-expired" } });
    expect(await status()).toBe(UserStatus.NeedsVerify);
  });

  test("can be guessed at five times also all at once", async () => {
    const code = await newCode();
    const guesses = Array.from({ length: 8 }, (_, index) =>
      verify(String((Number(code) + 1 + index) % 1_000_000).padStart(6, "0")),
    );
    const codes = (await Promise.all(guesses)).map(({ body }) => (body as unknown as { code: string }).code);
    expect(codes.filter((each) => each === "verification/wrong-code")).toHaveLength(5);
    expect((await verify(code)).status).toBe(400);
  });

  test("is replaced by the next one", async () => {
    const first = await newCode();
    const second = await newCode();
    if (first !== second) expect((await verify(first)).status).toBe(400);
    expect((await verify(second)).status).toBe(204);
  });

  test("is sent five times in a quarter of an hour and no more", async () => {
    for (let count = 0; count < 5; count += 1) await newCode();
    const refused = await server.call(REQUEST_VERIFICATION_CODE, { token });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(queuedMails(server, "verificationCode", email)).toHaveLength(5);
  });

  test("is no code of somebody else's", async () => {
    const other = await signIn(server);
    const { verifiedAt: _, ...unverified } = other.user;
    await server.services.store.transact((transaction) => transaction.update(USERS, unverified, 1));
    await server.call(REQUEST_VERIFICATION_CODE, { token: other.token });
    const code = lastMail(server, "verificationCode", other.user.email).code;
    expect(await verify(code)).toMatchObject({ status: 400, body: { code: "verification/code-expired" } });
  });

  test("has to look like one", async () => {
    for (const code of ["", "12345", "1234567", "a'; drop table", "constructor", "9".repeat(30), undefined, 123456]) {
      expect(await server.call(VERIFY_CODE_IN_BODY, { token, body: { code } })).toMatchObject({
        status: 400,
        body: { message: MESSAGES.codeRequired },
      });
    }
  });

  test("may have a space within, as it is read out", async () => {
    const code = await newCode();
    const body = { code: ` ${code.slice(0, 3)} ${code.slice(3)}` };
    expect((await server.call(VERIFY_CODE_IN_BODY, { token, body })).status).toBe(204);
  });

  test("is not needed twice", async () => {
    await verify(await newCode());
    expect(await server.call(REQUEST_VERIFICATION_CODE, { token })).toMatchObject({ status: 409 });
  });
});

test("what comes after the verification waits for it", async () => {
  const calls = [
    server.call(UPDATE_PASSWORD, {
      token,
      body: { password: "brass lantern fjord", confirmation: "brass lantern fjord" },
    }),
    server.call(AGREE_TO_TERMS, { token, body: { tos: "data" } }),
    server.call(SELECT_VIEW, { token, body: { viewSelection: "ePX" } }),
  ];
  for (const answer of await Promise.all(calls)) {
    expect(answer).toMatchObject({ status: 403, body: { code: "user/not-verified" } });
  }
});
