import { expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { plainProject } from "../../testing/plain-project.js";
import { ProjectStatus } from "../enumerations/project-status.js";
import { requireMember } from "../enumerations/require-member.js";
import { parseProject } from "./parse-project.js";

const problemsOf = (project: object): readonly object[] => {
  const parsed = parseProject(asJson({ ...plainProject(), ...project }));
  return parsed.ok ? [] : parsed.problems;
};
const withPrice = (retainedSavings: string): readonly object[] => {
  const { data } = plainProject();
  return problemsOf({ data: { ...data, performancePeriod: [{ year: 1, retainedSavings }] } });
};

test.each(["1,000", "1e5", " 1000", "$5", "", "12345678901234567890123"])(
  "an amount of zero or more as %j is not a decimal number",
  (text) => {
    expect(withPrice(text)).toMatchObject([{ code: "EPB-INP-004", advice: expect.stringContaining("without spaces") }]);
  },
);

test("a negative amount is to be entered without its minus sign", () => {
  expect(withPrice("-5")).toMatchObject([{ code: "EPB-INP-005" }]);
});

test("a text outside an enumeration is said in the same words wherever it is refused", () => {
  const { record } = plainProject();
  const [problem] = problemsOf({ record: { ...record, status: "Draft" } }) as readonly { message: string }[];
  expect(problem?.message).toBe("Value Draft not in enumeration");
  expect(() => requireMember(ProjectStatus, "Draft")).toThrow(problem?.message);
});
