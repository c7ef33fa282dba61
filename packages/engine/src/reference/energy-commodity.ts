import { FuelCategory } from "../enumerations/fuel-category.js";

/** Energy and fuels with a published heat content, under the names of the table. */
export const EnergyCommodity = {
  Electricity: "electricity",
  NaturalGas: "natural gas",
  DistillateFuelOil2: "distillate fuel oil no. 2 / diesel",
  DistillateFuelOil1: "distillate fuel oil no. 1",
  DistillateFuelOil4: "distillate fuel oil no. 4",
  ResidualFuelOil5: "residual fuel oil no. 5",
  ResidualFuelOil6: "residual fuel oil no. 6",
  DieselAndHeatingOil: "diesel and heating oil",
  HeatingOilLowSulfur: "heating oil (>15 to 500 ppm)",
  MotorGasoline: "motor gasoline",
  MotorGasolineWithEthanol: "motor gasoline (finished, with ethanol)",
  Kerosene: "kerosene",
  JetFuel: "kerosene-type jet fuel",
  PropaneLiquid: "propane (liquid)",
  PropaneGas: "propane (gas)",
  LiquefiedPetroleumGas: "LPG",
  CoalAnthracite: "coal anthracite",
  CoalBituminous: "coal bituminous",
  CoalSubBituminous: "coal sub-bituminous",
  CoalLignite: "coal lignite",
  CoalCommercial: "coal mixed (commercial sector)",
  CoalElectricPower: "coal (electric power sector average)",
  DistrictSteam: "district steam",
  DistrictHotWater: "district hot water",
  ChilledWater: "chilled water",
  CrudeOil: "crude oil",
} as const;
export type EnergyCommodity = (typeof EnergyCommodity)[keyof typeof EnergyCommodity];

/**
 * Commodities whose heat content represents a fuel category. These are the commodities of its emission factors, so heat
 * and emissions use the same row. The user supplies the heat content of Other.
 */
export const COMMODITIES_OF_FUEL_CATEGORY: Readonly<Record<FuelCategory, readonly EnergyCommodity[]>> = {
  [FuelCategory.Coal]: [EnergyCommodity.CoalCommercial],
  [FuelCategory.Diesel]: [EnergyCommodity.DistillateFuelOil2],
  [FuelCategory.Gasoline]: [EnergyCommodity.MotorGasoline],
  [FuelCategory.HeatingOil]: [EnergyCommodity.DistillateFuelOil2],
  [FuelCategory.JetFuel]: [EnergyCommodity.JetFuel],
  [FuelCategory.PurchasedSteam]: [EnergyCommodity.DistrictSteam],
  [FuelCategory.ChilledWater]: [EnergyCommodity.ChilledWater],
  // By the gallon it is liquid, by the cubic foot it is gas.
  [FuelCategory.Propane]: [EnergyCommodity.PropaneLiquid, EnergyCommodity.PropaneGas],
  [FuelCategory.Other]: [],
};
