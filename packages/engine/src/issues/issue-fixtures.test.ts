import { describe, expect, test } from "vitest";
import { fixtureNames, readFixture } from "../../testing/fixtures.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { PROBLEM_CATALOGUE } from "../input/problem-catalogue.js";
import { parseEnteringProject } from "../input/upgrade/parse-entering-project.js";
import { ISSUE_CATALOGUE } from "./catalogue.js";

// fixtures/issues has a file for every code: the smallest project that raises it, and everything that is then found.

const FIXTURES = fixtureNames("issues");
const codesOf = (catalogue: Readonly<Record<string, { readonly code: string }>>): string[] =>
  Object.values(catalogue).map(({ code }) => code);

describe("every code has a project that raises it", () => {
  test("and no project is left over", () => {
    // Its project has more than 500 problems, and is made by a test: `describe-problem.test.ts`.
    const { "input/more-problems": _, ...problems } = PROBLEM_CATALOGUE;
    expect(FIXTURES).toEqual([...codesOf(ISSUE_CATALOGUE), ...codesOf(problems)].sort());
  });

  test.each(FIXTURES)("%s", (code) => {
    const { project, expect: expected } = readFixture(`issues/${code}.json`);
    expect(found(project)).toEqual(expected);
    expect(expected).toContainEqual(expect.objectContaining({ code }));
  });
});

test("few raise anything else, and only what cannot be avoided", () => {
  const others = FIXTURES.flatMap((code) => {
    const codes = new Set(found(readFixture(`issues/${code}.json`)["project"]).map((each) => each.code));
    codes.delete(code);
    return codes.size === 0 ? [] : [[code, ...codes]];
  });
  expect(others).toEqual([
    // Prices that fall to nothing leave a loan unpaid.
    ["EPB-AMO-009", "EPB-PLA-001"],
  ]);
});

/** Problems of reading, else issues of calculating; what cannot be read cannot be calculated, so a problem is an error. */
function found(json: unknown) {
  const parsed = parseEnteringProject(json);
  return parsed.ok
    ? calculateProject(parsed.value).issues.map(({ code, at, severity, message }) => ({ code, at, severity, message }))
    : parsed.problems.map(({ code, at, message }) => ({ code, at, severity: "error", message }));
}
