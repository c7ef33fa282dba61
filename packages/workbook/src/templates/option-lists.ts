import {
  AGREEMENT_TYPE_LABELS,
  CALCULATION_TYPE_LABELS,
  CalculationType,
  ESA_OPTION_LABELS,
  FEDERAL_CONTRACT_TYPE_LABELS,
  FINANCING_TYPE_LABELS,
  FUEL_CATEGORY_LABELS,
  GRID_SUBREGION_ACRONYMS,
  GRID_SUBREGION_LABELS,
  type GridSubregion,
  MARKET_SEGMENT_LABELS,
  MEASUREMENT_OPTION_LABELS,
  otherSavingsTypeText,
  PARTY_ROLE_LABELS,
  PAYMENT_FREQUENCY_LABELS,
  PAYMENT_TIMING_LABELS,
  STATE_LOCAL_SUBMARKET_LABELS,
  TECHNOLOGY_TYPE_LABELS,
  UESC_CONTRACT_TYPE_LABELS,
  YES_NO_LABELS,
} from "@epb/engine";
import { withoutUnseen } from "./unseen-characters.js";

/** A choice of a drop-down: the label people see and what the project's data hold for it. */
export interface Option {
  readonly label: string;
  readonly value: string | number | boolean;
  /** A shorter text that means the same, `CAMX`. */
  readonly alias?: string;
}

export type OptionListName =
  | "agreementTypes"
  | "calculationTypes"
  | "esaOptions"
  | "federalContractTypes"
  | "financingTypes"
  | "fuelCategories"
  | "fuelNames"
  | "gridSubregions"
  | "marketSegments"
  | "measurementOptions"
  | "otherSavingsTypes1"
  | "otherSavingsTypes2"
  | "partyRoles"
  | "paymentFrequencies"
  | "paymentTimings"
  | "stateLocalSubmarkets"
  | "technologyTypes"
  | "trueFalse"
  | "uescContractTypes"
  | "yesNo";

const fromLabels = (labels: Readonly<Record<number, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ label, value: Number(value) }));

const labelsAsValues = (labels: readonly string[]): readonly Option[] =>
  labels.map((label) => ({ label, value: label }));

const fuelNames: readonly string[] = Object.values(FUEL_CATEGORY_LABELS);

/** Every drop-down list of the templates; they stand on the hidden sheet Lists in this order. */
export const OPTION_LISTS: Readonly<Record<OptionListName, readonly Option[]>> = {
  agreementTypes: fromLabels(AGREEMENT_TYPE_LABELS),
  // Express projects have templates of their own, which are of that type without being asked.
  calculationTypes: fromLabels(CALCULATION_TYPE_LABELS).filter(({ value }) => value !== CalculationType.Epx),
  esaOptions: fromLabels(ESA_OPTION_LABELS),
  federalContractTypes: fromLabels(FEDERAL_CONTRACT_TYPE_LABELS),
  financingTypes: fromLabels(FINANCING_TYPE_LABELS),
  fuelCategories: fromLabels(FUEL_CATEGORY_LABELS),
  fuelNames: labelsAsValues(["Natural gas", ...fuelNames]),
  gridSubregions: fromLabels(GRID_SUBREGION_LABELS).map((subregion) => ({
    ...subregion,
    alias: GRID_SUBREGION_ACRONYMS[subregion.value as GridSubregion],
  })),
  marketSegments: fromLabels(MARKET_SEGMENT_LABELS),
  measurementOptions: fromLabels(MEASUREMENT_OPTION_LABELS),
  otherSavingsTypes1: labelsAsValues(fuelNames.map((fuel) => otherSavingsTypeText(1, fuel))),
  otherSavingsTypes2: labelsAsValues(fuelNames.map((fuel) => otherSavingsTypeText(2, fuel))),
  partyRoles: fromLabels(PARTY_ROLE_LABELS),
  paymentFrequencies: fromLabels(PAYMENT_FREQUENCY_LABELS),
  paymentTimings: fromLabels(PAYMENT_TIMING_LABELS),
  stateLocalSubmarkets: fromLabels(STATE_LOCAL_SUBMARKET_LABELS),
  technologyTypes: fromLabels(TECHNOLOGY_TYPE_LABELS),
  trueFalse: [
    { label: "Yes", value: true },
    { label: "No", value: false },
  ],
  uescContractTypes: fromLabels(UESC_CONTRACT_TYPE_LABELS),
  yesNo: fromLabels(YES_NO_LABELS),
};

/** The option a text names: letter case and blanks do not matter. */
export function findOption(name: OptionListName, text: string): Option | undefined {
  const index = optionIndex(name);
  // Nearly every text was chosen from the list.
  return index.get(text) ?? index.get(looseText(text));
}

/** A text as it compares: lower case, single blanks, none around, no characters without a width. */
export function looseText(text: string): string {
  return withoutUnseen(text).trim().toLowerCase().replace(/\s+/g, " ");
}

const indexes = new Map<OptionListName, ReadonlyMap<string, Option>>();

/** Most workbooks use few of the lists, so each is indexed on the first question. */
function optionIndex(name: OptionListName): ReadonlyMap<string, Option> {
  const known = indexes.get(name);
  if (known !== undefined) return known;
  const index = new Map<string, Option>();
  for (const choice of OPTION_LISTS[name]) {
    index.set(looseText(choice.label), choice);
    if (choice.alias !== undefined) index.set(looseText(choice.alias), choice);
  }
  for (const choice of OPTION_LISTS[name]) index.set(choice.label, index.get(looseText(choice.label)) ?? choice);
  indexes.set(name, index);
  return index;
}
