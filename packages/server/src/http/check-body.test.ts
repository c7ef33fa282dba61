import { LIMITS } from "@epb/contract";
import { expect, test } from "vitest";
import { ROUTES } from "../routes/all-routes.js";
import { checkBody, takesLargeBodies } from "./check-body.js";

test("every call with larger bodies than usual is checked in another process", () => {
  const calls = ROUTES.map(({ call }) => call);
  const large = calls.filter(({ bodyLimitBytes = 0 }) => bodyLimitBytes > LIMITS.bodyBytes);
  expect(large.map(({ name }) => name)).toEqual(["createProject", "saveProject"]);
  expect(large.filter(({ name }) => !takesLargeBodies(name))).toEqual([]);
});

test("a body has the refusal of its handler, and a sound body none", () => {
  const check = (json: object) => checkBody({ call: "saveProject", bytes: Buffer.from(JSON.stringify(json)) }).refusal;
  const id = crypto.randomUUID();
  expect(check({ id, data: { changed: {} } })).toBeUndefined();
  expect(check({ id, data: { changed: { ecms: ["text"] } } })).toMatchObject({ code: "project/data-invalid" });
  expect(check({ id, surprise: 1 })).toMatchObject({ code: "input/invalid" });
  const bytes = Buffer.from(`{"id":"${id}","id":"${crypto.randomUUID()}"}`);
  expect(checkBody({ call: "saveProject", bytes }).refusal).toMatchObject({ code: "body/duplicate-name" });
});
