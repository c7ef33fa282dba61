import { INPUT_LIMITS } from "@epb/engine";
import { figureColumn } from "../calculated-figures.js";
import { FACTOR, type InputValue, option, SIGNED_QUANTITY } from "../input-value.js";
import type { SheetDefinition, TableColumn } from "../manifest.js";

const factor = (member: string, label: string, unit: string): TableColumn => ({
  key: member,
  label,
  unit,
  width: 16,
  content: { kind: "input", member, value: FACTOR },
});

const fuelKey = (member: string): TableColumn => {
  const value: InputValue = { kind: "text", maximumLength: INPUT_LIMITS.keyLength, suggestions: "fuelNames" };
  return {
    key: member,
    label: "Fuel",
    help: "A fuel of the list, or a name of your own.",
    width: 34,
    content: { kind: "input", member, value },
  };
};

const saved = (name: string): TableColumn =>
  figureColumn(`ecm.measures[uuid].ghg.${name}`, { width: 16, total: `ecm.totals.ghg.${name}` });

export const GHG: SheetDefinition = {
  name: "GHG",
  purpose: "Greenhouse gas (GHG): the project's own rates and factors, and the savings of each measure.",
  freezesAt: { columns: 2 },
  blocks: [
    {
      kind: "table",
      id: "gridSubregions",
      heading: "Grid subregions",
      intro: "Leave blank to use the published rates of the subregion. Rates entered here win.",
      rows: { kind: "records", blankRows: 5 },
      items: { kind: "rows", list: "gridSubregions", key: "subregionId" },
      closing: "Insert further subregions above this row.",
      columns: [
        {
          key: "subregionId",
          label: "Subregion",
          help: "eGRID subregion of the site.",
          width: 34,
          content: { kind: "input", member: "subregionId", value: option("gridSubregions") },
        },
        factor("baseloadCombinedRate", "Baseload combined rate", "kg CO2e/kWh"),
        factor("CH4GWP", "Warming potential of CH4", "kg CO2e/kg"),
        factor("N2OGWP", "Warming potential of N2O", "kg CO2e/kg"),
      ],
    },
    {
      kind: "table",
      id: "emissionFactors",
      heading: "Emission factors by fuel",
      intro: "Leave blank to use the published factors. Factors entered here win.",
      rows: { kind: "records", blankRows: 10 },
      items: { kind: "rows", list: "emissionFactors", key: "fuelName" },
      closing: "Insert further fuels above this row.",
      columns: [
        fuelKey("fuelName"),
        factor("defCO2EF", "CO2", "kg/MMBtu"),
        factor("defCH4EF", "CH4", "kg/MMBtu"),
        factor("defN2OEF", "N2O", "kg/MMBtu"),
      ],
    },
    {
      kind: "table",
      id: "fuelTypes",
      heading: "Fuel types",
      intro: "Heat content and default factors of the fuels the project uses.",
      rows: { kind: "records", blankRows: 10 },
      items: { kind: "rows", list: "fuelTypes", key: "fuelType" },
      closing: "Insert further fuel types above this row.",
      columns: [
        fuelKey("fuelType"),
        factor("defaultHighHeatValue", "High heat value", "MMBtu per unit"),
        factor("defaultCO2EmissionFactor", "CO2", "kg/MMBtu"),
        factor("defaultCH4EmissionFactor", "CH4", "kg/MMBtu"),
        factor("defaultN2OEmissionFactor", "N2O", "kg/MMBtu"),
      ],
    },
    {
      kind: "table",
      id: "measureGhg",
      heading: "Greenhouse gas by measure",
      intro: "Name a measure by its number on Schedule 2a.",
      rows: { kind: "records", blankRows: 60 },
      items: { kind: "measureParts" },
      figures: { list: "ecm.measures", key: "uuid" },
      closing: "Total",
      columns: [
        {
          key: "ecmNumber",
          label: "ECM no.",
          help: "The number of the measure on Schedule 2a.",
          width: 34,
          content: { kind: "measureNumber" },
        },
        {
          key: "eGridStateRegionId",
          label: "Grid subregion",
          help: "eGRID subregion of the site; needed for measures that save electricity.",
          width: 34,
          content: { kind: "input", member: "eGridStateRegionId", value: option("gridSubregions") },
        },
        {
          key: "GHGOtherSavingsType1MMBtu",
          label: "Fuel of other savings type 1",
          unit: "MMBtu/yr",
          width: 16,
          content: { kind: "input", member: "GHGOtherSavingsType1MMBtu", value: SIGNED_QUANTITY },
        },
        {
          key: "GHGOtherSavingsType2MMBtu",
          label: "Fuel of other savings type 2",
          unit: "MMBtu/yr",
          width: 16,
          content: { kind: "input", member: "GHGOtherSavingsType2MMBtu", value: SIGNED_QUANTITY },
        },
        saved("electricGhg"),
        saved("naturalGasGhg"),
        saved("otherSavingsType1Ghg"),
        saved("otherSavingsType2Ghg"),
        saved("annualScope1"),
        saved("annualScope2"),
        saved("annualTotal"),
      ],
    },
  ],
};
