import { expect, test } from "vitest";
import { valueAt } from "./value-at.js";

const totals = { savings: [{ fieldId: 2, value: "5" }] };

test("a path goes through names and keyed items", () => {
  expect(valueAt({ totals }, "totals.savings[fieldId=2].value")).toBe("5");
});

test.each(["totals.savings[fieldId=3].value", "other.savings", "totals.savings.length.x", "toString"])(
  "%s is not there",
  (path) => expect(valueAt({ totals }, path)).toBeUndefined(),
);
