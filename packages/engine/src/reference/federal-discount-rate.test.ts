import { describe, expect, test } from "vitest";
import { readTable } from "../../../../scripts/build-reference-data.js";
import { defaultInflationRate } from "./default-inflation-rate.js";
import {
  DEFAULT_DISCOUNT_RATE_RELEASE_YEAR,
  DISCOUNT_RATE_RELEASE_YEARS,
  type FederalDiscountRate,
  federalDiscountRate,
} from "./federal-discount-rate.js";

const ROWS = readTable("nist_discount_rates.csv");
const OMB_TERMS = Array.from({ length: 28 }, (_, index) => index + 3);

function rates(rate: FederalDiscountRate | undefined): readonly (string | undefined)[] {
  return [rate?.real, rate?.nominal, rate?.inflation].map((each) => each?.value.toFixed());
}

describe("FEMP's rate", () => {
  test.each([
    // Values of NIST: 3.0% real in each year; nominal 3.2, 4.2, 4.5%; inflation 0.2, 1.2, 1.5%.
    [2023, ["0.03", "0.032", "0.002"]],
    [2024, ["0.03", "0.042", "0.012"]],
    [2025, ["0.03", "0.045", "0.015"]],
  ] as const)("of %i", (releaseYear, expected) => {
    expect(rates(federalDiscountRate({ rateSet: "FEMP", releaseYear }))).toEqual(expected);
  });

  test("is for every term, and of the latest release when none is named", () => {
    const rate = federalDiscountRate({ rateSet: "FEMP" });
    expect(rate).toMatchObject({ releaseYear: 2025, termYears: undefined, isInterpolated: false, note: "" });
    expect(rate?.real).toMatchObject({ unit: "fraction per year", sources: [{ id: "NIST-FEMP" }] });
    expect(DEFAULT_DISCOUNT_RATE_RELEASE_YEAR).toBe(DISCOUNT_RATE_RELEASE_YEARS[0]);
  });
});

describe("OMB's rate", () => {
  test.each([
    // OMB Circular A-94, Appendix C, as NIST gives it.
    [2025, 3, ["0.015", "0.037", "0.022"]],
    [2025, 30, ["0.023", "0.044", "0.021"]],
    [2024, 20, ["0.025", "0.047", "0.0214634146341464"]],
  ] as const)("of %i for %i years", (releaseYear, termYears, expected) => {
    const rate = federalDiscountRate({ rateSet: "OMB", releaseYear, termYears });
    expect(rates(rate)).toEqual(expected);
    expect(rate).toMatchObject({ termYears, isInterpolated: false });
    expect(rate?.real.sources[0]?.id).toBe("NIST-OMB");
  });

  test("says which terms are interpolated", () => {
    const published = OMB_TERMS.filter(
      (termYears) => federalDiscountRate({ rateSet: "OMB", termYears })?.isInterpolated === false,
    );
    expect(published).toEqual([3, 5, 7, 10, 20, 30]);
  });

  test("beyond 30 years is that of 30", () => {
    const thirty = federalDiscountRate({ rateSet: "OMB", termYears: 30 });
    expect(federalDiscountRate({ rateSet: "OMB", termYears: 40 })).toEqual(thirty);
    expect(thirty?.termYears).toBe(30);
  });

  test.each([2, 0, -5, 12.5, Number.NaN])("for %d years does not exist and has no substitute", (termYears) => {
    expect(federalDiscountRate({ rateSet: "OMB", termYears })).toBeUndefined();
  });

  test("notes doubtful values", () => {
    const noteOf = (releaseYear: number, termYears: number): string | undefined =>
      federalDiscountRate({ rateSet: "OMB", releaseYear, termYears })?.note;
    expect(noteOf(2023, 5)).toMatch(/tables differ/);
    expect(noteOf(2023, 15)).toMatch(/2\.16%/);
    expect(noteOf(2024, 19)).toMatch(/2\.5%/);
    expect([noteOf(2023, 20), noteOf(2024, 20), noteOf(2024, 10), noteOf(2025, 15)]).toEqual(["", "", "", ""]);
  });
});

test("returns every row of NIST's table", () => {
  const found = ROWS.map((row) => {
    const releaseYear = Number(row["release_year"]);
    const termYears = Number(row["term_years"]);
    return federalDiscountRate(
      row["rate_set"] === "DOE" ? { rateSet: "FEMP", releaseYear } : { rateSet: "OMB", releaseYear, termYears },
    );
  });
  expect(found.map(rates)).toEqual(ROWS.map((row) => [row["real"], row["nominal"], row["inflation"]]));
});

test("the release years are those of the table, latest first", () => {
  const years = [...new Set(ROWS.map((row) => Number(row["release_year"])))];
  expect(DISCOUNT_RATE_RELEASE_YEARS).toEqual(years.sort((a, b) => b - a));
});

test("a year without a release has no rates", () => {
  expect(federalDiscountRate({ rateSet: "FEMP", releaseYear: 2022 })).toBeUndefined();
  expect(federalDiscountRate({ rateSet: "OMB", termYears: 10, releaseYear: 2026 })).toBeUndefined();
});

test("rates are fractions, nominal above real, and inflation is about what lies between", () => {
  for (const releaseYear of DISCOUNT_RATE_RELEASE_YEARS) {
    const all = [
      federalDiscountRate({ rateSet: "FEMP", releaseYear }),
      ...OMB_TERMS.map((termYears) => federalDiscountRate({ rateSet: "OMB", termYears, releaseYear })),
    ];
    for (const rate of all) {
      if (rate === undefined) throw new Error("A term is missing");
      const { real, nominal, inflation } = rate;
      expect(real.value.gt(0) && real.value.lt("0.1")).toBe(true);
      expect(nominal.value.gt(real.value)).toBe(true);
      // Within the notes: the rows of 2024 that are interpolated are off by up to 1.1 points.
      expect(nominal.value.minus(real.value).minus(inflation.value).abs().lt("0.011")).toBe(true);
    }
  }
});

describe("default inflation", () => {
  test("is 2.9% in 2024 and 2.3% in 2025, as fractions", () => {
    expect(defaultInflationRate(2024)?.value.toFixed()).toBe("0.029");
    expect(defaultInflationRate(2025)?.value.toFixed()).toBe("0.023");
  });

  test("is of the latest release when none is named, with its source", () => {
    expect(defaultInflationRate()).toEqual(defaultInflationRate(2025));
    expect(defaultInflationRate()).toMatchObject({ unit: "fraction per year", sources: [{ id: "NIST-EERC" }] });
  });

  test("returns every row of the table", () => {
    for (const row of readTable("eerc_default_inflation.csv")) {
      const rate = defaultInflationRate(Number(row["data_release_year"]));
      expect(rate?.value.times(100).toFixed()).toBe(row["inflation_pct"]);
    }
  });

  test("does not exist for another year", () => {
    expect(defaultInflationRate(2023)).toBeUndefined();
  });
});
