import { describe, expect, test } from "vitest";
import { readTable } from "../../../../scripts/build-reference-data.js";
import { Decimal } from "../decimal/decimal.js";
import { GridSubregion, gridSubregionFromAcronym } from "../enumerations/grid-subregion.js";
import { findGridEdition } from "./grid-editions.js";
import { type GridRateChoice, gridEmissionRateKgCo2ePerKwh } from "./grid-emission-rate.js";

function rate(subregion: GridSubregion, choice?: GridRateChoice): string | undefined {
  return gridEmissionRateKgCo2ePerKwh(subregion, choice)?.value.toFixed();
}

describe("against the table of CO2e computed apart from the engine", () => {
  // The table has a row for the whole country as well, which is no subregion.
  const rows = readTable("egrid_co2e_derived.csv").filter((row) => row["subregion"] !== "US");

  test("the table holds two editions, two rate types and 27 subregions", () => {
    expect(rows).toHaveLength(2 * 2 * 27);
  });

  test.each(["AR4", "AR5", "AR6"] as const)("every rate agrees under %s, to the printed digits", (set) => {
    const computed = rows.map((row) => {
      const subregion = gridSubregionFromAcronym(row["subregion"] ?? "");
      const edition = findGridEdition(row["edition"] ?? "");
      if (subregion === undefined || edition === undefined) return "unknown";
      const rateType = row["rate_type"] === "non_baseload" ? "non_baseload" : "total_output";
      const value = gridEmissionRateKgCo2ePerKwh(subregion, { edition, rateType, warmingPotentials: set })?.value;
      const poundsPerMwh = value?.times(1000).div("0.45359237");
      // The table was printed with ties to even.
      return `${poundsPerMwh?.toFixed(3, Decimal.ROUND_HALF_EVEN)} ${value?.toFixed(9)}`;
    });
    expect(computed).toEqual(rows.map((row) => `${row[`${set}_lb_per_mwh`]} ${row[`${set}_kg_per_kwh`]}`));
  });
});

test.each(["eGRID2021 (Jan 2023)", "eGRID2022 (Jan 2024)"])(
  "the CO2e that EPA printed in %s is within 0.4% of every rate",
  (name) => {
    const edition = findGridEdition(name);
    const printed = readTable("egrid_output_rates.csv").filter(
      (row) => row["edition"] === name && row["gas"] === "CO2e" && row["rate_type"] === "total_output",
    );
    const differences = printed.flatMap((row) => {
      const subregion = gridSubregionFromAcronym(row["subregion"] ?? "");
      if (subregion === undefined) return [];
      const rate = gridEmissionRateKgCo2ePerKwh(subregion, { ...(edition && { edition }), warmingPotentials: "AR4" });
      const poundsPerMwh = rate?.value.times(1000).div("0.45359237") ?? new Decimal(0);
      return [
        poundsPerMwh
          .div(row["value"] ?? 1)
          .minus(1)
          .abs()
          .toNumber(),
      ];
    });
    expect(differences).toHaveLength(27);
    expect(Math.max(...differences)).toBeLessThan(0.004);
  },
);

test("the default is eGRID2023 of January 2025, total output, AR5, and the rate says so", () => {
  const camx = gridEmissionRateKgCo2ePerKwh(GridSubregion.CAMX);
  // (436.655 + 0.025 × 28 + 0.003 × 265) × 0.45359237 ÷ 1000
  expect(camx?.value.toFixed()).toBe("0.1987414969155");
  expect(camx).toMatchObject({
    unit: "kg CO2e/kWh",
    edition: "eGRID2023 (Jan 2025)",
    rateType: "total_output",
    warmingPotentials: "AR5",
  });
});

test("a rate names the sources of its gases and of its potentials, each once", () => {
  const edition = findGridEdition("eGRID2021 (Jan 2023)");
  if (edition === undefined) throw new Error("The edition is missing");
  const sources = gridEmissionRateKgCo2ePerKwh(GridSubregion.CAMX, { edition })?.sources;
  expect(sources?.map((source) => source.id)).toEqual(["PP-61efbfe", "VERIFI-2025", "EFH2025-T11"]);
});

test("each part of the choice changes the rate", () => {
  const standard = rate(GridSubregion.MROW);
  const edition = findGridEdition("eGRID2022 (Jan 2024)");
  expect(rate(GridSubregion.MROW, { rateType: "non_baseload" })).not.toBe(standard);
  expect(rate(GridSubregion.MROW, { warmingPotentials: "AR6" })).not.toBe(standard);
  expect(rate(GridSubregion.MROW, { ...(edition && { edition }) })).not.toBe(standard);
});

test("a rate the edition does not publish is undefined, and nothing stands in for it", () => {
  const edition = findGridEdition("eGRID2018 (2020)");
  if (edition === undefined) throw new Error("The edition is missing");
  expect(rate(GridSubregion.PRMS, { edition })).toBeUndefined();
  expect(rate(GridSubregion.CAMX, { edition, rateType: "non_baseload" })).toBeUndefined();
  expect(rate(GridSubregion.CAMX, { edition })).toBeDefined();
});
