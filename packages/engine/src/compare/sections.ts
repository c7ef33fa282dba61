import type { ProjectData } from "../model/project-data.js";
import { PROJECT_SECTIONS, type ProjectSection } from "../model/project-sections.js";

interface ComparedSection extends ProjectSection {
  readonly label: string;
}

const section = (name: keyof ProjectData, label: string): ComparedSection => ({ ...PROJECT_SECTIONS[name], label });

export const RECORD = "record";
/** With Override; they come and go with the calculation type: one without the other may not be a project. */
export const SUPPLIED_VALUES = "calculatedValues";

/** Sections of inputs, in the order of the calculation. */
export const COMPARED_SECTIONS: Readonly<
  Record<keyof ProjectData | typeof RECORD | typeof SUPPLIED_VALUES, ComparedSection>
> = {
  // Name, status and version of the record change no figure, its types do.
  record: { label: "Project record", triggersCalculation: true },
  calculatedValues: { label: "Calculation type and supplied values", triggersCalculation: true },
  characteristics: section("characteristics", "Characteristics"),
  ecms: section("ecms", "Measures"),
  implementationPricing: section("implementationPricing", "Implementation pricing"),
  financing: section("financing", "Financing"),
  capitalization: section("capitalization", "Capitalization"),
  implementationCostSavings: section("implementationCostSavings", "Implementation period"),
  escalationRates: section("escalationRates", "Escalation rates"),
  other: section("other", "Guarantee"),
  performancePeriod: section("performancePeriod", "Performance period"),
  implementationESAPayments: section("implementationESAPayments", "Energy sales agreement"),
  performancePeriodESAPayments: section("performancePeriodESAPayments", "Energy sales agreement by year"),
  otherSavingsType: section("otherSavingsType", "Other savings types"),
  gridSubregions: section("gridSubregions", "Grid subregions"),
  emissionFactors: section("emissionFactors", "Emission factors"),
  fuelTypes: section("fuelTypes", "Fuel types"),
  express: section("express", "Express edition"),
  cancellationCeiling: section("cancellationCeiling", "Cancellation ceiling"),
  otherPPExpenseType1: section("otherPPExpenseType1", "Other expense type 1"),
  otherPPExpenseType2: section("otherPPExpenseType2", "Other expense type 2"),
  identification: section("identification", "Identification"),
  location: section("location", "Location"),
  contacts: section("contacts", "Contacts"),
};

/**
 * Section of an input.
 *
 * @example
 * import { sectionOf } from "@epb/engine/compare";
 *
 * sectionOf("costSavings.years[year=3].payment"); // "costSavings"
 */
export const sectionOf = (path: string): string => /^[^.[]*/.exec(path)?.[0] ?? path;

/** Label of a section, or its name if it has no label. */
export const sectionLabel = (path: string): string => sectionAt(path)?.label ?? path;

/** Fields of the record that a calculation reads. */
const CALCULATED_RECORD: readonly string[] = [`${RECORD}.projectType`, `${RECORD}.calculationType`];

/** True if a calculated figure can depend on an input. */
export const canChangeFigures = (path: string): boolean =>
  sectionOf(path) === RECORD ? CALCULATED_RECORD.includes(path) : sectionAt(path)?.triggersCalculation === true;

const SECTIONS_BY_NAME: ReadonlyMap<string, ComparedSection> = new Map(Object.entries(COMPARED_SECTIONS));
const sectionAt = (path: string): ComparedSection | undefined => SECTIONS_BY_NAME.get(sectionOf(path));

/** The sections of the project's data among them. */
export const DATA_SECTIONS: readonly (keyof ProjectData)[] = Object.keys(COMPARED_SECTIONS).filter(
  (name): name is keyof ProjectData => name in PROJECT_SECTIONS,
);
