import { EPB_ABOUT, EPB_ORDER, FILL_IN, FREE_TABLES, LIVE_CELLS } from "../epb-calculating/instructions.js";
import { instructionsSheet, rowsOfCalculating } from "../instructions-sheet.js";
import type { SheetDefinition } from "../manifest.js";

export const ACCREDITATION_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    EPB_ABOUT,
    "Use it for a project in an application for accreditation. Cells that the reviewers need are marked.",
    FILL_IN,
  ],
  order: [...EPB_ORDER, "Accreditation: additional data and contacts for the reviewers."],
  rules: LIVE_CELLS,
  rows: rowsOfCalculating("epb-accreditation", FREE_TABLES),
});
