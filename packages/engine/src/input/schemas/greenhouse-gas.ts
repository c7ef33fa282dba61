import * as z from "zod/mini";
import { GridSubregion } from "../../enumerations/grid-subregion.js";
import type { EmissionFactors, FuelType, GridSubregionRates } from "../../model/greenhouse-gas.js";
import { keyTextSchema, memberSchema, nonNegativeSchema } from "./values.js";

export const gridSubregionRatesSchema: z.ZodMiniType<GridSubregionRates> = z.strictObject({
  subregionId: memberSchema(GridSubregion),
  baseloadCombinedRate: z.exactOptional(nonNegativeSchema),
  CH4GWP: z.exactOptional(nonNegativeSchema),
  N2OGWP: z.exactOptional(nonNegativeSchema),
});

export const emissionFactorsSchema: z.ZodMiniType<EmissionFactors> = z.strictObject({
  fuelName: keyTextSchema,
  defCO2EF: z.exactOptional(nonNegativeSchema),
  defCH4EF: z.exactOptional(nonNegativeSchema),
  defN2OEF: z.exactOptional(nonNegativeSchema),
});

export const fuelTypeSchema: z.ZodMiniType<FuelType> = z.strictObject({
  _id: z.exactOptional(keyTextSchema),
  fuelType: keyTextSchema,
  defaultHighHeatValue: z.exactOptional(nonNegativeSchema),
  defaultCO2EmissionFactor: z.exactOptional(nonNegativeSchema),
  defaultCH4EmissionFactor: z.exactOptional(nonNegativeSchema),
  defaultN2OEmissionFactor: z.exactOptional(nonNegativeSchema),
});
