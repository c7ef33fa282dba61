/**
 * @spec C §3 Enumerations, "Baseline fields 1-10"
 */
export const BaselineField = {
  ElectricityUseKwhPerYear: 1,
  ElectricDemandKwPerMonth: 2,
  NaturalGasMmbtuPerYear: 3,
  Other1MmbtuPerYear: 4,
  Other2MmbtuPerYear: 5,
  WaterKgalPerYear: 6,
  EnergyAndResourceCosts: 7,
  OperationsAndMaintenance: 8,
  OtherNonEnergy: 9,
  WastewaterKgalPerYear: 10,
} as const;
export type BaselineField = (typeof BaselineField)[keyof typeof BaselineField];

/** Units are spelled as in the labels of units. */
export const BASELINE_FIELD_LABELS: Readonly<Record<BaselineField, string>> = {
  1: "Electricity use (kWh/yr)",
  2: "Electric demand (kW/mo)",
  3: "Natural gas (MMBtu/yr)",
  4: "Other 1 (MMBtu/yr)",
  5: "Other 2 (MMBtu/yr)",
  6: "Water (kgal/yr)",
  7: "Energy and resource costs ($/yr)",
  8: "O&M ($/yr)",
  9: "Other non-energy ($/yr)",
  10: "Wastewater (kgal/yr)",
};
