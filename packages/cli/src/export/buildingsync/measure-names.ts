import type { TechnologyType } from "@epb/engine";

interface MeasureName {
  /** `MeasureName` of the schema, in the category of the technology. */
  readonly name: string;
  /** Why the technology alone says so much, or not. */
  readonly reason: string;
}

/** The name that says nothing; the user's own description stands in `CustomMeasureName` in any case. */
const OTHER = "Other";

const other = (reason: string): MeasureName => ({ name: OTHER, reason });

/**
 * The work that a measure is certainly about, from its technology alone. A name of the schema's list stands here only where
 * every measure of the technology is of that name; the engine knows no more of a measure than its technology.
 * @see BuildingSync 2.7.0, `TechnologyCategory`
 */
export const MEASURE_NAMES: Readonly<Record<TechnologyType, MeasureName>> = {
  1: other("Boilers, burners, condensate, and treatment of water have names of their own."),
  2: other("Chillers, cooling towers, and drives have names of their own."),
  3: other(
    "Besides the automation system, recovery of heat and conversion of pneumatic controls have names of their own.",
  ),
  4: other("The list has 36 kinds of work on heating, cooling, and ventilation."),
  5: other("Lamps, controls, and exit signs have names of their own."),
  6: other("Insulation, windows, roofs, and sealing have names of their own."),
  7: other("Pipes, pumps, steam traps, and water heaters have names of their own."),
  8: other("Motors and drives have names of their own."),
  9: other("New equipment and new refrigerators have names of their own."),
  10: other("Cogeneration, fuel cells, and microturbines have names of their own."),
  11: other("Photovoltaic systems, wind, and biomass have names of their own."),
  12: other("Power factor, transformers, and gas pipes have names of their own."),
  13: other("Fixtures, irrigation, and leak detection have names of their own."),
  14: other("The list has thermal storage only; shifting of load needs none."),
  15: {
    name: "Energy cost reduction through rate adjustments - uncategorized",
    reason: "The name is that of the technology, for any work of it.",
  },
  16: other("Industrial processes and production have names of their own."),
  17: other("The schema has no category of commissioning; the list of `Uncategorized` has this name alone."),
  18: {
    name: "Install advanced metering systems",
    reason: "Advanced metering as a measure is the installation of meters; the list has no other work of its own.",
  },
  19: other("Appliances, controls, and computers have names of their own."),
  20: other("The technology is not known."),
};
