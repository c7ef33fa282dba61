import { type EcmItem, measureName } from "../model/ecm-item.js";
import type { Project } from "../model/project.js";
import { type PathStep, parsePath } from "../path-text/parse-path.js";
import { listInputs } from "../paths/list-inputs.js";
import { COMPARED_SECTIONS, sectionOf } from "./sections.js";

type SortKey = readonly (string | number)[];

const SECTION_RANKS: ReadonlyMap<string, number> = new Map(
  Object.keys(COMPARED_SECTIONS).map((name, rank) => [name, rank]),
);

/**
 * Sorts inputs independent of the order of their lists, with the same result for either project as the first: by
 * section in the order of the calculation, by name, year, and other numbers, and by measure. Measures are sorted by
 * their number and their inputs. Their internal keys come last and matter only for measures with equal inputs.
 */
export function inCalculationOrder<Input extends { readonly path: string }>(
  inputs: readonly Input[],
  before: Project,
  after: Project,
): Input[] {
  const measures = measureKeys(before, after);
  return inputs
    .map((input) => ({ input, key: sortKey(input.path, measures) }))
    .sort((one, other) => compareKeys(one.key, other.key))
    .map(({ input }) => input);
}

function sortKey(path: string, measures: ReadonlyMap<string, SortKey>): SortKey {
  const steps = parsePath(path);
  return [
    SECTION_RANKS.get(sectionOf(path)) ?? SECTION_RANKS.size,
    steps.map((step) => (step.kind === "member" ? step.name : "[]")).join("."),
    ...steps.flatMap((step) => keyValues(step, measures)),
  ];
}

function keyValues(step: PathStep, measures: ReadonlyMap<string, SortKey>): SortKey {
  if (step.kind === "member") return [];
  return step.keys.flatMap(({ name, value }) =>
    name === "uuid" ? [...(measures.get(value) ?? []), value] : [natural(value), value],
  );
}

/** Members that distinguish measures without their uuid. */
function measureKeys(before: Project, after: Project): ReadonlyMap<string, SortKey> {
  const sides = [before, after].map(({ data }) => new Map(data.ecms?.map((measure) => [measure.uuid, measure])));
  const uuids = new Set(sides.flatMap((measures) => [...measures.keys()]));
  return new Map(
    [...uuids].map((uuid) => {
      const states = sides.map((measures) => measures.get(uuid)).filter((measure) => measure !== undefined);
      // Both states, sorted, so that it does not matter which project comes first.
      const [first = [], last = first] = states.map(nameOf).sort(compareKeys);
      return [uuid, [...first, ...last, states.map(contents).sort().join("\n\n")]];
    }),
  );
}

const nameOf = (measure: EcmItem): SortKey => {
  const name = measureName({ ...measure, uuid: "" });
  return [natural(name), name];
};

/** Inputs of a measure, independent of the order of its lists. */
const contents = (measure: EcmItem): string =>
  listInputs({ ecms: [{ ...measure, uuid: "" }] })
    .map(({ path, value }) => `${path}=${String(value)}`)
    .sort()
    .join("\n");

/** 2 before 10; text behind the numbers. */
const natural = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY);

function compareKeys(one: SortKey, other: SortKey): number {
  for (const [index, part] of one.entries()) {
    const counterpart = other[index];
    if (part === counterpart) continue;
    if (counterpart === undefined) return 1;
    return part < counterpart ? -1 : 1;
  }
  return one.length - other.length;
}
