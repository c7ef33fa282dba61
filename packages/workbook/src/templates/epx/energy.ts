import { BaselineField } from "@epb/engine";
import { baselineNames } from "../epb-calculating/schedule-4.js";
import { inputField } from "../input-fields.js";
import { DOLLARS, type InputValue, option, QUANTITY, SIGNED_QUANTITY, TEXT } from "../input-value.js";
import type { InputField, SheetDefinition } from "../manifest.js";

/** Ten years: no audit takes longer. */
const WORKING_DAYS: InputValue = { kind: "wholeNumber", minimum: 0, maximum: 2_600 };

const cost = (name: string, of: string): InputField =>
  inputField(
    `express.energyCost.${name}`,
    DOLLARS,
    `What the site pays for ${of} in an average year before the project.`,
  );

function consumption(fieldId: BaselineField): InputField {
  const { label, unit } = baselineNames(fieldId);
  const help = `${label} of the site before the project, in ${unit}.`;
  const path = `express.energyConsumption[fieldId=${fieldId}].value`;
  return { ...inputField(path, SIGNED_QUANTITY, help), label, unit };
}

const other = (name: string, value: InputValue, help: string): InputField =>
  inputField(`express.other.${name}`, value, help);

const ownField = (number: 1 | 2): InputField[] => [
  inputField(`express.userDefinedFields.field${number}`, TEXT, "What the value below is; a name of your own."),
  inputField(`express.userDefinedFields.value${number}`, TEXT, "The value under the name above."),
];

export const EXPRESS_ENERGY: SheetDefinition = {
  name: "Energy",
  purpose: "What the site uses and pays before the project, the audit, and fields of your own.",
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
        other("rateTableIncluded", option("trueFalse"), "Whether a table of the utility rates comes with the project."),
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
        inputField("express.energyCost.igaPrice", DOLLARS, "What the audit costs."),
        inputField(
          "express.energyCost.workingDaysToCompleteIga",
          WORKING_DAYS,
          "Whole working days from its start until the audit is handed over.",
        ),
      ],
    },
    {
      kind: "form",
      id: "siteAndJobs",
      heading: "Site and jobs",
      fields: [
        other("otherHeatingSourceProviders", TEXT, "Who else supplies heat to the site, such as a district network."),
        other("totalSolarPvCapacity", QUANTITY, "Capacity of all solar photovoltaic equipment of the project."),
        other(
          "diversityRequirementsMet",
          option("trueFalse"),
          "Whether the diversity requirements of the customer are met.",
        ),
        other("jobImpactsImp", QUANTITY, "Full-time equivalents while the measures are built."),
        other("jobImpactsPerf", QUANTITY, "Full-time equivalents in the performance period."),
      ],
    },
    { kind: "form", id: "ownFields", heading: "Fields of your own", fields: [...ownField(1), ...ownField(2)] },
  ],
};
