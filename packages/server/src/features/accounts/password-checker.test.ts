import { CURRENT_USER, UPDATE_PASSWORD } from "@epb/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ARE_CHILDREN_SHOWN, children } from "../../../testing/children.js";
import { signIn } from "../../../testing/factories.js";
import { type ServedApp, serveApp } from "../../../testing/serve-app.js";
import { TestServer } from "../../../testing/test-server.js";
import { until } from "../../../testing/until.js";
import { createApp } from "../../start/app.js";
import { answerHealth } from "../../start/health/answer-health.js";
import { createPasswordChecker } from "./password-checker.js";

const checker = createPasswordChecker();
let world: TestServer;
let site: ServedApp;
let asked = 0;

beforeAll(async () => {
  world = await TestServer.start();
  const { store, now } = world.services;
  const passwordChecker: typeof checker = {
    ...checker,
    guessableBecause: (chosen) => {
      asked += 1;
      return checker.guessableBecause(chosen);
    },
  };
  const health = answerHealth({ checks: { store: () => store.check() }, isStopping: () => false }, now);
  site = await serveApp(createApp({ ...world.services, passwordChecker }, { before: [health] }));
});
afterAll(async () => {
  await site.stop();
  await checker.close();
  await world.stop();
});

// A process that is stopped makes its check last for as long as the test needs.
test("the server answers others while a new password is checked", async () => {
  const { token } = await signIn(world);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const others = new Set(children().map(({ pid }) => pid));
  const about = ["Ada", "Lovelace"];
  expect(await checker.guessableBecause({ password: "AdaLovelace2026", about })).toContain("your name");
  const started = children().filter(({ pid }) => !others.has(pid));
  expect(started.length > 0).toBe(ARE_CHILDREN_SHOWN);
  for (const { pid } of started) process.kill(pid, "SIGSTOP");

  let isChanged = false;
  const body = JSON.stringify({ password: "brass lantern fjord", confirmation: "brass lantern fjord" });
  const change = fetch(site.url + UPDATE_PASSWORD.path, { method: UPDATE_PASSWORD.method, headers, body });
  void change.then(() => {
    isChanged = true;
  });
  await until(() => asked > 0);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect((await fetch(site.url + CURRENT_USER.path, { headers })).status).toBe(200);
  expect(isChanged && ARE_CHILDREN_SHOWN).toBe(false);

  for (const { pid } of started) process.kill(pid, "SIGCONT");
  expect((await change).ok).toBe(true);
});
