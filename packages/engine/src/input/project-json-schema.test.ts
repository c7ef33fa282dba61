import { expect, test } from "vitest";
import { projectJsonSchema } from "./project-json-schema.js";

const schema = JSON.stringify(projectJsonSchema());

test("describes a project in draft 2020-12", () => {
  expect(projectJsonSchema()).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    required: ["record", "data"],
    additionalProperties: false,
  });
});

test("decimals are text, never numbers", () => {
  expect(schema).toContain(String.raw`"pattern":"^-?\\d{1,20}(\\.\\d{1,15})?$"`);
  // Ids of an enumeration are the only numbers beside whole ones.
  expect(schema).not.toMatch(/"type":"number"(?!,"enum")/);
});

test("names every field of the financing section", () => {
  for (const field of ["indexRate", "addedPremium", "awardDate", "implementationPeriodMonths", "paymentTimingYear"]) {
    expect(schema).toContain(`"${field}"`);
  }
});
