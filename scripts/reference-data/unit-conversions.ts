import { EnergyCommodity } from "../../packages/engine/src/reference/energy-commodity.js";
import { EnergyUnit } from "../../packages/engine/src/reference/energy-unit.js";
import type { HeatContentRow, UnitConversionRow } from "../../packages/engine/src/reference/unit-conversion-data.js";
import { cell, dataSource, figure, type Row, readTable } from "./source-tables.js";
import { typescriptFile } from "./typescript-file.js";

/** Rows with MMBtu as the result are heat contents; the others convert between units of the same kind. */
export function unitConversionFile(): readonly [file: string, content: string] {
  const rows = readTable("unit_conversions.csv");
  const isHeat = (row: Row): boolean => cell(row, "to_unit") === "MMBtu";
  return [
    "unit-conversion-rows.ts",
    typescriptFile(
      ["unit_conversions.csv", "data_sources.csv"],
      ['import type { HeatContentRow, UnitConversionRow } from "../unit-conversion-data.js";'],
      [
        {
          name: "HEAT_CONTENT_ROWS",
          type: "readonly HeatContentRow[]",
          value: rows.filter(isHeat).map(heatContentRow),
        },
        {
          name: "UNIT_CONVERSION_ROWS",
          type: "readonly UnitConversionRow[]",
          value: rows.filter((row) => !isHeat(row)).map(unitConversionRow),
        },
      ],
    ),
  ];
}

function heatContentRow(row: Row): HeatContentRow {
  return {
    commodity: memberOf(EnergyCommodity, cell(row, "commodity")),
    unit: memberOf(EnergyUnit, unitName(row, "from_unit")),
    mmbtuPerUnit: figure(row, "factor"),
    basis: cell(row, "basis"),
    sources: sourcesOf(row),
  };
}

function unitConversionRow(row: Row): UnitConversionRow {
  return {
    quantity: cell(row, "commodity"),
    fromUnit: unitName(row, "from_unit"),
    toUnit: unitName(row, "to_unit"),
    factor: figure(row, "factor"),
    basis: cell(row, "basis"),
    sources: sourcesOf(row),
  };
}

/** `gallon` of `gallon (US)`. */
const unitName = (row: Row, heading: string): string => cell(row, heading).replace(/ \(.*\)$/, "");

const sourcesOf = (row: Row): HeatContentRow["sources"] => cell(row, "source_id").split("; ").map(dataSource);

function memberOf<Member extends string>(enumeration: Readonly<Record<string, Member>>, text: string): Member {
  const member = Object.values(enumeration).find((each) => each === text);
  if (member === undefined) throw new Error(`"${text}" is in no enumeration`);
  return member;
}
