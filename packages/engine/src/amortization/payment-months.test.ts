import { describe, expect, test } from "vitest";
import { PaymentFrequency } from "../enumerations/payment-frequency.js";
import { PaymentTiming } from "../enumerations/payment-timing.js";
import { PAYMENT_MONTHS } from "./payment-months.js";

describe("the months of C §9", () => {
  test.each([
    ["biannual", PaymentFrequency.Biannual, [1, 7], [6, 12]],
    ["quarterly", PaymentFrequency.Quarterly, [1, 4, 7, 10], [3, 6, 9, 12]],
    ["monthly", PaymentFrequency.Monthly, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ["annual (our reading)", PaymentFrequency.Annual, [1], [12]],
  ])("%s", (_, frequency, beginning, end) => {
    expect(PAYMENT_MONTHS[frequency][PaymentTiming.Beginning]).toEqual(beginning);
    expect(PAYMENT_MONTHS[frequency][PaymentTiming.End]).toEqual(end);
  });
});
