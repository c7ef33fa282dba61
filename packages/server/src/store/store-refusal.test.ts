import { LOGOUT } from "@epb/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../testing/factories.js";
import { serveApp } from "../../testing/serve-app.js";
import { TestServer } from "../../testing/test-server.js";
import { createApp } from "../start/app.js";
import { StoreRefusal } from "./store-problem.js";

let world: TestServer;
beforeAll(async () => {
  world = await TestServer.start();
});
afterAll(() => world.stop());

test("a change that the store refuses is answered with when to try again, and nothing of why", async () => {
  const { token } = await signIn(world);
  const refuse = (): Promise<never> => Promise.reject(new StoreRefusal("ENOSPC: no space left on /srv/epb-data"));
  const app = await serveApp(createApp({ ...world.services, store: { ...world.services.store, transact: refuse } }));
  const reply = await fetch(`${app.url}${LOGOUT.path}`, {
    method: LOGOUT.method,
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await reply.text();
  await app.stop();
  expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(JSON.parse(text)).toMatchObject({ code: "store/unavailable", message: expect.stringContaining("Try again") });
  expect(text).not.toContain("epb-data");
});
