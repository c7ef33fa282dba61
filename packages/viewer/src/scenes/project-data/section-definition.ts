/** A form or a table of a template's sheet. */
export interface BlockDefinition {
  readonly sheet: string;
  /** Id of the form or the table. */
  readonly block: string;
  /** Keys of the columns, or how they begin: `savings.`. All of them without it. */
  readonly columns?: readonly string[];
}

/** A form of figures for which the template has no cells. */
export interface FigureFormDefinition {
  readonly id: string;
  readonly heading: string;
  readonly figures: readonly string[];
}

export type PartDefinition = BlockDefinition | FigureFormDefinition;

/**
 * A section of the data entry: parts of the template's sheets. Labels, units, value types, and help come from the
 * template.
 */
export interface SectionDefinition {
  /** Id in the URL. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly PartDefinition[];
}

/** Additional sections if the figures of a project are supplied. */
export interface SuppliedDefinition {
  /** Parts that follow those of a section, by its id. */
  readonly parts: Readonly<Record<string, readonly PartDefinition[]>>;
  /** Figures that the template has no cells for, by the block that they belong to. */
  readonly figures: Readonly<Record<string, readonly string[]>>;
  readonly sections: readonly SectionDefinition[];
}
