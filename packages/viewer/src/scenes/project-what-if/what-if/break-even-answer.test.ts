import { Decimal, parseProject } from "@epb/engine";
import { findBreakEven } from "@epb/engine/whatif";
import { describe, expect, test } from "vitest";
import { type AskedGoal, answerBreakEvens, type BreakEvenTask, SCAN_INTERVALS } from "./break-even-answer.js";
import { LEVERS, type Lever } from "./levers.js";

/** One measure of $1,000,000 that saves $150,000 a year, and a loan at 5%. */
const PROJECT = JSON.stringify({
  record: { name: "School", version: "3.0.0", projectType: 1, calculationType: 1, status: "Pending" },
  data: {
    financing: {
      indexRate: "0.04",
      addedPremium: "0.01",
      awardDate: "2024-01-31",
      implementationPeriodMonths: 12,
      paymentTimingYear: 1,
      paymentTimingTypeID: 2,
    },
    other: { guarPctEstSav: "0.9" },
    performancePeriod: Array.from({ length: 25 }, (_, index) => ({ year: index + 1, retainedSavings: "5000" })),
    ecms: [
      {
        uuid: "ecm-1",
        implementation: { baseConstructionCost: "1000000" },
        estimatedSavings: [{ fieldId: 2, value: "150000" }],
      },
    ],
  },
});

const summary = (name: string): string => `projectSummary.financialSummary.${name}`;

function lever(id: Lever["id"]): Lever {
  const found = LEVERS.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

const INTEREST: AskedGoal = { figure: summary("totalInterest"), goal: "atMost", value: "300000" };
const PRICE: AskedGoal = { figure: summary("totalImplementationPrice"), goal: "equals", value: "1" };

function newsOf(task: Partial<BreakEvenTask>) {
  const news = [...answerBreakEvens({ project: PROJECT, lever: lever("index"), goals: [INTEREST, PRICE], ...task })];
  return {
    parts: news.flatMap((each) => (each.kind === "progress" ? [each.part] : [])),
    answers: news.flatMap((each) => (each.kind === "answer" ? [each] : [])),
    last: news.at(-1),
  };
}

/** Answers of the engine, in one thread and by default with 40 intervals. */
function foundInProject(id: Lever["id"], { figure, goal, value }: AskedGoal, scanIntervals?: number) {
  const parsed = parseProject(JSON.parse(PROJECT));
  if (!parsed.ok) throw new Error("the project cannot be read");
  const { path, slider } = lever(id);
  const result = findBreakEven(parsed.value, {
    input: { kind: slider.kind, path },
    from: new Decimal(slider.low),
    to: new Decimal(slider.high),
    step: new Decimal(slider.step),
    figure,
    goal: { kind: goal, value: new Decimal(value) },
    ...(scanIntervals !== undefined && { scanIntervals }),
  });
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result;
}

test.each(LEVERS.map(({ id }) => id))("every step of the lever %s is looked at", (id) => {
  const { low, high, step } = lever(id).slider;
  const steps = new Decimal(high).minus(low).div(step);
  expect(steps.isInteger()).toBe(true);
  expect(steps.lte(SCAN_INTERVALS)).toBe(true);
});

describe("several figures", () => {
  test("are answered in order, with the progress of the search", () => {
    const { parts, answers, last } = newsOf({});
    // The scan: every step of the index rate, from 0% to 12%.
    expect(parts.slice(0, 241)).toEqual(Array.from({ length: 241 }, (_, index) => (index + 1) / 241 / 2));
    expect(parts.at(-1)).toBe(1);
    expect(answers.map(({ goal }) => goal)).toEqual([0, 1]);
    expect(last).toBe(answers[1]);
    expect(answers[1]?.answer).toEqual({ text: "No value in the range reaches the target." });
  });

  test("have the value that the engine finds in the project itself, to the last digit", () => {
    const goal: AskedGoal = { figure: summary("totalInterest"), goal: "equals", value: "300000" };
    const found = foundInProject("index", goal);
    if (found.kind !== "found") throw new Error("not found");
    const [answer] = newsOf({ goals: [goal] }).answers;
    expect(answer?.answer.value).toBe(found.crossing.answer.at.toFixed());
    expect(answer?.answer.text).toMatch(/^Index rate: \d\.\d+%\. Total interest is then \$300,000\.$/);
  });

  test("that rise and fall are reported at each place between steps of the lever", () => {
    const goal: AskedGoal = { figure: summary("totalRetainedSavings"), goal: "equals", value: "100000" };
    const [answer] = newsOf({ lever: lever("guarantee"), goals: [goal] }).answers;
    const told = Number(/at (\d+) values, from -?\d/.exec(answer?.answer.text ?? "")?.[1]);
    const { scan } = foundInProject("guarantee", goal, 100);
    const above = scan.flatMap(({ figure }) => (figure === undefined ? [] : [figure.gt(goal.value)]));
    expect(told).toBe(above.filter((side, index) => index > 0 && side !== above[index - 1]).length);
    const coarse = foundInProject("guarantee", goal);
    expect(coarse.kind === "several" && coarse.crossings.length).toBeLessThan(told);
  });
});

test("reports a range outside the limits of the input for every figure", () => {
  const index = lever("index");
  const beyond: Lever = { ...index, slider: { ...index.slider, low: "-0.01" } };
  const { answers } = newsOf({ lever: beyond });
  expect(answers).toEqual([
    { kind: "answer", goal: 0, answer: { text: "A project cannot have the changed value." } },
    { kind: "answer", goal: 1, answer: { text: "A project cannot have the changed value." } },
  ]);
});
