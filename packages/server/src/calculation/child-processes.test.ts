import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ARE_CHILDREN_SHOWN, childrenDuring } from "../../testing/children.js";
import { fixtureProject } from "../../testing/project-factories.js";
import { createPasswordChecker } from "../accounts/password-checker.js";
import { createTeller } from "../telling/teller.js";
import { createCalculator } from "./calculator.js";
import { readUpload } from "./read-upload.js";

const WORKBOOK = fileURLToPath(new URL("../../../../fixtures/workbooks/school-district.xlsx", import.meta.url));
const services = { log: pino({ level: "silent" }) };
const SECRET = "a-secret-of-the-server";

describe("a process that is given what others sent", () => {
  beforeAll(() => {
    process.env["EPB_TOKEN_SECRET"] = SECRET;
  });
  afterAll(() => {
    delete process.env["EPB_TOKEN_SECRET"];
  });

  test("reads workbooks without secrets, and with prototypes that stay as they are", async () => {
    const seen = await childrenDuring(readUpload({ path: WORKBOOK, accountId: "one" }, services), "workbook-process");
    expect(seen.length > 0).toBe(ARE_CHILDREN_SHOWN);
    for (const { command, environment } of seen) {
      expect(environment).not.toContain(SECRET);
      expect(command).toContain("--disable-proto=delete");
    }
  });

  test("calculates without secrets", async () => {
    const calculator = createCalculator({ processes: 1 });
    const { record, data } = fixtureProject("school-district");
    const seen = await childrenDuring(calculator.calculate({ record, data }));
    await calculator.close();
    expect(seen.length > 0).toBe(ARE_CHILDREN_SHOWN);
    for (const { environment } of seen) expect(environment).not.toContain(SECRET);
  });

  test("checks new passwords without secrets", async () => {
    const checker = createPasswordChecker();
    const chosen = { password: "brass lantern fjord 41", about: ["Ada"] };
    const seen = await childrenDuring(checker.guessableBecause(chosen));
    await checker.close();
    expect(seen.length > 0).toBe(ARE_CHILDREN_SHOWN);
    for (const { environment } of seen) expect(environment).not.toContain(SECRET);
  });

  test("tells of projects without secrets", async () => {
    const teller = createTeller({ processes: 1 });
    const project = JSON.stringify(fixtureProject("school-district"));
    const seen = await childrenDuring(teller.tellText({ kind: "schedules", project, months: false }));
    await teller.close();
    expect(seen.length > 0).toBe(ARE_CHILDREN_SHOWN);
    for (const { environment } of seen) expect(environment).not.toContain(SECRET);
  });
});

test("of many workbooks at once, those that would wait too long are asked to come back", async () => {
  const limits = { heapMebibytes: 512, milliseconds: 1 };
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      readUpload({ path: WORKBOOK, accountId: `account ${index}` }, services, limits).catch(
        (error: { status: number }) => error.status,
      ),
    ),
  );
  expect(outcomes.filter((status) => status === 503)).toHaveLength(8);
  expect(outcomes.filter((status) => status === 400)).toHaveLength(22);
});
