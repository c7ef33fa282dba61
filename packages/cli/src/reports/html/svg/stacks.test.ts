import { expect, test } from "vitest";
import { extremes, stackOf } from "./stacks.js";

const series = (...values: (number | undefined)[]) => ({ label: "a", values, texts: values.map(String) });

test("positive values stand on each other above zero and negative ones below it", () => {
  expect(stackOf([series(3), series(-2), series(4), series(-1)], 0)).toEqual([
    { series: 0, from: 0, to: 3 },
    { series: 1, from: -2, to: 0 },
    { series: 2, from: 3, to: 7 },
    { series: 3, from: -3, to: -2 },
  ]);
});

test("what is not known or zero draws nothing", () => {
  expect(stackOf([series(undefined), series(0), series(1)], 0)).toEqual([{ series: 2, from: 0, to: 1 }]);
});

test("an axis shows the ends of the stacks and of the lines", () => {
  const values = extremes([series(3, 1), series(4, -2)], [series(9, undefined)], 2);
  expect([Math.min(...values), Math.max(...values)]).toEqual([-2, 9]);
});
