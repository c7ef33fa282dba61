import { PROJECTION_HORIZON_YEARS } from "../constants/horizons.js";
import { UNIT_OF_MEASURE_LABELS, UnitOfMeasure } from "../enumerations/unit-of-measure.js";
import type {
  EnergyConsumptionItem,
  EnteredGhgSavings,
  ExpressEnergyCost,
  ExpressFinancing,
  ExpressMeasure,
  ExpressOther,
  NonFacilityMeasure,
  UserDefinedFields,
} from "../model/express-data.js";
import {
  choice,
  type DecimalRow,
  decimal,
  dollars,
  type NotRequired,
  name,
  type RowsOf,
  signed,
  text,
  wholeNumber,
  yesOrNo,
} from "./input-row.js";

const YEARS = { minimum: 1, maximum: PROJECTION_HORIZON_YEARS };

export const EXPRESS_FINANCING: RowsOf<ExpressFinancing> = {
  financeTermYears: wholeNumber("Finance term", YEARS, { unit: "years", isMarked: true }),
  plannedGuaranteeYears: wholeNumber("Planned guarantee", YEARS, { unit: "years", isMarked: true }),
  amtOfIncentivesAnticipated: dollars("Incentives anticipated"),
};

export const EXPRESS_OTHER: RowsOf<ExpressOther> = {
  otherHeatingSourceProviders: text("Other heating source providers"),
  diversityRequirementsMet: yesOrNo("Diversity requirements met"),
  totalSolarPvCapacity: decimal("Solar capacity", "quantity", { unit: "kW" }),
  rateTableIncluded: yesOrNo("Rate table included"),
  jobImpactsImp: decimal("Jobs in the implementation period", "quantity"),
  jobImpactsPerf: decimal("Jobs in the performance period", "quantity"),
};

const perYear = (label: string): DecimalRow & NotRequired => dollars(label, { unit: "$/yr" });

export const EXPRESS_ENERGY_COST: RowsOf<ExpressEnergyCost> = {
  igaPrice: dollars("Price of the investment-grade audit"),
  // Ten years: no audit takes longer.
  workingDaysToCompleteIga: wholeNumber(
    "Investment-grade audit",
    { minimum: 0, maximum: 2_600 },
    { unit: "working days" },
  ),
  electricDemandCharges: perYear("Electric demand charges"),
  elecAvgAnnualCost: perYear("Average electricity cost"),
  natGasAvgAnnualCost: perYear("Average natural gas cost"),
  other1AvgAnnualCost: perYear("Average cost of other type 1"),
  other2AvgAnnualCost: perYear("Average cost of other type 2"),
  waterAvgAnnualCost: perYear("Average water cost"),
};

export const EXPRESS_MEASURE: RowsOf<ExpressMeasure> = {
  id: name("Measure, id"),
  measureNumber: {
    ...name("Number of a measure of the project", { heading: "ECM no.", isMarked: true }),
    isRequired: true,
  },
};

export const NON_FACILITY_MEASURE: RowsOf<NonFacilityMeasure> = {
  measureNumber: { ...name("Number of non-facility measure", { heading: "Number", isMarked: true }), isRequired: true },
  measureDescription: text("Description of non-facility measure", { heading: "Description" }),
};

export const USER_DEFINED_FIELDS: RowsOf<UserDefinedFields> = {
  field1: text("User-defined field 1, name"),
  value1: text("User-defined field 1, value"),
  field2: text("User-defined field 2, name"),
  value2: text("User-defined field 2, value"),
};

export const ENERGY_CONSUMPTION: RowsOf<Omit<EnergyConsumptionItem, "fieldId">> = {
  value: { ...signed("Energy consumption", "quantity"), isRequired: true },
  unitId: choice("Unit of energy consumption", UnitOfMeasure, UNIT_OF_MEASURE_LABELS),
};

const saved = (gas: string, unit: string): DecimalRow & NotRequired => signed(`${gas}, entered`, "quantity", { unit });
const KG = "kg/yr";
const KG_CO2E = "kg CO2e/yr";

/** Like the savings of a measure, emissions may rise. */
export const ENTERED_GHG_SAVINGS: RowsOf<EnteredGhgSavings> = {
  annualCO2EstSavings: saved("Carbon dioxide saved", KG),
  annualCH4EstSavings: saved("Methane saved", KG),
  totalAnnualCarbonEstReduction: saved("Carbon saved in total", KG_CO2E),
  annualSOXEstSavings: saved("Sulfur oxides saved", KG),
  annualNOXEstSavings: saved("Nitrogen oxides saved", KG),
  annualOtherGHGEstSavings: saved("Other greenhouse gases saved", KG_CO2E),
};
