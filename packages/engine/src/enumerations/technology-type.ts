/**
 * The federal technology categories.
 *
 * @spec C §3 "ECM item", technologyTypeId; the list is D6
 */
export const TechnologyType = {
  BoilerPlant: 1,
  ChillerPlant: 2,
  BuildingAutomation: 3,
  Hvac: 4,
  Lighting: 5,
  BuildingEnvelope: 6,
  ThermalDistribution: 7,
  MotorsAndDrives: 8,
  Refrigeration: 9,
  DistributedGeneration: 10,
  RenewableEnergySystems: 11,
  UtilityDistribution: 12,
  WaterAndSewer: 13,
  PeakShaving: 14,
  RateAdjustments: 15,
  ProcessImprovements: 16,
  Commissioning: 17,
  AdvancedMetering: 18,
  AppliancesAndPlugLoads: 19,
  Other: 20,
} as const;
export type TechnologyType = (typeof TechnologyType)[keyof typeof TechnologyType];

export const TECHNOLOGY_TYPE_LABELS: Readonly<Record<TechnologyType, string>> = {
  1: "Boiler plant",
  2: "Chiller plant",
  3: "Building automation",
  4: "HVAC",
  5: "Lighting",
  6: "Building envelope",
  7: "Chilled/hot water and steam distribution",
  8: "Motors and drives",
  9: "Refrigeration",
  10: "Distributed generation",
  11: "Renewable energy systems",
  12: "Energy/utility distribution",
  13: "Water and sewer",
  14: "Peak shaving/load shifting",
  15: "Rate adjustments",
  16: "Process improvements",
  17: "Commissioning",
  18: "Advanced metering",
  19: "Appliances and plug loads",
  20: "Other",
};
