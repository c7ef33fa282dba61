import * as z from "zod/mini";
import { PROJECTION_HORIZON_YEARS } from "../../constants/horizons.js";
import { CalculationType } from "../../enumerations/calculation-type.js";
import { SavingsCategory } from "../../enumerations/savings-category.js";
import type { AmortizationValues } from "../../model/calculated/amortization-values.js";
import type { CostSavings } from "../../model/calculated/cost-savings-values.js";
import type { EcmValues, GreenhouseGasSavings } from "../../model/calculated/ecm-values.js";
import type { EsaPayments } from "../../model/calculated/esa-payments.js";
import type { ItemizedSavings } from "../../model/calculated/itemized-savings-values.js";
import type { PerformancePeriodValues } from "../../model/calculated/performance-period-values.js";
import type { ProjectSummary } from "../../model/calculated/project-summary.js";
import type { SuppliedCalculatedValues } from "../../model/calculated/supplied-calculated-values.js";
import { expressValuesSchema } from "./express-values.js";
import {
  booleanSchema,
  dateSchema,
  instantSchema,
  keyedListSchema,
  keyTextSchema,
  memberSchema,
  suppliedDecimalSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";

const yearSchema: z.ZodMiniType<number> = wholeNumberSchema(1, PROJECTION_HORIZON_YEARS);
const monthSchema: z.ZodMiniType<number> = wholeNumberSchema(1, 12);

const capitalizationFields = {
  totalAmountFinanced: z.exactOptional(suppliedDecimalSchema),
  startDateOfPerformancePeriod: z.exactOptional(dateSchema),
  endDateOfPerformancePeriod: z.exactOptional(dateSchema),
};

const projectSummarySchema: z.ZodMiniType<ProjectSummary> = z.strictObject({
  implementationTotals: z.strictObject({
    baseConstructionCost: suppliedDecimalSchema,
    designCost: suppliedDecimalSchema,
    projectManagementCost: suppliedDecimalSchema,
    performanceCost: suppliedDecimalSchema,
    commissioningCost: suppliedDecimalSchema,
    mvPercentage: suppliedDecimalSchema,
    mvCost: suppliedDecimalSchema,
    overheadCost: suppliedDecimalSchema,
    profit: suppliedDecimalSchema,
    implementationDeliveryPercentage: z.exactOptional(suppliedDecimalSchema),
    implementationDeliveryCost: suppliedDecimalSchema,
    costOfGoodsAndServices: z.exactOptional(suppliedDecimalSchema),
    projectDevelopmentPrice: suppliedDecimalSchema,
    totalImplementationPrice: suppliedDecimalSchema,
  }),
  financing: z.strictObject({
    projectInterestRate: z.exactOptional(suppliedDecimalSchema),
    loanStartDate: z.exactOptional(dateSchema),
  }),
  capitalization: z.strictObject(capitalizationFields),
  financialSummary: z.strictObject({
    ...capitalizationFields,
    totalImplementationPrice: suppliedDecimalSchema,
    projectInterestRate: z.exactOptional(suppliedDecimalSchema),
    performancePeriodYears: z.exactOptional(yearSchema),
    totalEstimatedCostSavings: z.exactOptional(suppliedDecimalSchema),
    totalGuaranteedCostSavings: z.exactOptional(suppliedDecimalSchema),
    totalPayments: z.exactOptional(suppliedDecimalSchema),
    totalDebtService: z.exactOptional(suppliedDecimalSchema),
    totalInterest: z.exactOptional(suppliedDecimalSchema),
    totalExpenses: z.exactOptional(suppliedDecimalSchema),
    totalRetainedSavings: z.exactOptional(suppliedDecimalSchema),
    simplePayback: z.exactOptional(suppliedDecimalSchema),
    hasUpfrontIncentives: booleanSchema,
    isStateLocal: booleanSchema,
  }),
});

const itemizedSavingsSchema: z.ZodMiniType<ItemizedSavings> = z.strictObject({
  years: keyedListSchema(
    z.strictObject({
      year: yearSchema,
      categories: keyedListSchema(
        z.strictObject({ fieldId: memberSchema(SavingsCategory), value: suppliedDecimalSchema }),
        ({ fieldId }) => fieldId,
      ),
      estimatedAnnualSavings: z.exactOptional(suppliedDecimalSchema),
      guaranteedAnnualSavings: z.exactOptional(suppliedDecimalSchema),
      annualContractorPayments: z.exactOptional(suppliedDecimalSchema),
    }),
    ({ year }) => year,
  ),
});

const greenhouseGasSchema: z.ZodMiniType<GreenhouseGasSavings> = z.strictObject({
  electricEnergy: z.exactOptional(suppliedDecimalSchema),
  electricGhg: z.exactOptional(suppliedDecimalSchema),
  naturalGas: z.exactOptional(suppliedDecimalSchema),
  naturalGasGhg: z.exactOptional(suppliedDecimalSchema),
  otherSavingsType1Ghg: z.exactOptional(suppliedDecimalSchema),
  otherSavingsType2Ghg: z.exactOptional(suppliedDecimalSchema),
  annualScope1: z.exactOptional(suppliedDecimalSchema),
  annualScope2: z.exactOptional(suppliedDecimalSchema),
  annualTotal: z.exactOptional(suppliedDecimalSchema),
});

const measureFields = {
  totalEnergySavings: z.exactOptional(suppliedDecimalSchema),
  totalEnergyCostSavings: suppliedDecimalSchema,
  estAnnualCostSavings: suppliedDecimalSchema,
  implementationPrice: suppliedDecimalSchema,
  simplePayback: z.exactOptional(suppliedDecimalSchema),
  baselineNonElectricUse: z.exactOptional(suppliedDecimalSchema),
  ghg: greenhouseGasSchema,
};

const fieldTotalsSchema = keyedListSchema(
  z.strictObject({ fieldId: wholeNumberSchema(1, 999), value: suppliedDecimalSchema }),
  ({ fieldId }) => fieldId,
);

const ecmValuesSchema: z.ZodMiniType<EcmValues> = z.strictObject({
  measures: keyedListSchema(z.strictObject({ uuid: keyTextSchema, ...measureFields }), ({ uuid }) => uuid),
  totals: z.strictObject({
    ...measureFields,
    deliveryCharge: z.exactOptional(suppliedDecimalSchema),
    appliedIncentives: z.exactOptional(suppliedDecimalSchema),
    mvExpense: suppliedDecimalSchema,
    savings: fieldTotalsSchema,
    baseline: fieldTotalsSchema,
  }),
  ghgReference: z.exactOptional(
    z.strictObject({ edition: textSchema, rateType: textSchema, warmingPotentials: textSchema }),
  ),
});

const performancePeriodSchema: z.ZodMiniType<PerformancePeriodValues> = z.strictObject({
  years: z.exactOptional(yearSchema),
  yearsWithPayments: z.exactOptional(wholeNumberSchema(0, PROJECTION_HORIZON_YEARS)),
  items: keyedListSchema(
    z.strictObject({
      year: yearSchema,
      expensesBeforeDeliveryCharge: suppliedDecimalSchema,
      totalExpenses: suppliedDecimalSchema,
      incentivesOtherPayments: suppliedDecimalSchema,
      retainedSavings: suppliedDecimalSchema,
      totalPayments: z.exactOptional(suppliedDecimalSchema),
    }),
    ({ year }) => year,
  ),
  total: z.strictObject({
    totalExpenses: suppliedDecimalSchema,
    incentivesOtherPayments: suppliedDecimalSchema,
    totalPayments: z.exactOptional(suppliedDecimalSchema),
  }),
});

const amortizationSchema: z.ZodMiniType<AmortizationValues> = z.strictObject({
  detail: keyedListSchema(
    z.strictObject({
      year: yearSchema,
      month: monthSchema,
      paymentNumber: z.exactOptional(wholeNumberSchema(1, 480)),
      paymentDate: z.exactOptional(dateSchema),
      beginningBalance: suppliedDecimalSchema,
      actualPayment: suppliedDecimalSchema,
      incentive: suppliedDecimalSchema,
      principal: suppliedDecimalSchema,
      interest: suppliedDecimalSchema,
      endingBalance: suppliedDecimalSchema,
    }),
    ({ year, month }) => [year, month],
  ),
  summary: keyedListSchema(
    z.strictObject({
      year: yearSchema,
      neededPayment: suppliedDecimalSchema,
      expenseIncentive: suppliedDecimalSchema,
      principalPlusInterest: suppliedDecimalSchema,
      principal: suppliedDecimalSchema,
      interest: suppliedDecimalSchema,
    }),
    ({ year }) => year,
  ),
  total: z.strictObject({
    totalNeededPayment: suppliedDecimalSchema,
    totalExpenseIncentive: suppliedDecimalSchema,
    totalPrincipalPlusInterest: suppliedDecimalSchema,
    totalPrincipal: suppliedDecimalSchema,
    totalInterest: suppliedDecimalSchema,
  }),
  paidOff: z.exactOptional(booleanSchema),
  remainingBalance: z.exactOptional(suppliedDecimalSchema),
});

const costSavingsSchema: z.ZodMiniType<CostSavings> = z.strictObject({
  years: keyedListSchema(
    z.strictObject({
      year: yearSchema,
      estimatedSavings: suppliedDecimalSchema,
      guaranteedSavings: suppliedDecimalSchema,
      expenses: suppliedDecimalSchema,
      debtService: suppliedDecimalSchema,
      payment: suppliedDecimalSchema,
      retainedSavings: suppliedDecimalSchema,
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

const esaPaymentsSchema: z.ZodMiniType<EsaPayments> = z.strictObject({
  years: keyedListSchema(
    z.strictObject({
      year: yearSchema,
      esaPrice: suppliedDecimalSchema,
      guarProduction: z.exactOptional(suppliedDecimalSchema),
      esaPayment: z.exactOptional(suppliedDecimalSchema),
      reserveAccount: z.exactOptional(suppliedDecimalSchema),
    }),
    ({ year }) => year,
  ),
  totalEsaPayments: z.exactOptional(suppliedDecimalSchema),
});

/** Supplied values have the shape of ours; whole sections may be absent. @spec C §3 "Calculated values" */
export const calculatedValuesSchema: z.ZodMiniType<SuppliedCalculatedValues> = z.strictObject({
  calculationTypeId: z.exactOptional(memberSchema(CalculationType)),
  projectSummary: z.exactOptional(projectSummarySchema),
  itemizedSavings: z.exactOptional(itemizedSavingsSchema),
  ecm: z.exactOptional(ecmValuesSchema),
  performancePeriod: z.exactOptional(performancePeriodSchema),
  amortization: z.exactOptional(amortizationSchema),
  costSavings: z.exactOptional(costSavingsSchema),
  esaPayments: z.exactOptional(esaPaymentsSchema),
  express: z.exactOptional(expressValuesSchema),
  createdDate: z.exactOptional(instantSchema),
  modifiedDate: z.exactOptional(instantSchema),
});
