import { ACCEPT_FINDING, GET_KEPT_FINDINGS } from "../calls/kept-finding-calls.js";
import { UPLOAD_WORKBOOK } from "../calls/project-upload-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, OTHER_ID, PROJECT_ID, PROJECT_RECORD, USER_ID } from "./example-values.js";

const FINDING = {
  code: "EPB-CELL-002",
  name: "cell/not-a-number",
  severity: "error",
  place: { sheet: "Financing", address: "C7" },
  field: "Index rate",
  message: "The cell has text. A number was expected.",
  found: "four percent",
  expected: "a rate, such as 4.25%",
  advice: "Enter the rate as a number.",
  url: "https://unpkg.com/@epb/cli/dist/docs/issues/EPB-CELL-002.md",
} as const;

const KEPT = { fileName: "city-hall.xlsx", items: [{ ...FINDING, id: OTHER_ID }] } as const;
const ACCEPTED = {
  reason: "The rate is fixed at closing.",
  at: INSTANT,
  by: { id: USER_ID, name: "Ada Lovelace" },
} as const;

/** Uploads of workbooks. */
export const PROJECT_UPLOAD_DOCUMENTATION: Documentation = {
  examples: [
    example(UPLOAD_WORKBOOK, {
      reply: {
        id: PROJECT_ID,
        record: PROJECT_RECORD,
        revision: 4,
        issues: [],
        findings: [FINDING],
      },
    }),
    example(GET_KEPT_FINDINGS, { reply: KEPT, replyName: "KeptFindings" }),
    example(ACCEPT_FINDING, {
      body: { reason: ACCEPTED.reason },
      reply: { ...KEPT, items: [{ ...FINDING, id: OTHER_ID, accepted: ACCEPTED }] },
    }),
  ],
  words: {
    "KeptFindings.fileName": "Name of the last uploaded workbook.",
    "KeptFindings.items": "Findings in the order of the sheets and cells of the workbook.",
    accepted: "Reason for accepting the finding, with person and time. Absent while the finding is open.",
    "accepted.reason": "Reason for accepting the finding.",
    "accepted.by": "Person who accepted the finding.",
    "acceptFinding.findingId": "ID of the finding, from the list of findings.",
    "AcceptFindingBody.reason": "Reason for accepting the finding.",
    findings: "Findings about the workbook, in the order of its sheets and cells.",
    "findings.at": "Path of the value in the data of the project.",
    "findings.url": "Address of the page that explains the code.",
    "findings.section": "Area of the calculation; only for issues of the calculation.",
    place: "Place in the workbook.",
    sheet: "Name of the sheet.",
    "place.address": "Cell: B7.",
    field: "Name of the field.",
    found: "Content of the cell.",
    expected: "Expected content of the cell.",
    cause: "Known cause of the difference between a figure of a form and the calculation.",
    corrections: "Possible values for the text in the cell; one value if the text is unambiguous.",
    suggestion: "Likely value of the cell, such as a value of the list for a misspelled one. A person decides.",
    "suggestion.kind": "Kind of the value: number, date, or text.",
    "suggestion.value": "Value, as in the corrections.",
    "corrections.kind": "Kind of the value: number, date, or text.",
    "corrections.value":
      "Value: a number such as 612000, a date such as 2025-07-01, or text without invisible characters.",
    dependents: "Consequences of the finding; absent if there are no consequences.",
    calculatedCells: "Number of calculated cells that depend on the cell of the finding and show no current figure.",
    "dependents.cells": "Calculated cells, by sheet.",
    "cells.cell": "Cell or range, such as F17 or B4:B31.",
    "dependents.findings": "Findings with the same cause, each like a finding of the upload.",
    "uploadProject.projectId":
      "ID of the project whose data the workbook replaces. Without it, the workbook becomes a new project.",
    "uploadProject.preview":
      "True to preview the changes without writing data. To confirm, send the workbook again with the ETag of the preview as If-Match.",
    "uploadProject.sections":
      "Sections to import from the workbook, by their names in the preview. Default: all sections. The other sections keep their saved data.",
    preview: "Always true: no data was written.",
    "UploadProjectReply.revision":
      "Revision of the project. In a preview, the revision that was compared with the workbook; absent for a new project.",
    "UploadProjectReply.sections": "Inputs that the workbook changes, by section in the order of the calculation.",
    "sections.section": "Name for the query parameter sections: `financing`, `ecms`.",
    "sections.inputs": "Inputs with their saved values and the values of the workbook.",
    beforeChoice: "Label of the number before the change, such as a payment timing.",
    afterChoice: "Label of the number after the change.",
    taken: "Changed sections that the figures, the kept inputs, the unknown inputs, and the issues include.",
    "UploadProjectReply.figures": "Key figures before the upload and after it.",
    keptInputs: "Inputs whose cells cannot be read and that keep their saved values.",
    "keptInputs.value": "Saved value; absent for a list, which keeps all its items.",
    choice: "Label of the number, such as a payment timing.",
    "UploadProjectReply.unknownInputs":
      "Inputs whose cells cannot be read and that have no saved value. The project has no calculated values until these inputs are entered.",
  },
};
