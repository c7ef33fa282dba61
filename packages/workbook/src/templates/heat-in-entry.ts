import { type HeatInText, heatInText, type OtherSavingsType } from "@epb/engine";
import type { InputValue } from "./input-value.js";

/**
 * Reads an entry such as `12,500 therms` in a cell for MMBtu of a fuel; undefined for every other entry.
 *
 * @param fuels - Fuels of the project's other savings types.
 */
export function heatInEntry(text: string, value: InputValue, fuels: OtherSavingsType): HeatInText | undefined {
  if (value.kind !== "decimal" || value.heatOf === undefined) return undefined;
  const fuel = value.heatOf === "naturalGas" ? "natural gas" : fuels[`category${value.heatOf}`];
  return fuel === undefined ? undefined : heatInText(text, fuel);
}

/** `12,500 therms × 0.1 MMBtu per therm = 1,250 MMBtu`, or `1,180 MMBtu` */
export function heatWords({ quantity, unit, mmbtuPerUnit, mmbtu }: HeatInText): string {
  const [from, to] = [quantity, mmbtu].map(withCommas);
  if (unit === "MMBtu") return `${to} MMBtu`;
  return `${from} ${plural(unit)} × ${mmbtuPerUnit.toFixed()} MMBtu per ${unit} = ${to} MMBtu`;
}

/** Symbols such as ccf have no plural. */
const plural = (unit: string): string =>
  /^(?:(?:deka)?therm|gallon|barrel|short ton|ton-hour)$/.test(unit) ? `${unit}s` : unit;

const withCommas = (number: HeatInText["mmbtu"]): string => {
  const [whole = "", part] = number.toFixed().split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}${part === undefined ? "" : `.${part}`}`;
};
