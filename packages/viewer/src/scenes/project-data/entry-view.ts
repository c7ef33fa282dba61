import type { TableContext } from "./table-source.js";

/** What forms and tables show: the project that is worked on, what is stored, figures, refused entries and issues. The same object as long as nothing changes. */
export type EntryView = TableContext;
