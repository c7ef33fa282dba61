import { expect, test } from "vitest";
import { DEFAULT_WARMING_POTENTIAL_SET, WARMING_POTENTIAL_SETS, warmingPotentials } from "./warming-potentials.js";

test.each([
  ["SAR", "21", "310"],
  ["AR4", "25", "298"],
  ["AR5", "28", "265"],
  ["AR6", "27.9", "273"],
] as const)("%s: methane %s, nitrous oxide %s", (set, ch4, n2o) => {
  const potentials = warmingPotentials(set);
  expect(potentials.ch4.value.toFixed()).toBe(ch4);
  expect(potentials.n2o.value.toFixed()).toBe(n2o);
});

test("the default set is AR5", () => {
  expect(warmingPotentials().set).toBe("AR5");
  expect(DEFAULT_WARMING_POTENTIAL_SET).toBe("AR5");
});

test("further figures for methane are kept as variants", () => {
  const variants = WARMING_POTENTIAL_SETS.map((set) =>
    warmingPotentials(set).ch4Variants.map(({ value, variant }) => `${value.toFixed()} ${variant}`),
  );
  expect(variants).toEqual([[], [], ["30 fossil, no feedback"], ["29.8 fossil", "27 non-fossil"]]);
});

test("every potential names a source, and only a variant may lack a second one", () => {
  for (const set of WARMING_POTENTIAL_SETS) {
    const { ch4, n2o, ch4Variants } = warmingPotentials(set);
    for (const potential of [ch4, n2o, ...ch4Variants]) expect(potential.sources[0]?.publisher).toMatch(/IPCC/);
    for (const potential of [ch4, n2o]) expect(potential.sources[0]?.standing).not.toBe("unverified");
  }
});
