import * as z from "zod/mini";
import type { EsaImplementation, EsaYearInput } from "../../model/esa.js";
import type { ImplementationCostSavings, ImplementationPricing } from "../../model/implementation.js";
import { decimalSchema, keyTextSchema, nonNegativeSchema, wholeNumberSchema } from "./values.js";

export const implementationCostSavingsSchema: z.ZodMiniType<ImplementationCostSavings> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  estimatedCostSavings: z.exactOptional(decimalSchema),
  guaranteedCostSavings: z.exactOptional(decimalSchema),
  payment: z.exactOptional(nonNegativeSchema),
});

export const implementationPricingSchema: z.ZodMiniType<ImplementationPricing> = z.strictObject({
  percentages: z.exactOptional(
    z.strictObject({
      design: z.exactOptional(nonNegativeSchema),
      projectManagement: z.exactOptional(nonNegativeSchema),
      performanceBonds: z.exactOptional(nonNegativeSchema),
      commissioningTraining: z.exactOptional(nonNegativeSchema),
      mv: z.exactOptional(nonNegativeSchema),
      overhead: z.exactOptional(nonNegativeSchema),
      profit: z.exactOptional(nonNegativeSchema),
    }),
  ),
  costOfGoods: z.exactOptional(
    z.strictObject({
      subcontractor: z.exactOptional(nonNegativeSchema),
      mvEquipment: z.exactOptional(nonNegativeSchema),
      selfPerformedWork: z.exactOptional(nonNegativeSchema),
      otherPurchases: z.exactOptional(nonNegativeSchema),
    }),
  ),
  projectDevelopmentPrice: z.exactOptional(nonNegativeSchema),
});

export const esaImplementationSchema: z.ZodMiniType<EsaImplementation> = z.strictObject({
  year1ESAPrice: z.exactOptional(nonNegativeSchema),
  guarPercentage: z.exactOptional(nonNegativeSchema),
  energyDegradation: z.exactOptional(nonNegativeSchema),
  estFmv: z.exactOptional(nonNegativeSchema),
});

export const esaYearSchema: z.ZodMiniType<EsaYearInput> = z.strictObject({
  // Years beyond the ESA horizon are an issue of the calculation, not of the shape.
  year: wholeNumberSchema(1, 40),
  guarProduction: z.exactOptional(nonNegativeSchema),
  reserveAccount: z.exactOptional(nonNegativeSchema),
});
