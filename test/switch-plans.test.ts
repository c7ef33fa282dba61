import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextPlan } from "../scripts/switches/next-plan.js";
import type { TestFile } from "../scripts/switches/tests-that-reach.js";

const files = (...paths: readonly string[]): readonly TestFile[] => paths.map((path) => ({ path, seconds: 1 }));

describe("a plan for trying edits", () => {
  test("gives each edit the fastest test file that is free", () => {
    const plan = nextPlan(
      new Map([
        [0, files("fast", "slow")],
        [1, files("other")],
      ]),
    );
    expect([...plan]).toEqual([
      ["other", 1],
      ["fast", 0],
    ]);
  });

  test("lets the edit with fewer test files choose first", () => {
    const plan = nextPlan(
      new Map([
        [0, files("shared", "own")],
        [1, files("shared")],
      ]),
    );
    expect([...plan]).toEqual([
      ["shared", 1],
      ["own", 0],
    ]);
  });

  test("leaves out an edit whose test files are taken", () => {
    expect(
      nextPlan(
        new Map([
          [0, files("only")],
          [1, files("only")],
        ]),
      ).size,
    ).toBe(1);
  });

  test("is empty when no test file is left", () => {
    expect(nextPlan(new Map([[0, []]])).size).toBe(0);
  });

  test("comes to every edit in every test file that reaches it", () => {
    const reached = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"));
    fc.assert(
      fc.property(fc.array(reached, { maxLength: 8 }), (lists) => {
        const waiting = new Map(lists.map((paths, edit) => [edit, files(...paths)]));
        const tried = lists.map((): string[] => []);
        for (let plan = nextPlan(waiting); plan.size > 0; plan = nextPlan(waiting)) {
          for (const [path, edit] of plan) {
            tried[edit]?.push(path);
            waiting.set(
              edit,
              (waiting.get(edit) ?? []).filter((file) => file.path !== path),
            );
          }
        }
        expect(tried.map((paths) => paths.sort())).toEqual(lists.map((paths) => [...paths].sort()));
      }),
    );
  });
});
