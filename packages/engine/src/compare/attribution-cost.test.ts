import { expect, test, vi } from "vitest";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import { attributeChanges } from "./attribute-changes.js";

vi.mock("../withhold/calculate-known-figures.js", { spy: true });

const withRetained = (...savings: readonly number[]) =>
  parsed(
    plainProject({
      performancePeriod: savings.map((amount, index) => ({ year: index + 1, retainedSavings: String(amount) })),
    }),
  );

test.each([
  { before: [1, 2, 3, 4], after: [1, 2, 3, 4], calculations: 2 },
  { before: [1, 2, 3, 4], after: [9, 2, 3, 4], calculations: 2 },
  { before: [1, 2, 3, 4], after: [9, 9, 9, 9], calculations: 8 },
])("$before → $after takes two calculations for each input", ({ before, after, calculations }) => {
  vi.mocked(calculateKnownFigures).mockClear();
  attributeChanges(withRetained(...before), withRetained(...after));
  expect(calculateKnownFigures).toHaveBeenCalledTimes(calculations);
});
