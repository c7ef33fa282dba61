import { UnitOfMeasure } from "../enumerations/unit-of-measure.js";

/** Units in which energy and fuels are sold. */
export const EnergyUnit = {
  Kwh: "kWh",
  Mmbtu: "MMBtu",
  Therm: "therm",
  Dekatherm: "dekatherm",
  Gigajoule: "GJ",
  /** Cubic foot of gas at standard conditions. */
  CubicFoot: "scf",
  /** Hundred cubic feet. */
  Ccf: "ccf",
  /** Thousand cubic feet. Portfolio Manager writes kcf, and Mcf for a million. */
  Mcf: "mcf",
  /** United States liquid gallon. */
  Gallon: "gallon",
  /** 42 United States gallons. */
  Barrel: "barrel",
  /** 2000 pounds. */
  ShortTon: "short ton",
  /** Thousand pounds of steam. */
  ThousandPounds: "klb",
  /** Refrigeration of one ton over an hour. */
  TonHour: "ton-hour",
} as const;
export type EnergyUnit = (typeof EnergyUnit)[keyof typeof EnergyUnit];

/**
 * The energy unit of a unit of the specification. Power (kW), volume of water, money and time are no energy and no fuel.
 *
 * @spec C §3 Enumerations, "Units"
 */
export const ENERGY_UNIT_OF_MEASURE: Readonly<Record<UnitOfMeasure, EnergyUnit | undefined>> = {
  [UnitOfMeasure.KwhPerYear]: EnergyUnit.Kwh,
  [UnitOfMeasure.KwPerMonth]: undefined,
  [UnitOfMeasure.Mmbtu]: EnergyUnit.Mmbtu,
  [UnitOfMeasure.Kgal]: undefined,
  [UnitOfMeasure.DollarsPerYear]: undefined,
  [UnitOfMeasure.Dollars]: undefined,
  [UnitOfMeasure.Years]: undefined,
  [UnitOfMeasure.Therms]: EnergyUnit.Therm,
  [UnitOfMeasure.Gallons]: EnergyUnit.Gallon,
  [UnitOfMeasure.Mcf]: EnergyUnit.Mcf,
  [UnitOfMeasure.Ccf]: EnergyUnit.Ccf,
  [UnitOfMeasure.Tons]: EnergyUnit.ShortTon,
};
