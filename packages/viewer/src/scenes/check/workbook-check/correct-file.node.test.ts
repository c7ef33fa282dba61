import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkFile } from "./check-file.js";
import { correctFile } from "./correct-file.js";

const SEEDED = new URL("../../../../../../fixtures/seeded/", import.meta.url);

const chosen = (name: string): File => new File([new Uint8Array(readFileSync(new URL(name, SEEDED)))], name);
const checked = (file: File) => checkFile(file, () => Promise.resolve());

test("a corrected copy has none of the corrected findings", async () => {
  const file = chosen("date-in-words.xlsx");
  const { findings, source } = await checked(file);
  expect(source).toBe(file);
  const result = await correctFile(file, findings);
  expect(result?.corrected).toMatchObject([{ cell: "E11", after: { kind: "date", value: "2025-07-01" } }]);
  const copy = new File([new Uint8Array(result?.bytes ?? [])], "copy.xlsx");
  expect((await checked(copy)).findings).toEqual([]);
});

test("a likely value is written if its finding is chosen", async () => {
  const file = chosen("misspelt-technology.xlsx");
  const { findings, source } = await checked(file);
  expect(source).toBe(file);
  const result = await correctFile(file, findings);
  expect(result?.corrected).toMatchObject([
    { after: { kind: "text", value: "Building automation" }, isSuggestion: true },
  ]);
});

test("a file without a correction is not kept", async () => {
  expect((await checked(chosen("two-mistakes-in-one-row.xlsx"))).source).toBeUndefined();
});

test("a file that disappeared has no copy", async () => {
  const gone = { name: "gone.xlsx", size: 5, arrayBuffer: () => Promise.reject(new DOMException("gone")) };
  expect(await correctFile(gone, [])).toBeUndefined();
});
