import { expect, test } from "vitest";
import { unclearRate } from "./unclear-rate.js";

test("only inputs that are rates are checked, whichever items are meant", () => {
  expect(unclearRate("financing.indexRate", ["3%", "6"])?.message).toBe("The rate 6 may mean 6% or 600%.");
  expect(unclearRate("escalationRates[fieldId=1,year=*].value", ["3"])?.advice).toBe("Write 3% or 300%.");
  expect(unclearRate("implementationPricing.percentages.profit", ["8"])).toBeDefined();
  expect(unclearRate("financing.implementationPeriodMonths", ["18"])).toBeUndefined();
});
