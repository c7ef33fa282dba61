import { EPB_ABOUT, EPB_ORDER, FILL_IN, FREE_TABLES, LIVE_CELLS } from "../epb-calculating/instructions.js";
import { instructionsSheet, rowsOfCalculating } from "../instructions-sheet.js";
import type { SheetDefinition } from "../manifest.js";

export const ACCREDITATION_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    EPB_ABOUT,
    "It is for a project that is part of an application for accreditation. Cells that the reviewers look for are marked.",
    FILL_IN,
  ],
  order: [...EPB_ORDER, "Accreditation: what the reviewers ask beside the project, and whom they may ask."],
  rules: LIVE_CELLS,
  rows: rowsOfCalculating("epb-accreditation", FREE_TABLES),
});
