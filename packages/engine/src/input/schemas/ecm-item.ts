import * as z from "zod/mini";
import { BaselineField } from "../../enumerations/baseline-field.js";
import { BASELINE, MEASURE, MEASURE_IMPLEMENTATION, SAVINGS } from "../../inputs/measure-inputs.js";
import type { BaselineItem, EcmImplementation, EcmItem, SavingsItem } from "../../model/ecm-item.js";
import { valueSchemas } from "./section.js";
import { keyedListSchema, keyTextSchema, memberSchema, wholeNumberSchema } from "./values.js";

const implementationSchema: z.ZodMiniType<EcmImplementation> = z.strictObject(valueSchemas(MEASURE_IMPLEMENTATION));

const savingsItemSchema: z.ZodMiniType<SavingsItem> = z.strictObject({
  // Ids outside 1 to 17 are an issue of the calculation, not of the shape (C §8).
  fieldId: wholeNumberSchema(1, 999),
  ...valueSchemas(SAVINGS),
});

export const baselineItemSchema: z.ZodMiniType<BaselineItem> = z.strictObject({
  fieldId: memberSchema(BaselineField),
  ...valueSchemas(BASELINE),
});

const { id, otherNonEnergyCostType, ...values } = valueSchemas(MEASURE);

/** @spec C §3 "ECM item" */
export const ecmItemSchema: z.ZodMiniType<EcmItem> = z.strictObject({
  id,
  uuid: keyTextSchema,
  ...values,
  implementation: z.exactOptional(implementationSchema),
  estimatedSavings: z.exactOptional(keyedListSchema(savingsItemSchema, ({ fieldId }) => fieldId)),
  baseline: z.exactOptional(keyedListSchema(baselineItemSchema, ({ fieldId }) => fieldId)),
  otherNonEnergyCostType,
});
