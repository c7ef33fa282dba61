import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutNames } from "../../workbook/testing/without-names.js";
import { memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";

// Some programs save a workbook without its defined names and document properties, and people rename sheets.

const WORKBOOKS = new URL("../../../fixtures/workbooks/", import.meta.url);
const FILES = [
  "school-district.xlsx",
  "direct-funded-override.epb-non-calculating.xlsx",
  "federal-espc.epb-accreditation.xlsx",
  "epx-campus.epx.xlsx",
  "epx-campus.epx-campaign.xlsx",
];
const RENAMED = { Instructions: "Read me", Summary: "Overview", "Schedule 3": "Cash" };

interface Finding {
  readonly code: string;
  readonly sheet?: string;
  readonly found?: string;
}

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(new URL(file, WORKBOOKS)));

async function resultOf(workbook: Uint8Array) {
  const files = new Map([["project.xlsx", workbook]]);
  const outputOf = async (...args: readonly string[]): Promise<string> => {
    const io = memoryIo({ files, folder: "/" });
    await runProgram([...args, "project.xlsx"], io);
    return io.written.stdout;
  };
  const { project, calculatedValues } = JSON.parse(await outputOf("calc", "--format", "json"));
  const { files: checked } = JSON.parse(await outputOf("check", "--report", "json"));
  const findings: readonly Finding[] = checked.flatMap((file: { issues: readonly Finding[] }) => file.issues);
  const ofTemplate = findings.filter(({ code }) => code.startsWith("EPB-TPL-"));
  return { figures: { project, calculatedValues }, findings, ofTemplate };
}

test.each(FILES)(
  "%s without names and properties has the same figures, and one finding says what was lost",
  async (file) => {
    const whole = await resultOf(bytesOf(file));
    expect(whole.ofTemplate).toEqual([]);
    const lost = await resultOf(withoutNames(bytesOf(file)));
    expect(lost.figures).toEqual(whole.figures);
    expect(lost.figures.calculatedValues).toBeDefined();
    expect(lost.ofTemplate).toMatchObject([{ code: "EPB-TPL-008" }]);
    expect(lost.ofTemplate[0]?.found).toMatch(
      /^no defined names of \d+ fields and tables, and no document property epbTemplate$/,
    );
    expect(lost.findings.length).toBe(whole.findings.length + 1);
  },
);

test.each(FILES)("%s without names and with renamed sheets has the same figures", async (file) => {
  const whole = await resultOf(bytesOf(file));
  const lost = await resultOf(withoutNames(bytesOf(file), RENAMED));
  expect(lost.figures).toEqual(whole.figures);
  const renamed = lost.ofTemplate.filter(({ code }) => code === "EPB-TPL-006").map(({ sheet }) => sheet);
  expect(renamed).toEqual(file.includes("epx") ? ["Overview"] : ["Overview", "Cash"]);
  expect(lost.ofTemplate.filter(({ code }) => code !== "EPB-TPL-006")).toMatchObject([{ code: "EPB-TPL-008" }]);
});
