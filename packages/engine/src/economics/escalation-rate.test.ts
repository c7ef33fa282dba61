import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { decimalText } from "../../testing/arbitraries.js";
import { Decimal, ONE } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { CensusDivision } from "../reference/energy-prices/census-division.js";
import { energyPriceIndices } from "../reference/energy-prices/energy-price-indices.js";
import { EnergySector } from "../reference/energy-prices/energy-sector.js";
import { PricedFuel } from "../reference/energy-prices/priced-fuel.js";
import { calculatorRate } from "./calculator-rate.js";
import {
  type ContractTerm,
  type FuelPrices,
  type UniformEscalation,
  uniformEscalationRate,
} from "./escalation-rate.js";
import { priceIndices } from "./price-index.js";

const d = (value: Decimal | number | string): Decimal => new Decimal(value);

const pricesFrom = (firstYear: number, prices: readonly (Decimal | number | string)[]): ReadonlyMap<number, Decimal> =>
  new Map(prices.map((price, index) => [firstYear + index, d(price)]));

const only = (prices: ReadonlyMap<number, Decimal>, fuel = "Electricity"): FuelPrices[] => [
  { fuel, share: ONE, prices },
];

function found(fuels: readonly FuelPrices[], term: ContractTerm): UniformEscalation {
  const result = uniformEscalationRate(fuels, term);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

// EXPECTED_RESULTS.txt of NIST's Energy Escalation Rate Calculator (github.com/usnistgov/eerc), and the prices of the
// release of 2020 it was written for, $ of 2020 per MMBtu (EERC-ENCOST-2020.txt of the same place).
describe("the expected results of NIST's calculator", () => {
  const term = { startYear: 2021, years: 10, baseYear: 2020, inflation: d("0.023") };
  const percent = (rate: Decimal | undefined): string | undefined => rate?.times(100).toFixed(2);

  test("case 1, distillate oil, commercial, Northeast: −1.37 % real and 0.90 % nominal", () => {
    const prices = pricesFrom(2020, [
      ...["22.22", "21.64", "21.23", "20.75", "20.42", "20.00", "20.15", "20.26", "20.53", "20.76", "20.89", "21.11"],
    ]);
    const { real, nominal } = found(only(prices, "Distillate oil"), term);
    expect([percent(real), percent(nominal)]).toEqual(["-1.37", "0.90"]);
  });

  test("case 2, natural gas, commercial, South: 2.06 % real and 4.41 % nominal", () => {
    const prices = pricesFrom(2020, [
      ...["7.74", "7.83", "7.93", "8.09", "8.30", "8.57", "8.77", "8.91", "9.00", "9.05", "9.06", "9.06"],
    ]);
    const { real, nominal } = found(only(prices, "Natural gas"), term);
    expect([percent(real), percent(nominal)]).toEqual(["2.06", "4.41"]);
  });
});

describe("the figure of NIST's calculator", () => {
  const term = { startYear: 2026, years: 20, baseYear: 2025, inflation: d("0.023") };
  const fuels = (
    [
      [PricedFuel.Electricity, "0.6"],
      [PricedFuel.NaturalGas, "0.4"],
    ] as const
  ).map(([fuel, share]) => ({
    fuel,
    share: d(share),
    prices:
      energyPriceIndices({ division: CensusDivision.SouthAtlantic, sector: EnergySector.Commercial, fuel })?.byYear ??
      new Map(),
  }));

  test("case 3, 60% electricity and 40% natural gas, commercial, South Atlantic: 0.5860% real", () => {
    const { real, weighted, calculator } = found(fuels, term);
    expect(calculator?.real.times(100).toFixed(4)).toBe("0.5860");
    // (1 + 0.005860) × (1 + 0.023) − 1
    expect(calculator?.nominal?.times(100).toFixed(4)).toBe("2.8994");
    // It interpolates once, so it is not quite the mean of the exact rates.
    expect(weighted.real.times(100).toFixed(4)).not.toBe("0.5860");
    expect(real.gt(weighted.real)).toBe(true);
  });

  test("is the rate itself where prices stay level, and absent where the calculator finds none", () => {
    expect(found(only(pricesFrom(2025, [7, 7, 7])), { startYear: 2025, years: 2 }).calculator?.real.toFixed()).toBe(
      "0",
    );
    // A rate so near 0 that no step of a quarter passes it.
    expect(calculatorRate(d(2).plus("1e-31"), 2)).toBeUndefined();
  });

  test("is near the exact rate of each fuel", () => {
    const price = decimalText({ min: 100, max: 300, decimals: 2 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 6, maxLength: 26 }), (prices) => {
        const { real, calculator } = found(only(pricesFrom(2025, prices)), {
          startYear: 2025,
          years: prices.length - 1,
        });
        // The interpolation is between two guesses, the smaller of which is three quarters of the other.
        const distance = calculator?.real.minus(real).abs();
        expect(distance?.lte(real.abs().times("0.25").plus("1e-20"))).toBe(true);
      }),
      { numRuns: runs(50) },
    );
  });
});

describe("the uniform rate", () => {
  const term = { startYear: 2025, years: 2 };

  test("of prices that grow evenly is their growth, exactly", () => {
    expect(found(only(pricesFrom(2025, [100, 105, "110.25"])), term).real.toFixed()).toBe("0.05");
  });

  test("of level prices is 0, and of falling ones below 0", () => {
    expect(found(only(pricesFrom(2025, [7, 7, 7])), term).real.toFixed()).toBe("0");
    expect(found(only(pricesFrom(2025, [100, 90, 81])), term).real.toFixed()).toBe("-0.1");
  });

  test("counts the growth before the first year of savings, from the base year on", () => {
    const prices = pricesFrom(2024, [50, 100, 105, "110.25"]);
    expect(found(only(prices), term).real.toFixed()).toBe("0.05");
    // (105 + 110.25) ÷ 50 = 4.305 = x + x^2
    const { real } = found(only(prices), { ...term, baseYear: 2024 });
    expect(real.plus(1).times(real.plus(2)).minus("4.305").abs().lt("1e-30")).toBe(true);
  });

  test("with inflation is also told in current dollars", () => {
    const { real, nominal, fuels, weighted } = found(only(pricesFrom(2025, [100, 105, "110.25"])), {
      ...term,
      inflation: d("0.02"),
    });
    expect([real, nominal].map((rate) => rate?.toFixed())).toEqual(["0.05", "0.071"]);
    expect(fuels.map((fuel) => fuel.nominal?.toFixed())).toEqual(["0.071"]);
    expect(weighted.nominal?.toFixed()).toBe("0.071");
    expect(found(only(pricesFrom(2025, [1, 1, 1])), term)).not.toHaveProperty("nominal");
  });

  test("of several fuels gives the same total; the weighted one is near it", () => {
    const fuels = [
      { fuel: "Electricity", share: d("0.75"), prices: pricesFrom(2025, [30, 33, "36.3"]) },
      { fuel: "Natural gas", share: d("0.25"), prices: pricesFrom(2025, [8, 8, 8]) },
      { fuel: "Coal", share: d(0), prices: new Map() },
    ];
    const { real, weighted, fuels: rates } = found(fuels, term);
    // 0.75 × (1.1 + 1.21) + 0.25 × 2 = 2.2325
    expect(real.plus(1).times(real.plus(2)).minus("2.2325").abs().lt("1e-30")).toBe(true);
    expect(weighted.real.toFixed()).toBe("0.075");
    expect(rates.map(({ fuel, real: rate }) => `${fuel} ${rate.toFixed()}`)).toEqual([
      "Electricity 0.1",
      "Natural gas 0",
    ]);
  });

  test("takes three thirds for a whole", () => {
    const third = ONE.div(3);
    const prices = pricesFrom(2025, [100, 105, "110.25"]);
    const fuels = ["a", "b", "c"].map((fuel) => ({ fuel, share: third, prices }));
    expect(found(fuels, term).real.minus("0.05").abs().lt("1e-30")).toBe(true);
  });

  test("adds up to the total of the changing prices", () => {
    const price = decimalText({ min: 100, max: 10_000, decimals: 2 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 26 }), (prices) => {
        const years = prices.length - 1;
        const { real } = found(only(pricesFrom(2025, prices)), { startYear: 2025, years });
        const total = sum(prices.slice(1).map(d)).div(prices[0] ?? 1);
        const uniform = sum(Array.from({ length: years }, (_, index) => real.plus(1).pow(index + 1)));
        expect(uniform.minus(total).abs().lte(total.times("1e-28"))).toBe(true);
      }),
      { numRuns: runs(25) },
    );
  });

  test("does not depend on the unit of the prices", () => {
    const price = decimalText({ min: 100, max: 10_000, decimals: 2 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 3, maxLength: 12 }), (prices) => {
        const asked = { startYear: 2025, years: prices.length - 1 };
        const tenfold = prices.map((text) => d(text).times(10));
        const [one, other] = [
          found(only(pricesFrom(2025, prices)), asked),
          found(only(pricesFrom(2025, tenfold)), asked),
        ];
        expect(one.real.minus(other.real).abs().lt("1e-30")).toBe(true);
      }),
      { numRuns: runs(10) },
    );
  });
});

describe("without an answer", () => {
  const prices = pricesFrom(2025, [100, 105, 110]);

  test("missing prices are named, by fuel and year", () => {
    const broken = new Map([...prices, [2026, d(0)] as const, [2027, d(Number.NaN)] as const]);
    const result = uniformEscalationRate(
      [
        { fuel: "Electricity", share: d("0.5"), prices: broken },
        { fuel: "Natural gas", share: d("0.3"), prices },
        { fuel: "Coal", share: d("0.2"), prices },
      ],
      { startYear: 2025, years: 3, baseYear: 2024 },
    );
    expect(result).toEqual({
      ok: false,
      reason: "prices-missing",
      missing: [
        { fuel: "Electricity", years: [2024, 2026, 2027, 2028] },
        { fuel: "Natural gas", years: [2024, 2028] },
        { fuel: "Coal", years: [2024, 2028] },
      ],
    });
  });

  test.each([
    ["shares of 90 %", [{ fuel: "Coal", share: d("0.9"), prices }], {}, "shares-not-one"],
    ["no fuels", [], {}, "shares-not-one"],
    ["a share that is no number", [{ fuel: "Coal", share: d(Number.NaN), prices }], {}, "shares-not-one"],
    ["no years", only(prices), { years: 0 }, "term-out-of-range"],
    ["half a year", only(prices), { years: 1.5 }, "term-out-of-range"],
    ["half a start", only(prices), { startYear: 2025.5 }, "term-out-of-range"],
    ["inflation of −100 %", only(prices), { inflation: d(-1) }, "inflation-out-of-range"],
    ["prices that fall to nothing", only(pricesFrom(2025, [1, "1e-9", "1e-9"])), {}, "no-rate-in-range"],
  ])("%s", (_, fuels, changes, reason) => {
    expect(uniformEscalationRate(fuels, { startYear: 2025, years: 2, ...changes })).toMatchObject({
      ok: false,
      reason,
    });
  });
});

describe("price indices", () => {
  test("grow by the rate of their own year, and end with the rates", () => {
    const rates = new Map([
      [2025, d(9)],
      [2026, d("0.044")],
      [2027, d("-0.01")],
      [2029, d(1)],
    ] as const);
    expect([...priceIndices(2025, rates)].map(([year, index]) => `${year}: ${index.toFixed()}`)).toEqual([
      "2025: 1",
      "2026: 1.044",
      "2027: 1.03356",
    ]);
  });

  test("of even rates lead to that rate", () => {
    const rates = new Map(Array.from({ length: 15 }, (_, index) => [2026 + index, d("0.0123")] as const));
    const { real } = found(only(priceIndices(2025, rates)), { startYear: 2025, years: 15 });
    expect(real.minus("0.0123").abs().lt("1e-30")).toBe(true);
  });
});

test("takes NIST's price indices and inflation as they are published", () => {
  const asked = { division: CensusDivision.SouthAtlantic, sector: EnergySector.Commercial };
  const fuels = [
    { fuel: PricedFuel.Electricity, share: d("0.6") },
    { fuel: PricedFuel.NaturalGas, share: d("0.4") },
  ].map((part) => ({ ...part, prices: energyPriceIndices({ ...asked, fuel: part.fuel })?.byYear ?? new Map() }));
  const { real, weighted } = found(fuels, { startYear: 2025, years: 20 });
  const total = sum(
    fuels.map(({ share, prices }) =>
      sum(Array.from({ length: 20 }, (_, k) => prices.get(2026 + k) ?? d(0))).times(share),
    ),
  );
  const uniform = sum(Array.from({ length: 20 }, (_, k) => real.plus(1).pow(k + 1)));
  expect(uniform.minus(total).abs().lt("1e-27")).toBe(true);
  expect(weighted.real.minus(real).abs().lt("0.001")).toBe(true);
});
