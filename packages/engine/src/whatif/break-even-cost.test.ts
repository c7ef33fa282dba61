import { beforeEach, expect, test, vi } from "vitest";
import { parsed } from "../../testing/parsed.js";
import { plainFinancing, plainProject } from "../../testing/plain-project.js";
import { Decimal } from "../decimal/decimal.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import { findBreakEven } from "./break-even.js";
import { type BreakEvenRange, type FigureGoal, findBreakEvens, searchBreakEvens } from "./break-evens.js";

vi.mock("../withhold/calculate-known-figures.js", { spy: true });

beforeEach(() => {
  vi.mocked(calculateKnownFigures).mockClear();
});

const PROJECT = parsed(plainProject({ financing: plainFinancing({ indexRate: "0", addedPremium: "0" }) }));

/** 200 steps, each of them scanned. */
const GUARANTEE: BreakEvenRange = {
  input: { kind: "set", path: "other.guarPctEstSav" },
  from: new Decimal("0.8"),
  to: new Decimal("1"),
  step: new Decimal("0.001"),
  scanIntervals: 200,
};

const goal = (name: string, kind: FigureGoal["goal"]["kind"], value: number): FigureGoal => ({
  figure: `projectSummary.financialSummary.${name}`,
  goal: { kind, value: new Decimal(value) },
});

const OF_STEPS = [
  goal("performancePeriodYears", "atMost", 8),
  goal("performancePeriodYears", "atLeast", 9),
  goal("totalRetainedSavings", "atLeast", 100_000),
  goal("totalImplementationPrice", "atMost", 1),
];

test.each([1, 2, 3, 4])("%i figures are read from the same calculations of a scan", (count) => {
  const result = findBreakEvens(PROJECT, { ...GUARANTEE, goals: OF_STEPS.slice(0, count) });
  expect(calculateKnownFigures).toHaveBeenCalledTimes(201);
  expect(result).toMatchObject({ ok: true, calculations: 201 });
});

test("the same place of several figures is narrowed once", () => {
  const goals = OF_STEPS.slice(0, 2);
  findBreakEvens(PROJECT, { ...GUARANTEE, scanIntervals: 10, goals: goals.slice(0, 1) });
  const ofOne = vi.mocked(calculateKnownFigures).mock.calls.length;
  expect(ofOne).toBeGreaterThan(11);
  findBreakEvens(PROJECT, { ...GUARANTEE, scanIntervals: 10, goals });
  expect(calculateKnownFigures).toHaveBeenCalledTimes(2 * ofOne);
});

test("one figure takes a calculation more, of the project at the value that is found", () => {
  const [term = goal("", "atMost", 0)] = OF_STEPS;
  const result = findBreakEven(PROJECT, { ...GUARANTEE, ...term });
  expect(calculateKnownFigures).toHaveBeenCalledTimes(202);
  expect(result).toMatchObject({ ok: true, kind: "found", calculations: 202 });
});

test("a search that is ended calculates nothing more", () => {
  const search = searchBreakEvens(PROJECT, { ...GUARANTEE, goals: OF_STEPS });
  for (let piece = 0; piece < 5; piece++) search.next();
  expect(calculateKnownFigures).toHaveBeenCalledTimes(5);
  search.return({ ok: false, problems: [] });
  expect([...search]).toEqual([]);
  expect(calculateKnownFigures).toHaveBeenCalledTimes(5);
});
