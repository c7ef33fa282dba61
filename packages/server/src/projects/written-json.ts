import { hash } from "node:crypto";
import type { Project } from "@epb/engine";
import { canonicalJson } from "@epb/engine/replay";

/** A project as it is stored and sent. */
export interface WrittenJson {
  /** Its JSON. */
  readonly text: string;
  /** `contentHash` of its JSON. */
  readonly hash: string;
}

/** Data as JSON, and as the canonical JSON of that. */
interface Texts {
  readonly text: string;
  readonly canonical: string;
}

/**
 * Texts of parts, for as long as somebody holds the part: nobody changes one, and a save makes a few of them anew. What
 * two projects share is the same in both.
 */
const textsOfParts = new WeakMap<object, Texts>();

/**
 * The JSON of a project and its hash, made of the texts of its parts: sections of the data, and what else it has.
 *
 * @returns The text is `JSON.stringify(project)`, the hash `contentHash(JSON.parse(text))`.
 */
export function writtenJson(project: Project): WrittenJson {
  const { text, canonical } = objectTexts(project, (part) =>
    part === project.data ? objectTexts(project.data, partTexts) : partTexts(part),
  );
  return { text, hash: hash("sha256", canonical) };
}

/** SHA-256 of the canonical JSON of stored content: `contentHash`, by the machine's own means. */
export const jsonHash = (json: object): string => hash("sha256", canonicalJson(json));

function objectTexts(object: object, textsOf: (member: unknown) => Texts): Texts {
  const members = Object.entries(object)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => ({ name, ...textsOf(member) }));
  const joined = (list: typeof members, form: keyof Texts): string =>
    `{${list.map((member) => `${JSON.stringify(member.name)}:${member[form]}`).join(",")}}`;
  const sorted = [...members].sort((one, other) => (one.name < other.name ? -1 : 1));
  return { text: joined(members, "text"), canonical: joined(sorted, "canonical") };
}

function partTexts(part: unknown): Texts {
  if (typeof part !== "object" || part === null) return newTexts(part);
  const known = textsOfParts.get(part);
  if (known !== undefined) return known;
  const texts = newTexts(part);
  textsOfParts.set(part, texts);
  return texts;
}

function newTexts(part: unknown): Texts {
  const text = JSON.stringify(part);
  return { text, canonical: canonicalJson(JSON.parse(text)) };
}
