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

export const BASELINE_FIELD_LABELS: Readonly<Record<BaselineField, string>> = {
  1: "Electricity use (kWh/year)",
  2: "Electric demand (kW/month)",
  3: "Natural gas (MMBtu/year)",
  4: "Other 1 (MMBtu/year)",
  5: "Other 2 (MMBtu/year)",
  6: "Water (kGal/year)",
  7: "Energy and resource costs ($/year)",
  8: "O&M ($/year)",
  9: "Other non-energy ($/year)",
  10: "Wastewater (kGal/year)",
};
