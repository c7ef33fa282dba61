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
  US_STATES,
  YES_NO_LABELS,
} from "@epb/engine";
import { withoutUnseen } from "./unseen-characters.js";

/** A choice of a drop-down list: its visible label and its value in the project's data. */
export interface Option {
  readonly label: string;
  readonly value: string | number | boolean;
  /** A shorter text with the same meaning, `CAMX`. */
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
  | "states"
  | "technologyTypes"
  | "trueFalse"
  | "uescContractTypes"
  | "yesNo";

/** Lists whose choices are the members of an enumeration, with the labels of the enumeration. */
const LISTS_OF_LABELS = {
  agreementTypes: AGREEMENT_TYPE_LABELS,
  calculationTypes: CALCULATION_TYPE_LABELS,
  esaOptions: ESA_OPTION_LABELS,
  federalContractTypes: FEDERAL_CONTRACT_TYPE_LABELS,
  financingTypes: FINANCING_TYPE_LABELS,
  fuelCategories: FUEL_CATEGORY_LABELS,
  gridSubregions: GRID_SUBREGION_LABELS,
  marketSegments: MARKET_SEGMENT_LABELS,
  measurementOptions: MEASUREMENT_OPTION_LABELS,
  partyRoles: PARTY_ROLE_LABELS,
  paymentFrequencies: PAYMENT_FREQUENCY_LABELS,
  paymentTimings: PAYMENT_TIMING_LABELS,
  stateLocalSubmarkets: STATE_LOCAL_SUBMARKET_LABELS,
  technologyTypes: TECHNOLOGY_TYPE_LABELS,
  uescContractTypes: UESC_CONTRACT_TYPE_LABELS,
  yesNo: YES_NO_LABELS,
} as const satisfies Partial<Record<OptionListName, Readonly<Record<number, string>>>>;

/** The drop-down list for the choices of an input. */
export function listOfChoices(choices: Readonly<Record<number, string>> | undefined): OptionListName {
  const found = Object.entries(LISTS_OF_LABELS).find(([, labels]) => labels === choices);
  if (found === undefined) throw new Error("no list has these choices");
  return found[0] as OptionListName;
}

const fromLabels = (labels: Readonly<Record<number, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ label, value: Number(value) }));

const labelsAsValues = (labels: readonly string[]): readonly Option[] =>
  labels.map((label) => ({ label, value: label }));

const fuelNames: readonly string[] = Object.values(FUEL_CATEGORY_LABELS);

/** Every drop-down list of the templates, in their order on the hidden sheet Lists. */
export const OPTION_LISTS: Readonly<Record<OptionListName, readonly Option[]>> = {
  agreementTypes: fromLabels(LISTS_OF_LABELS.agreementTypes),
  // Express projects have their own templates, so the type is not a choice.
  calculationTypes: fromLabels(LISTS_OF_LABELS.calculationTypes).filter(({ value }) => value !== CalculationType.Epx),
  esaOptions: fromLabels(LISTS_OF_LABELS.esaOptions),
  federalContractTypes: fromLabels(LISTS_OF_LABELS.federalContractTypes),
  financingTypes: fromLabels(LISTS_OF_LABELS.financingTypes),
  fuelCategories: fromLabels(LISTS_OF_LABELS.fuelCategories),
  fuelNames: labelsAsValues(["Natural gas", ...fuelNames]),
  gridSubregions: fromLabels(LISTS_OF_LABELS.gridSubregions).map((subregion) => ({
    ...subregion,
    alias: GRID_SUBREGION_ACRONYMS[subregion.value as GridSubregion],
  })),
  marketSegments: fromLabels(LISTS_OF_LABELS.marketSegments),
  measurementOptions: fromLabels(LISTS_OF_LABELS.measurementOptions),
  otherSavingsTypes1: labelsAsValues(fuelNames.map((fuel) => otherSavingsTypeText(1, fuel))),
  otherSavingsTypes2: labelsAsValues(fuelNames.map((fuel) => otherSavingsTypeText(2, fuel))),
  partyRoles: fromLabels(LISTS_OF_LABELS.partyRoles),
  paymentFrequencies: fromLabels(LISTS_OF_LABELS.paymentFrequencies),
  paymentTimings: fromLabels(LISTS_OF_LABELS.paymentTimings),
  stateLocalSubmarkets: fromLabels(LISTS_OF_LABELS.stateLocalSubmarkets),
  states: labelsAsValues(Object.keys(US_STATES)),
  technologyTypes: fromLabels(LISTS_OF_LABELS.technologyTypes),
  trueFalse: [
    { label: "Yes", value: true },
    { label: "No", value: false },
  ],
  uescContractTypes: fromLabels(LISTS_OF_LABELS.uescContractTypes),
  yesNo: fromLabels(LISTS_OF_LABELS.yesNo),
};

/** The option that a text names, ignoring letter case and blanks. */
export function findOption(name: OptionListName, text: string): Option | undefined {
  const index = optionIndex(name);
  // People chose nearly every text from the list.
  return index.get(text) ?? index.get(looseText(text));
}

/** A text normalized for comparison: lowercase, single blanks, none around the text, no characters without a width. */
export function looseText(text: string): string {
  return withoutUnseen(text).trim().toLowerCase().replace(/\s+/g, " ");
}

const indexes = new Map<OptionListName, ReadonlyMap<string, Option>>();

/** Most workbooks use few of the lists, so the first call indexes a list. */
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
