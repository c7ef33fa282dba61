import * as z from "zod/mini";
import { MAXIMUM_PERFORMANCE_PERIOD_YEARS, PROJECTION_HORIZON_YEARS } from "../../constants/horizons.js";
import { ExpenseField } from "../../enumerations/expense-field.js";
import { SavingsCategory } from "../../enumerations/savings-category.js";
import type { CancellationCeilingItem } from "../../model/cancellation-ceiling.js";
import type { EscalationRateItem } from "../../model/escalation-rate.js";
import type { ExpenseItem, PerformancePeriodYear } from "../../model/performance-period-year.js";
import { decimalSchema, keyedListSchema, memberSchema, nonNegativeSchema, wholeNumberSchema } from "./values.js";

export const escalationRateSchema: z.ZodMiniType<EscalationRateItem> = z.strictObject({
  fieldId: memberSchema(SavingsCategory),
  year: wholeNumberSchema(1, PROJECTION_HORIZON_YEARS),
  value: decimalSchema,
});

const expenseItemSchema: z.ZodMiniType<ExpenseItem> = z.strictObject({
  fieldId: memberSchema(ExpenseField),
  value: nonNegativeSchema,
});

/** @spec C §5 "expense item with an existing fieldId" */
export const performancePeriodYearSchema: z.ZodMiniType<PerformancePeriodYear> = z.strictObject({
  year: wholeNumberSchema(1, MAXIMUM_PERFORMANCE_PERIOD_YEARS),
  otherExpenses: z.exactOptional(keyedListSchema(expenseItemSchema, ({ fieldId }) => fieldId)),
  measurementVerification: z.exactOptional(nonNegativeSchema),
  deliveryChargePct: z.exactOptional(nonNegativeSchema),
  incentivesOtherPayments: z.exactOptional(nonNegativeSchema),
  retainedSavings: z.exactOptional(nonNegativeSchema),
});

export const cancellationCeilingSchema: z.ZodMiniType<CancellationCeilingItem> = z.strictObject({
  year: wholeNumberSchema(1, MAXIMUM_PERFORMANCE_PERIOD_YEARS),
  month: wholeNumberSchema(1, 12),
  value: nonNegativeSchema,
});
