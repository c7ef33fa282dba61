import type { Decimal } from "@epb/engine";
import { textAmount } from "../../figures/text-amount.js";
import { rateReadings } from "../../figures/unclear-rate.js";

export interface RateTexts {
  readonly rate?: string;
  readonly inflation?: string;
}

/** Fractions per year. */
export interface Rates {
  readonly rate?: Decimal;
  readonly inflation?: Decimal;
}

export type RatesResult =
  | { readonly ok: true; readonly rates: Rates }
  | { readonly ok: false; readonly complaint: string };

/** Reads the rates as they were written; `3` without a percent sign may mean two rates and is refused. */
export function readRates({ rate, inflation }: RateTexts): RatesResult {
  const rates: { rate?: Decimal; inflation?: Decimal } = {};
  for (const [name, text] of [["rate", rate] as const, ["inflation", inflation] as const]) {
    if (text === undefined) continue;
    const value = textAmount(text)?.value;
    if (value === undefined) return { ok: false, complaint: notARate(name, text) };
    const readings = rateReadings(text);
    if (readings !== undefined) return { ok: false, complaint: unclear(name, text, readings) };
    rates[name] = value;
  }
  return { ok: true, rates };
}

const notARate = (name: string, text: string): string =>
  `--${name} ${text} is not a rate. Write --${name} 3% or --${name} 0.03.`;

const unclear = (name: string, text: string, [percent, fraction]: readonly [string, string]): string =>
  `--${name} ${text} may mean ${percent} or ${fraction}. Write --${name} ${percent} or --${name} ${fraction}.`;
