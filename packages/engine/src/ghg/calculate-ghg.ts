import type { Decimal } from "../decimal/decimal.js";
import { sumKnown } from "../decimal/sum.js";
import { FUEL_CATEGORY_LABELS, type FuelCategory } from "../enumerations/fuel-category.js";
import { SavingsField } from "../enumerations/savings-field.js";
import type { Report } from "../issues/issue.js";
import type { GreenhouseGasReference, GreenhouseGasSavings } from "../model/calculated/ecm-values.js";
import { type EcmItem, measureName } from "../model/ecm-item.js";
import type { ProjectData } from "../model/project-data.js";
import { definedOnly } from "../objects/defined-only.js";
import { inputPath } from "../path-text/input-path.js";
import type { EmissionScope } from "../reference/fuel-factor-data.js";
import { type GridRateChoice, gridRateReference } from "../reference/grid-emission-rate.js";
import { possibleSubregions } from "../reference/possible-subregions.js";
import { type EmissionRates, emissionRates, type OwnEmissionData } from "./emission-rates.js";
import { fuelEmissionsKgCo2e, gridEmissionsKgCo2e } from "./emissions.js";

export interface GreenhouseGasResult {
  /** In the order of the measures. */
  readonly measures: readonly GreenhouseGasSavings[];
  readonly total: GreenhouseGasSavings;
  /** Reference data that replaces missing data of the project; absent if no measure needs any. */
  readonly reference?: GreenhouseGasReference;
}

/** The parts of a project that decide about greenhouse gas. */
export type GreenhouseGasInput = OwnEmissionData & Pick<ProjectData, "ecms" | "otherSavingsType" | "location">;

/**
 * Greenhouse gas each measure saves a year, and all of them.
 *
 * @spec C §9 "Greenhouse gas"; C §3 "a GHG block"; D24
 */
export function calculateGhg(data: GreenhouseGasInput, choice: GridRateChoice, report: Report): GreenhouseGasResult {
  const { ecms: measures = [], otherSavingsType } = data;
  const rates = emissionRates(data, choice);
  const isAskedFor = measures.some(
    (measure) =>
      measure.eGridStateRegionId !== undefined ||
      measure.GHGOtherSavingsType1MMBtu !== undefined ||
      measure.GHGOtherSavingsType2MMBtu !== undefined,
  );
  const possible = possibleSubregions(data.location);
  const unknownFuels = new Set<FuelCategory>();
  const parts = measures.map((measure): Parts => {
    const { electricEnergy, electricGhg } = electricPart(measure, rates);
    if (isAskedFor && isUnknown(electricGhg)) {
      report({
        name: "ghg/subregion-missing",
        at: inputPath("ecms", { uuid: measure.uuid }, "eGridStateRegionId"),
        details: { measure: measureName(measure), ...(possible !== undefined && { possible }) },
      });
    }
    const { naturalGas, naturalGasGhg } = naturalGasPart(measure, rates);
    const other1 = otherPart(measure, 1, otherSavingsType?.category1, rates, unknownFuels, report);
    const other2 = otherPart(measure, 2, otherSavingsType?.category2, rates, unknownFuels, report);
    const annualScope1 = wholeSum([naturalGasGhg, ofScope(1, other1), ofScope(1, other2)]);
    const annualScope2 = wholeSum([electricGhg, ofScope(2, other1), ofScope(2, other2)]);
    return {
      electricEnergy,
      electricGhg,
      naturalGas,
      naturalGasGhg,
      otherSavingsType1Ghg: other1?.emissions,
      otherSavingsType2Ghg: other2?.emissions,
      annualScope1,
      annualScope2,
      annualTotal: wholeSum([annualScope1, annualScope2]),
    };
  });
  for (const category of unknownFuels) {
    const fuelName = FUEL_CATEGORY_LABELS[category];
    report({ name: "ghg/fuel-factors-missing", at: inputPath("emissionFactors", { fuelName }), details: { fuelName } });
  }
  return definedOnly({
    measures: parts.map(knownParts),
    total: knownParts(totalOf(parts)),
    reference: isAskedFor ? gridRateReference(choice) : undefined,
  });
}

type Parts = Record<keyof GreenhouseGasSavings, GasPart>;

function electricPart(measure: EcmItem, rates: EmissionRates): Pick<Parts, "electricEnergy" | "electricGhg"> {
  const electricEnergy = entryOf(measure, SavingsField.ElectricEnergyKwhPerYear);
  if (electricEnergy === undefined) return { electricEnergy, electricGhg: undefined };
  const subregion = measure.eGridStateRegionId;
  const rate = subregion === undefined ? undefined : rates.grid(subregion);
  if (rate !== undefined) return { electricEnergy, electricGhg: gridEmissionsKgCo2e(rate, electricEnergy) };
  return { electricEnergy, electricGhg: electricEnergy.isZero() ? electricEnergy : "unknown" };
}

function naturalGasPart(measure: EcmItem, rates: EmissionRates): Pick<Parts, "naturalGas" | "naturalGasGhg"> {
  const naturalGas = entryOf(measure, SavingsField.NaturalGasMmbtu);
  return {
    naturalGas,
    naturalGasGhg: naturalGas && fuelEmissionsKgCo2e(naturalGas, rates.naturalGas(measure.eGridStateRegionId)),
  };
}

interface OtherPart {
  /** kg CO2e */
  readonly emissions: GasPart;
  /** Undefined when not even the fuel is known. */
  readonly scope: EmissionScope | undefined;
}

const UNKNOWN_FUEL: OtherPart = { emissions: "unknown", scope: undefined };

const ofScope = (scope: EmissionScope, part: OtherPart | undefined): GasPart =>
  part?.scope === scope || part?.scope === undefined ? part?.emissions : undefined;

function otherPart(
  measure: EcmItem,
  otherSavingsType: 1 | 2,
  category: FuelCategory | undefined,
  rates: EmissionRates,
  unknownFuels: Set<FuelCategory>,
  report: Report,
): OtherPart | undefined {
  const fuelMmbtu = otherSavingsType === 1 ? measure.GHGOtherSavingsType1MMBtu : measure.GHGOtherSavingsType2MMBtu;
  if (fuelMmbtu === undefined) return undefined;
  if (category === undefined) {
    report({
      name: "ghg/fuel-category-missing",
      at: inputPath("otherSavingsType", `category${otherSavingsType}`),
      details: { measure: measureName(measure), otherSavingsType },
    });
    return UNKNOWN_FUEL;
  }
  const rate = rates.fuel(category, measure.eGridStateRegionId);
  if (rate === undefined) {
    unknownFuels.add(category);
    return UNKNOWN_FUEL;
  }
  return { emissions: fuelEmissionsKgCo2e(fuelMmbtu, rate.factor), scope: rate.scope };
}

function entryOf(measure: EcmItem, field: SavingsField): Decimal | undefined {
  return measure.estimatedSavings?.find(({ fieldId }) => fieldId === field)?.value;
}

function totalOf(measures: readonly Parts[]): Parts {
  const total = (part: keyof Parts): GasPart => wholeSum(measures.map((one) => one[part]));
  return {
    electricEnergy: total("electricEnergy"),
    electricGhg: total("electricGhg"),
    naturalGas: total("naturalGas"),
    naturalGasGhg: total("naturalGasGhg"),
    otherSavingsType1Ghg: total("otherSavingsType1Ghg"),
    otherSavingsType2Ghg: total("otherSavingsType2Ghg"),
    annualScope1: total("annualScope1"),
    annualScope2: total("annualScope2"),
    annualTotal: total("annualTotal"),
  };
}

/** Unknown parts have no figure. */
function knownParts(parts: Parts): GreenhouseGasSavings {
  const known: { -readonly [Part in keyof GreenhouseGasSavings]: Decimal } = {};
  for (const part of Object.keys(parts) as (keyof Parts)[]) {
    const amount = parts[part];
    if (amount !== undefined && !isUnknown(amount)) known[part] = amount;
  }
  return known;
}

/**
 * A part of a greenhouse-gas sum: an amount, nothing there (`undefined`: no energy of that kind), or energy without a
 * known rate (`"unknown"`).
 */
type GasPart = Decimal | undefined | "unknown";

/** True for energy without a known rate. */
function isUnknown(part: GasPart): part is "unknown" {
  return typeof part === "string";
}

/**
 * Sum of the parts that are there; `"unknown"` when one of them is: a total that leaves something out would be read as
 * the whole. Undefined when there is nothing to add.
 */
export function wholeSum(parts: readonly GasPart[]): GasPart {
  const amounts: (Decimal | undefined)[] = [];
  for (const part of parts) {
    if (isUnknown(part)) return part;
    amounts.push(part);
  }
  return sumKnown(amounts);
}
