import {
  AgreementType,
  BaselineField,
  CalculationType,
  EsaOption,
  ExpenseField,
  FederalContractType,
  FinancingType,
  FuelCategory,
  GridSubregion,
  ITEMIZED_CATEGORIES,
  MarketSegment,
  MeasurementOption,
  PartyRole,
  PaymentFrequency,
  PaymentTiming,
  SavingsField,
  StateLocalSubmarket,
  TechnologyType,
  UescContractType,
  YesNo,
} from "@epb/engine";
import fc from "fast-check";
import { amount, byField, date, member, rate, record, signed, text, withoutEmpty, years } from "./arbitrary-values.js";

const measure = (uuid: string): fc.Arbitrary<object> =>
  record({
    ecmNumber: text,
    ecmDescription: text,
    technologyTypeId: member(TechnologyType),
    ecmSize: text,
    location: text,
    ecmCoveragePct: rate,
    mvOptionId: member(MeasurementOption),
    esaOptionId: member(EsaOption),
    eGridStateRegionId: member(GridSubregion),
    GHGOtherSavingsType1MMBtu: signed,
    GHGOtherSavingsType2MMBtu: signed,
    implementation: record({
      baseConstructionCost: amount,
      deliveryCharge: amount,
      appliedIncentives: amount,
      mvExpense: amount,
    }),
    estimatedSavings: byField(Object.values(SavingsField), signed),
    baseline: byField(Object.values(BaselineField), signed),
    otherNonEnergyCostType: text,
    // Something on Schedule 2a, where every measure has its row.
  }).map((fields) => ({ uuid, ecmDescription: "Measure", ...fields }));

/** The sections of a project's data, each with anything the ePB templates have a cell for. */
export const sections = {
  location: record({ city: text, state: text, zip: text, country: text }),
  identification: record({
    taskOrderNumber: text,
    contractNumber: text,
    agencyName: text,
    subAgencyName: text,
    projectIdNumber: text,
  }),
  characteristics: record({
    marketSegmentId: member(MarketSegment),
    federalContractType: member(FederalContractType),
    stateLocalSubmarketId: member(StateLocalSubmarket),
    uescContractType: member(UescContractType),
    espcCampaignParticipant: member(YesNo),
  }),
  contacts: fc.array(
    fc
      .tuple(record({ role: member(PartyRole), institution: text, name: text, title: text, email: text }), text)
      .map(([contact, phone]) => ({ ...contact, phone })),
    { maxLength: 9 },
  ),
  financing: record({
    financingIndex: text,
    indexRate: rate,
    addedPremium: rate.map((value) => `-${value}`).filter((value) => /[1-9]/.test(value)),
    financingIssueDate: date,
    awardDate: date,
    effectiveThroughDate: date,
    implementationPeriodMonths: fc.nat({ max: 120 }),
    loanStartDate: date,
    projectAgreementTypeID: member(AgreementType),
    paymentTimingYear: member(PaymentFrequency),
    paymentTimingTypeID: member(PaymentTiming),
    primaryFinancingTypeID: member(FinancingType),
    secondaryFinancingTypeID: member(FinancingType),
  }),
  capitalization: record({ procureConstrIntr: amount, procureOther: amount, bondedAmt: amount }),
  other: record({ guarPctEstSav: rate }),
  escalationRates: fc
    .subarray([...ITEMIZED_CATEGORIES])
    .chain((fields) =>
      years(40).chain((all) =>
        fc.tuple(
          ...fields.flatMap((fieldId) =>
            all.filter((year) => year > 1).map((year) => rate.map((value) => ({ fieldId, year, value }))),
          ),
        ),
      ),
    ),
  otherSavingsType: record({ category1: member(FuelCategory), category2: member(FuelCategory) }),
  otherPPExpenseType1: fc.integer({ min: 1, max: 999 }),
  otherPPExpenseType2: fc.integer({ min: 1, max: 999 }),
  implementationCostSavings: record({ estimatedCostSavings: signed, guaranteedCostSavings: signed, payment: amount }),
  implementationESAPayments: record({
    year1ESAPrice: rate,
    guarPercentage: rate,
    energyDegradation: rate,
    estFmv: amount,
  }),
  implementationPricing: record({
    percentages: record({
      design: rate,
      projectManagement: rate,
      performanceBonds: rate,
      commissioningTraining: rate,
      mv: rate,
      overhead: rate,
      profit: rate,
    }),
    costOfGoods: record({
      subcontractor: amount,
      mvEquipment: amount,
      selfPerformedWork: amount,
      otherPurchases: amount,
    }),
    projectDevelopmentPrice: amount,
  }),
  performancePeriod: years(25).chain((all) =>
    fc.tuple(
      ...all.map((year) =>
        record({
          otherExpenses: byField(Object.values(ExpenseField), amount),
          measurementVerification: amount,
          deliveryChargePct: rate,
          incentivesOtherPayments: amount,
          // A year without an entry has no row.
        }).chain((fields) => amount.map((retainedSavings) => ({ year, ...fields, retainedSavings }))),
      ),
    ),
  ),
  performancePeriodESAPayments: withoutEmpty(
    years(20).chain((all) =>
      fc.tuple(
        ...all.map((year) =>
          record({ guarProduction: amount, reserveAccount: amount }).map((fields) => ({ year, ...fields })),
        ),
      ),
    ),
    1,
  ),
  cancellationCeiling: years(25).chain((all) =>
    fc.tuple(...all.map((year) => amount.map((value) => ({ year, month: (year % 12) + 1, value })))),
  ),
  gridSubregions: fc.subarray(Object.values(GridSubregion), { maxLength: 7 }).chain((ids) =>
    fc.tuple(
      ...ids.map((subregionId) =>
        record({ baseloadCombinedRate: amount, CH4GWP: amount, N2OGWP: amount }).map((fields) => ({
          subregionId,
          ...fields,
        })),
      ),
    ),
  ),
  emissionFactors: fc
    .uniqueArray(text, { maxLength: 4 })
    .chain((names) =>
      fc.tuple(
        ...names.map((fuelName) =>
          record({ defCO2EF: amount, defCH4EF: amount, defN2OEF: amount }).map((fields) => ({ fuelName, ...fields })),
        ),
      ),
    ),
  fuelTypes: fc.uniqueArray(text, { maxLength: 4 }).chain((names) =>
    fc.tuple(
      ...names.map((fuelType) =>
        record({
          defaultHighHeatValue: amount,
          defaultCO2EmissionFactor: amount,
          defaultCH4EmissionFactor: amount,
          defaultN2OEmissionFactor: amount,
        }).map((fields) => ({ fuelType, ...fields })),
      ),
    ),
  ),
  ecms: fc
    .nat({ max: 5 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => measure(`uuid-${index}`)))),
} as const;

/** The input of a project with anything the ePB templates have a cell for. */
export const arbitraryInput: fc.Arbitrary<unknown> = fc.record({
  record: fc.record({
    name: text,
    status: fc.constant("Pending"),
    calculationType: fc.constantFrom(CalculationType.Standard, CalculationType.Legacy),
    version: fc.constant("3.0.0"),
    projectType: fc.constant(1),
    isCts: fc.boolean(),
  }),
  data: record(sections),
});
