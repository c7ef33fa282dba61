import { ESA_OPTION_LABELS, EsaOption } from "../enumerations/esa-option.js";
import { GRID_SUBREGION_LABELS, GridSubregion } from "../enumerations/grid-subregion.js";
import { MEASUREMENT_OPTION_LABELS, MeasurementOption } from "../enumerations/measurement-option.js";
import { TECHNOLOGY_TYPE_LABELS, TechnologyType } from "../enumerations/technology-type.js";
import { UNIT_OF_MEASURE_LABELS, UnitOfMeasure } from "../enumerations/unit-of-measure.js";
import type { BaselineItem, EcmImplementation, EcmItem, SavingsItem } from "../model/ecm-item.js";
import type { EmissionFactors, FuelType, GridSubregionRates } from "../model/greenhouse-gas.js";
import {
  choice,
  type DecimalRow,
  date,
  decimal,
  dollars,
  type NotRequired,
  name,
  type RowsOf,
  signed,
  text,
} from "./input-row.js";

export const MEASURE: RowsOf<Omit<EcmItem, "uuid">> = {
  id: name("Measure, id"),
  technologyTypeId: choice("Technology", TechnologyType, TECHNOLOGY_TYPE_LABELS, { isMarked: true }),
  ecmNumber: text("Measure number", { heading: "ECM no.", isMarked: true }),
  ecmDescription: text("Description", { isMarked: true }),
  ecmSize: text("Size"),
  ecmCoveragePct: decimal("Coverage", "percent", { rate: "coverage" }),
  mvOptionId: choice("Measurement and verification option", MeasurementOption, MEASUREMENT_OPTION_LABELS, {
    heading: "M&V option",
  }),
  modifiedDate: date("Date modified"),
  location: text("Location"),
  esaOptionId: choice("Under the ESA", EsaOption, ESA_OPTION_LABELS),
  eGridStateRegionId: choice("Grid subregion", GridSubregion, GRID_SUBREGION_LABELS),
  GHGOtherSavingsType1MMBtu: signed("Fuel of other savings type 1", "quantity", { unit: "MMBtu/yr" }),
  GHGOtherSavingsType2MMBtu: signed("Fuel of other savings type 2", "quantity", { unit: "MMBtu/yr" }),
  otherNonEnergyCostType: text("Kind of other non-energy cost"),
};

export const MEASURE_IMPLEMENTATION: RowsOf<EcmImplementation> = {
  baseConstructionCost: dollars("Base construction cost", { isMarked: true }),
  deliveryCharge: dollars("Delivery charge"),
  appliedIncentives: dollars("Applied incentives"),
  mvExpense: dollars("M&V expense", { unit: "$/yr" }),
};

/** In the unit of their field. */
export const SAVINGS: RowsOf<Pick<SavingsItem, "value">> = {
  value: { ...signed("First-year savings", "quantity"), isRequired: true },
};

export const BASELINE: RowsOf<Omit<BaselineItem, "fieldId">> = {
  value: { ...signed("Baseline", "quantity"), isRequired: true },
  unitId: choice("Unit of the baseline", UnitOfMeasure, UNIT_OF_MEASURE_LABELS),
};

const WARMING = "kg CO2e/kg";

export const GRID_SUBREGION: RowsOf<GridSubregionRates> = {
  subregionId: {
    ...choice("Grid subregion", GridSubregion, GRID_SUBREGION_LABELS, { isMarked: true }),
    isRequired: true,
  },
  baseloadCombinedRate: decimal("Baseload combined rate", "factor", { unit: "kg CO2e/kWh" }),
  CH4GWP: decimal("Warming potential of CH4", "factor", { unit: WARMING }),
  N2OGWP: decimal("Warming potential of N2O", "factor", { unit: WARMING }),
};

const factor = (gas: string): DecimalRow & NotRequired => decimal(`${gas} factor`, "factor", { unit: "kg/MMBtu" });

export const EMISSION_FACTORS: RowsOf<EmissionFactors> = {
  fuelName: { ...name("Fuel", { isMarked: true }), isRequired: true },
  defCO2EF: factor("CO2"),
  defCH4EF: factor("CH4"),
  defN2OEF: factor("N2O"),
};

export const FUEL_TYPE: RowsOf<FuelType> = {
  _id: name("Fuel type, id"),
  fuelType: { ...name("Fuel", { isMarked: true }), isRequired: true },
  defaultHighHeatValue: decimal("High heat value", "factor", { unit: "MMBtu per unit" }),
  defaultCO2EmissionFactor: factor("CO2"),
  defaultCH4EmissionFactor: factor("CH4"),
  defaultN2OEmissionFactor: factor("N2O"),
};
