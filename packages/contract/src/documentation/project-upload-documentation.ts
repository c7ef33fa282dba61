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
  message: "The cell holds text where a number belongs.",
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
    "KeptFindings.fileName": "The workbook that was uploaded last.",
    "KeptFindings.items": "Findings in the order of the tabs and cells of the workbook.",
    accepted: "Why the finding may stay, and who says so; absent while it is open.",
    "accepted.reason": "Why the finding may stay.",
    "accepted.by": "Who accepted it.",
    "acceptFinding.findingId": "Id of the finding, as the list of findings has it.",
    "AcceptFindingBody.reason": "Why the finding may stay.",
    findings: "What the workbook has that is not as it should be, in the order of its tabs and cells.",
    "findings.at": "Where the value stands in the project's data.",
    "findings.url": "Address of the page that explains the code.",
    "findings.section": "Area of the calculation; issues of the calculation only.",
    place: "Where in the workbook.",
    sheet: "Name of the tab.",
    "place.address": "Cell: B7.",
    field: "What the cell holds.",
    found: "What stands there.",
    expected: "What is to stand there.",
    corrections: "Values that the text in the cell may stand for; one where it leaves no doubt.",
    "corrections.kind": "Kind of the value: number, date or text.",
    "corrections.value":
      "The value: a decimal such as 612000, a day such as 2025-07-01, or a text without characters that cannot be seen.",
    dependents: "What follows from the finding; absent where nothing does.",
    calculatedCells: "Number of calculated cells that depend on the cell and show no current figure.",
    "dependents.cells": "The calculated cells, sheet by sheet.",
    "cells.cell": "A cell or a range: F17 or B4:B31.",
    "dependents.findings": "Findings with the same cause, each like a finding of the upload.",
    "uploadProject.projectId":
      "The project whose data the workbook replaces; without it the workbook becomes a new project.",
    "uploadProject.preview":
      "true: the reply says what the upload would change, and nothing is written. To confirm, send the workbook again with the ETag of the preview as If-Match.",
    "uploadProject.sections":
      "Sections to take from the workbook, as the preview names them; all of them without it. The other sections stay as they are saved.",
    preview: "Always true: nothing has been written.",
    "UploadProjectReply.revision":
      "Revision of the project; in a preview the one that the workbook was compared with, absent for a new project.",
    "UploadProjectReply.sections": "Inputs that the workbook changes, by section in the order of the calculation.",
    "sections.section": "Name for the query parameter sections: `financing`, `ecms`.",
    "sections.inputs": "Inputs with their saved values and those of the workbook.",
    beforeChoice: "What the number before stands for, such as a payment timing.",
    afterChoice: "What the number afterwards stands for.",
    taken: "Sections with changes that the figures, the kept inputs, the unknown inputs, and the issues include.",
    "UploadProjectReply.figures": "Key figures before the upload and after it.",
    keptInputs: "Inputs whose cells cannot be read, and which keep their saved values.",
    "keptInputs.value": "The saved value; absent for a list, which stays as a whole.",
    choice: "What the number stands for, such as a payment timing.",
    "UploadProjectReply.unknownInputs":
      "Inputs whose cells cannot be read and which have no saved value. The project has no calculated values until they are entered.",
  },
};
