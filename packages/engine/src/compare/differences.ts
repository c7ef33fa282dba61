import { unknownInputsOf } from "../calculate/unknown-inputs-of.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { SuppliedCalculatedValues } from "../model/calculated/supplied-calculated-values.js";
import type { Project, ProjectRecord } from "../model/project.js";
import { isSameValue } from "../objects/same-value.js";
import type { InputPath } from "../path-text/input-path.js";
import { pathReader } from "../paths/list-index.js";
import type { InputValue } from "../paths/list-inputs.js";
import { type Differing, differingValues } from "./differing-values.js";
import { DATA_SECTIONS, RECORD, SUPPLIED_VALUES } from "./sections.js";

/** An input that is not the same in two projects. */
export interface Difference {
  readonly path: InputPath;
  readonly before?: InputValue;
  readonly after?: InputValue;
  readonly replaces: Replacement;
  /** The one project in which the input was entered and cannot be read. */
  readonly unknownIn?: "before" | "after";
}

/**
 * Unit of a change: the input itself, or the whole list item that was added or removed with the input. A year without
 * its number or a measure without its price is no project.
 */
export interface Replacement {
  readonly path: string;
  /** Undefined where there was none. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Fields of the record that say something about the project; the others are the store's. */
const RECORD_INPUTS = ["name", "status", "version", "projectType"] as const satisfies readonly (keyof ProjectRecord)[];

/** Every input that differs, by section in the order of the calculation. */
export function listDifferences(before: Project, after: Project): Difference[] {
  return [
    ...calculationDifferences(before, after),
    ...RECORD_INPUTS.flatMap((name) => leafDifference(`${RECORD}.${name}`, before.record[name], after.record[name])),
    ...DATA_SECTIONS.flatMap((name) => sectionDifferences(name, before.data[name], after.data[name])),
  ];
}

/** Differences of values, and inputs that cannot be read in one of the two projects alone. */
export function withUnknownInputs(differences: readonly Difference[], before: Project, after: Project): Difference[] {
  const [old, now] = [new Set(unknownInputsOf(before)), new Set(unknownInputsOf(after))];
  const [valueBefore, valueAfter] = [pathReader(before.data), pathReader(after.data)];
  const unknownIn = new Map<string, "before" | "after">([
    ...[...old].filter((path) => !now.has(path)).map((path) => [path, "before"] as const),
    ...[...now].filter((path) => !old.has(path)).map((path) => [path, "after"] as const),
  ]);
  const listed = new Set(differences.map(({ path }) => path));
  const added = [...unknownIn.keys()].filter((path) => !listed.has(path));
  const all: readonly Difference[] = [
    ...differences,
    ...added.map((path) => ({ path, replaces: { path, before: valueBefore(path), after: valueAfter(path) } })),
  ];
  return all.map((each) => {
    const side = unknownIn.get(each.path);
    return side === undefined ? each : { ...each, unknownIn: side };
  });
}

/** Every input of a section that differs. */
export const sectionDifferences = (section: string, before: unknown, after: unknown): Difference[] =>
  [...differingValues(section, before, after)].map(difference);

/** Supplied values are figures where a project is set to Override; with the other types no figure uses them. */
function calculationDifferences(before: Project, after: Project): Difference[] {
  const isOverride = [before, after].some(({ record }) => record.calculationType === CalculationType.Override);
  const replaces: Replacement = {
    path: SUPPLIED_VALUES,
    before: { type: before.record.calculationType, supplied: before.calculatedValues },
    after: { type: after.record.calculationType, supplied: after.calculatedValues },
  };
  const type = leafDifference(
    `${RECORD}.calculationType`,
    before.record.calculationType,
    after.record.calculationType,
  ).map((found) => ({ ...found, replaces }));
  const isSupplied = isOverride && !isSameValue(undated(before.calculatedValues), undated(after.calculatedValues));
  return isSupplied ? [...type, { path: SUPPLIED_VALUES, replaces }] : type;
}

/** Supplied values without the instants at which they were stored. */
const undated = (supplied: SuppliedCalculatedValues | undefined): object | undefined =>
  supplied && { ...supplied, createdDate: undefined, modifiedDate: undefined };

function leafDifference(path: string, before: InputValue, after: InputValue): Difference[] {
  return isSameValue(before, after) ? [] : [{ path, before, after, replaces: { path, before, after } }];
}

function difference({ path, before, after, whole }: Differing): Difference {
  return {
    path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    replaces: whole ?? { path, before, after },
  };
}
