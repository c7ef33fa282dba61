/** A form or a table of a template's sheet. */
export interface PartDefinition {
  readonly sheet: string;
  /** Heading of a form, or the id of a table. */
  readonly block: string;
  /** Keys of the columns, or how they begin: `savings.`. All of them without it. */
  readonly columns?: readonly string[];
}

/** What people enter together: parts of the template's sheets. Labels, units, kinds of values and help come from there. */
export interface SectionDefinition {
  /** In the address. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly PartDefinition[];
}
