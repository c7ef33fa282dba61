import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Answers, answeredMapping } from "../../../../test/testing/foreign/answered-mapping.js";
import { FORMS } from "../../../../test/testing/foreign/forms.js";
import { profileOfMapping } from "../mapping/profile-of-mapping.js";
import { mappingRows } from "../mapping/sheets/mapping-rows.js";
import {
  isMappingWorkbook,
  type MappingReading,
  readMapping,
  templateOfMapping,
} from "../mapping/sheets/read-mapping.js";
import { suggestMapping } from "../mapping/suggest/suggest-mapping.js";
import { readWorkbookBytes } from "../node/index.js";
import { EPB_CALCULATING_4_2_10 as TEMPLATE } from "../templates/epb-calculating-4-2-10.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { writeMapping } from "./write-mapping.js";

const FOLDER = new URL("../../../../fixtures/foreign/", import.meta.url);

function opened(bytes: Uint8Array): FlatWorkbook {
  const read = readWorkbookBytes(bytes);
  if (!read.ok) throw new Error(read.finding.message);
  return read.workbook;
}

const formOf = (name: string): FlatWorkbook => opened(readFileSync(new URL(`${name}.xlsx`, FOLDER)));

async function mappingOf(name: string): Promise<{ readonly form: FlatWorkbook; readonly bytes: Uint8Array }> {
  const form = formOf(name);
  return { form, bytes: await writeMapping(mappingRows(suggestMapping(form, TEMPLATE, name), TEMPLATE)) };
}

/** Reads a mapping after a person changed cells of it. */
async function edited(name: string, answers: Answers): Promise<MappingReading> {
  const form = formOf(name);
  return readMapping(opened(await answeredMapping(form, TEMPLATE, name, answers)), TEMPLATE, form);
}

test.each(FORMS)("the mapping of $name is read as it was written", async ({ name }) => {
  const { form, bytes } = await mappingOf(name);
  const workbook = opened(bytes);
  expect(isMappingWorkbook(workbook)).toBe(true);
  expect(templateOfMapping(workbook)).toBe("epb-calculating");
  const { mapping, findings } = readMapping(workbook, TEMPLATE, form);
  expect(findings).toEqual([]);
  const suggested = profileOfMapping(suggestMapping(form, TEMPLATE, name).mapping, form);
  const { values, tables, words, constants } = profileOfMapping(mapping, form);
  const withoutUnit = (text: unknown): unknown =>
    JSON.parse(JSON.stringify(text, (key, value) => (key === "unit" ? undefined : value)));
  expect(withoutUnit({ tables, words, constants })).toEqual(
    withoutUnit({ tables: suggested.tables, words: suggested.words, constants: suggested.constants }),
  );
  expect(new Set(values.map(({ to }) => to))).toEqual(new Set(suggested.values.map(({ to }) => to)));
});

test("a person maps a cell, enters a value, and leaves a row out", async () => {
  const { mapping, findings } = await edited("pro-forma", {
    "Inputs|record.name|State": "No",
    "Inputs|financing.paymentTimingYear|Value if the form has no cell": "Annual",
    "Inputs|financing.paymentTimingYear|Who decided the value": "the lender",
    "Inputs|location.zip|Cell of the form": "'Pro Forma'!$D$5",
    "Columns|B36|Input": "",
  });
  expect(findings).toEqual([]);
  expect(mapping.constants).toContainEqual({
    to: "financing.paymentTimingYear",
    value: "Annual",
    decidedBy: "the lender",
  });
  expect(mapping.values.some(({ to }) => to === "record.name")).toBe(false);
  expect(mapping.values).toContainEqual({ to: "location.zip", place: { sheet: "Pro Forma", address: "D5" } });
  expect(JSON.stringify(mapping.tables)).not.toContain("retainedSavings");
});

test.each([
  ["Inputs|financing.indexRate|Cell of the form", "Nowhere!D9", "Cell of the form: Nowhere!D9"],
  ["Inputs|financing.indexRate|Factor", "a tenth", "Factor: a tenth"],
  [
    "Inputs|financing.indexRate|Value if the form has no cell",
    "4%",
    "Value if the form has no cell: 4% and the cell Pro Forma!D9",
  ],
  ["Columns|B36|Input", "Profit of the moon", "Input: Profit of the moon"],
])("the entry in %s is refused: %s", async (place, value, found) => {
  const { findings } = await edited("pro-forma", { [place]: value });
  expect(findings.map((finding) => finding.found)).toEqual([found]);
  expect(findings[0]?.place?.sheet).toBe(place.split("|")[0]);
});
