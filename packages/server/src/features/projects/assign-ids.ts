import type { Project, ProjectData } from "@epb/engine";
import type { Random } from "../../base/services.js";

interface WithId {
  readonly id?: string;
}

/**
 * The project with ids for all items that need one. New items come without an id. An unknown id was copied from another
 * project, and is replaced.
 *
 * @param before - The project as it is stored; undefined for a new one.
 * @spec C §4 "new items are sent without ids"; 0035
 */
export function withIds(project: Project, before: Project | undefined, random: Random): Project {
  const known = new Set(before === undefined ? [] : idsOf(before).filter((id) => id !== undefined));
  // Most saves add no items: then every part stays the same object.
  if (before !== undefined && idsOf(project).every((id) => id !== undefined && known.has(id))) return project;
  const give = <Item extends WithId>(item: Item): Item =>
    item.id !== undefined && known.has(item.id) ? item : { ...item, id: random.uuid() };
  const { mv, notes, data } = project;
  return {
    ...project,
    data: dataWithIds(data, give, ({ _id, ...rest }) => ({
      ...rest,
      _id: _id !== undefined && known.has(_id) ? _id : random.uuid(),
    })),
    ...(mv !== undefined && { mv: { ...mv, ...(mv.years !== undefined && { years: mv.years.map(give) }) } }),
    ...(notes !== undefined && { notes: notes.map(give) }),
  };
}

type FuelType = NonNullable<ProjectData["fuelTypes"]>[number];

function dataWithIds(
  data: ProjectData,
  give: <Item extends WithId>(item: Item) => Item,
  giveFuel: (fuel: FuelType) => FuelType,
): ProjectData {
  const { contacts, financing, implementationCostSavings, ecms, fuelTypes, express } = data;
  return {
    ...data,
    ...(contacts !== undefined && { contacts: contacts.map(give) }),
    ...(financing !== undefined && { financing: give(financing) }),
    ...(implementationCostSavings !== undefined && { implementationCostSavings: give(implementationCostSavings) }),
    ...(ecms !== undefined && { ecms: ecms.map(give) }),
    ...(fuelTypes !== undefined && { fuelTypes: fuelTypes.map(giveFuel) }),
    ...(express?.measures !== undefined && { express: { ...express, measures: express.measures.map(give) } }),
  };
}

/** Ids of all items; undefined for items that still need one. */
function idsOf({ data, mv, notes }: Project): readonly (string | undefined)[] {
  const { contacts = [], financing, implementationCostSavings, ecms = [], fuelTypes = [], express } = data;
  const items: readonly (WithId | undefined)[] = [
    ...contacts,
    financing,
    implementationCostSavings,
    ...ecms,
    ...(express?.measures ?? []),
    ...(mv?.years ?? []),
    ...(notes ?? []),
  ];
  const present = items.filter((item) => item !== undefined);
  return [...present.map(({ id }) => id), ...fuelTypes.map(({ _id }) => _id)];
}
