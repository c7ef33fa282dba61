import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureNames, readFixture } from "../../testing/fixtures.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { INPUTS } from "../inputs/all-inputs.js";
import type { Project } from "./project.js";
import { AMOUNT_NAMES, requireParsedProject } from "./require-parsed-project.js";

const check = (given: unknown) => () => requireParsedProject(given as Project);
const messageOf = (given: unknown): string => {
  try {
    check(given)();
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return (error as Error).message;
  }
};

describe("a project that is not parsed", () => {
  test("is refused with its first amount and the next step", () => {
    expect(messageOf(plainProject())).toBe(
      'This is not a parsed project: indexRate is "0.04", not a Decimal. Use parseProject(json) first, or calculate(json) of @epb/engine/simple.',
    );
  });

  test.each([
    ["a text", JSON.stringify(plainProject()), "it is string"],
    ["nothing", undefined, "it is undefined"],
    ["null", null, "it is null"],
    ["data alone", parsed(plainProject()).data, "it has no record and data"],
    [
      "the result of parseProject",
      { ok: true, value: parsed(plainProject()) },
      "it is a result, and its value is the project",
    ],
  ])("is refused: %s", (_, given, mistake) => {
    expect(messageOf(given)).toContain(`This is not a parsed project: ${mistake}. `);
  });

  test.each(fixtureNames("projects"))("is found in every sample project: %s", (name) => {
    const json = readFixture(`projects/${name}.json`);
    expect(check(json)).toThrow(TypeError);
    expect(check(parsed(json))).not.toThrow();
  });
});

test("a parsed project passes", () => {
  fc.assert(
    fc.property(anyProject, (json) => {
      expect(check(parsed(json))).not.toThrow();
    }),
  );
});

test("only amounts have a name that is checked", () => {
  const checked = [...INPUTS].filter(([path]) => AMOUNT_NAMES.test(path.slice(path.lastIndexOf(".") + 1)));
  expect(checked.length).toBeGreaterThan(20);
  expect(checked.filter(([, { kind }]) => kind !== "decimal").map(([path]) => path)).toEqual([]);
});
