import { TechnologyType } from "@epb/engine";

/** A measure name of the schema, and the words of a description that mean it. */
interface NamedWork {
  readonly name: string;
  readonly words: RegExp;
}

const OTHER = "Other";

/** Names for all measures of a technology, if the schema has one name for the whole technology. */
const OF_TECHNOLOGY: Readonly<Partial<Record<TechnologyType, string>>> = {
  [TechnologyType.BuildingAutomation]: "Add or upgrade BAS/EMS/EMCS",
  [TechnologyType.RateAdjustments]: "Energy cost reduction through rate adjustments - uncategorized",
  [TechnologyType.AdvancedMetering]: "Install advanced metering systems",
};

/**
 * Names by words in the description. The list has a name only if its words mean this work and no other work of the
 * technology.
 */
const BY_WORDS: Readonly<Partial<Record<TechnologyType, readonly NamedWork[]>>> = {
  [TechnologyType.BoilerPlant]: [
    { name: "Replace boiler", words: /\bboilers?(?: plant)? replacement\b|\breplace(?:ment of)? (?:the )?boilers?\b/ },
    { name: "Replace burner", words: /\bburners? replacement\b|\breplace(?:ment of)? (?:the )?burners?\b/ },
  ],
  [TechnologyType.ChillerPlant]: [
    {
      name: "Replace chiller",
      words: /\bchillers?(?: plant)? replacement\b|\breplace(?:ment of)? (?:the )?chillers?\b/,
    },
    {
      name: "Add or replace cooling tower",
      words: /\bcooling towers? replacement\b|\breplace(?:ment of)? (?:the )?cooling towers?\b/,
    },
  ],
  [TechnologyType.Hvac]: [
    {
      name: "Replace package units",
      words: /\b(?:rooftop|packaged?) units? replacement\b|\breplace (?:rooftop|packaged?) units?\b/,
    },
    { name: "Install demand control ventilation", words: /\bdemand[- ]control(?:led)? ventilation\b/ },
    { name: "Install variable refrigerant flow system", words: /\bvariable[- ]refrigerant[- ]flow\b|\bvrf\b/ },
    { name: "Install air source heat pump", words: /\bair[- ]source heat pumps?\b/ },
    {
      name: "Replace AC and heating units with ground coupled heat pump systems",
      words: /\bground[- ](?:source|coupled) heat pumps?\b/,
    },
  ],
  [TechnologyType.Lighting]: [
    { name: "Retrofit with light emitting diode technologies", words: /\bleds?\b|\blight[- ]emitting diodes?\b/ },
    { name: "Add occupancy sensors", words: /\boccupancy sensors?\b/ },
    { name: "Add daylight controls", words: /\bdaylight(?:ing)? controls?\b/ },
  ],
  [TechnologyType.BuildingEnvelope]: [
    { name: "Air seal envelope", words: /\bair[- ]seal(?:ing)?\b/ },
    { name: "Increase roof insulation", words: /\broof insulation\b/ },
    { name: "Increase wall insulation", words: /\bwall insulation\b/ },
    { name: "Add attic/knee wall insulation", words: /\battic insulation\b/ },
    { name: "Replace windows", words: /\bwindows? replacement\b|\breplace windows?\b/ },
    { name: "Add window films", words: /\bwindow films?\b/ },
  ],
  [TechnologyType.ThermalDistribution]: [
    { name: "Repair and/or replace steam traps", words: /\bsteam traps?\b/ },
    { name: "Add pipe insulation", words: /\bpipe insulation\b/ },
  ],
  [TechnologyType.MotorsAndDrives]: [
    { name: "Add VSD motor controller", words: /\bvariable[- ](?:speed|frequency) drives?\b|\bv[sf]ds?\b/ },
    { name: "Replace with higher efficiency", words: /\b(?:premium|high[- ]efficiency)(?: efficiency)? motors?\b/ },
  ],
  [TechnologyType.DistributedGeneration]: [
    { name: "Install CHP/cogeneration systems", words: /\bcombined heat and power\b|\bchp\b|\bco-?generation\b/ },
    { name: "Install fuel cells", words: /\bfuel cells?\b/ },
    { name: "Install microturbines", words: /\bmicro-?turbines?\b/ },
  ],
  [TechnologyType.RenewableEnergySystems]: [
    {
      name: "Install photovoltaic system",
      words: /\bphotovoltaics?\b|\bsolar (?:pv|carports?|panels?|array)\b|\bpv\b/,
    },
    { name: "Install wind energy system", words: /\bwind (?:turbines?|energy|power)\b/ },
    { name: "Install electrical storage", words: /\bbatter(?:y|ies)\b|\belectrical storage\b/ },
  ],
  [TechnologyType.UtilityDistribution]: [
    { name: "Upgrade transformers", words: /\btransformers?\b/ },
    { name: "Implement power factor corrections", words: /\bpower factor\b/ },
  ],
  [TechnologyType.WaterAndSewer]: [
    { name: "Install low-flow plumbing equipment", words: /\blow[- ]flow fixtures?\b|\bplumbing fixtures?\b/ },
    { name: "Implement water efficient irrigation", words: /\birrigation\b/ },
  ],
  [TechnologyType.PeakShaving]: [
    { name: "Install thermal energy storage", words: /\b(?:thermal|ice) (?:energy )?storage\b/ },
  ],
  [TechnologyType.AppliancesAndPlugLoads]: [
    { name: "Install plug load controls", words: /\bplug[- ]load controls?\b/ },
    { name: "Replace with ENERGY STAR rated", words: /\benergy star\b/ },
  ],
};

/**
 * The measure name of BuildingSync for a measure. "Other" if the description matches no name or several names, because
 * the schema accepts one. The description itself is exported as the custom name.
 */
export function measureName(technology: TechnologyType, description = ""): string {
  const text = description.toLowerCase();
  const named = (BY_WORDS[technology] ?? []).filter(({ words }) => words.test(text));
  const [only, ...others] = named;
  if (only !== undefined && others.length === 0) return only.name;
  return OF_TECHNOLOGY[technology] ?? OTHER;
}
