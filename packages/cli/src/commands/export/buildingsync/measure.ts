import {
  BASELINE_FIELD_LABELS,
  BaselineField,
  type EcmItem,
  ESA_OPTION_LABELS,
  GRID_SUBREGION_LABELS,
  isSavingsField,
  SAVINGS_FIELDS,
  SavingsField,
  TECHNOLOGY_TYPE_LABELS,
  UNIT_OF_MEASURE_LABELS,
} from "@epb/engine";
import {
  IMPLEMENTATION_STATUSES,
  MEASUREMENT_OPTIONS,
  SYSTEM_CATEGORIES,
  TECHNOLOGY_CATEGORIES,
} from "./categories.js";
import { savingsByFuel } from "./fuels.js";
import { measureName } from "./measure-names.js";
import {
  type ElementRule,
  elementsOf,
  type FieldRule,
  fieldsOf,
  type UserDefinedField,
  userDefinedFields,
} from "./rule.js";
import type { Source, Subject } from "./source-value.js";
import { type XmlElement, xml, xmlLeaf, xmlUnlessEmpty } from "./xml.js";

const savings = (fieldId: SavingsField): Source => ({ input: `ecms[].estimatedSavings[fieldId=${fieldId}].value` });
const figure = (name: string): Source => ({ figure: `ecm.measures[].${name}` });
const input = (name: string): Source => ({ input: `ecms[].${name}` });

/** In the order of the schema; savings by fuel are between the first two and the others. */
export const MEASURE_SAVINGS: readonly ElementRule[] = [
  { element: "AnnualSavingsSiteEnergy", from: figure("totalEnergySavings") },
  { element: "AnnualSavingsCost", from: figure("totalEnergyCostSavings"), form: "whole" },
];

export const MEASURE_OTHER_SAVINGS: readonly ElementRule[] = [
  { element: "AnnualDemandSavingsCost", from: savings(SavingsField.ElectricDemandCost), form: "whole" },
  { element: "AnnualWaterCostSavings", from: savings(SavingsField.WaterCost) },
  { element: "OMCostAnnualSavings", from: savings(SavingsField.OperationsAndMaintenance) },
  { element: "OtherCostAnnualSavings", from: savings(SavingsField.OtherNonEnergy) },
  { element: "FundingFromIncentives", from: input("implementation.appliedIncentives") },
  { element: "SimplePayback", from: figure("simplePayback") },
];

/** In the order of the schema, after the savings. */
export const MEASURE_ELEMENTS: readonly ElementRule[] = [
  { element: "MVCost", from: input("implementation.mvExpense") },
  { element: "MVOption", from: input("mvOptionId"), choices: MEASUREMENT_OPTIONS },
  { element: "MeasureTotalFirstCost", from: input("implementation.baseConstructionCost") },
  { element: "ImplementationStatus", from: { input: "record.status" }, choices: IMPLEMENTATION_STATUSES },
];

/** The schema has no element for them, or one that takes whole dollars. */
const SAVINGS_WITHOUT_ELEMENT: readonly SavingsField[] = [
  SavingsField.ElectricEnergyCost,
  SavingsField.ElectricDemandKwPerMonth,
  SavingsField.ElectricDemandCost,
  SavingsField.NaturalGasCost,
  SavingsField.OtherSavingsType1Cost,
  SavingsField.OtherSavingsType2Cost,
  SavingsField.WaterKgal,
  SavingsField.OtherAvoided,
  SavingsField.WastewaterKgal,
  SavingsField.WastewaterCost,
];

/** Inputs without a BuildingSync element that accepts them unchanged. */
const MEASURE_FIELDS: readonly FieldRule[] = [
  { field: "Key of the measure", from: input("uuid") },
  { field: "Id of the measure", from: input("id") },
  { field: "Measure number", from: input("ecmNumber") },
  { field: "Technology", from: input("technologyTypeId"), choices: TECHNOLOGY_TYPE_LABELS },
  { field: "Size", from: input("ecmSize") },
  { field: "Location", from: input("location") },
  { field: "Coverage, fraction", from: input("ecmCoveragePct") },
  { field: "Date modified", from: input("modifiedDate") },
  { field: "Under the ESA", from: input("esaOptionId"), choices: ESA_OPTION_LABELS },
  { field: "Grid subregion", from: input("eGridStateRegionId"), choices: GRID_SUBREGION_LABELS },
  { field: "Delivery charge, $", from: input("implementation.deliveryCharge") },
  { field: "Implementation price, $", from: figure("implementationPrice") },
  { field: "Energy cost savings, $/yr", from: figure("totalEnergyCostSavings") },
  { field: "Annual cost savings of all categories, $/yr", from: figure("estAnnualCostSavings") },
  ...SAVINGS_WITHOUT_ELEMENT.map((fieldId) => ({
    field: `First-year savings: ${SAVINGS_FIELDS[fieldId].label}, ${UNIT_OF_MEASURE_LABELS[SAVINGS_FIELDS[fieldId].unit]}`,
    from: savings(fieldId),
  })),
  ...Object.values(BaselineField).map((fieldId) => ({
    field: `Baseline: ${BASELINE_FIELD_LABELS[fieldId]}`,
    from: input(`baseline[fieldId=${fieldId}].value`),
  })),
  ...Object.values(BaselineField).map((fieldId) => ({
    field: `Baseline, unit as entered: ${BASELINE_FIELD_LABELS[fieldId]}`,
    from: input(`baseline[fieldId=${fieldId}].unitId`),
    choices: UNIT_OF_MEASURE_LABELS,
  })),
  { field: "Kind of other non-energy cost", from: input("otherNonEnergyCostType") },
  { field: "Baseline use other than electricity, MMBtu/yr", from: figure("baselineNonElectricUse") },
  { field: "Fuel of other savings type 1, MMBtu/yr", from: input("GHGOtherSavingsType1MMBtu") },
  { field: "Fuel of other savings type 2, MMBtu/yr", from: input("GHGOtherSavingsType2MMBtu") },
  { field: "Greenhouse gas saved, kg CO2e/yr", from: figure("ghg.annualTotal") },
  { field: "Greenhouse gas saved, scope 1, kg CO2e/yr", from: figure("ghg.annualScope1") },
  { field: "Greenhouse gas saved, scope 2, kg CO2e/yr", from: figure("ghg.annualScope2") },
];

/** A measure of the project. The details of the work are unknown, and therefore omitted. */
export function measureElement(measure: EcmItem, id: string, subject: Subject): XmlElement {
  const { technologyTypeId: technology, ecmDescription, ecmNumber, uuid } = measure;
  return xml(
    "Measure",
    { ID: id },
    xmlLeaf("SystemCategoryAffected", technology === undefined ? undefined : SYSTEM_CATEGORIES[technology]),
    technology === undefined
      ? undefined
      : xml(
          "TechnologyCategories",
          {},
          xml(
            "TechnologyCategory",
            {},
            xml(TECHNOLOGY_CATEGORIES[technology], {}, xmlLeaf("MeasureName", measureName(technology, ecmDescription))),
          ),
        ),
    xmlLeaf("CustomMeasureName", ecmDescription ?? ecmNumber ?? uuid),
    xmlUnlessEmpty(
      "MeasureSavingsAnalysis",
      elementsOf(MEASURE_SAVINGS, subject),
      savingsByFuel((fieldId) => ({ input: `ecms[].estimatedSavings[fieldId=${fieldId}].value` }), subject),
      elementsOf(MEASURE_OTHER_SAVINGS, subject),
    ),
    elementsOf(MEASURE_ELEMENTS, subject),
    userDefinedFields([...fieldsOf(MEASURE_FIELDS, subject), ...unknownSavings(measure)]),
  );
}

/** Savings under an id that is not a field are in no total, but they are kept. */
const unknownSavings = ({ estimatedSavings = [] }: EcmItem): readonly UserDefinedField[] =>
  estimatedSavings
    .filter(({ fieldId }) => !isSavingsField(fieldId))
    .map(({ fieldId, value }) => ({ field: `First-year savings: field ${fieldId}`, value: value.toFixed() }));
