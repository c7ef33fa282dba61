import { expect, test } from "vitest";
import { readingAfter, seen } from "../../testing/template-workbook.js";
import { type CellRange, parseAddress } from "../xlsx/cell-address.js";

const PRICE_OF_FIRST = "J9";

function range(from: string, to: string): CellRange {
  const [first, last] = [parseAddress(from), parseAddress(to)];
  if (first === undefined || last === undefined) throw new Error(`${from}:${to} is no range`);
  return { top: first.row, left: first.column, bottom: last.row, right: last.column };
}

const merged = (from: string, to: string) => ({ "Schedule 2a": [range(from, to)] });

test("a blank price under a merged range is unknown", async () => {
  const reading = await readingAfter({
    cells: [{ sheet: "Schedule 2a", address: "J10" }],
    mergedRanges: merged(PRICE_OF_FIRST, "J10"),
  });
  expect(seen(reading.findings)).toMatchObject([
    { name: "cell/lost-under-merge", place: { sheet: "Schedule 2a", address: "J9:J10" } },
  ]);
  expect(reading.project?.unknownInputs).toEqual(["ecms[uuid=ecm-2].implementation.baseConstructionCost"]);
});

test("a price that is still there under a merged range counts, and is named", async () => {
  const reading = await readingAfter({ mergedRanges: merged(PRICE_OF_FIRST, "J10") });
  expect(seen(reading.findings)).toMatchObject([{ name: "cell/merged-inputs" }]);
  expect(reading.project?.unknownInputs).toBeUndefined();
});

test("cells of rows without values may be merged", async () => {
  const reading = await readingAfter({ mergedRanges: merged("J30", "J31") });
  expect(seen(reading.findings)).toMatchObject([{ name: "cell/merged-inputs" }]);
  expect(reading.project?.unknownInputs).toBeUndefined();
});
