/** The hidden sheet of the drop-down lists, last in every template. */
export const LISTS_SHEET = "Lists";

/** The hidden sheet of what formulas share, before the lists. */
export const WORKINGS_SHEET = "Workings";
