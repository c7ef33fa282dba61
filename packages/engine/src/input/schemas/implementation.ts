import * as z from "zod/mini";
import {
  COST_OF_GOODS,
  ESA_IMPLEMENTATION,
  ESA_YEAR,
  IMPLEMENTATION_COST_SAVINGS,
  IMPLEMENTATION_PRICING,
  PRICING_PERCENTAGES,
} from "../../inputs/financing-inputs.js";
import type { EsaImplementation, EsaYearInput } from "../../model/esa.js";
import type { ImplementationCostSavings, ImplementationPricing } from "../../model/implementation.js";
import { valueSchemas } from "./section.js";
import { wholeNumberSchema } from "./values.js";

export const implementationCostSavingsSchema: z.ZodMiniType<ImplementationCostSavings> = z.strictObject(
  valueSchemas(IMPLEMENTATION_COST_SAVINGS),
);

export const implementationPricingSchema: z.ZodMiniType<ImplementationPricing> = z.strictObject({
  percentages: z.exactOptional(z.strictObject(valueSchemas(PRICING_PERCENTAGES))),
  costOfGoods: z.exactOptional(z.strictObject(valueSchemas(COST_OF_GOODS))),
  ...valueSchemas(IMPLEMENTATION_PRICING),
});

export const esaImplementationSchema: z.ZodMiniType<EsaImplementation> = z.strictObject(
  valueSchemas(ESA_IMPLEMENTATION),
);

export const esaYearSchema: z.ZodMiniType<EsaYearInput> = z.strictObject({
  // Years beyond the ESA horizon are an issue of the calculation, not of the shape.
  year: wholeNumberSchema(1, 40),
  ...valueSchemas(ESA_YEAR),
});
