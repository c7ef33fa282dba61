import { type EscalationRateItem, SavingsCategory } from "@epb/engine";
import { type ElementRule, elementsOf, type UserDefinedField, userDefinedFields } from "./rule.js";
import { type Subject, valueText } from "./source-value.js";
import { type XmlElement, xml, xmlLeaf } from "./xml.js";

export const REPORT_ELEMENTS: readonly ElementRule[] = [
  { element: "AnalysisPeriod", from: { figure: "performancePeriod.years" } },
];
const EXPRESS_REPORT_ELEMENTS: readonly ElementRule[] = [
  { element: "AnalysisPeriod", from: { input: "express.financing.plannedGuaranteeYears" } },
];

/** Categories whose escalation rate has an element, if it is the same in every year. */
export const ESCALATION_ELEMENTS: readonly { readonly element: string; readonly category: SavingsCategory }[] = [
  { element: "GasPriceEscalationRate", category: SavingsCategory.NaturalGas },
  { element: "ElectricityPriceEscalationRate", category: SavingsCategory.ElectricEnergy },
  { element: "WaterPriceEscalationRate", category: SavingsCategory.Water },
];

export function reportElement(
  subject: Subject,
  scenarios: readonly XmlElement[],
  inputs: readonly UserDefinedField[],
): XmlElement {
  const rates = subject.project.data.escalationRates ?? [];
  return xml(
    "Report",
    { ID: "report" },
    xml("Scenarios", {}, scenarios),
    elementsOf(subject.values.express === undefined ? REPORT_ELEMENTS : EXPRESS_REPORT_ELEMENTS, subject),
    ESCALATION_ELEMENTS.map(({ element, category }) => xmlLeaf(element, constantRate(rates, category))),
    userDefinedFields(inputs),
  );
}

/** Rate of a category in percent, if it is the same in every year. */
function constantRate(rates: readonly EscalationRateItem[], category: SavingsCategory): string | undefined {
  const [first, ...others] = rates.filter(({ fieldId }) => fieldId === category);
  return first !== undefined && others.every(({ value }) => value.eq(first.value))
    ? valueText(first.value, "percent")
    : undefined;
}
