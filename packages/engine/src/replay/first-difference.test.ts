import { expect, test } from "vitest";
import { firstDifference } from "./first-difference.js";

const year = (number: number, payment: string) => ({ year: number, payment });

test("of equal data there is none, whatever the order of members", () => {
  expect(firstDifference({ a: "1", b: [year(1, "5")] }, { b: [{ payment: "5", year: 1 }], a: "1" })).toBeUndefined();
});

test("is named by the keys of lists, with both values", () => {
  const sealed = { costSavings: { years: [year(1, "5"), year(2, "7"), year(3, "8")] } };
  const computed = { costSavings: { years: [year(1, "5"), year(2, "6"), year(3, "9")] } };
  expect(firstDifference(sealed, computed)).toEqual({
    path: "costSavings.years[year=2].payment",
    sealed: "7",
    computed: "6",
  });
});

test("in a month is named by year and month, in a measure by its id, elsewhere by position", () => {
  expect(firstDifference([{ year: 1, month: 12, interest: "1" }], [{ year: 1, month: 12, interest: "2" }])?.path).toBe(
    "[year=1,month=12].interest",
  );
  expect(firstDifference([{ uuid: "a.b]", ghg: { x: "1" } }], [{ uuid: "a.b]", ghg: {} }])).toEqual({
    path: "[uuid=a.b]].ghg.x",
    sealed: "1",
  });
  expect(firstDifference([1, 2], [1, 3])?.path).toBe("[#=1]");
});

test("comes in the order of what is computed; what only the sealed data has comes last", () => {
  const computed = { b: "1", a: "1" };
  expect(firstDifference({ a: "2", b: "2", c: "2" }, computed)?.path).toBe("b");
  expect(firstDifference({ a: "1", b: "1", c: "2" }, computed)).toEqual({ path: "c", sealed: "2" });
});

test("is a whole item where items changed places or one is missing", () => {
  const [one, two] = [year(1, "5"), year(2, "6")];
  expect(firstDifference([two, one], [one, two])).toEqual({ path: "[year=1]", sealed: two, computed: one });
  expect(firstDifference([one], [one, two])).toEqual({ path: "[year=2]", computed: two });
  expect(firstDifference([one, two], [one])).toEqual({ path: "[year=2]", sealed: two });
});

test("tells kinds of values apart", () => {
  for (const [one, other] of [
    ["1", 1],
    [null, {}],
    [{}, []],
    [[], undefined],
  ] as const) {
    expect(firstDifference({ a: one ?? null }, other === undefined ? {} : { a: other })?.path).toBe("a");
  }
});

test("members that every object inherits are no members", () => {
  expect(firstDifference({ constructor: "1" }, {})).toEqual({ path: "constructor", sealed: "1" });
});
