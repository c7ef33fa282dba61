import { readFileSync } from "node:fs";
import { calculateProject, parseProject } from "@epb/engine";
import { afterEach, expect, test } from "vitest";
import { type Calculator, createCalculator } from "./calculator.js";

const FIXTURE = new URL("../../../../fixtures/projects/school-district.json", import.meta.url);
const project = JSON.parse(readFileSync(FIXTURE, "utf8")) as Record<string, unknown>;

let calculator: Calculator | undefined;
afterEach(() => calculator?.close());

test("comes to the same as the engine", async () => {
  calculator = createCalculator({ processes: 1 });
  const parsed = parseProject(project);
  if (!parsed.ok) throw new Error("fixture");
  const expected = JSON.parse(JSON.stringify(calculateProject(parsed.value)));
  expect(await calculator.calculate(project)).toEqual({
    calculatedValues: expected.calculatedValues,
    issues: expected.issues,
  });
});

test("passes on what the engine refuses", async () => {
  calculator = createCalculator({ processes: 1 });
  const override = { ...project, record: { ...(project["record"] as object), calculationType: 2 } };
  await expect(calculator.calculate(override)).rejects.toMatchObject({
    name: "EngineError",
    message: "Project set to Override but no calculated values provided",
  });
});

test("gives up a calculation that takes too long, and goes on with the next", async () => {
  calculator = createCalculator({ processes: 1, milliseconds: 0 });
  await expect(calculator.calculate(project)).rejects.toThrow();
});
