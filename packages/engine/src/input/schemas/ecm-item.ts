import * as z from "zod/mini";
import { BaselineField } from "../../enumerations/baseline-field.js";
import { EsaOption } from "../../enumerations/esa-option.js";
import { GridSubregion } from "../../enumerations/grid-subregion.js";
import { MeasurementOption } from "../../enumerations/measurement-option.js";
import { TechnologyType } from "../../enumerations/technology-type.js";
import { UnitOfMeasure } from "../../enumerations/unit-of-measure.js";
import type { BaselineItem, EcmImplementation, EcmItem, SavingsItem } from "../../model/ecm-item.js";
import {
  dateSchema,
  decimalSchema,
  keyedListSchema,
  keyTextSchema,
  memberSchema,
  nonNegativeSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";

const implementationSchema: z.ZodMiniType<EcmImplementation> = z.strictObject({
  baseConstructionCost: z.exactOptional(nonNegativeSchema),
  deliveryCharge: z.exactOptional(nonNegativeSchema),
  appliedIncentives: z.exactOptional(nonNegativeSchema),
  mvExpense: z.exactOptional(nonNegativeSchema),
});

const savingsItemSchema: z.ZodMiniType<SavingsItem> = z.strictObject({
  // Ids outside 1 to 17 are an issue of the calculation, not of the shape (C §8).
  fieldId: wholeNumberSchema(1, 999),
  value: decimalSchema,
});

export const baselineItemSchema: z.ZodMiniType<BaselineItem> = z.strictObject({
  fieldId: memberSchema(BaselineField),
  value: decimalSchema,
  unitId: z.exactOptional(memberSchema(UnitOfMeasure)),
});

/** @spec C §3 "ECM item" */
export const ecmItemSchema: z.ZodMiniType<EcmItem> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  uuid: keyTextSchema,
  technologyTypeId: z.exactOptional(memberSchema(TechnologyType)),
  ecmNumber: z.exactOptional(textSchema),
  ecmDescription: z.exactOptional(textSchema),
  ecmSize: z.exactOptional(textSchema),
  ecmCoveragePct: z.exactOptional(nonNegativeSchema),
  mvOptionId: z.exactOptional(memberSchema(MeasurementOption)),
  modifiedDate: z.exactOptional(dateSchema),
  location: z.exactOptional(textSchema),
  esaOptionId: z.exactOptional(memberSchema(EsaOption)),
  eGridStateRegionId: z.exactOptional(memberSchema(GridSubregion)),
  GHGOtherSavingsType1MMBtu: z.exactOptional(decimalSchema),
  GHGOtherSavingsType2MMBtu: z.exactOptional(decimalSchema),
  implementation: z.exactOptional(implementationSchema),
  estimatedSavings: z.exactOptional(keyedListSchema(savingsItemSchema, ({ fieldId }) => fieldId)),
  baseline: z.exactOptional(keyedListSchema(baselineItemSchema, ({ fieldId }) => fieldId)),
  otherNonEnergyCostType: z.exactOptional(textSchema),
});
