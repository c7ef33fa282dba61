import { FUELS } from "./categories.js";
import { type Source, type Subject, sourceText } from "./source-value.js";
import { type XmlElement, xml, xmlLeaf, xmlUnlessEmpty } from "./xml.js";

/** Site energy of a fuel, in the unit of the project: nothing is converted. */
interface FuelRule {
  /** BuildingSync resource, or the input that determines it. */
  readonly resource: string | Source;
  readonly units: "kWh" | "MMBtu";
  readonly savings: number;
  readonly baseline: number;
}

export const FUEL_RULES: readonly FuelRule[] = [
  { resource: "Electricity", units: "kWh", savings: 1, baseline: 1 },
  { resource: "Natural gas", units: "MMBtu", savings: 5, baseline: 3 },
  { resource: { input: "otherSavingsType.category1" }, units: "MMBtu", savings: 7, baseline: 4 },
  { resource: { input: "otherSavingsType.category2" }, units: "MMBtu", savings: 9, baseline: 5 },
];

/** Name of a fuel; "Unknown" if the project does not specify it. */
export function fuelName({ resource }: FuelRule, subject: Subject): string {
  if (typeof resource === "string") return resource;
  const category = sourceText(resource, subject);
  return Object.entries(FUELS).find(([id]) => id === category)?.[1] ?? "Unknown";
}

/** First-year savings by fuel; of a measure, or of all. */
export const savingsByFuel = (listOfSavings: (fieldId: number) => Source, subject: Subject): XmlElement | undefined =>
  xmlUnlessEmpty(
    "AnnualSavingsByFuels",
    FUEL_RULES.map((rule) => {
      const saved = sourceText(listOfSavings(rule.savings), subject);
      return saved === undefined
        ? undefined
        : xml(
            "AnnualSavingsByFuel",
            {},
            xmlLeaf("EnergyResource", fuelName(rule, subject)),
            xmlLeaf("ResourceUnits", rule.units),
            xmlLeaf("AnnualSavingsNativeUnits", saved),
          );
    }),
  );
