import type { TableContext } from "./table-source.js";

/**
 * Data for forms and tables: the edited and the saved project, figures, refused entries, and issues. The object is the
 * same until something changes.
 */
export type EntryView = TableContext;
