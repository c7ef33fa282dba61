import { type Contact, inputLabel, listFigures, listInputs, PARTY_ROLE_LABELS, PartyRole } from "@epb/engine";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Exported } from "../exported.js";
import { baselineScenario } from "./baseline-scenario.js";
import { CONTACT_ROLES } from "./categories.js";
import { measureElement } from "./measure.js";
import { packageScenario } from "./package-scenario.js";
import { reportElement } from "./report.js";
import { type UserDefinedField, userDefinedFields } from "./rule.js";
import { addressFields, siteElement } from "./site.js";
import { type Subject, valueText } from "./source-value.js";
import { partsWithoutPlace } from "./without-place.js";
import { type XmlElement, xml, xmlDocument, xmlLeaf, xmlUnlessEmpty } from "./xml.js";

/** Figures of the whole project under their own names, without duplicates. */
function projectFigures({ values }: Subject): readonly UserDefinedField[] {
  const fields = listFigures(values)
    .filter(({ path }) => !path.includes("["))
    .map(({ definition: { label, unit }, value }) => ({
      field: unit === undefined ? label : `${label}, ${unit}`,
      value: valueText(value) ?? "",
    }))
    .filter(({ value }) => value !== "");
  return [...new Map(fields.map((field) => [`${field.field}=${field.value}`, field])).values()];
}

/** Elements of the site carry these. */
const IN_ELEMENTS = /^(location\.|identification\.(projectIdNumber|contractNumber|taskOrderNumber))/;

/** Inputs of the whole project under their own names: values of lists have other elements, or no element. */
function projectInputs({ project: { data, record } }: Subject): readonly UserDefinedField[] {
  const ofRecord = Object.entries(record).map(([name, value]) => ({ path: `record.${name}`, value }));
  return [...ofRecord, ...listInputs(data)]
    .filter(({ path }) => !path.includes("[") && !IN_ELEMENTS.test(path))
    .map(({ path, value }) => {
      const { label, unit, choices } = inputLabel(path);
      const choice = typeof value === "number" ? choices?.[value] : undefined;
      return {
        field: unit === undefined ? label : `${label}, ${unit}`,
        value: choice ?? valueText(value) ?? "",
      };
    });
}

/** The only phone number format that the schema accepts. */
const TELEPHONE = /^\d{3}-\d{3}-\d{4}$/;

const contactId = (index: number): string => `contact-${index + 1}`;

/** The customer's contact is the primary contact of the site. */
function primaryContactId(contacts: readonly Contact[]): string | undefined {
  const index = contacts.findIndex(({ role }) => role === PartyRole.Customer);
  return index === -1 ? undefined : contactId(index);
}

function contactElement(contact: Contact, index: number): XmlElement {
  const { role, institution, name, title, email, phone, id } = contact;
  const isTelephone = phone !== undefined && TELEPHONE.test(phone);
  const fields: readonly (UserDefinedField | undefined)[] = [
    id === undefined ? undefined : { field: "Id of the contact", value: id },
    role === undefined ? undefined : { field: "Role in the project", value: PARTY_ROLE_LABELS[role] },
    phone === undefined || isTelephone ? undefined : { field: "Telephone", value: phone },
  ];
  return xml(
    "Contact",
    { ID: contactId(index) },
    xmlUnlessEmpty("ContactRoles", xmlLeaf("ContactRole", role === undefined ? undefined : CONTACT_ROLES[role])),
    xmlLeaf("ContactName", name),
    xmlLeaf("ContactCompany", institution),
    xmlLeaf("ContactTitle", title),
    xmlUnlessEmpty(
      "ContactTelephoneNumbers",
      xmlUnlessEmpty("ContactTelephoneNumber", xmlLeaf("TelephoneNumber", isTelephone ? phone : undefined)),
    ),
    xmlUnlessEmpty("ContactEmailAddresses", xmlUnlessEmpty("ContactEmailAddress", xmlLeaf("EmailAddress", email))),
    userDefinedFields(fields.filter((field) => field !== undefined)),
  );
}

/** @see https://buildingsync.net/schema/v2.7.0 */
const VERSION = "2.7.0";
const NAMESPACE = "http://buildingsync.net/schemas/bedes-auc/2019";
const SCHEMA_LOCATION = `${NAMESPACE} https://raw.githubusercontent.com/BuildingSync/schema/v${VERSION}/BuildingSync.xsd`;

export interface BuildingSyncExport {
  readonly document: string;
  /** Parts without a BuildingSync element, in words. */
  readonly leftOut: readonly string[];
}

/** A BuildingSync document, with the parts of the project that it omits. */
export function buildingSyncFile(result: CalculatedProject): Exported {
  const { document, leftOut } = buildingSync(result);
  return {
    ok: true,
    contents: document,
    ...(leftOut.length > 0 && {
      leftOut: [
        "The BuildingSync file does not contain the following data, because BuildingSync has no elements for this data:",
        ...leftOut.map((part) => `  ${part}`),
      ].join("\n"),
    }),
  };
}

/** A project in BuildingSync format. Quantities keep the units of the project. */
export function buildingSync({ project, calculation }: CalculatedProject): BuildingSyncExport {
  const values = calculation.calculatedValues;
  const { contacts = [], ecms = [] } = project.data;
  const subject: Subject = { project, values };
  const figures = new Map(values.ecm?.measures.map((measure) => [measure.uuid, measure]));
  const measureIds = ecms.map((_, index) => `measure-${index + 1}`);
  const measures = ecms.map((input, index) =>
    measureElement(input, measureIds[index] ?? "", {
      ...subject,
      measure: { input, figures: figures.get(input.uuid) },
    }),
  );
  const scenarios = [baselineScenario(subject), packageScenario(subject, measureIds, projectFigures(subject))];
  const document = xmlDocument(
    xml(
      "BuildingSync",
      {
        xmlns: NAMESPACE,
        "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
        "xsi:schemaLocation": SCHEMA_LOCATION,
        version: VERSION,
      },
      xml(
        "Facilities",
        {},
        xml(
          "Facility",
          { ID: "facility" },
          xml("Sites", {}, siteElement(project, primaryContactId(contacts))),
          xmlUnlessEmpty("Measures", measures),
          xml("Reports", {}, reportElement(subject, scenarios, projectInputs(subject))),
          xmlUnlessEmpty("Contacts", contacts.map(contactElement)),
          userDefinedFields(addressFields(project)),
        ),
      ),
    ),
  );
  return { document, leftOut: partsWithoutPlace(project, values) };
}
