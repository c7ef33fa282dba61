import { expect, test } from "vitest";
import { expressProject } from "../../../testing/express-project.js";
import { parsed } from "../../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../../testing/plain-project.js";
import { calculateProject } from "../../calculate/calculate-project.js";

type Sections = Readonly<Record<string, unknown>>;

/** The first of these rules is EPB-PLA-032, and EPB-PLA-020 is about emission factors. */
const RULES = /^EPB-PLA-(012|020|03[2-9]|04\d)$/;
const codes = (project: object): readonly string[] =>
  calculateProject(parsed(project))
    .issues.map(({ code }) => code)
    .filter((code) => RULES.test(code));

const esa = (price: string, type: number | undefined, production?: string): Sections => ({
  financing: plainFinancing({ projectAgreementTypeID: type }),
  implementationESAPayments: { year1ESAPrice: price, guarPercentage: "0.9" },
  ecms: [
    plainMeasure({
      esaOptionId: 2,
      eGridStateRegionId: 5,
      estimatedSavings: [
        { fieldId: 1, value: "1000" },
        { fieldId: 2, value: "150000" },
      ],
    }),
  ],
  ...(production !== undefined && { performancePeriodESAPayments: [{ year: 1, guarProduction: production }] }),
});
const demand = (kw: string): Sections => ({
  ecms: [plainMeasure({ estimatedSavings: [...SAVED, { fieldId: 3, value: kw }] })],
});
const SAVED = [{ fieldId: 2, value: "150000" }];
const verified = (mvExpense: string): Sections => ({
  ecms: [plainMeasure({ implementation: { baseConstructionCost: "1000000", mvExpense } })],
});
const rates = (value: string, years: number): Sections => ({
  escalationRates: Array.from({ length: years }, (_, index) => ({ fieldId: 1, year: index + 2, value })),
});
const starting = (loanStartDate: string, implementationPeriodMonths: number): Sections => ({
  financing: plainFinancing({ loanStartDate, implementationPeriodMonths }),
});
const ceiling = (value: string, months = 1): Sections => ({
  cancellationCeiling: Array.from({ length: months }, (_, index) => ({ year: 1, month: index + 1, value })),
});
const factor = (factors: Sections): Sections => ({
  emissionFactors: [{ fuelName: "Coal", defCO2EF: "95", ...factors }],
});
const warming = (gases: Sections): Sections => ({ gridSubregions: [{ subregionId: 5, ...gases }] });
const twice = (second: Sections): Sections => ({
  ecms: [plainMeasure({ uuid: "one", ecmNumber: "1" }), plainMeasure({ uuid: "two", ecmNumber: "2", ...second })],
});

test.each<[string, Sections, readonly string[]]>([
  ["an ESA price of $1", esa("1", 8), []],
  ["an ESA price above $1", esa("1.01", 8), ["EPB-PLA-032"]],
  ["an ESA price in another agreement", esa("0.1", 1), ["EPB-PLA-033"]],
  ["an ESA price without an agreement", esa("0.1", undefined), ["EPB-PLA-033"]],
  ["an ESA price in a power purchase agreement", esa("0.1", 5), []],
  ["a production of 1.5 times the estimate", esa("0.1", 8, "1500"), []],
  ["a production above that", esa("0.1", 8, "1501"), ["EPB-PLA-034"]],
  ["a demand of 50,000 kW", demand("50000"), []],
  ["a demand above that", demand("50001"), ["EPB-PLA-032"]],
  ["M&V for the cost of the measure", verified("1000000"), []],
  ["M&V above its cost", verified("1000001"), ["EPB-PLA-035"]],
  ["two measures with the same entries", twice({}), ["EPB-PLA-036"]],
  [
    "three measures with the same entries",
    { ecms: ["a", "b", "c"].map((uuid) => plainMeasure({ uuid, ecmNumber: uuid })) },
    ["EPB-PLA-036"],
  ],
  ["two measures of another technology", twice({ technologyTypeId: 5 }), []],
  ["two measures with other savings", twice({ estimatedSavings: [{ fieldId: 2, value: "150001" }] }), []],
  ["two measures with other prices", twice({ implementation: { baseConstructionCost: "999999" } }), []],
  ["ten rates of 10%", rates("0.1", 10), []],
  ["ten rates above 10%", rates("0.101", 10), ["EPB-PLA-037"]],
  ["nine rates above 10%", rates("0.101", 9), []],
  ["a loan that starts at the award", starting("2024-01-31", 12), ["EPB-PLA-038"]],
  ["a loan that starts at the award of short work", starting("2024-01-31", 11), []],
  ["a loan that starts later", starting("2024-02-01", 12), []],
  ["a ceiling of one and a half loans", ceiling("1500000"), []],
  ["a ceiling of a hundred loans", ceiling("100000000"), ["EPB-PLA-040"]],
  ["ceilings of a hundred loans in four months", ceiling("100000000", 4), ["EPB-PLA-040"]],
  ["a methane factor in grams", factor({ defCH4EF: "11" }), ["EPB-PLA-020"]],
  ["a nitrous oxide factor in grams", factor({ defN2OEF: "1.6" }), ["EPB-PLA-020"]],
  ["published factors of coal", factor({ defCH4EF: "0.011", defN2OEF: "0.0016" }), []],
  ["a warming potential of 28,000", warming({ CH4GWP: "28000" }), ["EPB-PLA-020"]],
  ["the warming potentials of the sixth assessment", warming({ CH4GWP: "29.8", N2OGWP: "273" }), []],
  ["ZIP code 00000", { location: { zip: "00000" } }, ["EPB-PLA-012"]],
  ["the first ZIP code", { location: { zip: "00501" } }, []],
  ["the state as the country", { location: { state: "NY", country: "NY" } }, ["EPB-PLA-041"]],
  ["another state as the country", { location: { state: "NY", zip: "12207", country: "TX" } }, ["EPB-PLA-041"]],
  ["Canada as the country", { location: { state: "ON", country: "CA" } }, []],
])("%s", (_, sections, expected) => {
  expect(codes(plainProject(sections))).toEqual(expected);
});

test.each([
  ["as much as", "81000", []],
  ["more than", "80999", ["EPB-PLA-039"]],
])("savings of an express project that are %s the bill", (_, elecAvgAnnualCost, expected) => {
  const project = expressProject();
  const data = project.data as { readonly express: object };
  const saved = {
    uuid: "a",
    ecmNumber: "1",
    implementation: { baseConstructionCost: "900000" },
    estimatedSavings: [
      { fieldId: 2, value: "80000" },
      { fieldId: 4, value: "1000" },
    ],
  };
  const express = { ...data.express, energyCost: { elecAvgAnnualCost } };
  expect(codes({ ...project, data: { ...data, express, ecms: [saved] } })).toEqual(expected);
});
