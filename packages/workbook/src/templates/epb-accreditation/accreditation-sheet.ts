import { ACCREDITATION_CONTACT_TYPE_LABELS, AccreditationContactType } from "@epb/engine";
import { inputField } from "../input-fields.js";
import { option, TEXT } from "../input-value.js";
import type { FormBlock, SheetDefinition } from "../manifest.js";

function contact(contactType: AccreditationContactType): FormBlock {
  const path = `accreditation.contacts[contactType=${contactType}]`;
  return {
    kind: "form",
    id: CONTACT_IDS[contactType],
    heading: ACCREDITATION_CONTACT_TYPE_LABELS[contactType],
    fields: [
      inputField(`${path}.name`, TEXT, "First and last name."),
      inputField(`${path}.title`, TEXT, "Position of the person."),
      inputField(`${path}.email`, TEXT, "Email address at which the reviewers may write."),
      inputField(`${path}.phone`, TEXT, "Telephone number at which the reviewers may call."),
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
  purpose: "What the accreditation reviewers ask beside the project itself, and whom they may ask.",
  columnWidths: [44, 60],
  blocks: [
    {
      kind: "form",
      id: "project",
      heading: "Project",
      fields: [
        inputField("accreditation.facilityType", TEXT, "What the buildings are used for, such as a hospital."),
        inputField(
          "accreditation.monitorPeriod",
          TEXT,
          "How long savings are measured, such as 15 years from acceptance.",
        ),
        inputField(
          "accreditation.positiveEnergy",
          option("trueFalse"),
          "Yes where the site gives more energy than it takes over the year.",
        ),
        inputField(
          "accreditation.generationEquipmentType",
          TEXT,
          "Equipment that generates energy on the site, such as solar panels or a gas engine; none where there is none.",
        ),
        inputField(
          "accreditation.commodityType",
          TEXT,
          "Energy the contractor sells or buys for the customer, if any.",
        ),
        inputField("accreditation.dsmType", TEXT, "Programs of the utility that the project took part in."),
        inputField(
          "accreditation.otherIncentiveType",
          TEXT,
          "Grants, tax credits and other incentives of the project.",
        ),
      ],
    },
    ...Object.values(AccreditationContactType).map(contact),
  ],
};
