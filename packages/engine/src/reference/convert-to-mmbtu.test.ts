import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTable } from "../../../../scripts/build-reference-data.js";
import { quantity } from "../../testing/arbitraries.js";
import { BTU_PER_KWH, BTU_PER_MMBTU } from "../constants/energy.js";
import { Decimal } from "../decimal/decimal.js";
import { FUEL_CATEGORY_LABELS, FuelCategory } from "../enumerations/fuel-category.js";
import { UnitOfMeasure } from "../enumerations/unit-of-measure.js";
import { convertToMmbtu, type HeatContentChoice } from "./convert-to-mmbtu.js";
import { HEAT_CONTENT_ROWS, UNIT_CONVERSION_ROWS } from "./data/unit-conversion-rows.js";
import { EnergyCommodity } from "./energy-commodity.js";
import { EnergyUnit } from "./energy-unit.js";
import { fuelEmissionFactors, NATURAL_GAS_EMISSION_FACTORS } from "./fuel-emission-factors.js";

const { NaturalGas, Electricity } = EnergyCommodity;

function mmbtu(
  amount: string,
  commodity: EnergyCommodity | FuelCategory,
  unit: EnergyUnit | UnitOfMeasure,
  choice?: HeatContentChoice,
): string {
  const answer = convertToMmbtu(new Decimal(amount), commodity, unit, choice);
  return answer.kind === "converted" ? answer.mmbtu.value.toFixed() : answer.kind;
}

describe("a quantity in MMBtu", () => {
  test.each([
    // 12 500 × 0.1
    ["12500", NaturalGas, UnitOfMeasure.Therms, "1250"],
    // 40 × 0.1026 and 40 × 1.026
    ["40", NaturalGas, UnitOfMeasure.Ccf, "4.104"],
    ["40", NaturalGas, UnitOfMeasure.Mcf, "41.04"],
    // 2 000 × 0.138, 0.125, 0.135, 0.091
    ["2000", FuelCategory.Diesel, UnitOfMeasure.Gallons, "276"],
    ["2000", FuelCategory.HeatingOil, UnitOfMeasure.Gallons, "276"],
    ["2000", FuelCategory.Gasoline, UnitOfMeasure.Gallons, "250"],
    ["2000", FuelCategory.JetFuel, UnitOfMeasure.Gallons, "270"],
    ["2000", FuelCategory.Propane, UnitOfMeasure.Gallons, "182"],
    // Propane as gas: 1 000 × 0.002516
    ["1000", FuelCategory.Propane, EnergyUnit.CubicFoot, "2.516"],
    // 3 short tons × 21.39, 25.09
    ["3", FuelCategory.Coal, UnitOfMeasure.Tons, "64.17"],
    ["3", EnergyCommodity.CoalAnthracite, UnitOfMeasure.Tons, "75.27"],
    // 1 000 000 × 0.003412
    ["1000000", Electricity, UnitOfMeasure.KwhPerYear, "3412"],
    // 10 × 1.194, 1 000 × 0.012
    ["10", FuelCategory.PurchasedSteam, EnergyUnit.ThousandPounds, "11.94"],
    ["1000", FuelCategory.ChilledWater, EnergyUnit.TonHour, "12"],
    ["0", NaturalGas, UnitOfMeasure.Therms, "0"],
  ] as const)("%s × %s by %s is %s", (amount, commodity, unit, expected) => {
    expect(mmbtu(amount, commodity, unit)).toBe(expected);
  });

  test("names its heat content with unit, basis and sources", () => {
    const answer = convertToMmbtu(new Decimal(40), NaturalGas, UnitOfMeasure.Ccf);
    if (answer.kind !== "converted") throw new Error("Gas is sold by the ccf");
    expect(answer.mmbtu.unit).toBe("MMBtu");
    expect(answer.heatContent).toMatchObject({ unit: "MMBtu per ccf", basis: "EPA / Portfolio Manager" });
    expect(answer.heatContent?.sources.map(({ id }) => id)).toEqual(["EFH2025-T1", "PM-CONV"]);
    // EIA's averages of the gas delivered: 1,036 Btu per cubic foot in 2022, 1,039 in 2021.
    expect(answer.alternatives.map(({ value }) => value.toFixed())).toEqual(["0.1036", "0.1039"]);
  });

  test("takes another publication's heat content when asked to", () => {
    // 40 × 0.1036, and 2 000 × 0.092
    expect(mmbtu("40", NaturalGas, UnitOfMeasure.Ccf, { sourceId: "EIA-BTU" })).toBe("4.144");
    expect(mmbtu("2000", FuelCategory.Propane, UnitOfMeasure.Gallons, { sourceId: "PM-CONV" })).toBe("184");
    expect(mmbtu("40", NaturalGas, UnitOfMeasure.Ccf, { sourceId: "no such" })).toBe("no-heat-content");
  });

  test("stays what it is, whatever the fuel, when it is in MMBtu already", () => {
    for (const commodity of [...Object.values(FuelCategory), ...Object.values(EnergyCommodity)]) {
      expect(mmbtu("17.5", commodity, UnitOfMeasure.Mmbtu)).toBe("17.5");
    }
  });
});

describe("what cannot be converted", () => {
  test.each([
    UnitOfMeasure.Kgal,
    UnitOfMeasure.KwPerMonth,
    UnitOfMeasure.Dollars,
    UnitOfMeasure.DollarsPerYear,
    UnitOfMeasure.Years,
  ])("unit %i is no energy", (unit) => {
    expect(convertToMmbtu(new Decimal(1), NaturalGas, unit)).toEqual({ kind: "not-energy" });
  });

  test.each([
    [FuelCategory.Coal, UnitOfMeasure.Gallons],
    [FuelCategory.Diesel, UnitOfMeasure.Tons],
    // A ton of cooling is no ton of water.
    [FuelCategory.ChilledWater, UnitOfMeasure.Tons],
    [FuelCategory.Other, UnitOfMeasure.Gallons],
    [Electricity, UnitOfMeasure.Therms],
  ] as const)("commodity %s has no heat content by unit %s, and nothing stands in", (commodity, unit) => {
    expect(convertToMmbtu(new Decimal(1), commodity, unit)).toMatchObject({ kind: "no-heat-content" });
  });
});

describe("the table", () => {
  const published = readTable("unit_conversions.csv");

  test("comes back row by row, each with a source", () => {
    const rows = [
      ...HEAT_CONTENT_ROWS.map((row) => ({ ...row, name: row.commodity, to: "MMBtu", factor: row.mmbtuPerUnit })),
      ...UNIT_CONVERSION_ROWS.map((row) => ({ ...row, name: row.quantity, unit: row.fromUnit, to: row.toUnit })),
    ].map(({ name, unit, to, factor, basis, sources }) => ({ name, unit, to, factor, basis, sources }));
    const text = rows.map(({ name, unit, to, factor, basis, sources }) =>
      [name, unit, to, factor, basis, sources.map(({ id }) => id).join("; ")].join(","),
    );
    expect(text).toEqual(
      published.map(({ from_unit = "", ...row }) =>
        [
          row["commodity"],
          from_unit.replace(/ \(.*/, ""),
          row["to_unit"],
          row["factor"],
          row["basis"],
          row["source_id"],
        ].join(","),
      ),
    );
    expect(rows.every(({ sources }) => sources.length > 0)).toBe(true);
  });

  test("converts by every row when asked for its source", () => {
    for (const { commodity, unit, mmbtuPerUnit, sources, basis } of HEAT_CONTENT_ROWS) {
      const answer = convertToMmbtu(new Decimal(1), commodity, unit);
      if (answer.kind !== "converted") throw new Error(`${commodity} by ${unit}`);
      const all = [answer.heatContent, ...answer.alternatives].filter((each) => each !== undefined);
      const found = all.find((each) => each.basis === basis);
      expect(found?.value.toFixed()).toBe(mmbtuPerUnit);
      expect(found?.sources).toEqual(sources);
    }
  });

  test("agrees with the heat contents that the default emission factors rest on", () => {
    const { Coal, Diesel, Gasoline, HeatingOil, JetFuel, Propane } = FuelCategory;
    for (const category of [Coal, Diesel, Gasoline, HeatingOil, JetFuel, Propane]) {
      const unit = category === Coal ? UnitOfMeasure.Tons : UnitOfMeasure.Gallons;
      const heat = fuelEmissionFactors(category)?.highHeatValue?.value.toFixed();
      expect(mmbtu("1", category, unit), FUEL_CATEGORY_LABELS[category]).toBe(heat);
    }
    const gas = NATURAL_GAS_EMISSION_FACTORS.highHeatValue?.value.toFixed();
    expect(mmbtu("1", NaturalGas, EnergyUnit.CubicFoot)).toBe(gas);
  });

  test("has the specification's heat content of electricity", () => {
    const expected = new Decimal(BTU_PER_KWH).div(BTU_PER_MMBTU).toFixed();
    expect(mmbtu("1", Electricity, EnergyUnit.Kwh)).toBe(expected);
  });
});

describe("laws", () => {
  test("mcf, ccf and cubic feet of gas are the same gas", () => {
    fc.assert(
      fc.property(quantity, (mcf) => {
        const amounts = [
          mmbtu(mcf.toFixed(), NaturalGas, UnitOfMeasure.Mcf),
          mmbtu(mcf.times(10).toFixed(), NaturalGas, UnitOfMeasure.Ccf),
          mmbtu(mcf.times(1000).toFixed(), NaturalGas, EnergyUnit.CubicFoot),
        ];
        expect(new Set(amounts).size).toBe(1);
      }),
    );
  });

  test("a sum converts to the sum", () => {
    fc.assert(
      fc.property(quantity, quantity, fc.constantFrom(...HEAT_CONTENT_ROWS), (a, b, { commodity, unit }) => {
        const sum = new Decimal(mmbtu(a.toFixed(), commodity, unit)).plus(mmbtu(b.toFixed(), commodity, unit));
        expect(mmbtu(a.plus(b).toFixed(), commodity, unit)).toBe(sum.toFixed());
      }),
    );
  });
});
