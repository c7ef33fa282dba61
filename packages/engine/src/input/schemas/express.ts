import * as z from "zod/mini";
import { PROJECTION_HORIZON_YEARS } from "../../constants/horizons.js";
import type {
  EnteredGhgSavings,
  ExpressData,
  ExpressEnergyCost,
  ExpressFinancing,
  ExpressMeasure,
  ExpressOther,
  NonFacilityMeasure,
  UserDefinedFields,
} from "../../model/express-data.js";
import { baselineItemSchema } from "./ecm-item.js";
import {
  booleanSchema,
  decimalSchema,
  keyedListSchema,
  keyTextSchema,
  nonNegativeSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";

/** Ten years: no audit takes longer. */
const LONGEST_AUDIT_WORKING_DAYS = 2_600;

const yearsSchema: z.ZodMiniType<number> = wholeNumberSchema(1, PROJECTION_HORIZON_YEARS);

const financingSchema: z.ZodMiniType<ExpressFinancing> = z.strictObject({
  financeTermYears: z.exactOptional(yearsSchema),
  plannedGuaranteeYears: z.exactOptional(yearsSchema),
  amtOfIncentivesAnticipated: z.exactOptional(nonNegativeSchema),
});

const otherSchema: z.ZodMiniType<ExpressOther> = z.strictObject({
  otherHeatingSourceProviders: z.exactOptional(textSchema),
  diversityRequirementsMet: z.exactOptional(booleanSchema),
  totalSolarPvCapacity: z.exactOptional(nonNegativeSchema),
  rateTableIncluded: z.exactOptional(booleanSchema),
  jobImpactsImp: z.exactOptional(nonNegativeSchema),
  jobImpactsPerf: z.exactOptional(nonNegativeSchema),
});

const energyCostSchema: z.ZodMiniType<ExpressEnergyCost> = z.strictObject({
  igaPrice: z.exactOptional(nonNegativeSchema),
  workingDaysToCompleteIga: z.exactOptional(wholeNumberSchema(0, LONGEST_AUDIT_WORKING_DAYS)),
  electricDemandCharges: z.exactOptional(nonNegativeSchema),
  elecAvgAnnualCost: z.exactOptional(nonNegativeSchema),
  natGasAvgAnnualCost: z.exactOptional(nonNegativeSchema),
  other1AvgAnnualCost: z.exactOptional(nonNegativeSchema),
  other2AvgAnnualCost: z.exactOptional(nonNegativeSchema),
  waterAvgAnnualCost: z.exactOptional(nonNegativeSchema),
});

const measureSchema: z.ZodMiniType<ExpressMeasure> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  measureNumber: keyTextSchema,
});

const nonFacilityMeasureSchema: z.ZodMiniType<NonFacilityMeasure> = z.strictObject({
  measureNumber: keyTextSchema,
  measureDescription: z.exactOptional(textSchema),
});

const userDefinedFieldsSchema: z.ZodMiniType<UserDefinedFields> = z.strictObject({
  field1: z.exactOptional(textSchema),
  value1: z.exactOptional(textSchema),
  field2: z.exactOptional(textSchema),
  value2: z.exactOptional(textSchema),
});

/** Like the savings of a measure, emissions may rise. */
const ghgSavingsSchema: z.ZodMiniType<EnteredGhgSavings> = z.strictObject({
  annualCO2EstSavings: z.exactOptional(decimalSchema),
  annualCH4EstSavings: z.exactOptional(decimalSchema),
  totalAnnualCarbonEstReduction: z.exactOptional(decimalSchema),
  annualSOXEstSavings: z.exactOptional(decimalSchema),
  annualNOXEstSavings: z.exactOptional(decimalSchema),
  annualOtherGHGEstSavings: z.exactOptional(decimalSchema),
});

/** @spec C §3 "ePX additional data" */
export const expressDataSchema: z.ZodMiniType<ExpressData> = z.strictObject({
  financing: z.exactOptional(financingSchema),
  other: z.exactOptional(otherSchema),
  energyCost: z.exactOptional(energyCostSchema),
  measures: z.exactOptional(keyedListSchema(measureSchema, ({ measureNumber }) => measureNumber)),
  nonFacilityMeasures: z.exactOptional(keyedListSchema(nonFacilityMeasureSchema, ({ measureNumber }) => measureNumber)),
  userDefinedFields: z.exactOptional(userDefinedFieldsSchema),
  energyConsumption: z.exactOptional(keyedListSchema(baselineItemSchema, ({ fieldId }) => fieldId)),
  ghgSavings: z.exactOptional(ghgSavingsSchema),
});
