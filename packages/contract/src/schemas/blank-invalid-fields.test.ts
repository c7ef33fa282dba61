import { expect, test } from "vitest";
import { blankInvalidFields } from "./blank-invalid-fields.js";

const VALID = {
  firstName: "Grace",
  officeEmailAddress: "grace@district.example.org",
  phone: "303-555-0100",
  zip: "80401",
  country: "US",
};

test("a form keeps what is valid, and the office address in lower case", () => {
  expect(blankInvalidFields(VALID)).toEqual(VALID);
  const shouted = { ...VALID, officeEmailAddress: " Grace@District.example.org" };
  expect(blankInvalidFields(shouted).officeEmailAddress).toBe("grace@district.example.org");
  const abroad = { ...VALID, country: "CA", zip: "K1A 0B1" };
  expect(blankInvalidFields(abroad)).toEqual(abroad);
});

test.each([
  ["officeEmailAddress", "grace"],
  ["officeEmailAddress", "grace@gmail.com"],
  ["phone", "555-010"],
  ["phone", "call me at noon"],
  ["zip", "8040"],
  ["zip", "8O401"],
])("a form keeps an invalid %s, like %j, as an empty string", (field, value) => {
  expect(blankInvalidFields({ ...VALID, [field]: value })).toEqual({ ...VALID, [field]: "" });
});

test("a postal code of another country has ten characters at most", () => {
  const abroad = { ...VALID, country: "CA", zip: "K1A 0B1 0B1" };
  expect(blankInvalidFields(abroad).zip).toBe("");
});
