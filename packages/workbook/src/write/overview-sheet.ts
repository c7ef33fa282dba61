/** The sheet with the key figures, which people read first and print alone. */
export const OVERVIEW_SHEET = "Summary";
