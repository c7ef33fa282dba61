import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { expect, test } from "vitest";
import { timeLimit } from "../../../../test/testing/runs.js";
import { UploadReader } from "./upload-reader.js";

const WORKBOOK = fileURLToPath(new URL("../../../../fixtures/workbooks/school-district.xlsx", import.meta.url));
const services = { log: pino({ level: "silent" }) };
const reader = new UploadReader();

test("a workbook is read in a process without the environment of the server", async () => {
  const { project, template, findings } = await reader.read(
    { path: WORKBOOK, fileName: "school-district.xlsx", accountId: "one" },
    services,
  );
  expect(project).toMatchObject({ record: { projectType: 1 } });
  expect(template?.version).toBe("4.2.10");
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("a workbook that takes too long is refused, and the next one is read", async () => {
  const given = new UploadReader({ heapMebibytes: 512, milliseconds: 20 }).read(
    { path: WORKBOOK, fileName: "school-district.xlsx", accountId: "one" },
    services,
  );
  await expect(given).rejects.toMatchObject({ status: 400, code: "upload/unreadable" });
  expect(
    (await reader.read({ path: WORKBOOK, fileName: "school-district.xlsx", accountId: "one" }, services)).project,
  ).toBeDefined();
});

test("a workbook that takes too much memory ends only its own process", async () => {
  const given = new UploadReader({ heapMebibytes: 4, milliseconds: 60_000 }).read(
    { path: WORKBOOK, fileName: "school-district.xlsx", accountId: "one" },
    services,
  );
  await expect(given).rejects.toMatchObject({ status: 400, code: "upload/unreadable" });
});

// Reads several workbooks, each in a separate process.
test("two workbooks of one account are read, further ones get a 429, and those of other accounts are read", {
  timeout: timeLimit(45_000),
}, async () => {
  const read = (accountId: string) =>
    reader.read({ path: WORKBOOK, fileName: "school-district.xlsx", accountId }, services);
  const [first, second] = [read("busy"), read("busy")];
  await expect(read("busy")).rejects.toMatchObject({ status: 429, details: { retryAfterSeconds: 30 } });
  const other = read("another");
  expect((await Promise.all([first, second, other])).map(({ template }) => template?.version)).toEqual(
    Array.from({ length: 3 }, () => "4.2.10"),
  );
  expect((await read("busy")).project).toBeDefined();
});
