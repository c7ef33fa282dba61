import {
  type Call,
  CHANGE_TRAINING_DATE,
  CREATE_TRAINING_DATE,
  LIST_TRAINING_DATES,
  REMOVE_TRAINING_DATE,
  UserGroup,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server, { group: UserGroup.Admin }));
});
afterEach(() => server.stop());

const date = (day: string, changes: object = {}): object => ({
  trainingType: 1,
  startTime: `${day}T17:00:00Z`,
  endTime: `${day}T18:00:00Z`,
  url: "https://training.example.org/1",
  content: "Introduction",
  ...changes,
});
const create = (body: object) => server.call(CREATE_TRAINING_DATE, { token, body });
const listed = async (): Promise<readonly string[]> =>
  (await server.call(LIST_TRAINING_DATES)).body._items.map(({ startTime }) => startTime);

describe("training dates", () => {
  test("are read by anybody, the next first, whatever the zone they were written in", async () => {
    await create(date("2027-02-01"));
    await create(date("2027-01-01", { startTime: "2027-01-01T23:00:00-07:00", endTime: "2027-01-01T23:30:00-07:00" }));
    await create(date("2027-01-02"));
    expect(await listed()).toEqual(["2027-01-01T23:00:00-07:00", "2027-01-02T17:00:00Z", "2027-02-01T17:00:00Z"]);
  });

  test("leave the list when they have ended", async () => {
    await create(date("2026-11-21"));
    expect(await listed()).toHaveLength(1);
    server.pass(7 * 3_600_000);
    expect(await listed()).toEqual([]);
  });

  test("are changed and removed", async () => {
    const { body } = await create(date("2027-01-01"));
    const params = { id: body.id };
    const changed = await server.call(CHANGE_TRAINING_DATE, { token, params, body: date("2027-03-01") });
    expect(changed.body).toEqual({ id: body.id, ...date("2027-03-01") });
    expect((await server.call(REMOVE_TRAINING_DATE, { token, params })).status).toBe(204);
    expect((await server.call(REMOVE_TRAINING_DATE, { token, params })).status).toBe(404);
    expect(await listed()).toEqual([]);
    const actions = (await server.services.store.auditEntries(0, 100)).map(({ action }) => action);
    expect(actions.slice(-3)).toEqual(["training.created", "training.changed", "training.removed"]);
  });

  test.each([
    ["an end before the start", { endTime: "2027-01-01T16:00:00Z" }],
    ["a link that is no web address", { url: "javascript:alert(1)" }],
    ["a type that does not exist", { trainingType: 5 }],
    ["a time that is none", { startTime: "tomorrow" }],
    ["a field of its own", { price: 3 }],
  ])("with %s are refused", async (_, changes) => {
    expect((await create(date("2027-01-01", changes))).status).toBe(400);
  });

  test("are the administrators' to change", async () => {
    const customer = await signIn(server);
    const { body } = await create(date("2027-01-01"));
    const params = { id: body.id };
    const as = { token: customer.token, params, body: date("2027-01-01") };
    for (const call of [CREATE_TRAINING_DATE, CHANGE_TRAINING_DATE, REMOVE_TRAINING_DATE] as readonly Call[]) {
      expect((await server.call(call, as)).status).toBe(403);
    }
  });
});
