import type { Attribution } from "@epb/contract";
import { expect, test } from "vitest";
import { changedFigures, changesOf, inputText, partsOf } from "./attribution-parts.js";

const ATTRIBUTION: Attribution = {
  from: 1,
  to: 2,
  changes: [
    { path: "financing.indexRate", label: "Index rate", inputs: [] },
    { path: "financing.addedPremium", label: "Added premium", inputs: [] },
  ],
  figures: [
    { path: "a", label: "Price", unit: "$", kind: "attributed", before: "10", after: "10", change: "0", parts: [] },
    {
      path: "b",
      label: "Interest",
      unit: "$",
      kind: "attributed",
      before: "10",
      after: "16",
      change: "6",
      parts: [
        { changes: ["financing.indexRate"], amount: "6" },
        { changes: ["financing.addedPremium"], amount: "0" },
        { changes: ["financing.indexRate", "financing.unknown"], amount: "1" },
      ],
    },
  ],
};

test("figures that stay the same are left out", () => {
  expect(changedFigures(ATTRIBUTION).map(({ label }) => label)).toEqual(["Interest"]);
});

test("a part is told by the names of its changes, and one of nothing is left out", () => {
  const [interest] = changedFigures(ATTRIBUTION);
  expect(interest && partsOf(interest, changesOf(ATTRIBUTION))).toEqual([
    { names: ["Index rate"], amount: "6" },
    { names: ["Index rate", "financing.unknown"], amount: "1" },
  ]);
});

test("an input that is chosen from a list is told by its name, any other by its value", () => {
  const financing = { label: "Financing", kind: "changed" };
  const timing = { ...financing, path: "financing.paymentTimingTypeID" };
  expect(inputText(timing, 2)).toBe("End of period");
  expect(inputText(timing, undefined)).toBe("–");
  expect(inputText({ ...financing, path: "capitalization.procureOther", unit: "$" }, "12.5")).toBe("$12.50");
});
