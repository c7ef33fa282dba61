import { FUEL_CATEGORY_LABELS } from "../enumerations/fuel-category.js";

/** The name under which a project enters its own factors for natural gas. */
export const NATURAL_GAS = "Natural gas";

/**
 * True if two texts name the same fuel: `HeatingOil`, as the specification spells it, is `Heating oil`. Case, spaces,
 * hyphens, and underscores do not count.
 *
 * @spec C §3 "Fuel categories 1-9"
 */
export const isSameFuel = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

/** True if figures use emission factors with this name. */
export const isFuelName = (name: string): boolean =>
  [NATURAL_GAS, ...Object.values(FUEL_CATEGORY_LABELS)].some((fuel) => isSameFuel(fuel, name));

const lettersOf = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, "");
