/**
 * Other Avoided exists as a value only: nothing is escalated or itemized under it.
 *
 * @spec C §3 Enumerations, "Savings categories"
 */
export const SavingsCategory = {
  ElectricEnergy: 1,
  ElectricDemand: 2,
  NaturalGas: 3,
  OtherSavingsType1: 4,
  OtherSavingsType2: 5,
  Water: 6,
  OperationsAndMaintenance: 7,
  OtherNonEnergy: 8,
  OtherAvoided: 9,
  Wastewater: 10,
} as const;
export type SavingsCategory = (typeof SavingsCategory)[keyof typeof SavingsCategory];

export const SAVINGS_CATEGORY_LABELS: Readonly<Record<SavingsCategory, string>> = {
  1: "Electric energy",
  2: "Electric demand",
  3: "Natural gas",
  4: "Other savings type 1",
  5: "Other savings type 2",
  6: "Water",
  7: "O&M",
  8: "Other non-energy savings",
  9: "Other avoided",
  10: "Wastewater/sewage",
};
