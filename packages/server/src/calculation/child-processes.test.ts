import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixtureProject } from "../../testing/project-factories.js";
import { createTeller } from "../telling/teller.js";
import { createCalculator } from "./calculator.js";
import { readUpload } from "./read-upload.js";

const WORKBOOK = fileURLToPath(new URL("../../../../fixtures/workbooks/school-district.xlsx", import.meta.url));
const services = { log: pino({ level: "silent" }) };
const SECRET = "a-secret-of-the-server";

interface Child {
  readonly command: string;
  readonly environment: string;
}

/** Other systems do not show what a process was started with; there the work has to succeed, and no more. */
const ARE_SHOWN = process.platform === "linux";

/** Processes that this one has started and that run now. */
function children(program: string): readonly Child[] {
  if (!ARE_SHOWN) return [];
  return readdirSync("/proc").flatMap((pid): readonly Child[] => {
    try {
      const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      if (parent !== String(process.pid)) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return command.includes(program) ? [{ command, environment: readFileSync(`/proc/${pid}/environ`, "utf8") }] : [];
    } catch {
      // No process, or one that has ended in the meantime.
      return [];
    }
  });
}

/** Those that are there while the work goes on and were not there before. */
async function childrenDuring(work: Promise<unknown>, program: string): Promise<readonly Child[]> {
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  const seen = new Map<string, Child>();
  while (!isDone) {
    for (const child of children(program)) seen.set(child.command + child.environment.length, child);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end;
  return [...seen.values()];
}

describe("a process that is given what others sent", () => {
  beforeAll(() => {
    process.env["EPB_TOKEN_SECRET"] = SECRET;
  });
  afterAll(() => {
    delete process.env["EPB_TOKEN_SECRET"];
  });

  test("reads workbooks without secrets, and with prototypes that stay as they are", async () => {
    const seen = await childrenDuring(readUpload({ path: WORKBOOK, accountId: "one" }, services), "workbook-process");
    expect(seen.length > 0).toBe(ARE_SHOWN);
    for (const { command, environment } of seen) {
      expect(environment).not.toContain(SECRET);
      expect(command).toContain("--disable-proto=delete");
    }
  });

  test("calculates without secrets", async () => {
    const calculator = createCalculator({ processes: 1 });
    const { record, data } = fixtureProject("school-district");
    const seen = await childrenDuring(calculator.calculate({ record, data }), "");
    await calculator.close();
    expect(seen.length > 0).toBe(ARE_SHOWN);
    for (const { environment } of seen) expect(environment).not.toContain(SECRET);
  });

  test("tells of projects without secrets", async () => {
    const teller = createTeller({ processes: 1 });
    const project = JSON.stringify(fixtureProject("school-district"));
    const seen = await childrenDuring(teller.tellText({ kind: "schedules", project, months: false }), "");
    await teller.close();
    expect(seen.length > 0).toBe(ARE_SHOWN);
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
