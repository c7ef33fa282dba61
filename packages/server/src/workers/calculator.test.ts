import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calculateProject, parseProject } from "@epb/engine";
import { afterEach, expect, test } from "vitest";
import { until } from "../../testing/until.js";
import { CALCULATION_PROGRAM } from "../start/calculation-program.js";
import { type Calculator, createCalculator } from "./calculator.js";

const FIXTURE = new URL("../../../../fixtures/projects/school-district.json", import.meta.url);
const project = JSON.parse(readFileSync(FIXTURE, "utf8")) as Record<string, unknown>;

let calculator: Calculator | undefined;
afterEach(() => calculator?.close());

test("has the same figures as the engine", async () => {
  calculator = createCalculator({ program: CALCULATION_PROGRAM, processes: 1 });
  const parsed = parseProject(project);
  if (!parsed.ok) throw new Error("fixture");
  const expected = JSON.parse(JSON.stringify(calculateProject(parsed.value)));
  expect(await calculator.calculate(project)).toEqual({
    calculatedValues: expected.calculatedValues,
    issues: expected.issues,
  });
});

test("passes on refusals of the engine", async () => {
  calculator = createCalculator({ program: CALCULATION_PROGRAM, processes: 1 });
  const override = { ...project, record: { ...(project["record"] as object), calculationType: 2 } };
  await expect(calculator.calculate(override)).rejects.toMatchObject({
    name: "EngineError",
    message: "Project set to Override but no calculated values provided",
  });
});

test("stops a calculation that takes too long, and continues with the next", async () => {
  const folder = mkdtempSync(join(tmpdir(), "calculator-"));
  const path = join(folder, "program.mjs");
  writeFileSync(path, ENDLESS_PROGRAM);
  calculator = createCalculator({ program: { path, options: [] }, processes: 1, milliseconds: 3_000 });
  try {
    await expect(calculator.calculate({ record: { name: "endless" } })).rejects.toThrow(/aborted/);
    expect(await calculator.calculate({ record: { name: "short" } })).toEqual({ calculatedValues: {}, issues: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("calculates a project once for simultaneous requests, and again after a failure", async () => {
  const folder = mkdtempSync(join(tmpdir(), "calculator-"));
  const path = join(folder, "program.mjs");
  writeFileSync(path, COUNTING_PROGRAM);
  calculator = createCalculator({ program: { path, options: [] }, processes: 1 });
  const { calculate } = calculator;
  const ask = async (): Promise<unknown> => (await calculate(project)).calculatedValues;
  try {
    await expect(ask()).rejects.toThrow("the first fails");
    expect(await Promise.all([ask(), ask()])).toEqual([{ number: 2 }, { number: 2 }]);
    expect(await ask()).toEqual({ number: 2 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** A program that counts its calculations. */
const COUNTING_PROGRAM = `
  let number = 0;
  export function calculate() {
    number += 1;
    if (number === 1) throw new Error("the first fails");
    return { ok: true, calculatedValues: JSON.stringify({ number }), issues: "[]" };
  }
`;

/** A program whose calculation of one project does not end. */
const ENDLESS_PROGRAM = `
  export function calculate(text) {
    while (JSON.parse(text).record.name === "endless");
    return { ok: true, calculatedValues: "{}", issues: "[]" };
  }
`;

test("continues after the end of an idle process", async () => {
  const children = (): readonly number[] =>
    execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([pid, parent]) => (parent === process.pid && pid !== undefined ? [pid] : []));
  const before = new Set(children());
  calculator = createCalculator({ program: CALCULATION_PROGRAM, processes: 1, keptBytes: 1 });
  const first = await calculator.calculate(project);
  const ours = children().filter((pid) => !before.has(pid) && isRunning(pid));
  expect(ours.length).toBeGreaterThan(0);
  for (const pid of ours) process.kill(pid, "SIGKILL");
  await until(() => !ours.some(isRunning));
  expect(await calculator.calculate(project)).toEqual(first);
});

test("a check whose process is killed can be retried at once, and waiting checks continue", async () => {
  const folder = mkdtempSync(join(tmpdir(), "calculator-"));
  const path = join(folder, "program.mjs");
  const started = join(folder, "started");
  writeFileSync(path, programThatStays(started));
  calculator = createCalculator({ program: { path, options: [] }, processes: 1 });
  try {
    const [killed, waiting] = [
      calculator.checkBody({ call: "stays", bytes: new Uint8Array() }),
      calculator.checkBody({ call: "ends", bytes: new Uint8Array() }),
    ];
    const refused = expect(killed).rejects.toMatchObject({ status: 503, code: "body/busy" });
    await until(() => existsSync(started) && readFileSync(started, "utf8") !== "");
    process.kill(Number(readFileSync(started, "utf8")), "SIGKILL");
    await refused;
    expect(await waiting).toEqual({ milliseconds: 1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** A program whose check of one call does not end, and which prints its process id. */
const programThatStays = (file: string): string => `
  import { writeFileSync } from "node:fs";
  export function checkBody({ call }) {
    if (call === "stays") {
      writeFileSync(${JSON.stringify(file)}, String(process.pid));
      for (;;);
    }
    return { milliseconds: 1 };
  }
`;

/** `ps` was a child process itself, and has ended. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
