import type { CalculationOptions } from "../calculate/calculation.js";
import type { GridEdition, GridRateType } from "../reference/grid-edition.js";
import { DEFAULT_GRID_EDITION, gridRateReference } from "../reference/grid-emission-rate.js";
import { WARMING_POTENTIAL_SETS } from "../reference/warming-potentials.js";

/** The options of a calculation by name. What was left to the defaults is named too: another version may have others. */
export interface SealedOptions {
  readonly ghg: { readonly edition: string; readonly rateType: string; readonly warmingPotentials: string };
}

export type OptionName = keyof SealedOptions["ghg"];

/** A name that stands for nothing here. */
export interface UnknownOption {
  readonly option: OptionName;
  readonly sealed: string;
  readonly available: readonly string[];
}

const GRID_RATE_TYPES: readonly GridRateType[] = ["total_output", "non_baseload"];

export function sealOptions({ ghg, ...others }: CalculationOptions): SealedOptions {
  // An option that is added has to be sealed too.
  others satisfies Readonly<Record<string, never>>;
  return { ghg: gridRateReference(ghg ?? {}) };
}

export type UnsealedOptions =
  | { readonly ok: true; readonly options: CalculationOptions }
  | { readonly ok: false; readonly unknown: UnknownOption };

/**
 * The options that the names stand for, or the first name that stands for nothing.
 *
 * @param editions - Editions of grid rates to find the name in, beside the default one.
 */
export function unsealOptions({ ghg }: SealedOptions, editions: readonly GridEdition[]): UnsealedOptions {
  const known = [...editions, DEFAULT_GRID_EDITION];
  const edition = known.find(({ name }) => name === ghg.edition);
  const rateType = GRID_RATE_TYPES.find((name) => name === ghg.rateType);
  const warmingPotentials = WARMING_POTENTIAL_SETS.find((name) => name === ghg.warmingPotentials);
  const isUnknown = (option: OptionName, available: readonly string[]): UnsealedOptions => ({
    ok: false,
    unknown: { option, sealed: ghg[option], available },
  });
  if (edition === undefined) return isUnknown("edition", [...new Set(known.map(({ name }) => name))]);
  if (rateType === undefined) return isUnknown("rateType", GRID_RATE_TYPES);
  if (warmingPotentials === undefined) return isUnknown("warmingPotentials", WARMING_POTENTIAL_SETS);
  return { ok: true, options: { ghg: { edition, rateType, warmingPotentials } } };
}
