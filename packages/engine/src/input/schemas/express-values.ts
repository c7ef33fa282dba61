import * as z from "zod/mini";
import { PROJECTION_HORIZON_YEARS } from "../../constants/horizons.js";
import type { ExpressValues } from "../../model/calculated/express-values.js";
import type { FigureRule } from "./figure-rule.js";
import { keyedListSchema, suppliedDecimalSchema, wholeNumberSchema } from "./values.js";

/** Supplied figures of the express edition (ePX). */
export const expressValuesSchema = (figure: FigureRule): z.ZodMiniType<ExpressValues> =>
  z.strictObject({
    totalPrice: figure(suppliedDecimalSchema),
    annualCostSavings: figure(suppliedDecimalSchema),
    anticipatedIncentives: z.exactOptional(suppliedDecimalSchema),
    simplePayback: z.exactOptional(suppliedDecimalSchema),
    annualDebtService: z.exactOptional(suppliedDecimalSchema),
    years: keyedListSchema(
      z.strictObject({
        year: wholeNumberSchema(1, PROJECTION_HORIZON_YEARS),
        guaranteedSavings: z.exactOptional(suppliedDecimalSchema),
        debtService: z.exactOptional(suppliedDecimalSchema),
        netSavings: z.exactOptional(suppliedDecimalSchema),
      }),
      ({ year }) => year,
    ),
    totalEstimatedCostSavings: z.exactOptional(suppliedDecimalSchema),
    totalGuaranteedCostSavings: z.exactOptional(suppliedDecimalSchema),
    totalDebtService: z.exactOptional(suppliedDecimalSchema),
    totalInterest: z.exactOptional(suppliedDecimalSchema),
    totalNetSavings: z.exactOptional(suppliedDecimalSchema),
    ghg: z.strictObject({
      entered: z.strictObject({
        annualCO2EstSavings: z.exactOptional(suppliedDecimalSchema),
        annualCH4EstSavings: z.exactOptional(suppliedDecimalSchema),
        totalAnnualCarbonEstReduction: z.exactOptional(suppliedDecimalSchema),
        annualSOXEstSavings: z.exactOptional(suppliedDecimalSchema),
        annualNOXEstSavings: z.exactOptional(suppliedDecimalSchema),
        annualOtherGHGEstSavings: z.exactOptional(suppliedDecimalSchema),
      }),
      computed: z.strictObject({
        annualScope1: z.exactOptional(suppliedDecimalSchema),
        annualScope2: z.exactOptional(suppliedDecimalSchema),
        annualTotal: z.exactOptional(suppliedDecimalSchema),
      }),
    }),
  });
