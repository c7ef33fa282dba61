import { describe, expect, test } from "vitest";
import { readTable } from "../../../../../scripts/build-reference-data.js";
import { Decimal } from "../../decimal/decimal.js";
import type { SourcedYears } from "../sourced-value.js";
import { CensusDivision } from "./census-division.js";
import { censusDivisionOfState } from "./census-division-of-state.js";
import { energyEscalationRates } from "./energy-escalation-rates.js";
import { energyPriceIndices } from "./energy-price-indices.js";
import { EnergySector } from "./energy-sector.js";
import type { EnergySeriesRequest } from "./energy-series.js";
import { PricedFuel } from "./priced-fuel.js";

const YEARS = Array.from({ length: 44 }, (_, index) => 2025 + index);

const REQUESTS: readonly EnergySeriesRequest[] = Object.values(CensusDivision).flatMap((division) =>
  Object.values(EnergySector).flatMap((sector) =>
    Object.values(PricedFuel).map((fuel) => ({ division, sector, fuel })),
  ),
);

const OHIO_OFFICE_POWER: EnergySeriesRequest = {
  division: CensusDivision.EastNorthCentral,
  sector: EnergySector.Commercial,
  fuel: PricedFuel.Electricity,
};

const at = (series: SourcedYears | undefined, year: number): string | undefined => series?.byYear.get(year)?.toFixed();

describe("prices", () => {
  test("of commercial electricity in East North Central fall to 95.6 % in a year", () => {
    // NIST's row 2025,2026,East North Central,Commercial
    const indices = energyPriceIndices(OHIO_OFFICE_POWER);
    expect([at(indices, 2025), at(indices, 2026), at(indices, 2068)]).toEqual([
      "1",
      "0.956183196812944",
      "0.917303878705148",
    ]);
    expect(at(energyEscalationRates(OHIO_OFFICE_POWER), 2026)).toBe("-0.0438168031870561");
  });

  test("name unit and publication", () => {
    expect(energyPriceIndices(OHIO_OFFICE_POWER)).toMatchObject({
      unit: "index, real, 1 in the year of the release",
      sources: [{ id: "NIST-INDICES-2025", edition: "NIST IR 85-3273-40 (2025)" }],
    });
    expect(energyEscalationRates(OHIO_OFFICE_POWER)).toMatchObject({
      unit: "fraction per year, real",
      sources: [{ id: "NIST-ESCALATION-2025" }],
    });
  });

  test("are of the release asked for", () => {
    const { byYear } = energyPriceIndices(OHIO_OFFICE_POWER) ?? {};
    expect(energyPriceIndices({ ...OHIO_OFFICE_POWER, releaseYear: 2025 })?.byYear).toEqual(byYear);
    expect(energyPriceIndices({ ...OHIO_OFFICE_POWER, releaseYear: 2024 })).toBeUndefined();
    expect(energyEscalationRates({ ...OHIO_OFFICE_POWER, releaseYear: 2024 })).toBeUndefined();
  });
});

describe.each([
  ["nist_energy_price_indices_2025.csv", energyPriceIndices],
  ["nist_energy_escalation_rates_2025.csv", energyEscalationRates],
] as const)("%s", (file, seriesOf) => {
  const rows = readTable(file);

  test("comes back cell by cell", () => {
    const published = new Map(
      rows.flatMap((row) =>
        Object.values(PricedFuel).map((fuel) => {
          const printed = row[fuel.replaceAll(" ", "_")] ?? "";
          const key = [row["division"], row["sector"], fuel, row["year"]].join();
          return [key, printed === "" ? undefined : new Decimal(printed).toFixed()] as const;
        }),
      ),
    );
    expect(published.size).toBe(1760 * 6);
    const found = new Map(
      REQUESTS.flatMap((request) => {
        const series = seriesOf(request);
        return YEARS.map((year) => [[request.division, request.sector, request.fuel, year].join(), at(series, year)]);
      }),
    );
    expect(found).toEqual(published);
  });

  test("has the years 2025 to 2068 and no others", () => {
    for (const request of REQUESTS) {
      const series = seriesOf(request);
      if (series !== undefined) expect([...series.byYear.keys()]).toEqual(YEARS);
    }
  });

  test("has 15 series in each division: none for transportation, residual oil at home, or coal outside industry", () => {
    const missing = REQUESTS.filter((request) => seriesOf(request) === undefined);
    expect(missing).toEqual(
      REQUESTS.filter(
        ({ sector, fuel }) =>
          sector === EnergySector.Transportation ||
          (fuel === PricedFuel.ResidualFuelOil && sector === EnergySector.Residential) ||
          (fuel === PricedFuel.Coal && sector !== EnergySector.Industrial),
      ),
    );
    expect(REQUESTS.length - missing.length).toBe(10 * 15);
  });
});

describe("laws of the series", () => {
  test("every index starts at 1 and stays believable", () => {
    for (const request of REQUESTS) {
      const series = energyPriceIndices(request);
      if (series === undefined) continue;
      expect(at(series, 2025)).toBe("1");
      for (const index of series.byYear.values()) expect(index.gt("0.4") && index.lt("2.6")).toBe(true);
    }
  });

  test("every rate is a fraction: between −30 % and 30 % a year", () => {
    for (const request of REQUESTS) {
      for (const rate of energyEscalationRates(request)?.byYear.values() ?? []) expect(rate.abs().lt("0.3")).toBe(true);
    }
  });

  test("a year's index is the year before's, grown by the year's rate, to the printed digits", () => {
    let compared = 0;
    for (const request of REQUESTS) {
      const indices = energyPriceIndices(request)?.byYear;
      const rates = energyEscalationRates(request)?.byYear;
      for (const year of YEARS.slice(1)) {
        const [before, index, rate] = [indices?.get(year - 1), indices?.get(year), rates?.get(year)];
        if (before === undefined || index === undefined || rate === undefined) continue;
        compared += 1;
        // Fifteen digits are printed of each.
        expect(before.times(rate.plus(1)).minus(index).abs().lt("2e-14"), `${Object.values(request)} ${year}`).toBe(
          true,
        );
      }
    }
    expect(compared).toBe(150 * 43);
  });
});

describe("the division of a state", () => {
  test("returns every row of the table", () => {
    const rows = readTable("state_census_division.csv");
    expect(rows.map((row) => censusDivisionOfState(row["State"] ?? ""))).toEqual(rows.map((row) => row["Division"]));
    expect(rows).toHaveLength(51);
  });

  test("leads to its prices", () => {
    expect(censusDivisionOfState("OH")).toBe(OHIO_OFFICE_POWER.division);
    expect(censusDivisionOfState(" oh")).toBe(OHIO_OFFICE_POWER.division);
  });

  test.each(["", "PR", "GU", "Ohio", "constructor"])("%j has none", (state) => {
    expect(censusDivisionOfState(state)).toBeUndefined();
  });
});
