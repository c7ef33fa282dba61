import { readFileSync } from "node:fs";
import { parseProject } from "@epb/engine";
import { applyOverlay } from "@epb/engine/whatif";
import { expect, test } from "vitest";
import { changedFigures } from "./answer-questions.js";

const SCHOOL = new URL("../../../../../fixtures/projects/school-district.json", import.meta.url);
const SUMMARY = "projectSummary.financialSummary";
const RATE = `${SUMMARY}.projectInterestRate`;
const INTEREST = `${SUMMARY}.totalInterest`;

test("a changed figure that does not depend on an unknown input has both values", () => {
  const json = JSON.parse(readFileSync(SCHOOL, "utf8")) as object;
  const parsed = parseProject({ ...json, unknownInputs: ["implementationPricing.projectDevelopmentPrice"] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { value: before } = parsed;
  const data = { ...before.data, implementationPricing: {} };
  const changed = applyOverlay({ ...before, data }, [{ kind: "set", path: "financing.indexRate", value: "0.04" }]);
  if (!changed.ok) throw new Error(JSON.stringify(changed.problems));
  const { figures } = changedFigures({ ...before, data }, changed.project, changed.changes, [RATE, INTEREST], String);
  const [rate, interest] = JSON.parse(JSON.stringify(figures)) as readonly object[];
  expect(rate).toMatchObject({ before: "0.0385", after: "0.044", change: "0.0055" });
  expect(interest).not.toHaveProperty("before");
  expect(interest).not.toHaveProperty("after");
});
