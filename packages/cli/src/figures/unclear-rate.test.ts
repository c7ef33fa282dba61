import { expect, test } from "vitest";
import { rateReadings, unclearRate } from "./unclear-rate.js";

test("a rate of 1 or more without a percent sign has two readings", () => {
  expect(rateReadings("4")).toEqual(["4%", "400%"]);
  expect(rateReadings("-3.5")).toEqual(["-3.5%", "-350%"]);
  expect(rateReadings("1")).toEqual(["1%", "100%"]);
});

test.each(["0.99", "4%", "400 %", "-0.5", "+5%", "four"])("%s has one reading", (text) => {
  expect(rateReadings(text)).toBeUndefined();
});

test("only inputs that are rates are checked, whichever items are meant", () => {
  const about = "--set x";
  expect(unclearRate(about, "financing.indexRate", ["3%", "6"])?.message).toBe("The rate 6 may mean 6% or 600%.");
  expect(unclearRate(about, "escalationRates[fieldId=1,year=*].value", ["3"])?.advice).toBe("Write 3% or 300%.");
  expect(unclearRate(about, "implementationPricing.percentages.profit", ["8"])).toBeDefined();
  expect(unclearRate(about, "financing.implementationPeriodMonths", ["18"])).toBeUndefined();
});
