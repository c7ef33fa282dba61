import { expect, test } from "vitest";
import { blank, edited, inputAt, readingAfter, seen } from "../../../testing/template-workbook.js";
import { readProjectFromWorkbook } from "../read-project-from-workbook.js";

const FIRST_2A = 9;
const FIRST_4 = 14;

const text = (sheet: string, address: string, value: string) => ({ sheet, address, type: "text", value }) as const;
const number = (sheet: string, address: string, value: string) => ({ sheet, address, type: "number", value }) as const;

test("a row of Schedule 4 without a measure is not read, and reported", async () => {
  const reading = await readingAfter({ cells: [number("Schedule 4", `E${FIRST_4 + 5}`, "100")] });
  expect(seen(reading.findings)).toEqual([
    {
      name: "cell/measure-number-missing",
      place: { sheet: "Schedule 4", address: `B${FIRST_4 + 5}` },
      field: "Savings and baseline by measure: ECM no.",
    },
  ]);
});

test("a measure that Schedule 2a lacks is unknown", async () => {
  const reading = await readingAfter({
    cells: [text("Schedule 4", `B${FIRST_4 + 5}`, "9"), number("Schedule 4", `E${FIRST_4 + 5}`, "100")],
  });
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-017", found: "measure 9" }]);
});

test("a number that no measure has is reported, although the hidden key identifies the measure", async () => {
  const reading = await readingAfter({ cells: [text("Schedule 4", `B${FIRST_4 + 1}`, "9")] });
  expect(reading.findings).toMatchObject([
    {
      code: "EPB-CELL-027",
      severity: "warning",
      place: { sheet: "Schedule 4", address: `B${FIRST_4 + 1}` },
      found: "9",
      expected: "2",
    },
  ]);
  expect(inputAt(reading, "data", "ecms", 1, "estimatedSavings")).toHaveLength(3);
});

test("a second row for a measure is a duplicate", async () => {
  const reading = await readingAfter({
    cells: [text("Schedule 4", `B${FIRST_4 + 5}`, "2"), number("Schedule 4", `E${FIRST_4 + 5}`, "100")],
  });
  expect(reading.findings).toMatchObject([
    { code: "EPB-CELL-020", message: "Duplicate item found", found: "measure 2" },
  ]);
});

test("only their hidden keys distinguish two measures with the same number", async () => {
  const reading = await readingAfter({ cells: [text("Schedule 2a", `B${FIRST_2A + 1}`, "1")] });
  expect(reading.findings).toMatchObject([
    // Schedule 4 and GHG still call it 2.
    { code: "EPB-CELL-027", place: { sheet: "Schedule 4" }, found: "2", expected: "1" },
  ]);
  expect(inputAt(reading, "data", "ecms", 1, "estimatedSavings")).toHaveLength(3);
});

test("new rows with the same number cannot be distinguished", async () => {
  const reading = readProjectFromWorkbook(
    edited(await blank(), {
      cells: [
        text("Summary", "C5", "New"),
        text("Schedule 2a", `B${FIRST_2A}`, "1"),
        number("Schedule 2a", `J${FIRST_2A}`, "1000"),
        text("Schedule 2a", `B${FIRST_2A + 3}`, "1"),
        number("Schedule 2a", `J${FIRST_2A + 3}`, "2000"),
        text("Schedule 4", `B${FIRST_4}`, "1"),
        number("Schedule 4", `E${FIRST_4}`, "100"),
      ],
    }),
  );
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-018", found: "measure 1" }]);
  expect(inputAt(reading, "data", "ecms")).toEqual([
    { uuid: "row-1", ecmNumber: "1", implementation: { baseConstructionCost: "1000" } },
    { uuid: "row-4", ecmNumber: "1", implementation: { baseConstructionCost: "2000" } },
  ]);
});

test("a copied row gets a new key, and its number identifies the measure", async () => {
  const reading = await readingAfter({
    cells: [
      text("Schedule 2a", `A${FIRST_2A + 2}`, "ecm-1"),
      text("Schedule 2a", `B${FIRST_2A + 2}`, "3"),
      text("Schedule 4", `A${FIRST_4 + 2}`, "ecm-1"),
      text("Schedule 4", `B${FIRST_4 + 2}`, "3"),
      number("Schedule 4", `E${FIRST_4 + 2}`, "500"),
    ],
  });
  expect(reading.findings).toEqual([]);
  expect(inputAt(reading, "data", "ecms", 2)).toEqual({
    uuid: "row-3",
    ecmNumber: "3",
    estimatedSavings: [{ fieldId: 2, value: "500" }],
  });
});

test("a measure renumbered on Schedule 2a alone is still found by its hidden key", async () => {
  const reading = await readingAfter({ cells: [text("Schedule 2a", `B${FIRST_2A}`, "1A")] });
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-027", severity: "warning", found: "1", expected: "1A" }]);
  expect(inputAt(reading, "data", "ecms", 0, "ecmNumber")).toBe("1A");
  expect(inputAt(reading, "data", "ecms", 0, "estimatedSavings")).toHaveLength(4);
});
