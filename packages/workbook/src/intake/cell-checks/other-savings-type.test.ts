import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

const PATH = "otherSavingsType.category1";

test("the text names the fuel of its type", async () => {
  const reading = await readingWith(PATH, "text", "other savings type 1:  heating  OIL");
  expect(reading.findings).toEqual([]);
  expect(inputAt(reading, "data", "otherSavingsType", "category1")).toBe(4);
});

test.each(["Other Savings Type 2: Coal", "Other Savings Type 3: Coal", "Coal"])(
  "%s has not the cell's number",
  async (text) => {
    const reading = await readingWith(PATH, "text", text);
    expect(reading.findings).toMatchObject([
      {
        code: "EPB-CELL-013",
        message: "Invalid Other Savings Type Number",
        expected: "Other Savings Type 1: category",
      },
    ]);
    expect(inputAt(reading, "data", "otherSavingsType")).toBeUndefined();
  },
);

test("a category that is no fuel is refused", async () => {
  const reading = await readingWith(PATH, "text", "Other Savings Type 1: Peat");
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-014", message: "Invalid Savings Type Category" }]);
});
