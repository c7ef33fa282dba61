/** Who buys the energy. Nothing is published for transportation. */
export const EnergySector = {
  Residential: "Residential",
  Commercial: "Commercial",
  Industrial: "Industrial",
  Transportation: "Transportation",
} as const;
export type EnergySector = (typeof EnergySector)[keyof typeof EnergySector];
