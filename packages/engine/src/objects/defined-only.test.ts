import { expect, test } from "vitest";
import { definedOnly } from "./defined-only.js";

test("an absent figure has no key; zero, false and empty text are not absent", () => {
  const figures = definedOnly({ a: 0, b: undefined, c: false, d: "", e: null });
  expect(Object.keys(figures)).toEqual(["a", "c", "d", "e"]);
});
