/**
 * @spec C §3 Enumerations, "Units"; the ids follow the order of the list and are ours
 */
export const UnitOfMeasure = {
  KwhPerYear: 1,
  KwPerMonth: 2,
  Mmbtu: 3,
  Kgal: 4,
  DollarsPerYear: 5,
  Dollars: 6,
  Years: 7,
  Therms: 8,
  Gallons: 9,
  Mcf: 10,
  Ccf: 11,
  Tons: 12,
} as const;
export type UnitOfMeasure = (typeof UnitOfMeasure)[keyof typeof UnitOfMeasure];

/** Spelled as people write them. Readers of workbooks compare them without regard to case. */
export const UNIT_OF_MEASURE_LABELS: Readonly<Record<UnitOfMeasure, string>> = {
  1: "kWh/yr",
  2: "kW/mo",
  3: "MMBtu",
  4: "kgal",
  5: "$/yr",
  6: "$",
  7: "years",
  8: "therms",
  9: "gal",
  10: "Mcf",
  11: "Ccf",
  12: "tons",
};
