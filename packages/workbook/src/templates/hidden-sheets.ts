/** The hidden sheet of the cases that the panel of checks tells about, before the lists. */
export const CHECKS_SHEET = "Checks";

/** The hidden sheet of the drop-down lists, last in every template. */
export const LISTS_SHEET = "Lists";

/** The hidden sheet of what formulas share, before the lists. */
export const WORKINGS_SHEET = "Workings";

/** Sheets that nobody fills in: they help formulas, checks, and drop-down lists. */
export const HIDDEN_SHEETS: readonly string[] = [WORKINGS_SHEET, CHECKS_SHEET, LISTS_SHEET];
