import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { parsed } from "../../testing/parsed.js";
import { Decimal } from "../decimal/decimal.js";
import { listInputs } from "../paths/list-inputs.js";
import { type InputField, inputFieldAt, isInputPath } from "./input-field.js";

const fieldAt = (path: string): InputField => {
  const field = inputFieldAt(path);
  if (field === undefined) throw new Error(`no field at ${path}`);
  return field;
};

describe("the field at a path", () => {
  test.each([
    ["financing.indexRate", { kind: "decimal", isRequired: false, isKey: false }],
    ["financing.implementationPeriodMonths", { kind: "wholeNumber", isRequired: false, isKey: false }],
    ["financing.awardDate", { kind: "other", isRequired: false, isKey: false }],
    ["financing.paymentTimingYear", { kind: "other", isRequired: false, isKey: false }],
    ["financing", { kind: "group", isRequired: false, isKey: false }],
    ["ecms[uuid=a]", { kind: "group", isRequired: false, isKey: false }],
    ["ecms[uuid=a].uuid", { kind: "other", isRequired: true, isKey: true }],
    ["escalationRates[fieldId=1,year=*].value", { kind: "decimal", isRequired: true, isKey: false }],
    ["escalationRates[fieldId=1,year=2].year", { kind: "wholeNumber", isRequired: true, isKey: true }],
    ["contacts[#=0].name", { kind: "other", isRequired: false, isKey: false }],
  ])("%s says what it is for", (path, field) => {
    expect(inputFieldAt(path)).toMatchObject(field);
  });

  test.each([
    "financing.indexrate",
    "financing[year=1]",
    "ecms.uuid",
    "nothing",
    "financing.indexRate.more",
    "toString",
  ])("%s is none", (path) => {
    expect(inputFieldAt(path)).toBeUndefined();
  });

  test("is there for every input of any project, and takes the value that stands there", () => {
    fc.assert(
      fc.property(anyProject, (json) => {
        for (const { path, value } of listInputs(parsed(json).data)) {
          const field = fieldAt(path);
          expect(field.read(value)).toEqual({ ok: true, value });
          if (field.kind === "decimal") expect(field.takes(value as Decimal)).toBe(true);
        }
      }),
      { numRuns: runs(50) },
    );
  });
});

describe("a value", () => {
  test("of a decimal comes as one or as text", () => {
    expect(fieldAt("financing.indexRate").read("0.045")).toEqual({ ok: true, value: new Decimal("0.045") });
    expect(fieldAt("financing.indexRate").read(new Decimal("0.045"))).toEqual({
      ok: true,
      value: new Decimal("0.045"),
    });
  });

  test.each([
    ["financing.indexRate", new Decimal(-1), "EPB-INP-005"],
    ["financing.addedPremium", new Decimal("1e20"), "EPB-INP-004"],
    ["financing.addedPremium", 0.01, "EPB-INP-004"],
    ["financing.implementationPeriodMonths", 13.2, "EPB-INP-012"],
    ["financing.implementationPeriodMonths", 121, "EPB-INP-013"],
    ["financing.awardDate", "2023-02-29", "EPB-INP-006"],
    ["financing.paymentTimingYear", 3, "EPB-INP-003"],
  ])("of %s that a project may not have is told with the code of its problem", (path, value, code) => {
    const read = fieldAt(path).read(value);
    expect(read).toMatchObject({ ok: false, problems: [{ code, at: path }] });
  });

  test("is taken if and only if it can be read", () => {
    const decimals = fc
      .tuple(fc.bigInt(-(10n ** 24n), 10n ** 24n), fc.integer({ min: -3, max: 20 }))
      .map(([units, places]) => new Decimal(`${units}e${-places}`));
    fc.assert(
      fc.property(decimals, fc.constantFrom("financing.indexRate", "financing.addedPremium"), (value, path) => {
        const field = fieldAt(path);
        expect(field.takes(value)).toBe(field.read(value).ok);
      }),
      { numRuns: runs(2000) },
    );
  });
});

test.each([
  ["financing.indexRate", true],
  ["ecms", true],
  ["ecms[uuid=a].implementation", true],
  ["escalationRates[fieldId=1,year=3].value", true],
  ["record.calculationType", true],
  ["accreditation.customerName", true],
  ["record.id", false],
  ["financing.rate", false],
  ["[[[", false],
  ["ecms[uuid=", false],
  ["", false],
])("%s names an input: %s", (path, isInput) => {
  expect(isInputPath(path)).toBe(isInput);
});
