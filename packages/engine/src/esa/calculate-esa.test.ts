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
  const { values, reports } = esa({ escalationRates });
  expect((values["years"] as readonly unknown[]).slice(0, 3)).toEqual([
    { year: 1, esaPrice: "0.08", guarProduction: "900000", esaPayment: "72000" },
    { year: 2, esaPrice: "0.0816", guarProduction: "895500", esaPayment: "73072.8" },
    { year: 3, esaPrice: "0.0816", guarProduction: "891022.5", esaPayment: "72707.436" },
  ]);
  expect(reports).toEqual([]);
});

test("an entered production wins over the computed one (D23)", () => {
  const { values } = esa({ years: [{ year: 2, guarProduction: number(800_000), reserveAccount: number(500) }] });
  expect((values["years"] as readonly unknown[]).slice(0, 3)).toMatchObject([
    { guarProduction: "900000" },
    { guarProduction: "800000", esaPayment: "64000", reserveAccount: "500" },
    { guarProduction: "891022.5" },
  ]);
});

describe("the years", () => {
  test("are 1 to 20, whatever the loan takes, and the total is theirs", () => {
    const { values } = esa({ measures: [], years: [{ year: 20, guarProduction: number(1_000) }] });
    const years = values["years"] as readonly { readonly year: number }[];
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(values["totalEsaPayments"]).toBe("80");
  });

  test("past 20 that are entered are reported and left out", () => {
    const { values, reports } = esa({ years: [{ year: 21, guarProduction: number(1) }] });
    expect(reports).toEqual(["esa/beyond-horizon performancePeriodESAPayments[year=21]"]);
    expect(values["years"]).toHaveLength(20);
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

describe("production that is neither entered nor computable", () => {
  test("is reported up to the last year with an entry", () => {
    const years = [{ year: 3, guarProduction: number(1_000) }];
    expect(esa({ measures: [LIGHTING], years }).reports).toEqual([
      "esa/production-unknown performancePeriodESAPayments[year=1]",
      "esa/production-unknown performancePeriodESAPayments[year=2]",
    ]);
  });

  test("is reported once where nothing is entered, and the prices are there", () => {
    const { values, reports } = esa({ measures: [LIGHTING] });
    expect(reports).toEqual(["esa/production-unknown performancePeriodESAPayments[year=1]"]);
    expect(values["totalEsaPayments"]).toBe("0");
    expect((values["years"] as readonly unknown[])[19]).toEqual({ year: 20, esaPrice: "0.08" });
  });
});

test("a reserve is part of the payment and may be all of it", () => {
  const reserve = (amount: string) => esa({ years: [{ year: 1, reserveAccount: number(amount) }] }).reports;
  expect(reserve("72000")).toEqual([]);
  expect(reserve("72000.01")).toEqual(["esa/reserve-above-payment performancePeriodESAPayments[year=1]"]);
});
