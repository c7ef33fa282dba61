import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CheckQueue } from "./check-queue.js";

const FOREIGN = new URL("../../../../../../fixtures/foreign/", import.meta.url);

const fixture = (name: string): File => new File([new Uint8Array(readFileSync(new URL(name, FOREIGN)))], name);

const FORM = fixture("pro-forma.xlsx");
const PROFILE = fixture("pro-forma.epb-profile.json");

const codesIn = ({ state }: CheckQueue): readonly string[] =>
  state.items.flatMap(({ checked }) => checked.findings.map(({ code, cell }) => [code, cell].join(" ").trim()));

test("a form is read with the profile that is dropped with it, and findings name its cells", async () => {
  const queue = new CheckQueue();
  await queue.add([FORM, PROFILE]);
  expect(queue.state.items.map(({ checked }) => checked.projectName)).toEqual(["Maple Valley school district"]);
  expect(codesIn(queue)).toEqual(["EPB-AMO-008 D14", "EPB-PLA-025 A22:O22", "EPB-PLA-025 A26:O26"]);
});

test("an unknown workbook is checked again when its profile comes", async () => {
  const queue = new CheckQueue();
  await queue.add([FORM]);
  expect(codesIn(queue)).toEqual(["EPB-TPL-001"]);
  await queue.add([PROFILE]);
  expect(codesIn(queue)).toContain("EPB-AMO-008 D14");
  expect(queue.state.items).toHaveLength(1);
});

test("a profile that cannot be read is a finding about the workbook", async () => {
  const queue = new CheckQueue();
  await queue.add([FORM, new File(["{}"], "own.epb-profile.json")]);
  expect(codesIn(queue)).toEqual(["EPB-MAP-006"]);
});

test("a workbook of a template needs no profile", async () => {
  const queue = new CheckQueue();
  const ours = new File(
    [new Uint8Array(readFileSync(new URL("../workbooks/school-district.xlsx", FOREIGN)))],
    "ours.xlsx",
  );
  await queue.add([PROFILE, ours]);
  expect(queue.state.items.map(({ checked }) => checked.template?.kind)).toEqual(["epb-calculating"]);
});
