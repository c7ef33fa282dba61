import * as z from "zod/mini";
import { MAXIMUM_PERFORMANCE_PERIOD_YEARS, PROJECTION_HORIZON_YEARS } from "../../constants/horizons.js";
import { ExpenseField } from "../../enumerations/expense-field.js";
import { SavingsCategory } from "../../enumerations/savings-category.js";
import {
  CANCELLATION_CEILING,
  CAPITALIZATION,
  ESCALATION_RATE,
  EXPENSE,
  EXPENSE_TYPES,
  FINANCING,
  OTHER,
  OTHER_SAVINGS_TYPE,
  PERFORMANCE_PERIOD_YEAR,
} from "../../inputs/financing-inputs.js";
import { EMISSION_FACTORS, FUEL_TYPE, GRID_SUBREGION } from "../../inputs/measure-inputs.js";
import { CHARACTERISTICS, CONTACT, IDENTIFICATION, LOCATION } from "../../inputs/project-inputs.js";
import type { CancellationCeilingItem } from "../../model/cancellation-ceiling.js";
import type { Contact } from "../../model/contact.js";
import type { EscalationRateItem } from "../../model/escalation-rate.js";
import type { Capitalization, Financing } from "../../model/financing.js";
import type { EmissionFactors, FuelType, GridSubregionRates } from "../../model/greenhouse-gas.js";
import type { ExpenseItem, PerformancePeriodYear } from "../../model/performance-period-year.js";
import type { ProjectData } from "../../model/project-data.js";
import { ecmItemSchema } from "./ecm-item.js";
import { expressDataSchema } from "./express.js";
import {
  esaImplementationSchema,
  esaYearSchema,
  implementationCostSavingsSchema,
  implementationPricingSchema,
} from "./implementation.js";
import { valueSchemas } from "./section.js";
import { keyedListSchema, listSchema, memberSchema, wholeNumberSchema } from "./values.js";

const financingSchema: z.ZodMiniType<Financing> = z.strictObject(valueSchemas(FINANCING));

const capitalizationSchema: z.ZodMiniType<Capitalization> = z.strictObject(valueSchemas(CAPITALIZATION));

const escalationRateSchema: z.ZodMiniType<EscalationRateItem> = z.strictObject({
  fieldId: memberSchema(SavingsCategory),
  year: wholeNumberSchema(1, PROJECTION_HORIZON_YEARS),
  ...valueSchemas(ESCALATION_RATE),
});

const expenseItemSchema: z.ZodMiniType<ExpenseItem> = z.strictObject({
  fieldId: memberSchema(ExpenseField),
  ...valueSchemas(EXPENSE),
});

/** @spec C §5 "expense item with an existing fieldId" */
const performancePeriodYearSchema: z.ZodMiniType<PerformancePeriodYear> = z.strictObject({
  year: wholeNumberSchema(1, MAXIMUM_PERFORMANCE_PERIOD_YEARS),
  otherExpenses: z.exactOptional(keyedListSchema(expenseItemSchema, ({ fieldId }) => fieldId)),
  ...valueSchemas(PERFORMANCE_PERIOD_YEAR),
});

const cancellationCeilingSchema: z.ZodMiniType<CancellationCeilingItem> = z.strictObject({
  year: wholeNumberSchema(1, MAXIMUM_PERFORMANCE_PERIOD_YEARS),
  month: wholeNumberSchema(1, 12),
  ...valueSchemas(CANCELLATION_CEILING),
});

const gridSubregionRatesSchema: z.ZodMiniType<GridSubregionRates> = z.strictObject(valueSchemas(GRID_SUBREGION));

const emissionFactorsSchema: z.ZodMiniType<EmissionFactors> = z.strictObject(valueSchemas(EMISSION_FACTORS));

const fuelTypeSchema: z.ZodMiniType<FuelType> = z.strictObject(valueSchemas(FUEL_TYPE));

const contactSchema: z.ZodMiniType<Contact> = z.strictObject(valueSchemas(CONTACT));

/** @spec C §3 "Project data sections" */
export const projectDataSchema: z.ZodMiniType<ProjectData> = z.strictObject({
  location: z.exactOptional(z.strictObject(valueSchemas(LOCATION))),
  identification: z.exactOptional(z.strictObject(valueSchemas(IDENTIFICATION))),
  characteristics: z.exactOptional(z.strictObject(valueSchemas(CHARACTERISTICS))),
  contacts: z.exactOptional(listSchema(contactSchema)),
  financing: z.exactOptional(financingSchema),
  capitalization: z.exactOptional(capitalizationSchema),
  other: z.exactOptional(z.strictObject(valueSchemas(OTHER))),
  escalationRates: z.exactOptional(keyedListSchema(escalationRateSchema, ({ fieldId, year }) => [fieldId, year])),
  otherSavingsType: z.exactOptional(z.strictObject(valueSchemas(OTHER_SAVINGS_TYPE))),
  ...valueSchemas(EXPENSE_TYPES),
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
