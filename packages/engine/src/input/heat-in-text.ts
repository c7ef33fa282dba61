import { Decimal } from "../decimal/decimal.js";
import type { FuelCategory } from "../enumerations/fuel-category.js";
import { convertToMmbtu } from "../reference/convert-to-mmbtu.js";
import type { EnergyCommodity } from "../reference/energy-commodity.js";
import { EnergyUnit } from "../reference/energy-unit.js";
import { numberInText } from "./number-in-text.js";

/** A quantity of a fuel with its unit, and its heat. */
export interface HeatInText {
  readonly quantity: Decimal;
  readonly unit: EnergyUnit;
  readonly mmbtuPerUnit: Decimal;
  /** In MMBtu: quantity × MMBtu per unit. */
  readonly mmbtu: Decimal;
}

/** Names of units that people type, in lowercase and without a plural "s". */
const UNIT_NAMES: Readonly<Record<string, EnergyUnit>> = {
  mmbtu: EnergyUnit.Mmbtu,
  therm: EnergyUnit.Therm,
  thm: EnergyUnit.Therm,
  dekatherm: EnergyUnit.Dekatherm,
  decatherm: EnergyUnit.Dekatherm,
  dth: EnergyUnit.Dekatherm,
  gj: EnergyUnit.Gigajoule,
  scf: EnergyUnit.CubicFoot,
  "cubic feet": EnergyUnit.CubicFoot,
  ccf: EnergyUnit.Ccf,
  mcf: EnergyUnit.Mcf,
  kcf: EnergyUnit.Mcf,
  gal: EnergyUnit.Gallon,
  gallon: EnergyUnit.Gallon,
  bbl: EnergyUnit.Barrel,
  barrel: EnergyUnit.Barrel,
  ton: EnergyUnit.ShortTon,
  "short ton": EnergyUnit.ShortTon,
  klb: EnergyUnit.ThousandPounds,
  "ton-hour": EnergyUnit.TonHour,
};

/** The number, and the text after its last digit or bracket. */
const NUMBER_AND_REST = /^(.*[\d)])([^\d)]*)$/;
const PERIODS: readonly (string | undefined)[] = [undefined, "yr", "year"];
const MOST_CHARACTERS = 100;

/**
 * Reads `12,500 therms`, `40 Mcf/yr`, or `2000 gal` as heat. Undefined for text without a unit, for a unit without a
 * published heat content of the fuel, and for a number that can be read in two ways.
 *
 * @param fuel - Fuel of the entry, which determines the heat content.
 *
 * @example
 * import { EnergyCommodity } from "@epb/engine/reference";
 * import { heatInText } from "@epb/engine";
 *
 * heatInText("12,500 therms", EnergyCommodity.NaturalGas)?.mmbtu.toString(); // "1250"
 */
export function heatInText(text: string, fuel: EnergyCommodity | FuelCategory): HeatInText | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const [, digits = "", rest = ""] = NUMBER_AND_REST.exec(text.trim()) ?? [];
  const [name = "", period, ...more] = rest
    .toLowerCase()
    .split(/\/|\bper\b/)
    .map((part) => part.trim().replace(/\.$/, ""));
  if (!PERIODS.includes(period) || more.length > 0) return undefined;
  const unit = UNIT_NAMES[name.replace(/s$/, "")] ?? UNIT_NAMES[name];
  const typed = numberInText(digits);
  if (unit === undefined || typed === undefined || typed.isPercentage || typed.isForeignCurrency) return undefined;
  if (typed.other !== undefined || digits.includes("$")) return undefined;
  const quantity = new Decimal(typed.number);
  const conversion = convertToMmbtu(quantity, fuel, unit);
  if (conversion.kind !== "converted") return undefined;
  const mmbtuPerUnit = conversion.heatContent?.value ?? new Decimal(1);
  return { quantity, unit, mmbtuPerUnit, mmbtu: conversion.mmbtu.value };
}
