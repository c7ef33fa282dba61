import { describe, expect, test } from "vitest";
import { didYouMean, nearMisses } from "./near-misses.js";

const known = [
  { suggestion: "costSavings.totalPayments", names: ["costSavings.totalPayments", "Total payments"] },
  { suggestion: "financing.indexRate", names: ["financing.indexRate", "Index rate"] },
  { suggestion: "financing.addedPremium", names: ["financing.addedPremium", "Added premium"] },
];

describe("a mistyped name", () => {
  test.each([
    ["Totl payments", "costSavings.totalPayments"],
    ["toatl payments", "costSavings.totalPayments"],
    ["INDEX  RATE", "financing.indexRate"],
    ["financing.indexrate", "financing.indexRate"],
    ["premium", "financing.addedPremium"],
  ])("%s brings what was meant", (word, suggestion) => {
    expect(nearMisses(word, known)[0]).toBe(suggestion);
  });

  test("that is near nothing brings nothing", () => {
    expect(nearMisses("greenhouse gas", known)).toEqual([]);
  });

  test("brings the nearest first, and none that is much farther", () => {
    const names = ["Total payment", "Total payments", "Total interest"];
    const suggestions = nearMisses(
      "Total payment",
      names.map((name) => ({ suggestion: name, names: [name] })),
    );
    expect(suggestions).toEqual(["Total payment", "Total payments"]);
  });

  test("brings each suggestion once, and at most as many as asked", () => {
    const many = ["rate a", "rate b", "rate c"].flatMap((name) => [name, name]);
    const suggestible = many.map((name) => ({ suggestion: name, names: [name] }));
    expect(nearMisses("rate d", suggestible, 2)).toEqual(["rate a", "rate b"]);
  });
});

test("suggestions read as a sentence", () => {
  expect(didYouMean([])).toBe("");
  expect(didYouMean(["a"])).toBe("Did you mean a?");
  expect(didYouMean(["a", "b", "c"])).toBe("Did you mean a, b or c?");
});
