import { connect } from "node:net";
import { CURRENT_USER, REQUEST_PASSWORD_RESET } from "@epb/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "../../../testing/factories.js";
import { doJobs, lastMail } from "../../../testing/queued-mail.js";
import { type ServedApp, serveApp } from "../../../testing/serve-app.js";
import { TestServer } from "../../../testing/test-server.js";
import { PASSWORD_RESET_JOB } from "../../features/accounts/password-reset-commands.js";
import { jsonRoute } from "../../http/route.js";
import { createApp } from "../../start/app.js";
import { createHttpServer, listen } from "../../start/listen.js";

let world: TestServer;
let app: ServedApp;
beforeAll(async () => {
  world = await TestServer.start();
  app = await serveApp(createApp(world.services));
});
afterAll(async () => {
  await app.stop();
  await world.stop();
});

/** Writes bytes to a connection and returns all bytes until it closes. */
function talk(text: string, port = app.port): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let reply = "";
    socket.on("data", (chunk) => {
      reply += chunk.toString();
    });
    socket.on("error", () => resolve(reply));
    socket.on("close", () => resolve(reply));
  });
}

test("links in messages lead to the site, whatever the request calls it", async () => {
  const { email } = await createUser(world);
  const body = JSON.stringify({ accountEmail: email });
  const headers = ["Host: evil.example.org", "X-Forwarded-Host: evil.example.org", "Forwarded: host=evil.example.org"];
  const request = [
    `POST ${REQUEST_PASSWORD_RESET.path} HTTP/1.1`,
    ...headers,
    "X-Forwarded-Proto: http",
    "Origin: https://evil.example.org",
    "Referer: https://evil.example.org/",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  expect(await talk(`${request.join("\r\n")}\r\n\r\n${body}`)).toMatch(/^HTTP\/1\.1 200 /);
  await doJobs(world, PASSWORD_RESET_JOB);
  const { link } = lastMail(world, "passwordReset", email);
  expect(new URL(link).origin).toBe(world.services.config.publicUrl);
});

describe("no reply redirects a browser to another site:", () => {
  test.each([
    "//evil.example.org",
    "//evil.example.org/%2f..",
    "/\\evil.example.org",
    "/https://evil.example.org",
    "/login?next=https://evil.example.org",
    "/api/login/../../%2f%2fevil.example.org",
  ])("%s", async (path) => {
    const reply = await talk(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(reply).not.toMatch(/^HTTP\/1\.1 3/);
    expect(reply.toLowerCase()).not.toContain("\r\nlocation:");
  });

  test("a URL with another host is handled as a path", async () => {
    const reply = await talk(
      "GET http://evil.example.org/api/is-test-site HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    expect(reply).not.toContain("evil.example.org");
  });
});

test("without a proxy that is trusted, clients do not choose their address", async () => {
  const seen: string[] = [];
  const routes = [
    jsonRoute({ ...CURRENT_USER, policy: { kind: "public" } }, async ({ address }) => void seen.push(address) as never),
  ];
  const bare = await serveApp(createApp(world.services, { routes }));
  const headers = { "x-forwarded-for": "203.0.113.9", forwarded: "for=203.0.113.9", "x-real-ip": "203.0.113.9" };
  await fetch(`${bare.url}${CURRENT_USER.path}`, { headers });
  await bare.stop();
  expect(seen).toEqual(["127.0.0.1"]);
});

describe("a connection", () => {
  const ask = (path: string, version: string, ...headers: readonly string[]): string =>
    `GET ${path} HTTP/${version}\r\n${headers.map((header) => `${header}\r\n`).join("")}\r\n`;

  test("with several requests at once has their replies in order, each with its own checks", async () => {
    const [open, guarded] = ["/api/is-test-site", "/api/current_user"];
    const reply = await talk(
      ask(open, "1.1", "Host: x") + ask(guarded, "1.1", "Host: x") + ask(open, "1.1", "Host: x", "Connection: close"),
    );
    expect(reply.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 401", "HTTP/1.1 200"]);
  });

  test.each([
    [
      "with two Host headers",
      ask("/api/is-test-site", "1.1", "Host: x", "host: evil.example.org", "Connection: close"),
    ],
    ["without a version of HTTP", "GET /api/is-test-site\r\n\r\n"],
    ["of HTTP 0.9", ask("/api/is-test-site", "0.9", "Host: x", "Connection: close")],
  ])("%s is refused", async (_, request) => {
    expect(await talk(request)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("of HTTP 1.0 gets a reply and is closed; an unknown version is refused", async () => {
    expect(await talk(ask("/api/current_user", "1.0"))).toMatch(/^HTTP\/1\.1 401 /);
    expect(await talk(ask("/api/current_user", "9.9", "Host: x"))).toMatch(/^HTTP\/1\.1 [45]0[05] /);
  });

  test("TRACE repeats nothing of a request", async () => {
    const reply = await talk(
      "TRACE /api/current_user HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer secret\r\nConnection: close\r\n\r\n",
    );
    expect(reply).toMatch(/^HTTP\/1\.1 405 /);
    expect(reply).not.toContain("secret");
  });

  test("without complete headers is closed long before the time limit of a request", async () => {
    const hasty = await serveApp(createApp(world.services), { headers: 150, request: 60_000, checks: 50 });
    expect(await talk("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", hasty.port)).toContain(" 408 ");
    await hasty.stop();
  });

  test("whose reply is not read is closed", async () => {
    const server = createHttpServer((_, response) => response.end(Buffer.alloc(100_000_000)), {
      ...{ headers: 1_000, request: 1_000, idle: 1_000, checks: 100, headerBytes: 1_000 },
      silence: 200,
    });
    const port = await listen(server, "127.0.0.1", 0);
    const closed = new Promise<boolean>((resolve) => {
      server.on("connection", (socket) => socket.on("close", () => resolve(true)));
    });
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
    socket.on("error", () => {});
    socket.pause();
    expect(await closed).toBe(true);
    socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
});
