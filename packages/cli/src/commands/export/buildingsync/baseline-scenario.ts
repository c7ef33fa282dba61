import { BASELINE_FIELD_LABELS, BaselineField, UNIT_OF_MEASURE_LABELS } from "@epb/engine";
import { FUEL_RULES, fuelName } from "./fuels.js";
import { type ElementRule, elementsOf, type FieldRule, fieldsOf, userDefinedFields } from "./rule.js";
import { BUILDING_ID } from "./site.js";
import { type Source, type Subject, sourceText } from "./source-value.js";
import { type XmlElement, xml, xmlLeaf, xmlUnlessEmpty } from "./xml.js";

export const BASELINE_ID = "scenario-baseline";

type BaselineOf = (fieldId: BaselineField) => Source;

const SUM_OF_MEASURES: BaselineOf = (fieldId) => ({ figure: `ecm.totals.baseline[fieldId=${fieldId}].value` });
const AS_ENTERED: BaselineOf = (fieldId) => ({ input: `express.energyConsumption[fieldId=${fieldId}].value` });

const totals = (of: BaselineOf): readonly ElementRule[] => [
  { element: "EnergyCost", from: of(BaselineField.EnergyAndResourceCosts) },
  { element: "WaterUse", from: of(BaselineField.WaterKgalPerYear) },
  { element: "WasteWaterVolume", from: of(BaselineField.WastewaterKgalPerYear) },
];

/** Demand a month is not the peak of a year, and other costs are no costs of energy. */
const fields = (of: BaselineOf): readonly FieldRule[] =>
  [BaselineField.ElectricDemandKwPerMonth, BaselineField.OperationsAndMaintenance, BaselineField.OtherNonEnergy].map(
    (fieldId) => ({ field: BASELINE_FIELD_LABELS[fieldId], from: of(fieldId) }),
  );

const units: readonly FieldRule[] = Object.values(BaselineField).map((fieldId) => ({
  field: `Unit as entered: ${BASELINE_FIELD_LABELS[fieldId]}`,
  from: { input: `express.energyConsumption[fieldId=${fieldId}].unitId` },
  choices: UNIT_OF_MEASURE_LABELS,
}));

/** The building before the project: its annual use, if entered. */
export function baselineScenario(subject: Subject): XmlElement {
  const isExpress = subject.values.express !== undefined;
  const of = isExpress ? AS_ENTERED : SUM_OF_MEASURES;
  const uses = FUEL_RULES.map((rule, index) => {
    const use = sourceText(of(rule.baseline as BaselineField), subject);
    return use === undefined
      ? undefined
      : xml(
          "ResourceUse",
          { ID: `baseline-use-${index + 1}` },
          xmlLeaf("EnergyResource", fuelName(rule, subject)),
          xmlLeaf("ResourceUseNotes", isExpress ? undefined : "Sum of the baselines entered for the measures."),
          xmlLeaf("ResourceUnits", rule.units),
          xmlLeaf("AnnualFuelUseNativeUnits", use),
          xmlLeaf("AnnualFuelUseConsistentUnits", rule.units === "MMBtu" ? use : undefined),
        );
  });
  const allTotals = elementsOf(totals(of), subject).filter((element) => element !== undefined);
  return xml(
    "Scenario",
    { ID: BASELINE_ID },
    xmlLeaf("ScenarioName", "Baseline"),
    xmlLeaf("TemporalStatus", "Baseline"),
    xml("ScenarioType", {}, xml("CurrentBuilding", {})),
    xmlUnlessEmpty("ResourceUses", uses),
    allTotals.length === 0
      ? undefined
      : xml("AllResourceTotals", {}, xml("AllResourceTotal", { ID: "baseline-totals" }, allTotals)),
    linkedBuilding(),
    userDefinedFields(fieldsOf([...fields(of), ...units], subject)),
  );
}

export const linkedBuilding = (): XmlElement =>
  xml("LinkedPremises", {}, xml("Building", {}, xml("LinkedBuildingID", { IDref: BUILDING_ID })));
