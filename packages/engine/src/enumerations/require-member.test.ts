import fc from "fast-check";
import { expect, test } from "vitest";
import { AgreementType } from "./agreement-type.js";
import { ProjectVersion } from "./project-version.js";
import { requireMember } from "./require-member.js";

test("a member is given back", () => {
  for (const value of Object.values(AgreementType)) expect(requireMember(AgreementType, value)).toBe(value);
  expect(requireMember(ProjectVersion, "3.0.0")).toBe("3.0.0");
});

test("any other value is refused by name", () => {
  expect(() => requireMember(AgreementType, 10)).toThrow(/^Value 10 not in enumeration$/);
  expect(() => requireMember(AgreementType, "GuaranteedSavings")).toThrow("Value GuaranteedSavings not in enumeration");
  expect(() => requireMember(AgreementType, undefined)).toThrow("Value undefined not in enumeration");
});

test("text is no number, and nothing inherited is a member", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      if (typeof value === "number" && value >= 1 && value <= 9 && Number.isInteger(value)) return;
      if (typeof value === "object" || typeof value === "symbol") return;
      expect(() => requireMember(AgreementType, value)).toThrow("not in enumeration");
    }),
  );
  for (const name of ["toString", "__proto__", "1"]) {
    expect(() => requireMember(AgreementType, name)).toThrow(`Value ${name} not in enumeration`);
  }
});
