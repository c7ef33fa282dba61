import { request as sendRequest } from "node:http";
import { connect } from "node:net";
import { API, type Call, CURRENT_USER, LIMITS, LOGIN, type Policy, UserGroup } from "@epb/contract";
import jwt from "jsonwebtoken";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { type ServedApp, serveApp } from "../../../testing/serve-app.js";
import { TestServer } from "../../../testing/test-server.js";
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from "../../features/accounts/tokens.js";
import { createRouters } from "../../http/create-router.js";
import { jsonRoute } from "../../http/route.js";
import { createApp } from "../../start/app.js";
import { CONNECTION_LIMITS } from "../../start/listen.js";
import { ROUTES } from "../all-routes.js";

let world: TestServer;
let app: ServedApp;
/** The same with so little patience that a test can wait for its end. */
let hasty: ServedApp;

beforeAll(async () => {
  world = await TestServer.start();
  app = await serveApp(createApp(world.services));
  hasty = await serveApp(createApp(world.services), { headers: 150, request: 400, checks: 50 });
});
afterAll(async () => {
  await app.stop();
  await hasty.stop();
  await world.stop();
});

interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A raw request, without the corrections that fetch makes. */
function send(path: string, method = "GET", headers: Record<string, string> = {}, body?: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const request = sendRequest({ port: app.port, host: "127.0.0.1", path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    // A server that has heard enough closes the connection while we still write.
    request.on("error", reject);
    request.end(body);
  });
}

/** Writes bytes to a connection and returns all bytes until it closes. */
function talk(port: number, ...texts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      for (const text of texts) socket.write(text);
    });
    let reply = "";
    socket.on("data", (chunk) => {
      reply += chunk.toString();
    });
    socket.on("error", () => resolve(reply));
    socket.on("close", () => resolve(reply));
  });
}

const json = { "content-type": "application/json" };
const postLogin = (body: string, headers: Record<string, string> = json): Promise<RawReply> =>
  send(LOGIN.path, "POST", headers, body);

describe("the router", () => {
  test("has only calls of the table, with their policies", () => {
    const calls = new Map<string, Call>(
      API.map((call): [string, Call] => [`${call.method} ${call.path.replace(/\{(\w+)\}/g, ":$1")}`, call]),
    );
    const layers = [...createRouters(ROUTES, world.services).values()].flatMap(({ stack }) => stack);
    expect(layers.length).toBeGreaterThan(0);
    for (const { methods, path } of layers) {
      const names = methods.filter((method) => method !== "HEAD").map((method) => `${method} ${path}`);
      expect(names.map((name) => calls.get(name)?.policy.kind)).not.toContain(undefined);
    }
  });

  test("has one route for every call of the table", () => {
    const routed = ROUTES.map(({ call }) => call.name);
    expect(new Set(routed).size).toBe(routed.length);
    expect(API.map(({ name }) => name).filter((name) => !routed.includes(name))).toEqual([]);
  });

  test("refuses what no policy allows", async () => {
    const { token } = await signIn(world);
    const call: Call = { ...CURRENT_USER, policy: { kind: "everybody" } as unknown as Policy };
    const open = await serveApp(createApp(world.services, { routes: [jsonRoute(call, async () => undefined)] }));
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${open.url}${call.path}`, { headers })).status).toBe(403);
    await open.stop();
  });
});

describe("a body", () => {
  test("of more than the limit is refused, whether or not it says how long it is", async () => {
    const body = JSON.stringify({ email: "a".repeat(LIMITS.bodyBytes), password: "b" });
    expect((await postLogin(body)).status).toBe(413);
    expect((await postLogin(body, { ...json, "transfer-encoding": "chunked" })).status).toBe(413);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
  ])("of type %s is not read", async (type) => {
    expect((await postLogin('{"email":"a@example.org","password":"b"}', { "content-type": type })).status).toBe(415);
  });

  test.each(["", "{", "null", "[]", '"text"', '{"email":"a@example.org"', "\u0000"])(
    "such as %j is refused",
    async (body) => {
      expect((await postLogin(body)).status).toBe(400);
    },
  );

  test("that is not UTF-8 is refused", async () => {
    const reply = await fetch(`${app.url}${LOGIN.path}`, {
      method: "POST",
      headers: json,
      body: Buffer.from([0x22, 0xff, 0x22]),
    });
    expect(reply.status).toBe(400);
  });

  test.each(["__proto__", "constructor", "prototype", "isAdmin"])(
    "with the unknown member %s is refused",
    async (name) => {
      const body = `{"email":"a@example.org","password":"b","${name}":{"group":6}}`;
      const { status, text } = await postLogin(body);
      expect([status, text]).toEqual([400, expect.stringContaining(name)]);
      expect(({} as Record<string, unknown>)["group"]).toBeUndefined();
    },
  );

  test("nested a thousand deep is refused, and the server continues", async () => {
    const deep = `${"[".repeat(40_000)}${"]".repeat(40_000)}`;
    expect((await postLogin(`{"email":${deep},"password":"b"}`)).status).toBe(400);
    expect((await send("/api/is-test-site")).status).toBeLessThan(500);
  });
});

describe("a path", () => {
  test.each([
    ["/api/project/..%2f..%2fetc%2fpasswd", [400, 401, 404]],
    ["/api/../../etc/passwd", [404]],
    ["/..%5c..%5cwindows", [404]],
    ["/api/project/%00", [400, 401, 404]],
    ["/api/project/%zz", [400, 401, 404]],
    ["/api/project/%c0%ae%c0%ae", [400, 401, 404]],
    ["//evil.example.org/api/login", [404]],
    ["/api//current_user", [404]],
    ["/api/current_user/", [401, 404]],
    ["/api/current_user%2f", [404]],
    ["/__proto__", [404]],
    ["/api/project/__proto__", [400, 401, 404]],
    [`/api/${"a".repeat(10_000)}`, [404]],
  ] as const)("such as %s leads nowhere", async (path, statuses) => {
    const { status, text } = await send(path);
    expect(statuses).toContain(status);
    expect(text).not.toContain("root:");
  });

  test("with a parameter that is not an id is refused before any lookup", async () => {
    const { token } = await signIn(world);
    const headers = { authorization: `Bearer ${token}` };
    for (const call of API.filter(
      ({ method, policy, path }) => method === "GET" && policy.kind === "project" && path.includes("{id}"),
    )) {
      const path = call.path.replace("{id}", "..%2f..%2fusers").replace(/\{\w+\}/g, "1");
      const { status } = await send(path, "GET", headers);
      expect(status, call.name).toBe(404);
    }
  });

  test("with an id that is none names nothing, and tells those who may not ask no more than any other", async () => {
    const { token } = await signIn(world);
    const headers = { authorization: `Bearer ${token}` };
    for (const id of ["abc", crypto.randomUUID()]) {
      const { status, text } = await send(`/api/project/${id}`, "GET", headers);
      expect([status, JSON.parse(text)]).toEqual([404, expect.objectContaining({ code: "not-found" })]);
      expect((await send(`/api/users/${id}`, "GET", headers)).status).toBe(403);
      for (const area of ["project", "users", "training"]) {
        expect([401, 405]).toContain((await send(`/api/${area}/${id}`)).status);
      }
    }
    const { token: admin } = await signIn(world, { group: UserGroup.Admin });
    expect((await send("/api/users/abc", "GET", { authorization: `Bearer ${admin}` })).status).toBe(404);
  });
});

describe("a method", () => {
  test("that a path does not allow is refused, with the allowed methods", async () => {
    const { status, headers } = await send(LOGIN.path, "DELETE");
    expect([status, headers["allow"]]).toEqual([405, "POST"]);
  });

  test.each(["TRACE", "PATCH", "PROPFIND"])("%s reaches nothing", async (method) => {
    expect((await send("/api/current_user", method)).status).toBe(405);
  });

  test("OPTIONS allows no other site anything", async () => {
    const { status, headers } = await send("/api/current_user", "OPTIONS", {
      origin: "https://evil.example.org",
      "access-control-request-method": "GET",
      "access-control-request-headers": "authorization",
    });
    expect(status).toBe(405);
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test("HEAD is guarded like GET and has no body", async () => {
    const { status, text } = await send("/api/current_user", "HEAD");
    expect([status, text]).toEqual([401, ""]);
  });

  test("in an override header is ignored", async () => {
    const override = { "x-http-method-override": "GET", "x-method-override": "GET" };
    expect((await send("/api/current_user", "DELETE", override)).status).toBe(405);
  });
});

describe("every reply", () => {
  test.each([
    ["a success", "/api/is-test-site", {}],
    ["a refusal", "/api/current_user", {}],
    ["an address that is not there", "/nowhere", {}],
    ["a malformed address", "/%zz", {}],
  ])("has the headers that protect browsers: %s", async (_, path, headers) => {
    const reply = await send(path, "GET", headers);
    const policy = String(reply.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/; trusted-types epb-worker epb-check-worker epb-format-worker$/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(reply.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(reply.headers["x-powered-by"] ?? reply.headers["server"]).toBeUndefined();
  });

  test("allows no other site to read it", async () => {
    for (const origin of ["https://evil.example.org", "null", app.url]) {
      const { headers } = await send("/api/is-test-site", "GET", { origin });
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });

  test("of a call is not cached", async () => {
    expect((await send("/api/current_user")).headers["cache-control"]).toBe("no-store");
  });

  test("of a site with https makes browsers use https only", async () => {
    const config = { ...world.services.config, publicUrl: "https://epb.example.org" };
    const encrypted = await serveApp(createApp({ ...world.services, config }));
    const { headers } = await fetch(`${encrypted.url}/nowhere`);
    await encrypted.stop();
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect((await send("/nowhere")).headers["strict-transport-security"]).toBeUndefined();
  });
});

describe("a connection", () => {
  test("whose headers do not come is closed", async () => {
    const reply = await talk(hasty.port, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    expect(reply).toContain("408 Request Timeout");
  });

  test("whose body does not come is closed", async () => {
    const head = "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n";
    await talk(hasty.port, head, "{");
    expect((await fetch(`${hasty.url}/api/is-test-site`)).status).toBeLessThan(500);
  });

  test("with more headers than the limit is refused", async () => {
    const header = `X-Large: ${"a".repeat(CONNECTION_LIMITS.headerBytes)}\r\n`;
    expect(await talk(app.port, `GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n`)).toContain(" 431 ");
  });

  test.each([
    ["two lengths", "Content-Length: 3\r\nContent-Length: 4\r\n"],
    ["a length and chunks", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n"],
    ["a header that goes on in the next line", "X-Folded: a\r\n b\r\nContent-Length: 3\r\n"],
  ])("with %s is refused: proxies might read it otherwise", async (_, headers) => {
    const head = `POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${headers}\r\n{}\n`;
    expect(await talk(app.port, head)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("without a host is refused", async () => {
    expect(await talk(app.port, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("a token", () => {
  const HOUR = 3600;

  async function statusWith(
    change: (claims: Record<string, unknown>) => Record<string, unknown>,
    {
      secret = world.services.config.tokenSecret,
      algorithm = "HS256",
    }: { secret?: string; algorithm?: "HS256" | "HS512" | "none" } = {},
  ): Promise<number> {
    const { token } = await signIn(world);
    const claims = jwt.decode(token) as Record<string, unknown>;
    const forged = jwt.sign(change(claims), algorithm === "none" ? "" : secret, { algorithm });
    return (await send(CURRENT_USER.path, "GET", { authorization: `Bearer ${forged}` })).status;
  }

  test("that we signed is accepted", async () => {
    expect(await statusWith((claims) => claims)).toBe(200);
  });

  test.each([
    ["for another audience", (claims: object) => ({ ...claims, aud: `${TOKEN_AUDIENCE}-2` })],
    ["of another issuer", (claims: object) => ({ ...claims, iss: `${TOKEN_ISSUER}-2` })],
    ["of another session", (claims: object) => ({ ...claims, sid: crypto.randomUUID() })],
    ["that is not the last of its session", (claims: object) => ({ ...claims, jti: crypto.randomUUID() })],
    ["without an expiry", ({ exp: _, ...claims }: Record<string, unknown>) => claims],
    ["that has expired", (claims: Record<string, unknown>) => ({ ...claims, exp: Number(claims["iat"]) - HOUR })],
  ])("%s is refused, though signed with our secret", async (_, change) => {
    expect(await statusWith(change)).toBe(401);
  });

  test("with another algorithm, without one, or with another secret is refused", async () => {
    expect(await statusWith((claims) => claims, { algorithm: "HS512" })).toBe(401);
    expect(await statusWith((claims) => claims, { algorithm: "none" })).toBe(401);
    expect(await statusWith((claims) => claims, { secret: "another secret, as long as ours has to be" })).toBe(401);
  });

  test.each(["Bearer", "Bearer a b", "Basic YWRtaW46YWRtaW4=", "Bearer ..", "Bearer null", "bearer"])(
    "given as %j is none",
    async (authorization) => {
      expect((await send(CURRENT_USER.path, "GET", { authorization })).status).toBe(401);
    },
  );

  test("counts in its header only: not in the address, not in a cookie", async () => {
    const { token } = await signIn(world);
    expect((await send(`${CURRENT_USER.path}?token=${token}&access_token=${token}`)).status).toBe(401);
    expect((await send(CURRENT_USER.path, "GET", { cookie: `token=${token}` })).status).toBe(401);
  });
});

test("behind a proxy, the client is who the proxy has seen, whatever the client says", async () => {
  const seen: string[] = [];
  const config = { ...world.services.config, trustsProxy: true };
  const routes = [
    jsonRoute({ ...CURRENT_USER, policy: { kind: "public" } }, async ({ address }) => void seen.push(address) as never),
  ];
  const proxied = await serveApp(createApp({ ...world.services, config }, { routes }));
  await fetch(`${proxied.url}${CURRENT_USER.path}`, { headers: { "x-forwarded-for": "10.0.0.1, 203.0.113.9" } });
  await proxied.stop();
  expect(seen).toEqual(["203.0.113.9"]);
});
