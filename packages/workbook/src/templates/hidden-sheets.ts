/** The hidden sheet with the cases of the checks panel, before the lists. */
export const CHECKS_SHEET = "Checks";

/** The hidden sheet of the drop-down lists, last in every template. */
export const LISTS_SHEET = "Lists";

/** The hidden sheet with the shared parts of formulas, before the lists. */
export const WORKINGS_SHEET = "Workings";

/** Sheets without entries: they help formulas, checks, and drop-down lists. */
export const HIDDEN_SHEETS: readonly string[] = [WORKINGS_SHEET, CHECKS_SHEET, LISTS_SHEET];
