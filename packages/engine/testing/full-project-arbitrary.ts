import fc from "fast-check";
import { dateText, decimalText } from "./arbitraries.js";
import type { JsonObject } from "./json.js";

// Every field of a project's shape, each of which may be absent where it may be. It need not make sense: it is for
// reading and writing, not for calculating.

const text = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom("", "Zürich – “№ 5”", "__proto__", "constructor"));
const key = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }).filter((one) => one.trim() !== ""),
  fc.constantFrom("__proto__", "toString", "1"),
);
const amount = fc.oneof(
  decimalText({ min: -5_000_000, max: 5_000_000, decimals: 3 }),
  fc.constantFrom("0", "-0.000000000000001", "99999999999999999999.999999999999999"),
);
const positive = fc.oneof(
  decimalText({ min: 0, max: 5_000_000, decimals: 3 }),
  fc.constantFrom("0.000000000000001", "99999999999999999999"),
);
const instant = dateText.map((date) => `${date}T12:30:00Z`);
const id = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });
const optional = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields): fc.Arbitrary<JsonObject> =>
  fc.record(fields, { requiredKeys: [] }) as unknown as fc.Arbitrary<JsonObject>;

/** A list whose items have keys of their own. */
function keyed(item: fc.Arbitrary<JsonObject>, keyOf: (item: JsonObject) => unknown): fc.Arbitrary<JsonObject[]> {
  return fc.uniqueArray(item, { maxLength: 4, selector: (one) => JSON.stringify(keyOf(one)) });
}

/** An item with its key fields and some of its others. */
function item(keys: Record<string, fc.Arbitrary<unknown>>, others: Record<string, fc.Arbitrary<unknown>> = {}) {
  return fc.tuple(fc.record(keys), optional(others)).map(([one, other]) => ({ ...one, ...other }) as JsonObject);
}

const record = fc
  .tuple(
    fc.record({
      name: text,
      status: fc.constantFrom("Pending", "Approved"),
      calculationType: id(4),
      version: fc.constantFrom("1.99", "3.0.0", "1.0.0"),
      projectType: id(3),
    }),
    optional({ id: key, displayId: id(9_999), createdDate: instant, modifiedDate: instant, isCts: fc.boolean() }),
  )
  .map(([required, others]) => ({ ...required, ...others }));

const implementation = optional({
  baseConstructionCost: positive,
  deliveryCharge: positive,
  appliedIncentives: positive,
  mvExpense: positive,
});

const measure = item(
  { uuid: key },
  {
    id: key,
    technologyTypeId: id(20),
    ecmNumber: text,
    ecmDescription: text,
    ecmSize: text,
    ecmCoveragePct: positive,
    mvOptionId: id(4),
    modifiedDate: dateText,
    location: text,
    esaOptionId: id(2),
    eGridStateRegionId: id(27),
    GHGOtherSavingsType1MMBtu: amount,
    GHGOtherSavingsType2MMBtu: amount,
    implementation,
    estimatedSavings: keyed(item({ fieldId: id(999), value: amount }), ({ fieldId }) => fieldId),
    baseline: keyed(item({ fieldId: id(10), value: amount }, { unitId: id(12) }), ({ fieldId }) => fieldId),
    otherNonEnergyCostType: text,
  },
);

const express = optional({
  financing: optional({
    financeTermYears: id(40),
    plannedGuaranteeYears: id(40),
    amtOfIncentivesAnticipated: positive,
  }),
  other: optional({
    otherHeatingSourceProviders: text,
    diversityRequirementsMet: fc.boolean(),
    totalSolarPvCapacity: positive,
    rateTableIncluded: fc.boolean(),
    jobImpactsImp: positive,
    jobImpactsPerf: positive,
  }),
  energyCost: optional({
    igaPrice: positive,
    workingDaysToCompleteIga: fc.integer({ min: 0, max: 2_600 }),
    electricDemandCharges: positive,
    elecAvgAnnualCost: positive,
    natGasAvgAnnualCost: positive,
    other1AvgAnnualCost: positive,
    other2AvgAnnualCost: positive,
    waterAvgAnnualCost: positive,
  }),
  measures: keyed(item({ measureNumber: key }, { id: key }), ({ measureNumber }) => measureNumber),
  nonFacilityMeasures: keyed(
    item({ measureNumber: key }, { measureDescription: text }),
    ({ measureNumber }) => measureNumber,
  ),
  userDefinedFields: optional({ field1: text, value1: text, field2: text, value2: text }),
  energyConsumption: keyed(item({ fieldId: id(10), value: amount }, { unitId: id(12) }), ({ fieldId }) => fieldId),
  ghgSavings: optional({
    annualCO2EstSavings: amount,
    annualCH4EstSavings: amount,
    totalAnnualCarbonEstReduction: amount,
    annualSOXEstSavings: amount,
    annualNOXEstSavings: amount,
    annualOtherGHGEstSavings: amount,
  }),
});

const data = optional({
  location: optional({ city: text, state: text, zip: text, country: text }),
  identification: optional({
    taskOrderNumber: text,
    contractNumber: text,
    agencyName: text,
    subAgencyName: text,
    projectIdNumber: text,
  }),
  characteristics: optional({
    marketSegmentId: id(14),
    federalContractType: id(6),
    stateLocalSubmarketId: id(6),
    uescContractType: id(3),
    espcCampaignParticipant: id(2),
  }),
  contacts: fc.array(
    optional({ id: key, role: id(7), institution: text, name: text, title: text, email: text, phone: text }),
    { maxLength: 3 },
  ),
  financing: optional({
    id: key,
    financingIndex: text,
    indexRate: positive,
    addedPremium: amount,
    financingIssueDate: dateText,
    awardDate: dateText,
    effectiveThroughDate: dateText,
    implementationPeriodMonths: fc.integer({ min: 0, max: 120 }),
    loanStartDate: dateText,
    projectAgreementTypeID: id(9),
    paymentTimingYear: fc.constantFrom(1, 2, 4, 12),
    paymentTimingTypeID: id(2),
    primaryFinancingTypeID: id(8),
    secondaryFinancingTypeID: id(8),
  }),
  capitalization: optional({ procureConstrIntr: positive, procureOther: positive, bondedAmt: positive }),
  other: optional({ guarPctEstSav: positive }),
  escalationRates: keyed(item({ fieldId: id(10), year: id(40), value: amount }), ({ fieldId, year }) => [
    fieldId,
    year,
  ]),
  otherSavingsType: optional({ category1: id(9), category2: id(9) }),
  otherPPExpenseType1: id(999),
  otherPPExpenseType2: id(999),
  implementationCostSavings: optional({
    id: key,
    estimatedCostSavings: amount,
    guaranteedCostSavings: amount,
    payment: positive,
  }),
  implementationESAPayments: optional({
    year1ESAPrice: positive,
    guarPercentage: positive,
    energyDegradation: positive,
    estFmv: positive,
  }),
  implementationPricing: optional({
    percentages: optional({
      design: positive,
      projectManagement: positive,
      performanceBonds: positive,
      commissioningTraining: positive,
      mv: positive,
      overhead: positive,
      profit: positive,
    }),
    costOfGoods: optional({
      subcontractor: positive,
      mvEquipment: positive,
      selfPerformedWork: positive,
      otherPurchases: positive,
    }),
    projectDevelopmentPrice: positive,
  }),
  performancePeriod: keyed(
    item(
      { year: id(25) },
      {
        otherExpenses: keyed(item({ fieldId: id(9), value: positive }), ({ fieldId }) => fieldId),
        measurementVerification: positive,
        deliveryChargePct: positive,
        incentivesOtherPayments: positive,
        retainedSavings: positive,
      },
    ),
    ({ year }) => year,
  ),
  performancePeriodESAPayments: keyed(
    item({ year: id(40) }, { guarProduction: positive, reserveAccount: positive }),
    ({ year }) => year,
  ),
  cancellationCeiling: keyed(item({ year: id(25), month: id(12), value: positive }), ({ year, month }) => [
    year,
    month,
  ]),
  gridSubregions: keyed(
    item({ subregionId: id(27) }, { baseloadCombinedRate: positive, CH4GWP: positive, N2OGWP: positive }),
    ({ subregionId }) => subregionId,
  ),
  emissionFactors: keyed(
    item({ fuelName: key }, { defCO2EF: positive, defCH4EF: positive, defN2OEF: positive }),
    ({ fuelName }) => fuelName,
  ),
  fuelTypes: keyed(
    item(
      { fuelType: key },
      {
        _id: key,
        defaultHighHeatValue: positive,
        defaultCO2EmissionFactor: positive,
        defaultCH4EmissionFactor: positive,
        defaultN2OEmissionFactor: positive,
      },
    ),
    ({ fuelType }) => fuelType,
  ),
  ecms: keyed(measure, ({ uuid }) => uuid),
  express,
});

/** A project as JSON, in any state of completion and in every section but the calculated values. */
export const anyProject: fc.Arbitrary<JsonObject> = item(
  { record, data },
  {
    mv: item(
      { status: id(4) },
      {
        years: keyed(
          item(
            { year: id(40), status: id(4) },
            {
              id: key,
              measurementVerification: positive,
              verifiedSavings: positive,
              reportDate: dateText,
              reportFileId: key,
            },
          ),
          ({ year }) => year,
        ),
        projectImplementation: optional({ verifiedCostSavings: amount }),
      },
    ),
    files: keyed(
      item({ fileName: key }, { id: key, userId: key, size: fc.nat(), notes: text, uploadDate: instant }),
      ({ fileName }) => fileName,
    ),
    notes: keyed(item({ noteType: id(6), value: text }, { id: key }), ({ noteType }) => noteType),
    hasBeenApproved: fc.boolean(),
    accreditation: optional({
      facilityType: text,
      monitorPeriod: text,
      positiveEnergy: fc.boolean(),
      generationEquipmentType: text,
      commodityType: text,
      dsmType: text,
      otherIncentiveType: text,
      contacts: keyed(
        item({ contactType: id(3) }, { name: text, title: text, email: text, phone: text }),
        ({ contactType }) => contactType,
      ),
    }),
  },
);
