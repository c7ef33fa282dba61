import { type Contact, type InputPath, inputPath, POSITION, type ProjectData } from "@epb/engine";

const MEMBERS = [
  "role",
  "institution",
  "name",
  "title",
  "email",
  "phone",
] as const satisfies readonly (keyof Contact)[];

/** Match between the contacts of a workbook and the saved contacts. */
export interface SavedContacts {
  /** The contacts of the workbook, with the ids of the saved ones. */
  readonly contacts: readonly Contact[];
  /** The path of an input of the workbook among the saved inputs; undefined for an input of a new contact. */
  readonly savedPath: (path: InputPath) => InputPath | undefined;
}

/**
 * Matches contacts, which have no key. A contact of a workbook matches the saved one with the most equal readable
 * fields; of equally close ones, the nearest in the list. A contact without readable fields matches the one at the same
 * position. Contacts without an equal saved one are compared only with neighbors.
 */
export function findSavedContacts(workbook: ProjectData, { contacts: saved = [] }: ProjectData): SavedContacts {
  const { contacts = [] } = workbook;
  const positions = positionsOf(contacts, saved);
  return {
    contacts: contacts.map((contact, position) => {
      const id = saved[positions.get(position) ?? -1]?.id;
      return id === undefined ? contact : { ...contact, id };
    }),
    savedPath(path) {
      const [, item, member] = CONTACT_PATH.exec(path) ?? [];
      if (member === undefined) return path;
      const position = positions.get(Number(item));
      return position === undefined ? undefined : inputPath("contacts", { [POSITION]: position }, member);
    },
  };
}

const CONTACT_PATH = /^contacts\[#=(\d+)\]\.(\w+)$/;

/** Number of contacts before and after that are compared: a workbook may have ten thousand. */
const NEIGHBORS = 20;

/** Positions among the saved contacts, by position in the workbook. */
function positionsOf(contacts: readonly Contact[], saved: readonly Contact[]): ReadonlyMap<number, number> {
  const found = samePositions(contacts, saved);
  const taken = new Set(found.values());
  const rest = [...saved.keys()].filter((position) => !taken.has(position));
  const pairs = [...contacts.keys()]
    .filter((position) => !found.has(position))
    .flatMap((position, order) =>
      rest.slice(Math.max(0, order - NEIGHBORS), order + NEIGHBORS + 1).flatMap((savedPosition) => {
        const distance = Math.abs(position - savedPosition);
        const { equal, different } = comparison(contacts[position], saved[savedPosition]);
        const isCandidate = equal > 0 || (different === 0 && distance === 0);
        return isCandidate ? [{ position, savedPosition, distance, closeness: equal - different }] : [];
      }),
    );
  pairs.sort((one, other) => other.closeness - one.closeness || one.distance - other.distance);
  for (const { position, savedPosition } of pairs) {
    if (found.has(position) || taken.has(savedPosition)) continue;
    found.set(position, savedPosition);
    taken.add(savedPosition);
  }
  return found;
}

/** Contacts that are equal to a saved one at any position; the first matches the first. */
function samePositions(contacts: readonly Contact[], saved: readonly Contact[]): Map<number, number> {
  const positions = new Map<string, number[]>();
  for (const [position, contact] of [...saved.entries()].reverse()) {
    const key = textOf(contact);
    const equal = positions.get(key);
    if (equal === undefined) positions.set(key, [position]);
    else equal.push(position);
  }
  const found = new Map<number, number>();
  for (const [position, contact] of contacts.entries()) {
    const savedPosition = positions.get(textOf(contact))?.pop();
    if (savedPosition !== undefined) found.set(position, savedPosition);
  }
  return found;
}

const textOf = (contact: Contact): string => JSON.stringify(MEMBERS.map((member) => contact[member] ?? null));

/** A member that only one of the two has does not count. */
function comparison(
  contact: Contact = {},
  saved: Contact = {},
): { readonly equal: number; readonly different: number } {
  const both = MEMBERS.filter((member) => contact[member] !== undefined && saved[member] !== undefined);
  const equal = both.filter((member) => contact[member] === saved[member]).length;
  return { equal, different: both.length - equal };
}
