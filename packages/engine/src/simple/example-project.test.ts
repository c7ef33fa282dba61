import { expect, test } from "vitest";
import { readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { isFullCalculation } from "../calculate/is-full-calculation.js";
import { exampleProject } from "./example-project.js";

test("the example project is the sample project example-annual-end", () => {
  expect(exampleProject()).toEqual(readFixture("projects/example-annual-end.json"));
});

test("the example project is calculated in full, without errors", () => {
  const calculation = calculateProject(parsed(exampleProject()));
  expect(calculation.ok).toBe(true);
  expect(isFullCalculation(calculation)).toBe(true);
});

test("each call returns a new copy", () => {
  expect(exampleProject()).not.toBe(exampleProject());
  expect(exampleProject().data).not.toBe(exampleProject().data);
});
