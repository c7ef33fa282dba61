import { INPUT_LIMITS } from "@epb/engine";
import { figureColumn } from "../calculated-figures.js";
import { inputColumn } from "../input-fields.js";
import { heat, type InputValue } from "../input-value.js";
import type { SheetDefinition, TableBlock, TableColumn } from "../manifest.js";

const FUEL_KEY: InputValue = { kind: "text", maximumLength: INPUT_LIMITS.keyLength, suggestions: "fuelNames" };
const FUEL_HELP = "A fuel from the list, or your own name.";
const SUBREGION_HELP = "eGRID subregion of the site; needed for measures that save electricity.";

/** Width of the columns that hold a fuel or a subregion. */
const NAME_WIDTH = 34;
const NUMBER_WIDTH = 16;

const ofSubregion = (member: string, help: string): TableColumn =>
  inputColumn(`gridSubregions[].${member}`, help, { width: NUMBER_WIDTH });

const emission = (path: string, gas: string): TableColumn =>
  inputColumn(path, `${gas} emitted for each MMBtu of the fuel, in place of the published factor.`, {
    width: NUMBER_WIDTH,
  });

const saved = (name: string): TableColumn =>
  figureColumn(`ecm.measures[uuid].ghg.${name}`, { width: NUMBER_WIDTH, total: `ecm.totals.ghg.${name}` });

const fuelSaved = (typeNumber: 1 | 2): TableColumn =>
  inputColumn(
    `ecms[].GHGOtherSavingsType${typeNumber}MMBtu`,
    `Fuel that the measure saves under other savings type ${typeNumber}; used to calculate its greenhouse gas.`,
    { width: NUMBER_WIDTH, value: heat(typeNumber) },
  );

const GRID_SUBREGIONS: TableBlock = {
  kind: "table",
  id: "gridSubregions",
  heading: "Grid subregions",
  intro: "Leave blank to use the published rates of the subregion. Rates entered here replace them.",
  rows: { kind: "records", blankRows: 5 },
  items: { kind: "rows", list: "gridSubregions", key: "subregionId" },
  closing: "Insert further subregions above this row.",
  columns: [
    inputColumn("gridSubregions[].subregionId", "eGRID subregion of the site.", {
      width: NAME_WIDTH,
    }),
    ofSubregion("baseloadCombinedRate", "Emissions of the grid for each kWh, in place of the published rate."),
    ofSubregion("CH4GWP", "Warming potential of methane relative to carbon dioxide, in place of the published value."),
    ofSubregion(
      "N2OGWP",
      "Warming potential of nitrous oxide relative to carbon dioxide, in place of the published value.",
    ),
  ],
};

const EMISSION_FACTORS: TableBlock = {
  kind: "table",
  id: "emissionFactors",
  heading: "Emission factors by fuel",
  intro: "Leave blank to use the published factors. Factors entered here replace them.",
  rows: { kind: "records", blankRows: 10 },
  items: { kind: "rows", list: "emissionFactors", key: "fuelName" },
  closing: "Insert further fuels above this row.",
  columns: [
    inputColumn("emissionFactors[].fuelName", FUEL_HELP, { width: NAME_WIDTH, value: FUEL_KEY }),
    emission("emissionFactors[].defCO2EF", "Carbon dioxide"),
    emission("emissionFactors[].defCH4EF", "Methane"),
    emission("emissionFactors[].defN2OEF", "Nitrous oxide"),
  ],
};

const FUEL_TYPES: TableBlock = {
  kind: "table",
  id: "fuelTypes",
  heading: "Fuel types",
  intro: "Heat content and default factors of the fuels the project uses.",
  rows: { kind: "records", blankRows: 10 },
  items: { kind: "rows", list: "fuelTypes", key: "fuelType" },
  closing: "Insert further fuel types above this row.",
  columns: [
    inputColumn("fuelTypes[].fuelType", FUEL_HELP, { width: NAME_WIDTH, value: FUEL_KEY }),
    inputColumn("fuelTypes[].defaultHighHeatValue", "Heat in one unit of the fuel.", { width: NUMBER_WIDTH }),
    emission("fuelTypes[].defaultCO2EmissionFactor", "Carbon dioxide"),
    emission("fuelTypes[].defaultCH4EmissionFactor", "Methane"),
    emission("fuelTypes[].defaultN2OEmissionFactor", "Nitrous oxide"),
  ],
};

const MEASURE_GHG: TableBlock = {
  kind: "table",
  id: "measureGhg",
  heading: "Greenhouse gas by measure",
  intro: "Identify a measure by its number in the table of measures and their prices.",
  rows: { kind: "records", blankRows: 30 },
  items: { kind: "measureParts" },
  figures: { list: "ecm.measures", key: "uuid" },
  closing: "Total",
  columns: [
    {
      key: "ecmNumber",
      label: "ECM no.",
      help: "The number of the measure in the table of measures and their prices.",
      width: 10,
      content: { kind: "measureNumber" },
    },
    inputColumn("ecms[].eGridStateRegionId", SUBREGION_HELP, { width: NAME_WIDTH }),
    fuelSaved(1),
    fuelSaved(2),
    saved("electricGhg"),
    saved("naturalGasGhg"),
    saved("otherSavingsType1Ghg"),
    saved("otherSavingsType2Ghg"),
    saved("annualScope1"),
    saved("annualScope2"),
    saved("annualTotal"),
  ],
};

export const GHG: SheetDefinition = {
  name: "GHG",
  purpose: "Greenhouse gas (GHG) that the measures save.",
  freezesAt: { table: MEASURE_GHG.id, columns: 2 },
  blocks: [MEASURE_GHG],
};

export const GHG_FACTORS: SheetDefinition = {
  name: "GHG Factors",
  purpose: "The project's own rates and factors, in place of published values.",
  blocks: [GRID_SUBREGIONS, EMISSION_FACTORS, FUEL_TYPES],
};
