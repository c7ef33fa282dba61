import { request as sendRequest } from "node:http";
import { gzipSync } from "node:zlib";
import {
  type Call,
  EXPLAIN_FIGURE,
  IS_TEST_SITE,
  LIMITS,
  LOGIN,
  REQUEST_ACCOUNT,
  SAVE_PROJECT,
  UserGroup,
  WHAT_IF,
} from "@epb/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { accountRequest, createUser, PASSWORD, signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { LIMIT_RULES } from "../../http/limits/limit-rules.js";

let server: TestServer;
let token: string;
let id: string;
const cleanPrototype = Object.getOwnPropertyNames(Object.prototype).sort();

beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server, { group: UserGroup.Esco }));
  id = (await createProject(server, token)).id;
});
afterAll(() => server.stop());
afterEach(async () => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(cleanPrototype);
  expect((await server.call(IS_TEST_SITE)).status, "the server goes on").toBe(200);
});

interface Reply {
  readonly status: number;
  readonly text: string;
}

async function send(
  call: Call<never>,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${server.url}${call.path.replace("{id}", id)}`, {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    body,
  });
  return { status: response.status, text: await response.text() };
}
const login = (body: string | Uint8Array, headers?: Record<string, string>): Promise<Reply> =>
  send(LOGIN as Call<never>, body, headers);
const save = (members: string): Promise<Reply> => send(SAVE_PROJECT as Call<never>, `{"id":"${id}",${members}}`);
const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("JSON that means two things", () => {
  test.each(["password", "pass\\u0077ord"])("is refused: two members with one name, also as %s", async (name) => {
    const { email } = await createUser(server);
    const { status, text } = await login(`{"email":"${email}","password":"a","${name}":${JSON.stringify(PASSWORD)}}`);
    expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 400, body: { code: "body/duplicate-name" } });
  });

  test.each([
    ["a number that is none", '{"email":1e400,"password":"b"}'],
    ["a list for a text", '{"email":["a@example.org"],"password":"b"}'],
    ["a text behind the end", '{"email":"a@example.org","password":"b"}{}'],
    ["half a pair of surrogates in an address", '{"email":"\\ud800@example.org","password":"b"}'],
    ["a sign of no width in an address", '{"email":"a\\u0000@example.org","password":"b"}'],
  ])("is refused: %s", async (_, body) => {
    expect((await login(body)).status).toBe(400);
  });

  test("is refused: bytes that are no text, which would become another", async () => {
    const [before, after] = ['{"email":"a@example.org","password":"', '"}'].map((text) => Buffer.from(text));
    expect((await login(Buffer.concat([before ?? "", Buffer.from([0xff]), after ?? ""] as Buffer[]))).status).toBe(400);
  });

  test("of text that no sign stands for is kept as it is", async () => {
    const { status } = await save('"record":{"changed":{"name":"a\\ud800b\\u0000c"}}');
    expect([200, 400]).toContain(status);
  });
});

describe("members that every object has", () => {
  const polluted = '{"polluted":1}';
  test.each([
    ["in the data", `"data":{"changed":{"__proto__":${polluted},"constructor":{"prototype":${polluted}}}}`],
    ["deeper in the data", `"data":{"changed":{"location":{"__proto__":${polluted}}}}`],
    ["in the record", `"record":{"changed":{"__proto__":${polluted}}}`],
    ["among what is removed", '"removed":["__proto__","constructor","prototype"]'],
  ])("of a project are refused %s", async (_, members) => {
    expect((await save(members)).status).toBe(400);
  });

  test.each(["__proto__", "constructor.prototype.polluted", "financing.__proto__.polluted"])(
    "are no figure and no input: %s",
    async (path) => {
      const explained = await server.call(EXPLAIN_FIGURE, { token, params: { id }, query: { figure: path } });
      expect(explained.status).toBe(400);
      const body = { changes: [{ path, kind: "set", value: "1" }] };
      expect((await server.call(WHAT_IF, { token, params: { id }, body })).status).toBe(400);
    },
  );
});

describe("a body that is about its size", () => {
  test("and says so is refused before any of it is there", async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json", "content-length": String(LIMITS.bodyBytes + 1) };
      const request = sendRequest(`${server.url}${LOGIN.path}`, { method: "POST", headers }, (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      request.on("error", reject);
      request.flushHeaders();
    });
    expect(status).toBe(413);
  });

  test("of just the limit is read, and one byte more is not", async () => {
    const body = (length: number): string => `{"email":"a@example.org","password":"b"}`.padEnd(length, " ");
    expect((await login(body(LIMITS.bodyBytes))).status).toBe(401);
    expect((await login(body(LIMITS.bodyBytes + 1))).status).toBe(413);
  });

  test.each(["gzip", "br", "deflate"])("and is packed (%s) is not unpacked", async (encoding) => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, " "));
    expect(bomb.byteLength).toBeLessThan(LIMITS.bodyBytes);
    const started = process.memoryUsage().arrayBuffers;
    expect((await login(bomb, { "content-encoding": encoding })).status).toBe(400);
    expect(process.memoryUsage().arrayBuffers - started).toBeLessThan(20_000_000);
  });
});

describe("a body that is nested", () => {
  test.each([10_000, 49_000])("%i deep is refused, whatever it stands for", async (depth) => {
    expect((await login(nested(depth))).status).toBe(400);
    expect((await login(`{"email":${nested(depth)},"password":"b"}`)).status).toBe(400);
    const request = JSON.stringify({ ...accountRequest(), userTypeId: 0 }).replace(
      '"userTypeId":0',
      `"userTypeId":${nested(depth)}`,
    );
    expect((await send(REQUEST_ACCOUNT as Call<never>, request)).status).toBe(400);
    expect((await save(`"data":${nested(depth)}`)).status).toBe(400);
    expect((await save(`"data":{"changed":{"location":{"city":${nested(depth)}}}}`)).status).toBe(400);
  });
});

describe("a body with very much wrong in it", () => {
  const members = (count: number): string => Array.from({ length: count }, (_, index) => `"k${index}":1`).join();

  test("is answered with as much as somebody reads", async () => {
    const byStranger = await login(`{"email":"a@example.org","password":"b",${members(5_000)}}`);
    expect([byStranger.status, byStranger.text.length < 20_000]).toEqual([400, true]);
    const byUser = await save(`"data":{"changed":{${members(5_000)}}}`);
    expect([byUser.status, byUser.text.length < 200_000]).toEqual([400, true]);
    expect(byUser.text).toContain("4,500 more problems are not listed.");
  });

  test("of a form is refused by the count of its members", async () => {
    const { status, text } = await login(`{"email":"a@example.org","password":"b",${members(9_000)}}`);
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, "body/too-many-values"]);
  });

  test.each(["ecms", "escalationRates"])("is told the first wrong items of a list: %s", async (list) => {
    const items = Array.from({ length: 9_000 }, () => '{"uuid":1}').join();
    const { status, text } = await save(`"data":{"changed":{"${list}":[${items}]}}`);
    const { issues } = JSON.parse(text) as { issues: readonly { at: string; message: string }[] };
    expect(status).toBe(400);
    expect(new Set(issues.map(({ at }) => at)).size).toBeLessThan(200);
    expect(issues.at(-1)?.message).toBe("8,980 items of lists with many problems were not checked.");
  });
});

describe("a large body", () => {
  /** A list of lists with this many values in all. */
  const values = (count: number): string => `[${Array.from({ length: count }, () => "[]").join()}]`;

  test.each([
    [
      "with more values than a project has",
      `[${Array.from({ length: 40 }, () => values(9_000)).join()}]`,
      "body/too-many-values",
    ],
    ["with a list that is longer than any of a project", values(10_001), "body/too-many-values"],
    ["with a text that is longer than any of a project", JSON.stringify("a".repeat(1_000_001)), "body/text-too-long"],
    ["that nests deeper than a project", nested(100), "body/nested-too-deep"],
  ])("%s is refused before it is parsed", async (_, data, code) => {
    const { status, text } = await save(`"data":${data}`);
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, code]);
  });

  test("of somebody who may not edit the project is not parsed", async () => {
    const { token: reader } = await signIn(server, { group: UserGroup.Esco });
    const body = `{"id":"${id}","data":{"changed":"${"a".repeat(200_000)}`;
    const asReader = await send(SAVE_PROJECT as Call<never>, body, { authorization: `Bearer ${reader}` });
    expect(asReader.status).toBe(404);
    expect((await send(SAVE_PROJECT as Call<never>, body)).status).toBe(400);
  });

  test("has to wait while others of the account are worked on", async () => {
    const body = `{"id":"${id}","data":{"changed":{}},"revision":"${" ".repeat(900_000)}","note":[${"0,".repeat(99_000)}0]}`;
    const padded = body.padEnd(LIMITS.projectBodyBytes, " ");
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(SAVE_PROJECT as Call<never>, padded)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(2);
    expect((await send(SAVE_PROJECT as Call<never>, padded)).status, "later it is taken").toBe(400);
  });

  test("counts against a budget of bytes of its account", async () => {
    const small = {
      by: "account",
      // The project of the test takes less than 100 of them.
      tries: 2_100,
      withinSeconds: 60,
      firstBreakSeconds: 60,
      longestBreakSeconds: 60,
    } as const;
    const limited = await TestServer.start({ limitRules: { ...LIMIT_RULES, bodyKilobytes: [small] } });
    const who = await signIn(limited, { group: UserGroup.Esco });
    const project = await createProject(limited, who.token);
    const body = `{"id":"${project.id}","data":{"changed":{}}}`.padEnd(1_000_000, " ");
    const post = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${who.token}`, "content-type": "application/json" };
      return (await fetch(`${limited.url}${SAVE_PROJECT.path}`, { method: "PUT", headers, body })).status;
    };
    expect([await post(), await post(), await post()]).toEqual([200, 200, 429]);
    await limited.stop();
  });
});
