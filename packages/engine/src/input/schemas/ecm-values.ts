import * as z from "zod/mini";
import type { EcmValues, GreenhouseGasSavings } from "../../model/calculated/ecm-values.js";
import type { FigureRule } from "./figure-rule.js";
import { keyedListSchema, keyTextSchema, suppliedDecimalSchema, textSchema, wholeNumberSchema } from "./values.js";

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

const measureFields = (figure: FigureRule) => ({
  totalEnergySavings: z.exactOptional(suppliedDecimalSchema),
  totalEnergyCostSavings: figure(suppliedDecimalSchema),
  estAnnualCostSavings: figure(suppliedDecimalSchema),
  implementationPrice: figure(suppliedDecimalSchema),
  simplePayback: z.exactOptional(suppliedDecimalSchema),
  baselineNonElectricUse: z.exactOptional(suppliedDecimalSchema),
  ghg: greenhouseGasSchema,
});

const fieldTotalsSchema = (figure: FigureRule) =>
  keyedListSchema(
    z.strictObject({ fieldId: wholeNumberSchema(1, 999), value: figure(suppliedDecimalSchema) }),
    ({ fieldId }) => fieldId,
  );

/** Figures of each measure, and of all together. */
export const ecmValuesSchema = (figure: FigureRule): z.ZodMiniType<EcmValues> =>
  z.strictObject({
    measures: keyedListSchema(z.strictObject({ uuid: keyTextSchema, ...measureFields(figure) }), ({ uuid }) => uuid),
    totals: z.strictObject({
      ...measureFields(figure),
      deliveryCharge: z.exactOptional(suppliedDecimalSchema),
      appliedIncentives: z.exactOptional(suppliedDecimalSchema),
      mvExpense: figure(suppliedDecimalSchema),
      savings: fieldTotalsSchema(figure),
      baseline: fieldTotalsSchema(figure),
    }),
    ghgReference: z.exactOptional(
      z.strictObject({ edition: textSchema, rateType: textSchema, warmingPotentials: textSchema }),
    ),
  });
