import { FUEL_CATEGORY_LABELS, type FuelCategory } from "../enumerations/fuel-category.js";
import { SavingsField } from "../enumerations/savings-field.js";
import { type OwnEmissionData, ownEmissionFactors, ownFuelType } from "../ghg/emission-rates.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { GridSubregionRates } from "../model/greenhouse-gas.js";
import type { ProjectData } from "../model/project-data.js";
import { REFERENCE_DATA_EDITIONS } from "../reference/data/reference-data-editions.js";
import { fuelEmissionFactors } from "../reference/fuel-emission-factors.js";
import { NATURAL_GAS } from "../reference/fuel-name.js";
import type { GridEdition } from "../reference/grid-edition.js";
import { DEFAULT_GRID_EDITION, type GridRateChoice } from "../reference/grid-emission-rate.js";
import type { ReferenceDataEdition } from "../reference/reference-data-edition.js";
import { sha256Hex } from "./content-hash.js";

type ReferenceDataKind = ReferenceDataEdition["kind"];

/**
 * The reference data that a calculation of the project asks for, each set with its hash: what the project has of its own
 * wins, and then the published figure is not looked at (D24).
 */
export function usedReferenceData(data: ProjectData, choice: GridRateChoice): readonly ReferenceDataEdition[] {
  const kinds = new Set((data.ecms ?? []).flatMap((measure) => [...kindsOf(measure, data)]));
  return [
    ...(kinds.has("grid gas rates") ? [gridEditionId(choice.edition ?? DEFAULT_GRID_EDITION)] : []),
    ...REFERENCE_DATA_EDITIONS.filter(({ kind }) => kind !== "grid gas rates" && kinds.has(kind)),
  ];
}

function* kindsOf(measure: EcmItem, data: ProjectData): Iterable<ReferenceDataKind> {
  const own = ownRates(measure, data);
  const isSaved = (field: SavingsField): boolean =>
    measure.estimatedSavings?.some(({ fieldId }) => fieldId === field) === true;
  if (
    measure.eGridStateRegionId !== undefined &&
    own?.baseloadCombinedRate === undefined &&
    isSaved(SavingsField.ElectricEnergyKwhPerYear)
  ) {
    yield "grid gas rates";
    yield "warming potentials";
  }
  const hasGas = isSaved(SavingsField.NaturalGasMmbtu);
  const fuels = fuelsOf(measure, data);
  // The table also defines the scope of a fuel, for factors of any source.
  if (fuels.length > 0 || (hasGas && !hasOwnFactors(data, NATURAL_GAS))) yield "fuel emission factors";
  const areWeighed = hasGas || fuels.some((fuel) => hasFactors(data, fuel));
  if (areWeighed && (own?.CH4GWP === undefined || own.N2OGWP === undefined)) yield "warming potentials";
}

/** The fuels of the measure's other savings. */
function fuelsOf(measure: EcmItem, { otherSavingsType }: ProjectData): readonly FuelCategory[] {
  return [
    measure.GHGOtherSavingsType1MMBtu === undefined ? undefined : otherSavingsType?.category1,
    measure.GHGOtherSavingsType2MMBtu === undefined ? undefined : otherSavingsType?.category2,
  ].filter((fuel) => fuel !== undefined);
}

const ownRates = ({ eGridStateRegionId }: EcmItem, { gridSubregions }: ProjectData): GridSubregionRates | undefined =>
  gridSubregions?.find(({ subregionId }) => subregionId === eGridStateRegionId);

const hasOwnFactors = (own: OwnEmissionData, fuelName: string): boolean =>
  ownEmissionFactors(own, fuelName)?.defCO2EF !== undefined ||
  ownFuelType(own, fuelName)?.defaultCO2EmissionFactor !== undefined;

const hasFactors = (own: OwnEmissionData, fuel: FuelCategory): boolean =>
  hasOwnFactors(own, FUEL_CATEGORY_LABELS[fuel]) || fuelEmissionFactors(fuel) !== undefined;

/** Hashed as the shipped editions are, so that a caller's own edition under a shipped name is found out. */
const gridEditionId = (edition: GridEdition): ReferenceDataEdition => ({
  kind: "grid gas rates",
  name: edition.name,
  sha256: sha256Hex(JSON.stringify(edition)),
});
