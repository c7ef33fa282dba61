import { type Contact, PARTY_ROLE_LABELS, PartyRole } from "@epb/engine";
import { CONTACT_ROLES } from "./categories.js";
import { type UserDefinedField, userDefinedFields } from "./rule.js";
import { type XmlElement, xml, xmlLeaf, xmlUnlessEmpty } from "./xml.js";

/** The only form of a telephone number that the schema takes. */
const TELEPHONE = /^\d{3}-\d{3}-\d{4}$/;

const contactId = (index: number): string => `contact-${index + 1}`;

/** The customer's contact speaks for the site. */
export function primaryContactId(contacts: readonly Contact[]): string | undefined {
  const index = contacts.findIndex(({ role }) => role === PartyRole.Customer);
  return index === -1 ? undefined : contactId(index);
}

export function contactElement(contact: Contact, index: number): XmlElement {
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
