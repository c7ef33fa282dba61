import type { NewProjectParts } from "@epb/contract";
import type { DemoKind } from "./demo-kinds.js";
import { DEMO_MEASURES, type DemoMeasure } from "./demo-measures.js";
import type { DemoState } from "./demo-states.js";
import { type Draw, drawFrom } from "./draw.js";

/** Facts from which a project of the portfolio is made. */
export interface DemoFacts {
  /** The same number gives the same project. */
  readonly seed: number;
  readonly name: string;
  readonly state: DemoState;
  readonly kind: DemoKind;
  /** `2024-06-03` */
  readonly awardDate: string;
  readonly implementationMonths: number;
  readonly esco: { readonly organization: string; readonly person: string; readonly email: string };
  readonly customer: { readonly person: string; readonly email: string };
  /** Years of financing, in the express edition only. */
  readonly termYears: number;
  /** True for a project in entry: the index rate and the savings of the last measure are missing. */
  readonly isIncomplete: boolean;
}

/** Years with expenses and escalation rates: more than the term of every project of the portfolio. */
const YEARS = 25;

/** Share of the construction cost that each percentage of the prices adds, in all. */
const MARKUP = 0.24;

/** $ per kW of one month. */
const DEMAND_PRICE = 11;
/** Fields of savings that are in dollars. */
const isMoney = (fieldId: number): boolean => fieldId % 2 === 0 || fieldId === 13;
/** $ per 1,000 gallons. */
const WATER_PRICE = 9.5;

/** Yearly escalation of the savings categories; `field` holds the $ of the category. */
const ESCALATION = [
  { category: 1, field: 2, rate: "0.025" },
  { category: 2, field: 4, rate: "0.02" },
  { category: 3, field: 6, rate: "0.03" },
  { category: 6, field: 12, rate: "0.035" },
  { category: 7, field: 13, rate: "0.025" },
] as const;

/** A project with plausible prices, savings, and rates. All of them are invented. */
export function demoProject(facts: DemoFacts): NewProjectParts {
  const { name, state, kind, esco, customer } = facts;
  const draw = drawFrom(facts.seed);
  const area = draw.between(...kind.area);
  const measures = drawMeasures(draw);
  const costs = measures.map(({ cost }) => toMultiple(area * cost * draw.between(0.9, 1.2), 25));
  const saved = measures.map((measure, index) =>
    facts.isIncomplete && index === measures.length - 1 ? [] : savings(measure, area, state, draw),
  );
  const dollars = saved.flat().reduce((sum, { fieldId, value }) => sum + (isMoney(fieldId) ? Number(value) : 0), 0);
  const retained = dollars * draw.between(0, 0.07);
  const price = costs.reduce((sum, cost) => sum + cost, 0);
  const isFederal = kind.contract !== undefined;
  const ecms = measures.map((measure, index) => ({
    uuid: `measure-${index + 1}`,
    ecmNumber: String(index + 1),
    ecmDescription: measure.description,
    ecmSize: `${text(area)},000 ft²`,
    technologyTypeId: measure.technology,
    mvOptionId: measure.option,
    eGridStateRegionId: state.subregion,
    implementation: {
      baseConstructionCost: String(costs[index]),
      deliveryCharge: text((costs[index] ?? 0) * MARKUP),
      appliedIncentives: text(measure.kwh === undefined ? 0 : area * measure.kwh * 0.03),
      ...(kind.isExpress !== true && { mvExpense: text(measure.option === 1 ? 600 : 1800) }),
    },
    estimatedSavings: saved[index] ?? [],
  }));
  const rates = {
    ...(!facts.isIncomplete && { indexRate: rate(draw.between(0.029, 0.041)) }),
    addedPremium: rate(draw.between(0.003, 0.008)),
  };
  const shared = {
    location: { city: state.city, state: state.code, zip: state.zip, country: "US" },
    identification: { agencyName: name, projectIdNumber: `${state.code}-${100 + facts.seed}` },
    characteristics: {
      marketSegmentId: kind.segment,
      ...(kind.submarket !== undefined && { stateLocalSubmarketId: kind.submarket }),
      ...(isFederal ? { federalContractType: kind.contract } : { espcCampaignParticipant: draw.oneOf([1, 2]) }),
    },
    contacts: [
      { role: 1, institution: esco.organization, name: esco.person, email: esco.email },
      { role: 2, institution: name, name: customer.person, title: kind.title, email: customer.email },
    ],
    other: { guarPctEstSav: draw.oneOf(["0.9", "0.92", "0.95", "0.97"]) },
    escalationRates: ESCALATION.filter(({ field }) => saved.flat().some(({ fieldId }) => fieldId === field)).flatMap(
      ({ category, rate: value }) => yearsFrom(2).map((year) => ({ fieldId: category, year, value })),
    ),
    ecms,
  };
  if (kind.isExpress === true)
    return expressProject(facts, {
      ...shared,
      financing: { ...rates, projectAgreementTypeID: 1, primaryFinancingTypeID: 6 },
    });
  return {
    record: { name, version: "3.0.0", projectType: 1, calculationType: 1, status: "Pending", isCts: isFederal },
    data: {
      ...shared,
      financing: {
        financingIndex: isFederal ? "15-year Treasury" : "Tax-exempt lease",
        ...rates,
        awardDate: facts.awardDate,
        implementationPeriodMonths: facts.implementationMonths,
        projectAgreementTypeID: 1,
        paymentTimingYear: draw.oneOf([1, 4, 12]),
        paymentTimingTypeID: 2,
        primaryFinancingTypeID: isFederal ? 3 : draw.oneOf([5, 6]),
      },
      capitalization: { procureConstrIntr: text(price * 0.018), procureOther: text(12_000 + price * 0.003) },
      implementationPricing: {
        percentages: {
          design: "0.06",
          projectManagement: "0.04",
          performanceBonds: "0.015",
          commissioningTraining: "0.015",
          mv: "0.01",
          overhead: "0.06",
          profit: "0.04",
        },
        projectDevelopmentPrice: text(18_000 + price * 0.006),
      },
      performancePeriod: yearsFrom(1).map((year) => ({
        year,
        measurementVerification: text((6000 + price * 0.0015) * 1.03 ** (year - 1)),
        deliveryChargePct: "0.1",
        retainedSavings: text(retained),
      })),
    },
  };
}

/** Payments of the express edition are the same in each year of its term: a short term has payments above the savings. */
function expressProject({ name, termYears }: DemoFacts, data: Readonly<Record<string, unknown>>): NewProjectParts {
  return {
    record: { name, version: "1.0.0", projectType: 2, calculationType: 4, status: "Pending" },
    data: { ...data, express: { financing: { financeTermYears: termYears, plannedGuaranteeYears: termYears } } },
  };
}

/** Four to eight different measures, in the order of the table. */
function drawMeasures(draw: Draw): readonly DemoMeasure[] {
  const count = whole(draw.between(4, 9) - 0.5);
  const order = new Map(DEMO_MEASURES.map((measure) => [measure, draw.between(0, 1)]));
  const chosen = new Set(
    [...order]
      .sort(([, a], [, b]) => a - b)
      .slice(0, count)
      .map(([measure]) => measure),
  );
  return DEMO_MEASURES.filter((measure) => chosen.has(measure));
}

function savings(
  { kwh = 0, kw = 0, gas = 0, water = 0, maintenance = 0 }: DemoMeasure,
  area: number,
  { electricity, gas: gasPrice }: DemoState,
  draw: Draw,
): readonly { readonly fieldId: number; readonly value: string }[] {
  const factor = area * draw.between(0.85, 1.15);
  const amounts = [
    [1, kwh],
    [2, kwh * electricity],
    [3, kw],
    [4, kw * DEMAND_PRICE * 12],
    [5, gas],
    [6, gas * gasPrice],
    [11, water],
    [12, water * WATER_PRICE],
    [13, maintenance],
  ] as const;
  return amounts
    .filter(([, amount]) => amount > 0)
    .map(([fieldId, amount]) => ({ fieldId, value: text(factor * amount) }));
}

const yearsFrom = (first: number): readonly number[] =>
  Array.from({ length: YEARS - first + 1 }, (_, index) => first + index);
/** In steps that make the markup an amount in whole dollars. */
const toMultiple = (amount: number, of: number): number => whole(amount / of) * of;
const whole = (amount: number): number => Math.round(amount);
const text = (amount: number): string => String(whole(amount));
/** A rate in hundredths of a percent. */
const rate = (fraction: number): string => String(whole(fraction * 10_000) / 10_000);
