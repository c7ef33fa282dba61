import type { FuelCategory, MarketSegment, MeasurementOption, PartyRole, TechnologyType } from "@epb/engine";

/** The technology category of BuildingSync, which follows the same federal list. */
export const TECHNOLOGY_CATEGORIES: Readonly<Record<TechnologyType, string>> = {
  1: "BoilerPlantImprovements",
  2: "ChillerPlantImprovements",
  3: "BuildingAutomationSystems",
  4: "OtherHVAC",
  5: "LightingImprovements",
  6: "BuildingEnvelopeModifications",
  7: "ChilledWaterHotWaterAndSteamDistributionSystems",
  8: "OtherElectricMotorsAndDrives",
  9: "Refrigeration",
  10: "DistributedGeneration",
  11: "RenewableEnergySystems",
  12: "EnergyDistributionSystems",
  13: "WaterAndSewerConservationSystems",
  14: "ElectricalPeakShavingLoadShifting",
  15: "EnergyCostReductionThroughRateAdjustments",
  16: "EnergyRelatedProcessImprovements",
  17: "Uncategorized",
  18: "AdvancedMeteringSystems",
  19: "PlugLoadReductions",
  20: "Uncategorized",
};

/** Systems that a technology certainly changes; several or none are left open. */
export const SYSTEM_CATEGORIES: Readonly<Partial<Record<TechnologyType, string>>> = {
  1: "Heating System",
  2: "Cooling System",
  3: "General Controls and Operations",
  5: "Lighting",
  8: "Motor",
  9: "Refrigeration",
  10: "Onsite Storage, Transmission, Generation",
  11: "Onsite Storage, Transmission, Generation",
  13: "Water Use",
  16: "Process Load",
  19: "Plug Load",
};

export const MEASUREMENT_OPTIONS: Readonly<Record<MeasurementOption, string>> = {
  1: "Option A: Retrofit Isolation With Partial Measurement",
  2: "Option B: Retrofit Isolation With Full Measurement",
  3: "Option C: Whole Building Measurement",
  4: "Option D: Calibrated Simulation",
};

/** Fuel of other savings type 1 or 2. BuildingSync has no name for jet fuel. */
export const FUELS: Readonly<Record<FuelCategory, string>> = {
  1: "Coal",
  2: "Diesel",
  3: "Gasoline",
  4: "Fuel oil",
  5: "Other",
  6: "District steam",
  7: "District chilled water",
  8: "Propane",
  9: "Other",
};

export const CONTACT_ROLES: Readonly<Record<PartyRole, string>> = {
  1: "ESCO",
  2: "Customer",
  3: "Facilitator",
  4: "Other",
  5: "Financier",
  6: "Builder",
  7: "Other",
};

/**
 * Occupancy types that follow from the market segment; a government, lease, or owner does not determine the use of a
 * building.
 */
export const OCCUPANCIES: Readonly<Partial<Record<MarketSegment, string>>> = {
  3: "Health care",
  4: "Education",
  5: "Education-Higher",
  6: "Industrial",
  9: "Public housing",
  10: "Residential",
  11: "Retail",
  12: "Retail",
  13: "Lodging",
};

/** A project is proposed until the customer has signed. */
export const IMPLEMENTATION_STATUSES: Readonly<Record<string, string>> = {
  Pending: "Proposed",
  Approved: "Selected",
};
