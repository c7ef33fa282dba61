import { inputColumn } from "../input-fields.js";
import type { SheetDefinition } from "../manifest.js";

export const CONTACTS: SheetDefinition = {
  name: "Contacts",
  purpose: "The people and institutions of the project, by role. A role may have several contacts.",
  freezesAt: { table: "contacts", columns: 2 },
  blocks: [
    {
      kind: "table",
      id: "contacts",
      heading: "Contacts",
      rows: { kind: "records", blankRows: 14 },
      items: { kind: "rows", list: "contacts" },
      closing: "Insert further contacts above this row.",
      columns: [
        inputColumn("contacts[].role", "Role of the contact in the project.", {
          width: 22,
          isPrefilled: true,
        }),
        inputColumn("contacts[].institution", "Company, agency, or organization of the contact.", { width: 34 }),
        inputColumn("contacts[].name", "First and last name.", { width: 26 }),
        inputColumn("contacts[].title", "Position of the person in the institution.", { width: 24 }),
        inputColumn("contacts[].email", "Email address for questions about the project.", { width: 32 }),
        inputColumn("contacts[].phone", "Telephone number with its area code.", { width: 18 }),
      ],
    },
  ],
};
