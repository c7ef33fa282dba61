import * as z from "zod/mini";
import { PROJECTION_HORIZON_YEARS } from "../../constants/horizons.js";
import { CalculationType } from "../../enumerations/calculation-type.js";
import { SavingsCategory } from "../../enumerations/savings-category.js";
import type { AmortizationValues } from "../../model/calculated/amortization-values.js";
import type { CostSavings } from "../../model/calculated/cost-savings-values.js";
import type { EsaPayments } from "../../model/calculated/esa-payments.js";
import type { ItemizedSavings } from "../../model/calculated/itemized-savings-values.js";
import type { PerformancePeriodValues } from "../../model/calculated/performance-period-values.js";
import type {
  SavedCalculatedValues,
  SuppliedCalculatedValues,
} from "../../model/calculated/supplied-calculated-values.js";
import { ecmValuesSchema } from "./ecm-values.js";
import { expressValuesSchema } from "./express-values.js";
import { always, type FigureRule, unlessWithheld } from "./figure-rule.js";
import { projectSummarySchema } from "./project-summary-values.js";
import {
  booleanSchema,
  dateSchema,
  instantSchema,
  keyedListSchema,
  listSchema,
  memberSchema,
  suppliedDecimalSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";

const yearSchema: z.ZodMiniType<number> = wholeNumberSchema(1, PROJECTION_HORIZON_YEARS);
const monthSchema: z.ZodMiniType<number> = wholeNumberSchema(1, 12);

const itemizedSavingsSchema = (figure: FigureRule): z.ZodMiniType<ItemizedSavings> =>
  z.strictObject({
    years: keyedListSchema(
      z.strictObject({
        year: yearSchema,
        categories: keyedListSchema(
          z.strictObject({ fieldId: memberSchema(SavingsCategory), value: figure(suppliedDecimalSchema) }),
          ({ fieldId }) => fieldId,
        ),
        estimatedAnnualSavings: z.exactOptional(suppliedDecimalSchema),
        guaranteedAnnualSavings: z.exactOptional(suppliedDecimalSchema),
        annualContractorPayments: z.exactOptional(suppliedDecimalSchema),
      }),
      ({ year }) => year,
    ),
  });

const performancePeriodSchema = (figure: FigureRule): z.ZodMiniType<PerformancePeriodValues> =>
  z.strictObject({
    years: z.exactOptional(yearSchema),
    yearsWithPayments: z.exactOptional(wholeNumberSchema(0, PROJECTION_HORIZON_YEARS)),
    items: keyedListSchema(
      z.strictObject({
        year: yearSchema,
        expensesBeforeDeliveryCharge: figure(suppliedDecimalSchema),
        totalExpenses: figure(suppliedDecimalSchema),
        incentivesOtherPayments: figure(suppliedDecimalSchema),
        retainedSavings: figure(suppliedDecimalSchema),
        totalPayments: z.exactOptional(suppliedDecimalSchema),
      }),
      ({ year }) => year,
    ),
    total: z.strictObject({
      totalExpenses: figure(suppliedDecimalSchema),
      incentivesOtherPayments: figure(suppliedDecimalSchema),
      totalPayments: z.exactOptional(suppliedDecimalSchema),
    }),
  });

const amortizationSchema = (figure: FigureRule): z.ZodMiniType<AmortizationValues> =>
  z.strictObject({
    detail: keyedListSchema(
      z.strictObject({
        year: yearSchema,
        month: monthSchema,
        paymentNumber: z.exactOptional(wholeNumberSchema(1, 480)),
        paymentDate: z.exactOptional(dateSchema),
        beginningBalance: figure(suppliedDecimalSchema),
        actualPayment: figure(suppliedDecimalSchema),
        incentive: figure(suppliedDecimalSchema),
        principal: figure(suppliedDecimalSchema),
        interest: figure(suppliedDecimalSchema),
        endingBalance: figure(suppliedDecimalSchema),
      }),
      ({ year, month }) => [year, month],
    ),
    summary: keyedListSchema(
      z.strictObject({
        year: yearSchema,
        neededPayment: figure(suppliedDecimalSchema),
        expenseIncentive: figure(suppliedDecimalSchema),
        principalPlusInterest: figure(suppliedDecimalSchema),
        principal: figure(suppliedDecimalSchema),
        interest: figure(suppliedDecimalSchema),
      }),
      ({ year }) => year,
    ),
    total: z.strictObject({
      totalNeededPayment: figure(suppliedDecimalSchema),
      totalExpenseIncentive: figure(suppliedDecimalSchema),
      totalPrincipalPlusInterest: figure(suppliedDecimalSchema),
      totalPrincipal: figure(suppliedDecimalSchema),
      totalInterest: figure(suppliedDecimalSchema),
    }),
    paidOff: z.exactOptional(booleanSchema),
    remainingBalance: z.exactOptional(suppliedDecimalSchema),
  });

const costSavingsSchema = (figure: FigureRule): z.ZodMiniType<CostSavings> =>
  z.strictObject({
    years: keyedListSchema(
      z.strictObject({
        year: yearSchema,
        estimatedSavings: figure(suppliedDecimalSchema),
        guaranteedSavings: figure(suppliedDecimalSchema),
        expenses: figure(suppliedDecimalSchema),
        debtService: figure(suppliedDecimalSchema),
        payment: figure(suppliedDecimalSchema),
        retainedSavings: figure(suppliedDecimalSchema),
      }),
      ({ year }) => year,
    ),
    totalEstimatedCostSavings: z.exactOptional(suppliedDecimalSchema),
    totalGuaranteedCostSavings: z.exactOptional(suppliedDecimalSchema),
    totalPayments: z.exactOptional(suppliedDecimalSchema),
    totalExpenses: z.exactOptional(suppliedDecimalSchema),
    totalDebtService: z.exactOptional(suppliedDecimalSchema),
    totalRetainedSavings: z.exactOptional(suppliedDecimalSchema),
  });

const esaPaymentsSchema = (figure: FigureRule): z.ZodMiniType<EsaPayments> =>
  z.strictObject({
    years: keyedListSchema(
      z.strictObject({
        year: yearSchema,
        esaPrice: figure(suppliedDecimalSchema),
        guarProduction: z.exactOptional(suppliedDecimalSchema),
        esaPayment: z.exactOptional(suppliedDecimalSchema),
        reserveAccount: z.exactOptional(suppliedDecimalSchema),
      }),
      ({ year }) => year,
    ),
    totalEsaPayments: z.exactOptional(suppliedDecimalSchema),
  });

const sections = (figure: FigureRule) => ({
  calculationTypeId: z.exactOptional(memberSchema(CalculationType)),
  projectSummary: z.exactOptional(projectSummarySchema(figure)),
  itemizedSavings: z.exactOptional(itemizedSavingsSchema(figure)),
  ecm: z.exactOptional(ecmValuesSchema(figure)),
  performancePeriod: z.exactOptional(performancePeriodSchema(figure)),
  amortization: z.exactOptional(amortizationSchema(figure)),
  costSavings: z.exactOptional(costSavingsSchema(figure)),
  esaPayments: z.exactOptional(esaPaymentsSchema(figure)),
  express: z.exactOptional(expressValuesSchema(figure)),
  createdDate: z.exactOptional(instantSchema),
  modifiedDate: z.exactOptional(instantSchema),
});

/** Supplied values have the shape of ours; whole sections may be absent. @spec C §3 "Calculated values" */
export const calculatedValuesSchema: z.ZodMiniType<SuppliedCalculatedValues> = z.strictObject(sections(always));

/** Calculated values of a project with inputs that cannot be used: any figure may be withheld (0065). */
export const knownFiguresSchema: z.ZodMiniType<SavedCalculatedValues> = z.strictObject({
  ...sections(unlessWithheld),
  withheld: z.strictObject({ inputs: listSchema(textSchema), figures: listSchema(textSchema) }),
});
