import { expect, test } from "vitest";
import { mayHoldInputs } from "./known-templates.js";

test.each(["Amortization", "amortization", "Amortization by Month", "Savings by Year", "Cash Flow", "Lists"])(
  "%s holds no inputs",
  (name) => {
    expect(mayHoldInputs(name)).toBe(false);
  },
);

test.each(["Instructions", "Summary", "Schedule 1", "A renamed sheet"])("%s may hold some", (name) => {
  expect(mayHoldInputs(name)).toBe(true);
});
