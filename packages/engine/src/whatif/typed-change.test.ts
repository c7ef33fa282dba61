import { describe, expect, test } from "vitest";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { explainProject } from "../explain/explain-project.js";
import { inputFinder } from "../lookup/input-finder.js";
import type { Project } from "../model/project.js";
import { applyTypedChange, type TypedChange } from "./typed-change.js";

const PROJECT: Project = parsed(plainProject());
const FINDER = inputFinder({ project: PROJECT }, explainProject(PROJECT, calculateProject(PROJECT)));

const change = (name: string, text: string, operator: TypedChange["operator"] = "=") =>
  applyTypedChange(PROJECT, { name, operator, text }, FINDER);

const made = (...typed: Parameters<typeof change>): readonly string[] => {
  const result = change(...typed);
  return result.ok
    ? result.changes.map(({ path, after }) => `${path} ${String(after)}`)
    : result.problems.map(({ name }) => name);
};

describe("a typed change", () => {
  test.each([
    ["Index rate", "4.5%", "financing.indexRate 0.045"],
    ["index rate", "0.045", "financing.indexRate 0.045"],
    ["financing.indexRate", "+10%", "financing.indexRate 0.044"],
    ["financing.implementationPeriodMonths", "18", "financing.implementationPeriodMonths 18"],
    ["financing.awardDate", "2027-01-31", "financing.awardDate 2027-01-31"],
    ["financing.paymentTimingTypeID", "Beginning of period", "financing.paymentTimingTypeID 1"],
    ["capitalization.procureOther", "$700,000", "capitalization.procureOther 700000"],
    ["Index rate", "", "financing.indexRate undefined"],
  ])("sets %s to %j", (name, text, expected) => {
    expect(made(name, text)).toEqual([expected]);
  });

  test("adds and multiplies", () => {
    // 0.04 + 0.005; 0.04 − 0.005; 0.04 × 1.1
    expect(made("Index rate", "0.5%", "+=")).toEqual(["financing.indexRate 0.045"]);
    expect(made("Index rate", "0.5%", "-=")).toEqual(["financing.indexRate 0.035"]);
    expect(made("Index rate", "1.1", "*=")).toEqual(["financing.indexRate 0.044"]);
  });

  test.each([
    ["Index rate", "4", "=", { name: "rate/unclear", advice: "Write 4% or 400%." }],
    ["Index rate", "high", "+=", { name: "amount/unreadable", found: "high" }],
    ["Index rte", "4%", "=", { name: "path/unknown", advice: "Did you mean financing.indexRate?" }],
    [
      "financing.paymentTimingTypeID",
      "Begining of period",
      "=",
      {
        name: "value/refused",
        expected: "Beginning of period (1), End of period (2)",
        advice: "Did you mean Beginning of period?",
      },
    ],
  ] as const)("%s %s is refused", (name, text, operator, problem) => {
    expect(change(name, text, operator)).toMatchObject({ ok: false, problems: [problem] });
  });
});
