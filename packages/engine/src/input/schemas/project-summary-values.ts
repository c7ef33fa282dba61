import * as z from "zod/mini";
import { PROJECTION_HORIZON_YEARS } from "../../constants/horizons.js";
import type { ProjectSummary } from "../../model/calculated/project-summary.js";
import type { FigureRule } from "./figure-rule.js";
import { booleanSchema, dateSchema, suppliedDecimalSchema, wholeNumberSchema } from "./values.js";

const capitalizationFields = {
  totalAmountFinanced: z.exactOptional(suppliedDecimalSchema),
  startDateOfPerformancePeriod: z.exactOptional(dateSchema),
  endDateOfPerformancePeriod: z.exactOptional(dateSchema),
};

/** Figures of a project as a whole. */
export const projectSummarySchema = (figure: FigureRule): z.ZodMiniType<ProjectSummary> =>
  z.strictObject({
    implementationTotals: z.strictObject({
      baseConstructionCost: figure(suppliedDecimalSchema),
      designCost: figure(suppliedDecimalSchema),
      projectManagementCost: figure(suppliedDecimalSchema),
      performanceCost: figure(suppliedDecimalSchema),
      commissioningCost: figure(suppliedDecimalSchema),
      mvPercentage: figure(suppliedDecimalSchema),
      mvCost: figure(suppliedDecimalSchema),
      overheadCost: figure(suppliedDecimalSchema),
      profit: figure(suppliedDecimalSchema),
      implementationDeliveryPercentage: z.exactOptional(suppliedDecimalSchema),
      implementationDeliveryCost: figure(suppliedDecimalSchema),
      costOfGoodsAndServices: z.exactOptional(suppliedDecimalSchema),
      projectDevelopmentPrice: figure(suppliedDecimalSchema),
      totalImplementationPrice: figure(suppliedDecimalSchema),
    }),
    financing: z.strictObject({
      projectInterestRate: z.exactOptional(suppliedDecimalSchema),
      loanStartDate: z.exactOptional(dateSchema),
    }),
    capitalization: z.strictObject(capitalizationFields),
    financialSummary: z.strictObject({
      ...capitalizationFields,
      totalImplementationPrice: figure(suppliedDecimalSchema),
      projectInterestRate: z.exactOptional(suppliedDecimalSchema),
      performancePeriodYears: z.exactOptional(wholeNumberSchema(1, PROJECTION_HORIZON_YEARS)),
      totalEstimatedCostSavings: z.exactOptional(suppliedDecimalSchema),
      totalGuaranteedCostSavings: z.exactOptional(suppliedDecimalSchema),
      totalPayments: z.exactOptional(suppliedDecimalSchema),
      totalDebtService: z.exactOptional(suppliedDecimalSchema),
      totalInterest: z.exactOptional(suppliedDecimalSchema),
      totalExpenses: z.exactOptional(suppliedDecimalSchema),
      totalRetainedSavings: z.exactOptional(suppliedDecimalSchema),
      simplePayback: z.exactOptional(suppliedDecimalSchema),
      hasUpfrontIncentives: figure(booleanSchema),
      isStateLocal: figure(booleanSchema),
    }),
  });
