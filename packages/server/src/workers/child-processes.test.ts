import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ARE_CHILDREN_SHOWN, childrenDuring } from "../../testing/children.js";
import { fixtureProject } from "../../testing/project-factories.js";
import { createPasswordChecker } from "../features/accounts/password-checker.js";
import { CALCULATION_PROGRAM } from "../start/calculation-program.js";
import { createCalculator } from "./calculator.js";
import { createReportWorkers } from "./reports/report-workers.js";
import { UploadReader } from "./upload-reader.js";

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
    const seen = await childrenDuring(
      new UploadReader().read({ path: WORKBOOK, fileName: "school-district.xlsx", accountId: "one" }, services),
      "workbook-process",
    );
    expect(seen.length > 0).toBe(ARE_CHILDREN_SHOWN);
    for (const { command, environment } of seen) {
      expect(environment).not.toContain(SECRET);
      expect(command).toContain("--disable-proto=delete");
    }
  });

  test("calculates without secrets", async () => {
    const calculator = createCalculator({ program: CALCULATION_PROGRAM, processes: 1 });
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
    const reportWorkers = createReportWorkers({ processes: 1 });
    const project = JSON.stringify(fixtureProject("school-district"));
    const seen = await childrenDuring(reportWorkers.jsonFor({ kind: "schedules", project, months: false }));
    await reportWorkers.close();
    expect(seen.length > 0).toBe(ARE_CHILDREN_SHOWN);
    for (const { environment } of seen) expect(environment).not.toContain(SECRET);
  });
});

test("of many workbooks at once, those that would wait too long are asked to come back", async () => {
  const reader = new UploadReader({ heapMebibytes: 512, milliseconds: 1 });
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      reader
        .read({ path: WORKBOOK, fileName: "school-district.xlsx", accountId: `account ${index}` }, services)
        .catch((error: { status: number }) => error.status),
    ),
  );
  expect(outcomes.filter((status) => status === 503)).toHaveLength(8);
  expect(outcomes.filter((status) => status === 400)).toHaveLength(22);
});
