import type { JsonObject } from "./json.js";
import { plainFinancing, plainProject } from "./plain-project.js";

type Item = Readonly<Record<string, unknown>>;

const years = <Entry>(count: number, entry: (year: number) => Entry): readonly Entry[] =>
  Array.from({ length: count }, (_, index) => entry(index + 1));

/** One entry for each field from 1 to `count`, each with its own amount. */
const fields = (count: number, amount: (fieldId: number) => number): readonly Item[] =>
  Array.from({ length: count }, (_, index) => ({ fieldId: index + 1, value: String(amount(index + 1)) }));

const SAVINGS_FIELDS = 17;
const BASELINE_FIELDS = 10;
const EXPENSE_FIELDS = 9;
const CATEGORIES = 10;

/** A measure with an entry in every field. */
const measure = (number: number): Item => ({
  uuid: `ecm-${number}`,
  ecmNumber: `${number}`,
  ecmDescription: `Measure ${number}`,
  technologyTypeId: number,
  esaOptionId: 2,
  eGridStateRegionId: 5,
  GHGOtherSavingsType1MMBtu: "31",
  GHGOtherSavingsType2MMBtu: "37",
  implementation: {
    baseConstructionCost: `${400_000 * number}`,
    deliveryCharge: `${40_000 * number}`,
    appliedIncentives: `${3_000 * number}`,
  },
  estimatedSavings: fields(SAVINGS_FIELDS, (fieldId) => 5_000 * number + fieldId),
  baseline: fields(BASELINE_FIELDS, (fieldId) => 90_000 * number + fieldId),
});

/** A project with an entry for every column of every schedule of the full edition. */
export function completeProject(): { record: JsonObject; data: Item } {
  return plainProject({
    financing: plainFinancing({ projectAgreementTypeID: 1 }),
    otherSavingsType: { category1: 1, category2: 2 },
    ecms: [measure(1), measure(2)],
    implementationCostSavings: { estimatedCostSavings: "9000", guaranteedCostSavings: "7000", payment: "6000" },
    implementationPricing: {
      percentages: {
        design: "0.011",
        projectManagement: "0.012",
        performanceBonds: "0.013",
        commissioningTraining: "0.014",
        mv: "0.015",
        overhead: "0.016",
        profit: "0.019",
      },
      costOfGoods: {
        subcontractor: "100000",
        mvEquipment: "20000",
        selfPerformedWork: "3000",
        otherPurchases: "400",
      },
      projectDevelopmentPrice: "50000",
    },
    performancePeriod: years(25, (year) => ({
      year,
      measurementVerification: `${1_000 + year}`,
      otherExpenses: fields(EXPENSE_FIELDS, (fieldId) => 10 * fieldId + year),
      deliveryChargePct: "0.1",
      incentivesOtherPayments: `${500 + year}`,
      retainedSavings: `${2_000 + year}`,
    })),
    cancellationCeiling: years(3, (year) => year).flatMap((year) =>
      Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1, value: `${100 * year + index + 1}` })),
    ),
    escalationRates: years(3, (year) => year + 1).flatMap((year) =>
      Array.from({ length: CATEGORIES }, (_, index) => ({
        fieldId: index + 1,
        year,
        value: `${(10 * year + index + 1) / 1_000}`,
      })),
    ),
    gridSubregions: [{ subregionId: 5, baseloadCombinedRate: "0.4", CH4GWP: "25", N2OGWP: "298" }],
    emissionFactors: [{ fuelName: "Natural gas", defCO2EF: "53.06", defCH4EF: "0.001", defN2OEF: "0.0001" }],
    implementationESAPayments: { year1ESAPrice: "0.08", guarPercentage: "0.9", energyDegradation: "0.005" },
    performancePeriodESAPayments: years(20, (year) => ({ year, reserveAccount: `${10 + year}` })),
  });
}
