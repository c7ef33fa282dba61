import * as z from "zod/mini";
import { FederalContractType } from "../../enumerations/federal-contract-type.js";
import { FuelCategory } from "../../enumerations/fuel-category.js";
import { MarketSegment } from "../../enumerations/market-segment.js";
import { PartyRole } from "../../enumerations/party-role.js";
import { StateLocalSubmarket } from "../../enumerations/state-local-submarket.js";
import { UescContractType } from "../../enumerations/uesc-contract-type.js";
import { YesNo } from "../../enumerations/yes-no.js";
import type { Characteristics } from "../../model/characteristics.js";
import type { Contact } from "../../model/contact.js";
import type { Identification, ProjectLocation } from "../../model/identification.js";
import type { OtherData, OtherSavingsType, ProjectData } from "../../model/project-data.js";
import { ecmItemSchema } from "./ecm-item.js";
import { expressDataSchema } from "./express.js";
import { capitalizationSchema, financingSchema } from "./financing.js";
import { emissionFactorsSchema, fuelTypeSchema, gridSubregionRatesSchema } from "./greenhouse-gas.js";
import {
  esaImplementationSchema,
  esaYearSchema,
  implementationCostSavingsSchema,
  implementationPricingSchema,
} from "./implementation.js";
import {
  keyedListSchema,
  keyTextSchema,
  listSchema,
  memberSchema,
  nonNegativeSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";
import { cancellationCeilingSchema, escalationRateSchema, performancePeriodYearSchema } from "./yearly-items.js";

const locationSchema: z.ZodMiniType<ProjectLocation> = z.strictObject({
  city: z.exactOptional(textSchema),
  state: z.exactOptional(textSchema),
  zip: z.exactOptional(textSchema),
  country: z.exactOptional(textSchema),
});

const identificationSchema: z.ZodMiniType<Identification> = z.strictObject({
  taskOrderNumber: z.exactOptional(textSchema),
  contractNumber: z.exactOptional(textSchema),
  agencyName: z.exactOptional(textSchema),
  subAgencyName: z.exactOptional(textSchema),
  projectIdNumber: z.exactOptional(textSchema),
});

const characteristicsSchema: z.ZodMiniType<Characteristics> = z.strictObject({
  marketSegmentId: z.exactOptional(memberSchema(MarketSegment)),
  federalContractType: z.exactOptional(memberSchema(FederalContractType)),
  stateLocalSubmarketId: z.exactOptional(memberSchema(StateLocalSubmarket)),
  uescContractType: z.exactOptional(memberSchema(UescContractType)),
  espcCampaignParticipant: z.exactOptional(memberSchema(YesNo)),
});

const contactSchema: z.ZodMiniType<Contact> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  role: z.exactOptional(memberSchema(PartyRole)),
  institution: z.exactOptional(textSchema),
  name: z.exactOptional(textSchema),
  title: z.exactOptional(textSchema),
  email: z.exactOptional(textSchema),
  phone: z.exactOptional(textSchema),
});

const otherSchema: z.ZodMiniType<OtherData> = z.strictObject({ guarPctEstSav: z.exactOptional(nonNegativeSchema) });

const otherSavingsTypeSchema: z.ZodMiniType<OtherSavingsType> = z.strictObject({
  category1: z.exactOptional(memberSchema(FuelCategory)),
  category2: z.exactOptional(memberSchema(FuelCategory)),
});

/** @spec C §3 "Project data sections" */
export const projectDataSchema: z.ZodMiniType<ProjectData> = z.strictObject({
  location: z.exactOptional(locationSchema),
  identification: z.exactOptional(identificationSchema),
  characteristics: z.exactOptional(characteristicsSchema),
  contacts: z.exactOptional(listSchema(contactSchema)),
  financing: z.exactOptional(financingSchema),
  capitalization: z.exactOptional(capitalizationSchema),
  other: z.exactOptional(otherSchema),
  escalationRates: z.exactOptional(keyedListSchema(escalationRateSchema, ({ fieldId, year }) => [fieldId, year])),
  otherSavingsType: z.exactOptional(otherSavingsTypeSchema),
  otherPPExpenseType1: z.exactOptional(wholeNumberSchema(1, 999)),
  otherPPExpenseType2: z.exactOptional(wholeNumberSchema(1, 999)),
  implementationCostSavings: z.exactOptional(implementationCostSavingsSchema),
  implementationESAPayments: z.exactOptional(esaImplementationSchema),
  implementationPricing: z.exactOptional(implementationPricingSchema),
  performancePeriod: z.exactOptional(keyedListSchema(performancePeriodYearSchema, ({ year }) => year)),
  performancePeriodESAPayments: z.exactOptional(keyedListSchema(esaYearSchema, ({ year }) => year)),
  cancellationCeiling: z.exactOptional(keyedListSchema(cancellationCeilingSchema, ({ year, month }) => [year, month])),
  gridSubregions: z.exactOptional(keyedListSchema(gridSubregionRatesSchema, ({ subregionId }) => subregionId)),
  emissionFactors: z.exactOptional(keyedListSchema(emissionFactorsSchema, ({ fuelName }) => fuelName)),
  fuelTypes: z.exactOptional(keyedListSchema(fuelTypeSchema, ({ fuelType }) => fuelType)),
  ecms: z.exactOptional(keyedListSchema(ecmItemSchema, ({ uuid }) => uuid)),
  express: z.exactOptional(expressDataSchema),
});
