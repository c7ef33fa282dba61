import * as z from "zod/mini";
import {
  ENTERED_GHG_SAVINGS,
  EXPRESS_ENERGY_COST,
  EXPRESS_FINANCING,
  EXPRESS_MEASURE,
  EXPRESS_OTHER,
  NON_FACILITY_MEASURE,
  USER_DEFINED_FIELDS,
} from "../../inputs/express-inputs.js";
import type { ExpressData, ExpressMeasure, NonFacilityMeasure } from "../../model/express-data.js";
import { baselineItemSchema } from "./ecm-item.js";
import { valueSchemas } from "./section.js";
import { keyedListSchema } from "./values.js";

const measureSchema: z.ZodMiniType<ExpressMeasure> = z.strictObject(valueSchemas(EXPRESS_MEASURE));

const nonFacilityMeasureSchema: z.ZodMiniType<NonFacilityMeasure> = z.strictObject(valueSchemas(NON_FACILITY_MEASURE));

/** @spec C §3 "ePX additional data" */
export const expressDataSchema: z.ZodMiniType<ExpressData> = z.strictObject({
  financing: z.exactOptional(z.strictObject(valueSchemas(EXPRESS_FINANCING))),
  other: z.exactOptional(z.strictObject(valueSchemas(EXPRESS_OTHER))),
  energyCost: z.exactOptional(z.strictObject(valueSchemas(EXPRESS_ENERGY_COST))),
  measures: z.exactOptional(keyedListSchema(measureSchema, ({ measureNumber }) => measureNumber)),
  nonFacilityMeasures: z.exactOptional(keyedListSchema(nonFacilityMeasureSchema, ({ measureNumber }) => measureNumber)),
  userDefinedFields: z.exactOptional(z.strictObject(valueSchemas(USER_DEFINED_FIELDS))),
  energyConsumption: z.exactOptional(keyedListSchema(baselineItemSchema, ({ fieldId }) => fieldId)),
  ghgSavings: z.exactOptional(z.strictObject(valueSchemas(ENTERED_GHG_SAVINGS))),
});
