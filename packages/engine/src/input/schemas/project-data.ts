import * as z from "zod/mini";
import { MAXIMUM_PERFORMANCE_PERIOD_YEARS, PROJECTION_HORIZON_YEARS } from "../../constants/horizons.js";
import { AgreementType } from "../../enumerations/agreement-type.js";
import { ExpenseField } from "../../enumerations/expense-field.js";
import { FederalContractType } from "../../enumerations/federal-contract-type.js";
import { FinancingType } from "../../enumerations/financing-type.js";
import { FuelCategory } from "../../enumerations/fuel-category.js";
import { GridSubregion } from "../../enumerations/grid-subregion.js";
import { MarketSegment } from "../../enumerations/market-segment.js";
import { PartyRole } from "../../enumerations/party-role.js";
import { PaymentFrequency } from "../../enumerations/payment-frequency.js";
import { PaymentTiming } from "../../enumerations/payment-timing.js";
import { SavingsCategory } from "../../enumerations/savings-category.js";
import { StateLocalSubmarket } from "../../enumerations/state-local-submarket.js";
import { UescContractType } from "../../enumerations/uesc-contract-type.js";
import { YesNo } from "../../enumerations/yes-no.js";
import type { CancellationCeilingItem } from "../../model/cancellation-ceiling.js";
import type { Characteristics } from "../../model/characteristics.js";
import type { Contact } from "../../model/contact.js";
import type { EscalationRateItem } from "../../model/escalation-rate.js";
import type { Capitalization, Financing } from "../../model/financing.js";
import type { EmissionFactors, FuelType, GridSubregionRates } from "../../model/greenhouse-gas.js";
import type { Identification, ProjectLocation } from "../../model/identification.js";
import type { ExpenseItem, PerformancePeriodYear } from "../../model/performance-period-year.js";
import type { OtherData, OtherSavingsType, ProjectData } from "../../model/project-data.js";
import { ecmItemSchema } from "./ecm-item.js";
import { expressDataSchema } from "./express.js";
import {
  esaImplementationSchema,
  esaYearSchema,
  implementationCostSavingsSchema,
  implementationPricingSchema,
} from "./implementation.js";
import {
  dateSchema,
  decimalSchema,
  keyedListSchema,
  keyTextSchema,
  listSchema,
  memberSchema,
  nonNegativeSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";

/** Ten years: no construction runs longer. */
const LONGEST_IMPLEMENTATION_MONTHS = 120;

const financingSchema: z.ZodMiniType<Financing> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  financingIndex: z.exactOptional(textSchema),
  indexRate: z.exactOptional(nonNegativeSchema),
  addedPremium: z.exactOptional(decimalSchema),
  financingIssueDate: z.exactOptional(dateSchema),
  awardDate: z.exactOptional(dateSchema),
  effectiveThroughDate: z.exactOptional(dateSchema),
  implementationPeriodMonths: z.exactOptional(wholeNumberSchema(0, LONGEST_IMPLEMENTATION_MONTHS)),
  loanStartDate: z.exactOptional(dateSchema),
  projectAgreementTypeID: z.exactOptional(memberSchema(AgreementType)),
  paymentTimingYear: z.exactOptional(memberSchema(PaymentFrequency)),
  paymentTimingTypeID: z.exactOptional(memberSchema(PaymentTiming)),
  primaryFinancingTypeID: z.exactOptional(memberSchema(FinancingType)),
  secondaryFinancingTypeID: z.exactOptional(memberSchema(FinancingType)),
});

const capitalizationSchema: z.ZodMiniType<Capitalization> = z.strictObject({
  procureConstrIntr: z.exactOptional(nonNegativeSchema),
  procureOther: z.exactOptional(nonNegativeSchema),
  bondedAmt: z.exactOptional(nonNegativeSchema),
});

const escalationRateSchema: z.ZodMiniType<EscalationRateItem> = z.strictObject({
  fieldId: memberSchema(SavingsCategory),
  year: wholeNumberSchema(1, PROJECTION_HORIZON_YEARS),
  value: decimalSchema,
});

const expenseItemSchema: z.ZodMiniType<ExpenseItem> = z.strictObject({
  fieldId: memberSchema(ExpenseField),
  value: nonNegativeSchema,
});

/** @spec C §5 "expense item with an existing fieldId" */
const performancePeriodYearSchema: z.ZodMiniType<PerformancePeriodYear> = z.strictObject({
  year: wholeNumberSchema(1, MAXIMUM_PERFORMANCE_PERIOD_YEARS),
  otherExpenses: z.exactOptional(keyedListSchema(expenseItemSchema, ({ fieldId }) => fieldId)),
  measurementVerification: z.exactOptional(nonNegativeSchema),
  deliveryChargePct: z.exactOptional(nonNegativeSchema),
  incentivesOtherPayments: z.exactOptional(nonNegativeSchema),
  retainedSavings: z.exactOptional(nonNegativeSchema),
});

const cancellationCeilingSchema: z.ZodMiniType<CancellationCeilingItem> = z.strictObject({
  year: wholeNumberSchema(1, MAXIMUM_PERFORMANCE_PERIOD_YEARS),
  month: wholeNumberSchema(1, 12),
  value: nonNegativeSchema,
});

const gridSubregionRatesSchema: z.ZodMiniType<GridSubregionRates> = z.strictObject({
  subregionId: memberSchema(GridSubregion),
  baseloadCombinedRate: z.exactOptional(nonNegativeSchema),
  CH4GWP: z.exactOptional(nonNegativeSchema),
  N2OGWP: z.exactOptional(nonNegativeSchema),
});

const emissionFactorsSchema: z.ZodMiniType<EmissionFactors> = z.strictObject({
  fuelName: keyTextSchema,
  defCO2EF: z.exactOptional(nonNegativeSchema),
  defCH4EF: z.exactOptional(nonNegativeSchema),
  defN2OEF: z.exactOptional(nonNegativeSchema),
});

const fuelTypeSchema: z.ZodMiniType<FuelType> = z.strictObject({
  _id: z.exactOptional(keyTextSchema),
  fuelType: keyTextSchema,
  defaultHighHeatValue: z.exactOptional(nonNegativeSchema),
  defaultCO2EmissionFactor: z.exactOptional(nonNegativeSchema),
  defaultCH4EmissionFactor: z.exactOptional(nonNegativeSchema),
  defaultN2OEmissionFactor: z.exactOptional(nonNegativeSchema),
});

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
