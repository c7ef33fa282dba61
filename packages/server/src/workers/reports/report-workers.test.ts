import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { createReportWorkers } from "./report-workers.js";

const FIXTURE = new URL("../../../../../fixtures/projects/school-district.json", import.meta.url);
const project = readFileSync(FIXTURE, "utf8");
const reportWorkers = createReportWorkers({ processes: 3 });
afterAll(() => reportWorkers.close());

const whatIf = async (text: string, value: string): Promise<string> => {
  const changes = [{ path: "financing.indexRate", kind: "set", value } as const];
  return (await reportWorkers.jsonFor({ kind: "whatIf", project: text, question: { changes } })).toString();
};

test("a project is asked one question after the other", async () => {
  const [one, other] = [await whatIf(project, "0.05"), await whatIf(project, "0.06")];
  expect(one).not.toBe(other);
  expect(await whatIf(project, "0.05")).toBe(one);
});

test("another project is another, and so is the one that it was made of", async () => {
  const before = await whatIf(project, "0.055");
  const changed = JSON.parse(project) as { data: { financing: object } };
  const text = JSON.stringify({ ...changed, data: { ...changed.data, financing: {} } });
  expect(await whatIf(text, "0.055")).not.toBe(before);
  expect(await whatIf(project, "0.055")).toBe(before);
});
