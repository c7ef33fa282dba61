import { option, TEXT } from "../input-value.js";
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
        {
          key: "role",
          label: "Role",
          help: "What the contact is to the project.",
          width: 22,
          content: { kind: "input", member: "role", value: option("partyRoles"), isPrefilled: true },
        },
        {
          key: "institution",
          label: "Institution",
          width: 34,
          content: { kind: "input", member: "institution", value: TEXT },
        },
        { key: "name", label: "Name", width: 26, content: { kind: "input", member: "name", value: TEXT } },
        { key: "title", label: "Title", width: 24, content: { kind: "input", member: "title", value: TEXT } },
        { key: "email", label: "Email", width: 32, content: { kind: "input", member: "email", value: TEXT } },
        { key: "phone", label: "Phone", width: 18, content: { kind: "input", member: "phone", value: TEXT } },
      ],
    },
  ],
};
