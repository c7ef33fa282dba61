import { ACCREDITATION } from "./epb-accreditation/accreditation-sheet.js";
import { ACCREDITATION_INSTRUCTIONS } from "./epb-accreditation/instructions.js";
import { ACCREDITATION_CELLS } from "./epb-accreditation/marked-cells.js";
import { CONTACTS } from "./epb-calculating/contacts.js";
import { INSTRUCTIONS } from "./epb-calculating/instructions.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import type { SheetDefinition, TemplateManifest } from "./manifest.js";

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
