import { ACCREDITATION } from "./epb-accreditation/accreditation-sheet.js";
import { ACCREDITATION_CELLS } from "./epb-accreditation/marked-cells.js";
import { CONTACTS } from "./epb-calculating/contacts.js";
import {
  EPB_ABOUT,
  EPB_ORDER,
  FILL_IN,
  FREE_TABLES,
  INSTRUCTIONS,
  LIVE_CELLS,
} from "./epb-calculating/instructions.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import { instructionsSheet, rowsOfCalculating } from "./instructions-sheet.js";
import type { SheetDefinition, TemplateManifest } from "./manifest.js";

const ACCREDITATION_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    EPB_ABOUT,
    "Use it for a project in an application for accreditation. Cells that the reviewers need are marked.",
    FILL_IN,
  ],
  order: [...EPB_ORDER, "Accreditation: additional data and contacts for the reviewers."],
  rules: LIVE_CELLS,
  rows: rowsOfCalculating("epb-accreditation", FREE_TABLES),
});

const OWN_SHEETS: ReadonlyMap<SheetDefinition, readonly SheetDefinition[]> = new Map([
  [INSTRUCTIONS, [ACCREDITATION_INSTRUCTIONS]],
  [CONTACTS, [CONTACTS, ACCREDITATION]],
]);

/** The calculating template with a sheet for the reviewers, and the cells they look for marked. @spec C §9 "Current templates", one colour-coded for accreditation */
export const EPB_ACCREDITATION_4_2_10: TemplateManifest = {
  ...EPB_CALCULATING_4_2_10,
  kind: "epb-accreditation",
  title: "ePB accreditation template",
  marks: {
    label: "Accreditation",
    meaning: "Green with a thick bar: the accreditation reviewers need this cell. If it is an input, fill it in.",
    cells: ACCREDITATION_CELLS,
  },
  sheets: EPB_CALCULATING_4_2_10.sheets.flatMap((sheet) => OWN_SHEETS.get(sheet) ?? [sheet]),
};
