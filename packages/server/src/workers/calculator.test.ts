import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { calculateProject, parseProject } from "@epb/engine";
import { afterEach, expect, test } from "vitest";
import { CALCULATION_PROGRAM } from "../start/calculation-program.js";
import { type Calculator, createCalculator } from "./calculator.js";

const FIXTURE = new URL("../../../../fixtures/projects/school-district.json", import.meta.url);
const project = JSON.parse(readFileSync(FIXTURE, "utf8")) as Record<string, unknown>;

let calculator: Calculator | undefined;
afterEach(() => calculator?.close());

test("comes to the same as the engine", async () => {
  calculator = createCalculator({ program: CALCULATION_PROGRAM, processes: 1 });
  const parsed = parseProject(project);
  if (!parsed.ok) throw new Error("fixture");
  const expected = JSON.parse(JSON.stringify(calculateProject(parsed.value)));
  expect(await calculator.calculate(project)).toEqual({
    calculatedValues: expected.calculatedValues,
    issues: expected.issues,
  });
});

test("passes on what the engine refuses", async () => {
  calculator = createCalculator({ program: CALCULATION_PROGRAM, processes: 1 });
  const override = { ...project, record: { ...(project["record"] as object), calculationType: 2 } };
  await expect(calculator.calculate(override)).rejects.toMatchObject({
    name: "EngineError",
    message: "Project set to Override but no calculated values provided",
  });
});

test("gives up a calculation that takes too long, and goes on with the next", async () => {
  calculator = createCalculator({ program: CALCULATION_PROGRAM, processes: 1, milliseconds: 0 });
  await expect(calculator.calculate(project)).rejects.toThrow();
});

test("goes on when a process ends that had nothing to do", async () => {
  const children = (): readonly number[] =>
    execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([pid, parent]) => (parent === process.pid && pid !== undefined ? [pid] : []));
  const before = new Set(children());
  calculator = createCalculator({ program: CALCULATION_PROGRAM, processes: 1, keptBytes: 0 });
  const first = await calculator.calculate(project);
  const ours = children().filter((pid) => !before.has(pid) && isRunning(pid));
  expect(ours.length).toBeGreaterThan(0);
  for (const pid of ours) process.kill(pid, "SIGKILL");
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await calculator.calculate(project)).toEqual(first);
});

/** `ps` was a child itself, and is gone. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
