import { describe, expect, test } from "vitest";
import { MOST_PROBLEMS } from "./describe-problem.js";
import { INPUT_LIMITS } from "./limits.js";
import { parseChangedParts } from "./parse-changed-parts.js";
import { MOST_FAULTY_ITEMS } from "./schemas/bounded-list.js";

const problemsOf = (json: unknown) => {
  const parsed = parseChangedParts(json);
  return parsed.ok ? [] : parsed.problems;
};
const listOf = (ecms: readonly unknown[]): object => ({ data: { changed: { ecms } } });
const unknownMembers = (count: number): object => ({
  data: { changed: Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, 1])) },
});

test(`${MOST_PROBLEMS} problems are all listed`, () => {
  const problems = problemsOf(unknownMembers(MOST_PROBLEMS));
  expect(problems).toHaveLength(MOST_PROBLEMS);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["EPB-INP-002"]));
});

test("of more problems, the last one counts those that are not listed", () => {
  const problems = problemsOf(unknownMembers(MOST_PROBLEMS + 1_234));
  expect(problems).toHaveLength(MOST_PROBLEMS + 1);
  expect(problems.at(-1)).toMatchObject({ code: "EPB-INP-019", message: "1,234 more problems are not listed." });
});

describe("a list", () => {
  test("is not read further after so many items with problems", () => {
    const problems = problemsOf(listOf(Array.from({ length: MOST_FAULTY_ITEMS + 1_234 }, () => "text")));
    expect(problems).toHaveLength(MOST_FAULTY_ITEMS + 1);
    expect(problems.at(-1)).toMatchObject({
      code: "EPB-INP-019",
      message: "1,234 items of lists with many problems were not checked.",
    });
  });

  test("of as many items with problems is read to its end", () => {
    const faulty = Array.from({ length: MOST_FAULTY_ITEMS - 1 }, () => "text");
    expect(problemsOf(listOf([...faulty, { uuid: "a" }, "text"]))).toHaveLength(MOST_FAULTY_ITEMS);
  });

  test("over its limit has one problem, whatever its items are", () => {
    const items = Array.from({ length: INPUT_LIMITS.listLength + 1 }, () => "text");
    expect(problemsOf(listOf(items)).map(({ code }) => code)).toEqual(["EPB-INP-015"]);
  });

  test("with very many duplicates lists the first of them", () => {
    const problems = problemsOf(listOf(Array.from({ length: MOST_FAULTY_ITEMS + 100 }, () => ({ uuid: "a" }))));
    expect(problems).toHaveLength(MOST_FAULTY_ITEMS + 1);
    expect(problems[0]?.code).toBe("EPB-INP-016");
    expect(problems.at(-1)?.message).toBe("99 items of lists with many problems were not checked.");
  });
});
