/** @spec C §3 Enumerations, "Fuel categories 1-9" */
export const FuelCategory = {
  Coal: 1,
  Diesel: 2,
  Gasoline: 3,
  HeatingOil: 4,
  JetFuel: 5,
  PurchasedSteam: 6,
  ChilledWater: 7,
  Propane: 8,
  Other: 9,
} as const;
export type FuelCategory = (typeof FuelCategory)[keyof typeof FuelCategory];

export const FUEL_CATEGORY_LABELS: Readonly<Record<FuelCategory, string>> = {
  1: "Coal",
  2: "Diesel",
  3: "Gasoline",
  4: "Heating oil",
  5: "Jet fuel",
  6: "Purchased steam",
  7: "Chilled water",
  8: "Propane",
  9: "Other",
};
