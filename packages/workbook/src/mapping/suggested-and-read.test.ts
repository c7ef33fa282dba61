import { expect, test } from "vitest";
import { newExceljsWorkbook } from "../../../../test/testing/exceljs-workbook.js";
import { readWorkbookBytes } from "../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { profileOfMapping } from "./profile-of-mapping.js";
import { readForm } from "./read-form.js";
import { suggestMapping } from "./suggest/suggest-mapping.js";

/** The project that the suggested profile reads, without questions. */
async function projectFrom(rows: readonly (readonly unknown[])[], merged: readonly string[] = []) {
  const workbook = newExceljsWorkbook();
  const sheet = workbook.addWorksheet("Form");
  for (const row of rows) sheet.addRow([...row]);
  for (const range of merged) sheet.mergeCells(range);
  const read = readWorkbookBytes(new Uint8Array(await workbook.xlsx.writeBuffer()));
  if (!read.ok) throw new Error(read.finding.message);
  const { mapping } = suggestMapping(read.workbook, EPB_CALCULATING_4_2_10, "Form");
  return readForm(read.workbook, profileOfMapping(mapping, read.workbook), EPB_CALCULATING_4_2_10).project?.data;
}

const NUMBERS = ["One", "Two", "Three", "Four", "Five"];

test.each<[string, (year: number) => unknown]>([
  ["numbers", (year) => year],
  ["Year 1", (year) => `Year ${year}`],
  ["Year One", (year) => `Year ${NUMBERS[year - 1]}`],
  ["1st year", (year) => `${["1st", "2nd", "3rd", "4th", "5th"][year - 1]} year`],
  ["Roman numerals", (year) => ["I", "II", "III", "IV", "V"][year - 1]],
  ["Year 1 (FY 2029)", (year) => `Year ${year} (FY ${2028 + year})`],
  ["Year 1 – 2029", (year) => `Year ${year} – ${2028 + year}`],
  ["FY 2029", (year) => `FY ${2028 + year}`],
  ["2028-29", (year) => `${2027 + year}-${28 + year}`],
  ["dates", (year) => new Date(`${2028 + year}-06-30`)],
  ["dates as text", (year) => `6/30/${2028 + year}`],
])("years down are found and read as %s", async (_, key) => {
  const data = await projectFrom([
    ["Year ending", "M&V", "Maintenance"],
    ...[1, 2, 3, 4, 5].map((year) => [key(year), 9_000 + year, 4_000 + year]),
  ]);
  const read = data?.performancePeriod?.map(({ year, measurementVerification, otherExpenses }) => [
    year,
    measurementVerification?.toNumber(),
    otherExpenses?.find(({ fieldId }) => fieldId === 3)?.value?.toNumber(),
  ]);
  expect(read?.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((year) => [year, 9_000 + year, 4_000 + year]));
});

test.each([
  ["blank below", []],
  ["merged", ["A1:A2", "B1:B2", "C1:D1", "E1:F1"]],
])("labels of two rows beside groups of units, %s, are found and read", async (_, merged) => {
  const data = await projectFrom(
    [
      ["ECM No.", "Description", "Electricity", undefined, "Natural gas"],
      [undefined, undefined, "kWh", "$", "therms", "$"],
      ["1", "LED lighting", 100_000, 12_000, 0, 0],
      ["2", "New boiler", 0, 0, 5_000, 4_500],
    ],
    merged,
  );
  const read = data?.ecms?.map(({ ecmNumber, ecmDescription, estimatedSavings }) => [
    ecmNumber,
    ecmDescription,
    ...[1, 2, 5, 6].map((id) => estimatedSavings?.find(({ fieldId }) => fieldId === id)?.value?.toNumber()),
  ]);
  expect(read).toEqual([
    ["1", "LED lighting", 100_000, 12_000, 0, 0],
    ["2", "New boiler", 0, 0, 500, 4_500],
  ]);
});

test("labels that reach down to a row of units are read without the columns of units", async () => {
  const data = await projectFrom([
    ["ECM No.", "Description", "Construction cost", "Baseline use"],
    [undefined, undefined, undefined, "kWh", "therms"],
    ["1", "LED lighting", 100_000, 5, 6],
    ["2", "New boiler", 200_000, 7, 8],
  ]);
  const read = data?.ecms?.map(({ ecmNumber, implementation }) => [
    ecmNumber,
    implementation?.baseConstructionCost?.toNumber(),
  ]);
  expect(read).toEqual([
    ["1", 100_000],
    ["2", 200_000],
  ]);
});
