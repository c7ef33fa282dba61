import { EngineError } from "../errors/engine-error.js";
import { KeyedList } from "../lists/keyed-list.js";
import { isListKey, type ListKey, type ListKeyPart } from "../lists/list-key.js";
import type { ProjectAccess } from "./access-list.js";
import type { AccreditationContact } from "./accreditation.js";
import type { CancellationCeilingItem } from "./cancellation-ceiling.js";
import type { BaselineItem, EcmItem, SavingsItem } from "./ecm-item.js";
import type { EsaYearInput } from "./esa.js";
import type { EscalationRateItem } from "./escalation-rate.js";
import type { EnergyConsumptionItem, ExpressMeasure, NonFacilityMeasure } from "./express-data.js";
import type { EmissionFactors, FuelType, GridSubregionRates } from "./greenhouse-gas.js";
import type { ExpenseItem, PerformancePeriodYear } from "./performance-period-year.js";
import type { ProjectFile } from "./project-file.js";
import type { MeasurementYear } from "./project-measurement.js";
import type { ProjectNote } from "./project-note.js";

/** The members that make the key of a list's items, in order, and what each is. */
export type ListKeys<Item> = { readonly [Member in keyof Item]?: "number" | "string" };

/** Items of the keyed lists of a project. */
interface ListItems {
  readonly escalationRates: EscalationRateItem;
  readonly performancePeriod: PerformancePeriodYear;
  readonly performancePeriodESAPayments: EsaYearInput;
  readonly cancellationCeiling: CancellationCeilingItem;
  readonly gridSubregions: GridSubregionRates;
  readonly emissionFactors: EmissionFactors;
  readonly fuelTypes: FuelType;
  readonly ecms: EcmItem;
  readonly otherExpenses: ExpenseItem;
  readonly estimatedSavings: SavingsItem;
  readonly baseline: BaselineItem;
  readonly files: ProjectFile;
  readonly notes: ProjectNote;
  readonly measurementYears: MeasurementYear;
  readonly accreditationContacts: AccreditationContact;
  readonly accessList: ProjectAccess;
  readonly measures: ExpressMeasure;
  readonly nonFacilityMeasures: NonFacilityMeasure;
  readonly energyConsumption: EnergyConsumptionItem;
}
export type KeyedListName = keyof ListItems;

/**
 * Every keyed list of a project, and what it is keyed by. Contacts have no key: two people may have the same role.
 *
 * @spec C §5 "List keys"; C §3 "Project data sections"; C §6 "project access list"
 */
export const LIST_KEYS: { readonly [Name in KeyedListName]: ListKeys<ListItems[Name]> } = {
  escalationRates: { fieldId: "number", year: "number" },
  performancePeriod: { year: "number" },
  performancePeriodESAPayments: { year: "number" },
  cancellationCeiling: { year: "number", month: "number" },
  gridSubregions: { subregionId: "number" },
  emissionFactors: { fuelName: "string" },
  fuelTypes: { fuelType: "string" },
  ecms: { uuid: "string" },
  otherExpenses: { fieldId: "number" },
  estimatedSavings: { fieldId: "number" },
  baseline: { fieldId: "number" },
  files: { fileName: "string" },
  notes: { noteType: "number" },
  measurementYears: { year: "number" },
  accreditationContacts: { contactType: "number" },
  accessList: { projectId: "string" },
  measures: { measureNumber: "string" },
  nonFacilityMeasures: { measureNumber: "string" },
  energyConsumption: { fieldId: "number" },
};

/**
 * True if a list can have the key: the key has the parts of this list, each of the same type.
 *
 * @example
 * import { isKeyOf } from "@epb/engine";
 *
 * isKeyOf("performancePeriod", 3); // true
 * isKeyOf("performancePeriod", "three"); // false
 */
export function isKeyOf(list: KeyedListName, key: unknown): key is ListKey {
  if (!isListKey(key)) return false;
  const parts = Object.values(LIST_KEYS[list]);
  const found = keyParts(key);
  return Array.isArray(key) === parts.length > 1 && found.map((part) => typeof part).join() === parts.join();
}

/**
 * Returns the key, or throws an error if the list cannot have the key.
 *
 * @throws EngineError 'Invalid list key' for any other value, such as a year alone for a list by year and month
 * @spec C §8 "Thrown errors", 'Invalid list key'; 0035
 *
 * @example
 * import { requireKeyOf } from "@epb/engine";
 *
 * requireKeyOf("performancePeriod", 3); // 3
 */
export function requireKeyOf(list: KeyedListName, key: unknown): ListKey {
  if (!isKeyOf(list, key)) throw new EngineError("list/key-malformed", { list, key });
  return key;
}

/**
 * Makes a list of the project from its items, to add, remove, or replace an item.
 *
 * @throws EngineError 'Invalid listKey', 'Duplicate item found'
 * @spec C §5 "Duplicate keys in a unique list", "A cancellation-ceiling entry for an existing", "expense item with an
 * existing fieldId"
 *
 * @example
 * import { listOf } from "@epb/engine";
 *
 * listOf("performancePeriod", [{ year: 1 }]).get(1); // { year: 1 }
 */
export function listOf<Name extends KeyedListName>(
  list: Name,
  items: Iterable<ListItems[Name]>,
): KeyedList<ListItems[Name], ListKey> {
  return KeyedList.from(items, (item) => itemKey(list, item));
}

/**
 * Key of an item in its list.
 *
 * @example
 * import { itemKey } from "@epb/engine";
 *
 * itemKey("performancePeriod", { year: 3 }); // 3
 */
export function itemKey(list: KeyedListName, item: object): ListKey {
  const parts = Object.keys(LIST_KEYS[list]).map((member) => (item as Readonly<Record<string, ListKeyPart>>)[member]);
  const [first] = parts;
  return (parts.length === 1 && first !== undefined ? first : parts) as ListKey;
}

const keyParts = (key: ListKey): readonly ListKeyPart[] => (typeof key === "object" ? key : [key]);
