import { SavingsCategory } from "./savings-category.js";
import { UnitOfMeasure } from "./unit-of-measure.js";

/** @spec C §3 Enumerations, "Savings fields 1-17"; the mapping is D5 */
export const SavingsField = {
  ElectricEnergyKwhPerYear: 1,
  ElectricEnergyCost: 2,
  ElectricDemandKwPerMonth: 3,
  ElectricDemandCost: 4,
  NaturalGasMmbtu: 5,
  NaturalGasCost: 6,
  OtherSavingsType1Mmbtu: 7,
  OtherSavingsType1Cost: 8,
  OtherSavingsType2Mmbtu: 9,
  OtherSavingsType2Cost: 10,
  WaterKgal: 11,
  WaterCost: 12,
  OperationsAndMaintenance: 13,
  OtherNonEnergy: 14,
  OtherAvoided: 15,
  WastewaterKgal: 16,
  WastewaterCost: 17,
} as const;
export type SavingsField = (typeof SavingsField)[keyof typeof SavingsField];

export interface SavingsFieldDefinition {
  readonly label: string;
  readonly category: SavingsCategory;
  readonly unit: UnitOfMeasure;
}

const { KwhPerYear, KwPerMonth, Mmbtu, Kgal, DollarsPerYear } = UnitOfMeasure;

/**
 * Category and unit of every savings field: the pair decides the field.
 *
 * @spec D5
 */
export const SAVINGS_FIELDS: Readonly<Record<SavingsField, SavingsFieldDefinition>> = {
  1: { label: "Electric energy", category: SavingsCategory.ElectricEnergy, unit: KwhPerYear },
  2: { label: "Electric energy cost", category: SavingsCategory.ElectricEnergy, unit: DollarsPerYear },
  3: { label: "Electric demand", category: SavingsCategory.ElectricDemand, unit: KwPerMonth },
  4: { label: "Electric demand cost", category: SavingsCategory.ElectricDemand, unit: DollarsPerYear },
  5: { label: "Natural gas", category: SavingsCategory.NaturalGas, unit: Mmbtu },
  6: { label: "Natural gas cost", category: SavingsCategory.NaturalGas, unit: DollarsPerYear },
  7: { label: "Other savings type 1", category: SavingsCategory.OtherSavingsType1, unit: Mmbtu },
  8: { label: "Other savings type 1 cost", category: SavingsCategory.OtherSavingsType1, unit: DollarsPerYear },
  9: { label: "Other savings type 2", category: SavingsCategory.OtherSavingsType2, unit: Mmbtu },
  10: { label: "Other savings type 2 cost", category: SavingsCategory.OtherSavingsType2, unit: DollarsPerYear },
  11: { label: "Water", category: SavingsCategory.Water, unit: Kgal },
  12: { label: "Water cost", category: SavingsCategory.Water, unit: DollarsPerYear },
  13: { label: "O&M", category: SavingsCategory.OperationsAndMaintenance, unit: DollarsPerYear },
  14: { label: "Other non-energy", category: SavingsCategory.OtherNonEnergy, unit: DollarsPerYear },
  15: { label: "Other avoided", category: SavingsCategory.OtherAvoided, unit: DollarsPerYear },
  16: { label: "Wastewater/sewage", category: SavingsCategory.Wastewater, unit: Kgal },
  17: { label: "Wastewater/sewage cost", category: SavingsCategory.Wastewater, unit: DollarsPerYear },
};

/**
 * True if a number is the id of a savings field.
 *
 * @example
 * import { isSavingsField } from "@epb/engine";
 *
 * isSavingsField(2); // true
 * isSavingsField(99); // false
 */
export function isSavingsField(fieldId: number): fieldId is SavingsField {
  return Object.hasOwn(SAVINGS_FIELDS, fieldId);
}

/**
 * Savings field with a category and a unit; undefined if the table of D5 does not have this pair.
 *
 * @spec C §5, "Other-savings category and unit pair"
 *
 * @example
 * import { SavingsCategory, savingsFieldOf, UnitOfMeasure } from "@epb/engine";
 *
 * savingsFieldOf(SavingsCategory.NaturalGas, UnitOfMeasure.Mmbtu); // 5
 */
export function savingsFieldOf(category: SavingsCategory, unit: UnitOfMeasure): SavingsField | undefined {
  return Object.values(SavingsField).find(
    (field) => SAVINGS_FIELDS[field].category === category && SAVINGS_FIELDS[field].unit === unit,
  );
}
