import { expect, test } from "vitest";
import { MOST_PROBLEMS } from "./describe-problem.js";
import { parseChangedParts } from "./parse-changed-parts.js";

const problemsOf = (json: unknown) => {
  const parsed = parseChangedParts(json);
  return parsed.ok ? [] : parsed.problems;
};
const textsInsteadOfObjects = (count: number): object => ({
  data: { changed: { ecms: Array.from({ length: count }, () => "text") } },
});

test(`${MOST_PROBLEMS} problems are all listed`, () => {
  const problems = problemsOf(textsInsteadOfObjects(MOST_PROBLEMS));
  expect(problems).toHaveLength(MOST_PROBLEMS);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["EPB-INP-017"]));
});

test("of more problems, the last one counts those that are not listed", () => {
  const problems = problemsOf(textsInsteadOfObjects(MOST_PROBLEMS + 234));
  expect(problems).toHaveLength(MOST_PROBLEMS + 1);
  expect(problems.at(-1)).toMatchObject({ code: "EPB-INP-019", message: "234 more problems are not listed." });
});

test("unknown names of one object are counted one by one", () => {
  const names = Array.from({ length: MOST_PROBLEMS + 5 }, (_, index) => [`name${index}`, 1]);
  const problems = problemsOf({ data: { changed: Object.fromEntries(names) } });
  expect(problems).toHaveLength(MOST_PROBLEMS + 1);
  expect(problems.at(-1)?.message).toBe("5 more problems are not listed.");
});
