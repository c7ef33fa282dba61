import { inputPath, type KeyedListName, LIST_KEYS, POSITION, type Project } from "@epb/engine";
import { changesOf, isSection, itemsByKey, listOf, type Members } from "./count-changes.js";
import { hasSuppliedFigures } from "./supplied-figures.js";
import { withoutBlankYears, YEAR_LISTS } from "./without-blank-years.js";

/** An entry or a whole row that two people changed in different ways. Undefined if it was removed. */
export interface Clash {
  /** Path in the project: `data.financing.indexRate`. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  readonly project: Project;
  readonly clashes: readonly Clash[];
}

/** Paths of clashes in which the other person's value is taken. */
export type TakenFromOthers = ReadonlySet<string>;

const NONE: TakenFromOthers = new Set();

/**
 * Two sets of changes to one project, put together entry by entry. Where both changed the same entry differently, it is
 * a clash, and mine is taken unless it is named in `theirsAt`.
 *
 * @param base - The project before both.
 */
export function mergeProjects(base: Project, mine: Project, theirs: Project, theirsAt: TakenFromOthers = NONE): Merge {
  const clashes: Clash[] = [];
  const merge = new MergeOfTrees(clashes, theirsAt);
  const part = <Part>(name: string, of: (project: Project) => Part): Part =>
    merge.values(of(base), of(mine), of(theirs), name) as Part;
  const record = part("record", (project) => project.record);
  const figures = hasSuppliedFigures({ ...theirs, record })
    ? part("calculatedValues", (project) => (hasSuppliedFigures(project) ? project.calculatedValues : undefined))
    : theirs.calculatedValues;
  const unknownInputs = mergedNames(base.unknownInputs, mine.unknownInputs, theirs.unknownInputs);
  const { calculatedValues: _, unknownInputs: __, accreditation: ___, ...others } = theirs;
  const accreditation = part("accreditation", (project) => project.accreditation);
  const project: Project = {
    ...others,
    record,
    data: part("data", (each) => each.data),
    ...(accreditation === undefined ? {} : { accreditation }),
    ...(figures === undefined ? {} : { calculatedValues: figures }),
    ...(unknownInputs.length === 0 ? {} : { unknownInputs }),
  };
  return { project: withoutBlankYears(project), clashes };
}

class MergeOfTrees {
  readonly #clashes: Clash[];
  readonly #theirsAt: TakenFromOthers;

  constructor(clashes: Clash[], theirsAt: TakenFromOthers) {
    this.#clashes = clashes;
    this.#theirsAt = theirsAt;
  }

  /** @param name - Name of the member, which determines the key of list items. */
  values(base: unknown, mine: unknown, theirs: unknown, path: string, name = ""): unknown {
    const isSame = (one: unknown, other: unknown): boolean => changesOf(one, other, name) === 0;
    if (isSame(base, mine)) return theirs;
    if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
    const values = [base, mine, theirs];
    if (values.some(Array.isArray)) return this.#lists(listOf(base), listOf(mine), listOf(theirs), path, name);
    if (values.some(isSection)) return this.#sections(sectionOf(base), sectionOf(mine), sectionOf(theirs), path);
    return this.#clash(path, mine, theirs);
  }

  #clash(path: string, mine: unknown, theirs: unknown): unknown {
    this.#clashes.push({ path, mine, theirs });
    return this.#theirsAt.has(path) ? theirs : mine;
  }

  #sections(base: Members, mine: Members, theirs: Members, path: string): Members {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const members = names.map((name): [string, unknown] => [
      name,
      this.values(base[name], mine[name], theirs[name], inputPath(path, name), name),
    ]);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }

  #lists(
    base: readonly object[],
    mine: readonly object[],
    theirs: readonly object[],
    path: string,
    name: string,
  ): readonly object[] {
    const [before, own, others] = [base, mine, theirs].map((items) => itemsByKey(items, name)) as [Items, Items, Items];
    // The order is theirs unless it was changed here; rows that one side added follow.
    const isMoved = orderOf(own, before) !== orderOf(before, own);
    const keys = isMoved ? [...own.keys(), ...others.keys()] : [...others.keys(), ...own.keys()];
    return [...new Set(keys)].flatMap((key) => {
      const old = before.get(key);
      // A year without entries equals a removed year.
      const blank = old !== undefined && isYearList(name) ? { year: (old as Members)["year"] } : undefined;
      const [ofMine, ofTheirs] = [own.get(key) ?? blank, others.get(key) ?? blank];
      const shown = ofMine ?? ofTheirs ?? {};
      const item = this.#item(old, ofMine, ofTheirs, path + pathOfItem(name, { ...shown }, mine.indexOf(shown)));
      return item === undefined ? [] : [item as object];
    });
  }

  #item(base: object | undefined, mine: object | undefined, theirs: object | undefined, path: string): unknown {
    const isRemoved = base !== undefined && (mine === undefined || theirs === undefined);
    if (!isRemoved) return this.values(base, mine, theirs, path);
    if (changesOf(base, mine ?? theirs, "") === 0) return undefined;
    return mine === theirs ? undefined : this.#clash(path, mine, theirs);
  }
}

type Items = ReadonlyMap<string, object>;

const isYearList = (name: string): boolean => YEAR_LISTS.some((list) => list === name);

const orderOf = (items: Items, others: Items): string => [...items.keys()].filter((key) => others.has(key)).join("\n");

/** The end of the path of an item: its key, else its position, else its id where only the others have it. */
function pathOfItem(list: string, item: Members, position: number): string {
  const isKeyed = Object.hasOwn(LIST_KEYS, list);
  if (!isKeyed && position >= 0) return inputPath({ [POSITION]: position });
  const names = isKeyed ? Object.keys(LIST_KEYS[list as KeyedListName]) : ["id"];
  return inputPath(Object.fromEntries(names.map((name) => [name, String(item[name])])));
}

/** Names that one side added are included; names that one side removed are not. */
function mergedNames(
  base: readonly string[] = [],
  mine: readonly string[] = [],
  theirs: readonly string[] = [],
): readonly string[] {
  const isKept = (name: string): boolean => !base.includes(name) || (mine.includes(name) && theirs.includes(name));
  return [...new Set([...theirs, ...mine])].filter(isKept);
}

const sectionOf = (value: unknown): Members => (isSection(value) ? value : {});
