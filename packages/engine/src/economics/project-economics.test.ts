import { describe, expect, test } from "vitest";
import { expressData, expressProject } from "../../testing/express-project.js";
import { readFixture } from "../../testing/fixtures.js";
import { calculated, parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import {
  type CashFlowChoice,
  type CashFlowSource,
  type ProjectCashFlows,
  projectCashFlows,
} from "./project-cash-flows.js";
import { type ProjectEconomicsView, projectEconomics } from "./project-economics.js";
import { ProjectView } from "./project-view.js";
import { RateKind } from "./rate-kind.js";
import { SavingsBasis } from "./savings-basis.js";

const d = (value: Decimal | number | string): Decimal => new Decimal(value);
const { FinancedContract, DirectPurchase } = ProjectView;

/** $1 000 000 that save $150 000 a year, guaranteed at 90%, $5 000 of it kept; the loan is paid in 11 years. */
const PLAIN = calculated(plainProject()).calculatedValues;

function flowsOf(source: CashFlowSource, choice: CashFlowChoice): ProjectCashFlows {
  const result = projectCashFlows(source, choice);
  if (!result.ok) throw new Error(result.reason);
  return result.flows;
}

const nets = ({ years }: ProjectCashFlows): string[] => years.map(({ net }) => net.toFixed());

describe("cash flows of a financed contract", () => {
  const flows = flowsOf(PLAIN, { view: FinancedContract });

  test("are the retained savings of each year, and nothing is invested", () => {
    const retained = PLAIN.costSavings.years.map(({ retainedSavings }) => retainedSavings.toFixed());
    expect(nets(flows)).toEqual(["0", ...retained]);
    expect(retained[0]).toBe("5000");
    expect(flows.studyPeriodYears).toBe(PLAIN.performancePeriod.years);
    expect(flows.investments).toEqual([{ year: 0, amount: d(0) }]);
  });

  test("hold the payment and the savings of the implementation period in year 0", () => {
    const project = calculated(
      plainProject({
        implementationCostSavings: { estimatedCostSavings: "9000", guaranteedCostSavings: "8000", payment: "60000" },
      }),
    ).calculatedValues;
    const [guaranteed, estimated] = [SavingsBasis.Guaranteed, SavingsBasis.Estimated].map((savings) =>
      flowsOf(project, { view: FinancedContract, savings }),
    );
    expect(guaranteed?.investments.map(({ amount }) => amount.toFixed())).toEqual(["60000"]);
    expect([guaranteed, estimated].map((one) => one && nets(one)[0])).toEqual(["8000", "9000"]);
  });

  test("after the contract are all of the savings", () => {
    const contractYears = PLAIN.performancePeriod.years ?? 0;
    const longer = flowsOf(PLAIN, { view: FinancedContract, studyPeriodYears: contractYears + 2 });
    expect(nets(longer).slice(-2)).toEqual(["135000", "135000"]);
    expect(nets(longer).slice(0, contractYears + 1)).toEqual(nets(flows));
  });

  test("with estimated savings hold what is not guaranteed as well", () => {
    const estimated = flowsOf(PLAIN, { view: FinancedContract, savings: SavingsBasis.Estimated });
    // 150 000 − (135 000 − 5 000)
    expect(nets(estimated)[1]).toBe("20000");
  });
});

describe("cash flows of a direct purchase", () => {
  test("are the price, and the savings less the expenses", () => {
    const project = calculated(
      plainProject({
        performancePeriod: Array.from({ length: 25 }, (_, index) => ({
          ...{ year: index + 1, retainedSavings: "5000", measurementVerification: "2000", deliveryChargePct: "0.1" },
        })),
      }),
    ).calculatedValues;
    const flows = flowsOf(project, { view: DirectPurchase, studyPeriodYears: 30 });
    expect(flows.investments).toEqual([{ year: 0, amount: d(1_000_000) }]);
    // 135 000 − 2 000 × 1.1, and no expenses are entered after year 25.
    expect([nets(flows)[1], nets(flows)[25], nets(flows)[26]]).toEqual(["132800", "132800", "135000"]);
  });
});

describe("economics of a project in one call", () => {
  const assumptions = { discountRate: { kind: RateKind.Nominal, rate: d("0.045") } };
  const ok = (view: ProjectEconomicsView) => {
    if (!view.ok) throw new Error(view.reason);
    return view;
  };
  const { financedContract, directPurchase } = projectEconomics(PLAIN, { ...assumptions, studyPeriodYears: 15 });

  test("a contract without a payment at the start has net savings and no ratio", () => {
    const { economics, flows } = ok(financedContract);
    const presentValue = sum(flows.years.map(({ year, net }) => net.div(d("1.045").pow(year))));
    expect(economics.netSavings.minus(presentValue).abs().lt("1e-25")).toBe(true);
    expect(economics).not.toHaveProperty("savingsToInvestmentRatio");
    expect(economics.internalRatesOfReturn).toEqual({ kind: "none", reason: "one-sign" });
  });

  test("a purchase has the value of a spreadsheet", () => {
    const { economics } = ok(directPurchase);
    // LibreOffice Calc: =PV(0.045;15;-135000) is 1449838.6730527, =RATE(15;135000;-1000000) 0.10467321035924
    expect(economics.presentValueOfSavings.toFixed(8)).toBe("1449838.67305270");
    expect(economics.savingsToInvestmentRatio?.toFixed(14)).toBe("1.44983867305270");
    const { internalRatesOfReturn } = economics;
    expect(internalRatesOfReturn.kind === "one" && internalRatesOfReturn.rate.toFixed(10)).toBe("0.1046732104");
    // 1 000 000 ÷ 135 000 = 7.407…
    expect(economics.simplePayback.kind === "paid-back" && economics.simplePayback.years.toFixed(3)).toBe("7.407");
  });

  test("the net savings of a purchase are those of the contract plus what the financing costs", () => {
    const [contract, purchase] = [ok(financedContract).economics, ok(directPurchase).economics];
    const debtService = sum(
      PLAIN.costSavings.years.map(({ year, debtService: paid }) => paid.div(d("1.045").pow(year))),
    );
    const difference = purchase.netSavings.minus(contract.netSavings).minus(debtService.minus(1_000_000));
    expect(difference.abs().lt("1e-20")).toBe(true);
  });

  test("a real rate needs the inflation, because a contract is in current dollars", () => {
    const discountRate = { kind: RateKind.Real, rate: d("0.03") };
    const without = projectEconomics(PLAIN, { discountRate });
    expect([without.financedContract, without.directPurchase]).toEqual([
      { ok: false, reason: "inflation-missing" },
      { ok: false, reason: "inflation-missing" },
    ]);
    const inflated = projectEconomics(PLAIN, { discountRate: { ...discountRate, inflation: d("0.015") } });
    expect(ok(inflated.directPurchase).economics.discountRate.toFixed()).toBe("0.04545");
  });

  test.each(["example-annual-end", "example-monthly-beginning", "federal-espc", "school-district"])(
    "%s has both views",
    (name) => {
      const { calculatedValues } = calculated(readFixture(`projects/${name}.json`));
      const both = projectEconomics(calculatedValues, assumptions);
      const retained = calculatedValues.costSavings.years.map(({ retainedSavings }) => retainedSavings);
      const { flows } = ok(both.financedContract);
      expect(flows.years.slice(1).map(({ net }) => net)).toEqual(retained);
      expect(ok(both.directPurchase).economics.presentValueOfInvestment).toEqual(
        calculatedValues.projectSummary.implementationTotals.totalImplementationPrice,
      );
    },
  );
});

describe("reports what a project lacks", () => {
  const without = calculated(plainProject({ ecms: [plainMeasure({ estimatedSavings: [] })] })).calculatedValues;
  const { performancePeriod, ...noPeriod } = PLAIN;
  const { projectSummary, ...noPrice } = PLAIN;

  test.each([
    ["no loan schedule", without, { view: FinancedContract, studyPeriodYears: 10 }, "payments-missing"],
    [
      "no savings",
      { ...PLAIN, itemizedSavings: { years: [] } },
      { view: DirectPurchase, studyPeriodYears: 10 },
      "savings-missing",
    ],
    ["no performance period", noPeriod, { view: DirectPurchase }, "study-period-missing"],
    ["no price", noPrice, { view: DirectPurchase }, "price-missing"],
    ["nothing", {}, { view: FinancedContract, studyPeriodYears: 10 }, "payments-missing"],
    [
      "a study of 3 years",
      PLAIN,
      { view: FinancedContract, studyPeriodYears: 3 },
      "study-period-shorter-than-contract",
    ],
    ["a study of 41 years", PLAIN, { view: DirectPurchase, studyPeriodYears: 41 }, "savings-missing"],
    ["a study of half a year", PLAIN, { view: DirectPurchase, studyPeriodYears: 0.5 }, "study-period-out-of-range"],
  ])("%s", (_, source, choice, reason) => {
    expect(projectCashFlows(source, choice)).toEqual({ ok: false, reason });
  });

  test("and a purchase can be studied for fewer years than the contract has", () => {
    expect(flowsOf(PLAIN, { view: DirectPurchase, studyPeriodYears: 3 }).years).toHaveLength(4);
    expect([performancePeriod.years, projectSummary.financialSummary.performancePeriodYears]).toEqual([11, 11]);
  });
});

describe("life-cycle costs", () => {
  test.each(["federal-espc", "example-annual-end", "school-district"])(
    "without and with the project differ by the net savings of %s",
    (name) => {
      const { calculatedValues } = calculated(readFixture(`projects/${name}.json`));
      const { financedContract, directPurchase } = projectEconomics(calculatedValues, {
        discountRate: { kind: RateKind.Nominal, rate: new Decimal("0.045") },
      });
      for (const view of [financedContract, directPurchase]) {
        if (!view.ok) throw new Error(view.reason);
        const { withoutProject, withProject } = view.lifeCycleCost;
        expect(withoutProject.minus(withProject).minus(view.economics.netSavings).abs().lt("1e-15")).toBe(true);
        expect(withProject.gt(view.economics.presentValueOfInvestment)).toBe(true);
      }
    },
  );
});

describe("an express project", () => {
  const { calculatedValues } = calculateProject(
    parsed(expressProject({ express: expressData({ financeTermYears: 10 }) })),
  );
  const discountRate = { kind: RateKind.Nominal, rate: ZERO };

  test("pays its level debt service out of the savings, and invests the price when it is bought", () => {
    const { financedContract, directPurchase } = projectEconomics(calculatedValues, {
      discountRate,
      studyPeriodYears: 15,
    });
    if (!financedContract.ok || !directPurchase.ok) throw new Error("There are no economics.");
    const { totalDebtService, totalGuaranteedCostSavings, totalPrice } = calculatedValues.express ?? {};
    expect(financedContract.economics.presentValueOfInvestment.isZero()).toBe(true);
    expect(financedContract.lifeCycleCost.withProject.toFixed()).toBe(totalDebtService?.toFixed());
    expect(financedContract.lifeCycleCost.withoutProject.toFixed()).toBe(totalGuaranteedCostSavings?.toFixed());
    expect(directPurchase.lifeCycleCost.withProject.toFixed()).toBe(totalPrice?.toFixed());
  });

  test("has no economics of its contract over fewer years than it is paid", () => {
    const { financedContract, directPurchase } = projectEconomics(calculatedValues, {
      discountRate,
      studyPeriodYears: 9,
    });
    expect(financedContract).toEqual({ ok: false, reason: "study-period-shorter-than-contract" });
    expect(directPurchase.ok).toBe(true);
  });
});
