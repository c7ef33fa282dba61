import { expect, test } from "vitest";
import type { EngineErrorDetails, EngineErrorName } from "./catalogue.js";
import { EngineError } from "./engine-error.js";

// Word for word from C §8 "Thrown errors" and C §5.
const MESSAGES: readonly (readonly [EngineErrorName, EngineErrorDetails, string])[] = [
  ["list-key/invalid", {}, "Invalid listKey"],
  ["list-key/not-convertible", {}, "Unable to convert an invalid listKey to string"],
  ["list/duplicate-item", {}, "Duplicate item found"],
  ["list/key-not-found", {}, "key not found in list"],
  ["ecm/baseline-field-exists", {}, "Baseline field already exists"],
  ["ecm/savings-field-exists", {}, "Savings field already exists"],
  ["enumeration/value-unknown", { value: 42 }, "Value 42 not in enumeration"],
  ["performance-period/invalid", {}, "Expected a valid performance period"],
  [
    "calculation/failed",
    { issues: "Missing award date." },
    "Errors encountered during the calculation: Missing award date.",
  ],
  ["calculation/override-without-values", {}, "Project set to Override but no calculated values provided"],
];

test.each(MESSAGES)("%s", (code, details, message) => {
  const error = new EngineError(code, details);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: "EngineError", code, details, message });
});
