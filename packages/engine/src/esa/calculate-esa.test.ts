import { describe, expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { Decimal } from "../decimal/decimal.js";
import { EsaOption } from "../enumerations/esa-option.js";
import type { IssueReport } from "../issues/issue.js";
import type { EcmItem } from "../model/ecm-item.js";
import { calculateEsa, type EsaInput } from "./calculate-esa.js";

const number = (amount: string | number): Decimal => new Decimal(amount);
const SOLAR: EcmItem = {
  uuid: "pv",
  esaOptionId: EsaOption.UnderEsa,
  estimatedSavings: [{ fieldId: 1, value: number(1_000_000) }],
};
const LIGHTING: EcmItem = {
  uuid: "lighting",
  esaOptionId: EsaOption.NotUnderEsa,
  estimatedSavings: [{ fieldId: 1, value: number(7) }],
};
const AGREEMENT = {
  year1ESAPrice: number("0.08"),
  guarPercentage: number("0.9"),
  energyDegradation: number("0.005"),
};

function esa(input: Partial<EsaInput>) {
  const reports: IssueReport[] = [];
  const values = calculateEsa(
    {
      agreement: AGREEMENT,
      years: [],
      measures: [SOLAR, LIGHTING],
      escalationRates: [],
      performancePeriodYears: 3,
      ...input,
    },
    (issue) => reports.push(issue),
  );
  return { values: asJson(values), reports: reports.map(({ name, at }) => `${name} ${at}`) };
}

test("prices rise by the electric-energy rate of their year, production falls, payments are their product", () => {
  const escalationRates = [
    { fieldId: 1, year: 2, value: number("0.02") },
    { fieldId: 2, year: 3, value: number("0.5") },
  ] as const;
  expect(esa({ escalationRates })).toEqual({
    values: {
      years: [
        { year: 1, esaPrice: "0.08", guarProduction: "900000", esaPayment: "72000" },
        { year: 2, esaPrice: "0.0816", guarProduction: "895500", esaPayment: "73072.8" },
        { year: 3, esaPrice: "0.0816", guarProduction: "891022.5", esaPayment: "72707.436" },
      ],
      totalEsaPayments: "217780.236",
    },
    reports: [],
  });
});

test("an entered production wins over the computed one (D23)", () => {
  const { values } = esa({ years: [{ year: 2, guarProduction: number(800_000), reserveAccount: number(500) }] });
  expect(values["years"]).toMatchObject([
    { guarProduction: "900000" },
    { guarProduction: "800000", esaPayment: "64000", reserveAccount: "500" },
    { guarProduction: "891022.5" },
  ]);
});

describe("the years", () => {
  const count = (performancePeriodYears: number | undefined): number =>
    (esa({ performancePeriodYears }).values["years"] as readonly unknown[]).length;

  test("are those of the performance period, never past 20", () => {
    expect([count(1), count(20), count(25)]).toEqual([1, 20, 20]);
  });

  test("are 20 when the performance period is not known", () => {
    expect(count(undefined)).toBe(20);
  });

  test("past 20 that are entered are reported and left out", () => {
    const { values, reports } = esa({ years: [{ year: 21, guarProduction: number(1) }] });
    expect(reports).toEqual(["esa/beyond-horizon performancePeriodESAPayments[year=21]"]);
    expect(values["years"]).toHaveLength(3);
  });
});

test("a project without such an agreement has no such payments, and no issue", () => {
  expect(esa({ agreement: undefined, measures: [LIGHTING] })).toEqual({ values: { years: [] }, reports: [] });
});

test("without a price nothing is calculated", () => {
  const { year1ESAPrice: _, ...unpriced } = AGREEMENT;
  for (const agreement of [unpriced, undefined]) {
    expect(esa({ agreement })).toEqual({
      values: { years: [] },
      reports: ["esa/price-missing implementationESAPayments.year1ESAPrice"],
    });
  }
});

test("production that is neither entered nor computable is reported year by year", () => {
  const { values, reports } = esa({ measures: [LIGHTING], performancePeriodYears: 2 });
  expect(reports).toEqual([
    "esa/production-unknown performancePeriodESAPayments[year=1]",
    "esa/production-unknown performancePeriodESAPayments[year=2]",
  ]);
  expect(values).toEqual({
    years: [
      { year: 1, esaPrice: "0.08" },
      { year: 2, esaPrice: "0.08" },
    ],
    totalEsaPayments: "0",
  });
});

test("a reserve is part of the payment and may be all of it", () => {
  const reserve = (amount: string) => esa({ years: [{ year: 1, reserveAccount: number(amount) }] }).reports;
  expect(reserve("72000")).toEqual([]);
  expect(reserve("72000.01")).toEqual(["esa/reserve-above-payment performancePeriodESAPayments[year=1]"]);
});
