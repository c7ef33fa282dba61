import { expect, test } from "vitest";
import { COUNTRIES, isCountry } from "./countries.js";

test("the list of countries begins with the United States and goes on by name", () => {
  const [first, ...others] = COUNTRIES;
  expect(first).toEqual({ code: "US", name: "United States" });
  const names = others.map(({ name }) => name);
  expect(names).toEqual([...names].sort((left, right) => left.localeCompare(right, "en")));
});

test("every country of ISO 3166-1 stands in the list once, by two letters", () => {
  // 249 codes are assigned.
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(249);
  expect(COUNTRIES).toHaveLength(249);
  for (const { code, name } of COUNTRIES) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(name).not.toBe("");
  }
  expect(["DE", "CI", "ZW"].every(isCountry)).toBe(true);
  expect(["de", "XX", ""].some(isCountry)).toBe(false);
});
