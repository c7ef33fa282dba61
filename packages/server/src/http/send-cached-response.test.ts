import { GET_PROJECT, LOGOUT } from "@epb/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../testing/factories.js";
import { storeProject } from "../../testing/store-project.js";
import { TestServer } from "../../testing/test-server.js";

let server: TestServer;
let token: string;
let id: string;
beforeAll(async () => {
  server = await TestServer.start();
  const signedIn = await signIn(server);
  token = signedIn.token;
  id = await storeProject(server, signedIn.user.id);
});
afterAll(() => server.stop());

const get = (headers: Readonly<Record<string, string>>) => server.call(GET_PROJECT, { token, params: { id }, headers });

test("a project comes compressed for who takes that, and is the same", async () => {
  const [plain, compressed] = [
    await get({ "accept-encoding": "identity" }),
    await get({ "accept-encoding": "gzip, br" }),
  ];
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(compressed.headers.get("content-encoding")).toBe("gzip");
  expect(compressed.headers.get("vary")).toBe("Accept-Encoding");
  expect(compressed.text).toBe(plain.text);
  expect((await get({ "accept-encoding": "gzip;q=0" })).headers.get("content-encoding")).toBeNull();
});

test("a project that has not changed is not sent again", async () => {
  const etag = (await get({})).headers.get("etag") ?? "";
  const path = GET_PROJECT.path.replace("{id}", id);
  const headers = { authorization: `Bearer ${token}`, "if-none-match": etag };
  const unchanged = await fetch(server.url + path, { headers });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
  expect((await get({ "if-none-match": '"99"' })).status).toBe(200);
});

test("a token that was verified before is refused once its session has ended", async () => {
  const { token: other } = await signIn(server);
  expect((await server.call(LOGOUT, { token: other })).status).toBe(204);
  expect((await server.call(LOGOUT, { token: other })).status).toBe(401);
});
