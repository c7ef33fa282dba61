import type { Project } from "../model/project.js";
import { contentHash } from "./content-hash.js";

/** Hashes of the inputs of a result, without the inputs themselves. */
export interface InputHashes {
  /** Of the whole project. */
  readonly sha256: string;
  /** Of each of its parts, `record` or `data.financing`, so that the one that changed can be named. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Hashes of a whole project, because a reader of the result relies on the identity of the project. */
export function inputHashes(project: Project): InputHashes {
  const { data, ...others } = project;
  const parts = [...membersOf(others, ""), ...membersOf(data, "data.")];
  return {
    sha256: contentHash(project),
    parts: Object.fromEntries(parts.map(([name, part]) => [name, contentHash(part)])),
  };
}

const membersOf = (section: object, prefix: string): (readonly [name: string, part: unknown])[] =>
  Object.entries(section)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => [`${prefix}${name}`, part]);

/** The parts that are not the same, in the order of the project. */
export function changedPartNames(sealed: InputHashes, current: InputHashes): readonly string[] {
  const names = new Set([...Object.keys(current.parts), ...Object.keys(sealed.parts)]);
  return [...names].filter((name) => partHash(sealed, name) !== partHash(current, name));
}

const partHash = ({ parts }: InputHashes, name: string): string | undefined =>
  Object.hasOwn(parts, name) ? parts[name] : undefined;
