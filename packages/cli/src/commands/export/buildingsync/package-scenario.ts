import { SavingsField } from "@epb/engine";
import { BASELINE_ID, linkedBuilding } from "./baseline-scenario.js";
import { savingsByFuel } from "./fuels.js";
import { type ElementRule, elementsOf, type UserDefinedField, userDefinedFields } from "./rule.js";
import type { Source, Subject } from "./source-value.js";
import { type XmlElement, xml, xmlLeaf, xmlUnlessEmpty } from "./xml.js";

const savings = (fieldId: number): Source => ({ figure: `ecm.totals.savings[fieldId=${fieldId}].value` });

/** In the order of the schema; savings by fuel are between these and the others. */
export const PACKAGE_SAVINGS: readonly ElementRule[] = [
  { element: "AnnualSavingsSiteEnergy", from: { figure: "ecm.totals.totalEnergySavings" } },
  { element: "AnnualSavingsCost", from: { figure: "ecm.totals.totalEnergyCostSavings" }, form: "whole" },
];

export const PACKAGE_ELEMENTS: readonly ElementRule[] = [
  { element: "AnnualDemandSavingsCost", from: savings(SavingsField.ElectricDemandCost), form: "whole" },
  { element: "AnnualWaterCostSavings", from: savings(SavingsField.WaterCost) },
  { element: "ImplementationPeriod", from: { input: "financing.implementationPeriodMonths" } },
  {
    element: "PackageFirstCost",
    from: { figure: "projectSummary.implementationTotals.totalImplementationPrice" },
  },
  { element: "MVCost", from: { figure: "ecm.totals.mvExpense" } },
  { element: "OMCostAnnualSavings", from: savings(SavingsField.OperationsAndMaintenance) },
  {
    element: "ImplementationPeriodCostSavings",
    from: { input: "implementationCostSavings.estimatedCostSavings" },
  },
  { element: "PercentGuaranteedSavings", from: { input: "other.guarPctEstSav" }, form: "percent" },
  { element: "SimplePayback", from: { figure: "projectSummary.financialSummary.simplePayback" } },
];

/** Sources of these figures in an express project. */
const EXPRESS_SOURCES: Readonly<Record<string, Source>> = {
  PackageFirstCost: { figure: "express.totalPrice" },
  SimplePayback: { figure: "express.simplePayback" },
};

/** The project: all its measures together. */
export function packageScenario(
  subject: Subject,
  measureIds: readonly string[],
  figures: readonly UserDefinedField[],
): XmlElement {
  const { express } = subject.values;
  const rules = PACKAGE_ELEMENTS.map((rule) => ({
    ...rule,
    from: (express === undefined ? undefined : EXPRESS_SOURCES[rule.element]) ?? rule.from,
  }));
  return xml(
    "Scenario",
    { ID: "scenario-package" },
    xmlLeaf("ScenarioName", subject.project.record.name),
    xmlLeaf("TemporalStatus", "Post retrofit"),
    xml(
      "ScenarioType",
      {},
      xml(
        "PackageOfMeasures",
        { ID: "package" },
        xml("ReferenceCase", { IDref: BASELINE_ID }),
        xmlUnlessEmpty(
          "MeasureIDs",
          measureIds.map((id) => xml("MeasureID", { IDref: id })),
        ),
        elementsOf(PACKAGE_SAVINGS, subject),
        savingsByFuel(savings, subject),
        elementsOf(rules, subject),
        userDefinedFields(figures),
      ),
    ),
    linkedBuilding(),
  );
}
