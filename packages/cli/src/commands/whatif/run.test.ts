import type { InputFinder } from "@epb/engine/lookup";
import { expect, test } from "vitest";
import { rateNotes } from "./run.js";

const FINDER: InputFinder = {
  pathOf: (name) => (name === "Index rate" ? "financing.indexRate" : name),
  hint: () => "",
};

test("a percentage changes a rate relative to itself, and the other meaning is mentioned", () => {
  expect(rateNotes(["Index rate=+0.5%"], FINDER)).toEqual([
    'Index rate=+0.5% changes the rate by 0.5% of the current rate. Write "Index rate+=0.5%" to add 0.5 percentage points.',
  ]);
  expect(rateNotes(["financing.indexRate=-10%..+10%"], FINDER)).toHaveLength(1);
});

test("a value, an added point, and an input that is no rate need no note", () => {
  const options = ["Index rate=4%", "Index rate+=0.5%", "ecms[uuid=a].implementation.baseConstructionCost=+5%"];
  expect(rateNotes(options, FINDER)).toEqual([]);
});
