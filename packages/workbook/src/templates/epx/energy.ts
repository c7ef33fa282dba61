import { BaselineField } from "@epb/engine";
import { baselineNames } from "../epb-calculating/schedule-4.js";
import { inputField } from "../input-fields.js";
import type { InputField, SheetDefinition } from "../manifest.js";

/** Ten years: no audit takes longer. */

const cost = (name: string, of: string): InputField =>
  inputField(`express.energyCost.${name}`, `What the site pays for ${of} in an average year before the project.`);

function consumption(fieldId: BaselineField): InputField {
  const { label, unit } = baselineNames(fieldId);
  const help = `${label} of the site before the project, in ${unit}.`;
  const path = `express.energyConsumption[fieldId=${fieldId}].value`;
  return { ...inputField(path, help), label, unit };
}

const other = (name: string, help: string): InputField => inputField(`express.other.${name}`, help);

const ownField = (number: 1 | 2): InputField[] => [
  inputField(`express.userDefinedFields.field${number}`, "Your own name for the value below."),
  inputField(`express.userDefinedFields.value${number}`, "The value under the name above."),
];

export const EXPRESS_ENERGY: SheetDefinition = {
  name: "Energy",
  purpose: "Energy use and cost of the site before the project, the audit, and your own fields.",
  columnWidths: [46, 34, 18],
  blocks: [
    {
      kind: "form",
      id: "energyCosts",
      heading: "Energy costs before the project",
      fields: [
        cost("elecAvgAnnualCost", "electricity"),
        cost("electricDemandCharges", "electric demand"),
        cost("natGasAvgAnnualCost", "natural gas"),
        cost("other1AvgAnnualCost", "the fuel of other savings type 1"),
        cost("other2AvgAnnualCost", "the fuel of other savings type 2"),
        cost("waterAvgAnnualCost", "water"),
        other("rateTableIncluded", "Yes if a table of the utility rates is attached."),
      ],
    },
    {
      kind: "form",
      id: "energyConsumption",
      heading: "Energy consumption before the project",
      fields: Object.values(BaselineField).map(consumption),
    },
    {
      kind: "form",
      id: "investmentGradeAudit",
      heading: "Investment-grade audit",
      fields: [
        inputField("express.energyCost.igaPrice", "What the audit costs."),
        inputField(
          "express.energyCost.workingDaysToCompleteIga",
          "Whole working days from the start of the audit to its delivery.",
        ),
      ],
    },
    {
      kind: "form",
      id: "siteAndJobs",
      heading: "Site and jobs",
      fields: [
        other("otherHeatingSourceProviders", "Other heat suppliers of the site, such as a district network."),
        other("totalSolarPvCapacity", "Capacity of all solar photovoltaic equipment of the project."),
        other("diversityRequirementsMet", "Yes if the diversity requirements of the customer are met."),
        other("jobImpactsImp", "Full-time equivalents while the measures are built."),
        other("jobImpactsPerf", "Full-time equivalents in the performance period."),
      ],
    },
    { kind: "form", id: "ownFields", heading: "Fields of your own", fields: [...ownField(1), ...ownField(2)] },
  ],
};
