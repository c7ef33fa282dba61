import {
  AgreementType,
  BaselineField,
  FinancingType,
  MarketSegment,
  SavingsField,
  StateLocalSubmarket,
  TechnologyType,
  YesNo,
} from "@epb/engine";
import fc from "fast-check";
import { sections } from "./arbitrary-project.js";
import { amount, byField, date, member, rate, record, signed, text } from "./arbitrary-values.js";

const expressFinancing = record({
  financeTermYears: fc.integer({ min: 1, max: 40 }),
  plannedGuaranteeYears: fc.integer({ min: 1, max: 40 }),
  amtOfIncentivesAnticipated: amount,
});

/** Lists of measures keep no two of the same number. */
const measureList = (more: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<object[]> =>
  fc
    .uniqueArray(text, { maxLength: 4 })
    .chain((numbers) =>
      fc.tuple(...numbers.map((measureNumber) => record(more).map((fields) => ({ measureNumber, ...fields })))),
    );

const express = record({
  financing: expressFinancing,
  other: record({
    otherHeatingSourceProviders: text,
    diversityRequirementsMet: fc.boolean(),
    totalSolarPvCapacity: amount,
    rateTableIncluded: fc.boolean(),
    jobImpactsImp: amount,
    jobImpactsPerf: amount,
  }),
  energyCost: record({
    igaPrice: amount,
    workingDaysToCompleteIga: fc.nat({ max: 2_600 }),
    electricDemandCharges: amount,
    elecAvgAnnualCost: amount,
    natGasAvgAnnualCost: amount,
    other1AvgAnnualCost: amount,
    other2AvgAnnualCost: amount,
    waterAvgAnnualCost: amount,
  }),
  measures: measureList({}),
  nonFacilityMeasures: measureList({ measureDescription: text }),
  userDefinedFields: record({ field1: text, value1: text, field2: text, value2: text }),
  energyConsumption: byField(Object.values(BaselineField), signed),
  ghgSavings: record({
    annualCO2EstSavings: signed,
    annualCH4EstSavings: signed,
    totalAnnualCarbonEstReduction: signed,
    annualSOXEstSavings: signed,
    annualNOXEstSavings: signed,
    annualOtherGHGEstSavings: signed,
  }),
});

const interestRate = { financingIndex: text, indexRate: rate, addedPremium: signed } as const;

const expressRecord = {
  name: text,
  status: fc.constant("Pending"),
  calculationType: fc.constant(4),
  version: fc.constant("1.0.0"),
  projectType: fc.constant(2),
} as const;

const { location, identification, characteristics, contacts, other, escalationRates, otherSavingsType } = sections;
const { gridSubregions, emissionFactors, fuelTypes, ecms } = sections;

/** The input of an express project with anything the ePX template has a cell for. */
export const arbitraryExpressInput: fc.Arbitrary<unknown> = fc.record({
  record: fc.record({ ...expressRecord, isCts: fc.boolean() }),
  data: record({
    ...{ location, identification, characteristics, contacts, other, escalationRates, otherSavingsType },
    ...{ gridSubregions, emissionFactors, fuelTypes, ecms, express },
    implementationPricing: record({ projectDevelopmentPrice: amount }),
    financing: record({
      ...interestRate,
      financingIssueDate: date,
      awardDate: date,
      effectiveThroughDate: date,
      projectAgreementTypeID: member(AgreementType),
      primaryFinancingTypeID: member(FinancingType),
      secondaryFinancingTypeID: member(FinancingType),
    }),
  }),
});

const campaignMeasure = (uuid: string): fc.Arbitrary<object> =>
  record({
    ecmNumber: text,
    technologyTypeId: member(TechnologyType),
    implementation: record({ baseConstructionCost: amount, deliveryCharge: amount, appliedIncentives: amount }),
    estimatedSavings: byField(
      [
        ...[SavingsField.ElectricEnergyKwhPerYear, SavingsField.ElectricEnergyCost, SavingsField.ElectricDemandCost],
        ...[SavingsField.NaturalGasMmbtu, SavingsField.NaturalGasCost, SavingsField.WaterKgal, SavingsField.WaterCost],
        ...[SavingsField.OperationsAndMaintenance, SavingsField.OtherNonEnergy],
      ],
      signed,
    ),
  }).map((fields) => ({ uuid, ecmDescription: "Measure", ...fields }));

/** The input of an express project with anything the campaign's template has a cell for. */
export const arbitraryCampaignInput: fc.Arbitrary<unknown> = fc.record({
  record: fc.record(expressRecord),
  data: record({
    ...{ location, contacts, other },
    identification: record({ agencyName: text, projectIdNumber: text }),
    characteristics: record({
      marketSegmentId: member(MarketSegment),
      stateLocalSubmarketId: member(StateLocalSubmarket),
      espcCampaignParticipant: member(YesNo),
    }),
    financing: record(interestRate),
    express: record({ financing: expressFinancing }),
    ecms: fc
      .nat({ max: 5 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => campaignMeasure(`uuid-${index}`)))),
  }),
});
