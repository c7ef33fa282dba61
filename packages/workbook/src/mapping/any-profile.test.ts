import { readFileSync } from "node:fs";
import { calculateProject } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { readWorkbookBytes } from "../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import type { Profile, ProfileConversion } from "./profile.js";
import { PROFILE_LIMITS, profileSchema } from "./profile-schema.js";
import { readForm } from "./read-form.js";
import { targetIndex } from "./target-index.js";

const read = readWorkbookBytes(readFileSync(new URL("../../../../fixtures/foreign/pro-forma.xlsx", import.meta.url)));
if (!read.ok) throw new Error(read.finding.message);
const form = read.workbook;
const texts = [...(form.sheets[0]?.cells() ?? [])].filter(({ type }) => type === "text").map(({ value }) => value);
const { targets, keys } = targetIndex(EPB_CALCULATING_4_2_10);

const label = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.constantFrom("__proto__", "constructor"),
);
const sheet = fc.constantFrom("Pro Forma", "pro forma", "Other", "__proto__");
const to = fc.oneof(
  fc.constantFrom(...targets.keys(), ...keys.keys()),
  fc.constantFrom("performancePeriod[year=3].retainedSavings", "performancePeriod[year=0..300].retainedSavings"),
  fc.constantFrom(
    "__proto__.x",
    "ecms[uuid=__proto__].ecmNumber",
    "toString",
    "a[",
    "escalationRates[year=99,fieldId=1].value",
  ),
);
const conversion: fc.Arbitrary<ProfileConversion> = fc.record(
  { scale: fc.constantFrom("1000", "-1", "0.0001"), dates: fc.constantFrom("month-day-year", "day-month-year") },
  { requiredKeys: [] },
);
const small = fc.nat(40);

const value = fc
  .tuple(
    conversion,
    to,
    fc.oneof(
      fc.record({ sheet, label, right: small, down: small }, { requiredKeys: ["sheet", "label"] }),
      fc.record({ sheet, cell: fc.constantFrom("A1", "D9", "$D$9", "ZZ99", "nowhere", "A0") }),
      fc.record({ name: label }),
      fc.constant({}),
    ),
  )
  .map(([ofCell, path, place]) => ({ ...ofCell, to: path, ...place }));
const growing = fc
  .tuple(
    fc.oneof(
      fc.record({ rate: fc.constantFrom("0.03", "-1", "1", "0.000000000001") }),
      fc.record({ sheet, cell: fc.constantFrom("A1", "D9", "ZZ99", "nowhere") }),
      fc.record({ sheet, label, scale: fc.constantFrom("0.01", "-1") }),
    ),
    fc.constantFrom(
      "performancePeriod[year=1..25].retainedSavings",
      "performancePeriod[year=3..999].retainedSavings",
      "escalationRates[fieldId=1,year=2..40].value",
      "costSavings.years[year=1..25].payment",
      "ecms[uuid=__proto__,year=1..3].ecmNumber",
    ),
    fc.record({ sheet, cell: fc.constantFrom("D7", "D9", "D21", "ZZ99") }),
  )
  .map(([growth, path, place]) => ({ to: path, ...place, growth }));
const table = fc.record(
  {
    list: fc.constantFrom("ecms", "performancePeriod", "escalationRates", "costSavings.years", "contacts", "nothing"),
    sheet,
    direction: fc.constantFrom("down", "across"),
    firstRow: fc.integer({ min: 1, max: 5 }),
    numberFrom: small,
    keyOfFirst: fc.constantFrom(0, 1, 2027),
    columns: fc.array(
      fc.tuple(conversion, to, fc.array(label, { minLength: 1, maxLength: 2 })).map(([ofCell, path, header]) => ({
        ...ofCell,
        to: path,
        header,
      })),
      { minLength: 1, maxLength: 6 },
    ),
  },
  { requiredKeys: ["list", "sheet", "columns"] },
);
const profile = fc.record({
  kind: fc.constant("epb-profile" as const),
  schemaVersion: fc.constant("1" as const),
  name: fc.constant("Any form"),
  template: fc.constant("epb-calculating" as const),
  matches: fc.constant({}),
  values: fc.array(fc.oneof(value, growing), { maxLength: 12 }),
  tables: fc.array(table, { maxLength: 5 }),
  words: fc.array(fc.record({ to, word: label, choice: label }), { maxLength: 4 }),
  constants: fc.array(fc.record({ to, value: label }), { maxLength: 4 }),
});

test("any profile gives a project that can be calculated, or findings, and never an error", () => {
  fc.assert(
    fc.property(profile, (data) => {
      const parsed = profileSchema.safeParse(data);
      expect(parsed.error).toBeUndefined();
      const { project, findings } = readForm(form, parsed.data as Profile, EPB_CALCULATING_4_2_10);
      for (const { place } of findings) if (place !== undefined) expect(place.sheet.toLowerCase()).toBe("pro forma");
      if (project !== undefined) calculateProject(project);
    }),
    { numRuns: runs(60) },
  );
});

test("a profile above the limits is refused", () => {
  const empty = {
    kind: "epb-profile",
    schemaVersion: "1",
    name: "x",
    template: "epx",
    matches: {},
    tables: [],
    words: [],
    constants: [],
  };
  const values = (count: number): unknown => ({ ...empty, values: Array.from({ length: count }, () => ({ to: "a" })) });
  expect(profileSchema.safeParse(values(PROFILE_LIMITS.values)).success).toBe(true);
  expect(profileSchema.safeParse(values(PROFILE_LIMITS.values + 1)).success).toBe(false);
  expect(
    profileSchema.safeParse({ ...empty, values: [], name: "x".repeat(PROFILE_LIMITS.textLength + 1) }).success,
  ).toBe(false);
});
