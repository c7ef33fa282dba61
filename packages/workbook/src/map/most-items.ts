/** The engine takes no longer list. A table with more rows has a finding, and the rows beyond are not read. */
export const MOST_ITEMS = 10_000;
