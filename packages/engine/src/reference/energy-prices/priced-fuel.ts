/** Energy with projected prices. Residual oil is not published for residences, coal for industry alone. */
export const PricedFuel = {
  Electricity: "electricity",
  NaturalGas: "natural gas",
  Propane: "propane",
  DistillateFuelOil: "distillate fuel oil",
  ResidualFuelOil: "residual fuel oil",
  Coal: "coal",
} as const;
export type PricedFuel = (typeof PricedFuel)[keyof typeof PricedFuel];
