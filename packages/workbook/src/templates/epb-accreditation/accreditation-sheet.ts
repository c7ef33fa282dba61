import { ACCREDITATION_CONTACT_TYPE_LABELS, AccreditationContactType } from "@epb/engine";
import { inputField } from "../input-fields.js";
import type { FormBlock, SheetDefinition } from "../manifest.js";

function contact(contactType: AccreditationContactType): FormBlock {
  const path = `accreditation.contacts[contactType=${contactType}]`;
  return {
    kind: "form",
    id: CONTACT_IDS[contactType],
    heading: ACCREDITATION_CONTACT_TYPE_LABELS[contactType],
    fields: [
      inputField(`${path}.name`, "First and last name."),
      inputField(`${path}.title`, "Position of the person."),
      inputField(`${path}.email`, "Email address for the reviewers' questions."),
      inputField(`${path}.phone`, "Telephone number for the reviewers' questions."),
    ],
  };
}

const CONTACT_IDS: Readonly<Record<AccreditationContactType, string>> = {
  [AccreditationContactType.LeadEngineer]: "leadEngineer",
  [AccreditationContactType.LeadProjectManager]: "leadProjectManager",
  [AccreditationContactType.CustomerReference]: "customerReference",
};

/** @spec C §3 "accreditation project info", "Accreditation contacts" */
export const ACCREDITATION: SheetDefinition = {
  name: "Accreditation",
  purpose: "Additional data and contacts for the accreditation reviewers.",
  columnWidths: [44, 60],
  blocks: [
    {
      kind: "form",
      id: "project",
      heading: "Project",
      fields: [
        inputField("accreditation.facilityType", "Use of the buildings, such as hospital."),
        inputField(
          "accreditation.monitorPeriod",
          "Period in which savings are measured, such as 15 years from acceptance.",
        ),
        inputField("accreditation.positiveEnergy", "Yes if the site produces more energy in a year than it uses."),
        inputField(
          "accreditation.generationEquipmentType",
          "Equipment that generates energy on the site, such as solar panels or a gas engine.",
        ),
        inputField("accreditation.commodityType", "Energy the contractor sells or buys for the customer, if any."),
        inputField("accreditation.dsmType", "Utility programs that the project participated in."),
        inputField("accreditation.otherIncentiveType", "Grants, tax credits, and other incentives of the project."),
      ],
    },
    ...Object.values(AccreditationContactType).map(contact),
  ],
};
