import { createHash, hash } from "node:crypto";
import type { Project } from "@epb/engine";
import { canonicalJson } from "@epb/engine/replay";
import { answerOthers } from "../../base/answer-others.js";

/** Content of a project in the form that is stored and sent: JSON in UTF-8. */
export interface WrittenJson {
  /** JSON of the document, with its id. */
  readonly document: Buffer;
  /** JSON of the project within the document. */
  readonly json: Buffer;
  /** `contentHash` of the project's JSON. */
  readonly hash: string;
}

/** JSON of data, and its canonical JSON, in chunks. */
interface Pieces {
  readonly json: readonly Buffer[];
  readonly canonical: readonly Buffer[];
}

/** Cached JSON of parts: parts are immutable, and a save replaces only a few of them. */
const writtenParts = new WeakMap<object, Pieces>();

/**
 * The JSON of a project and its hash, composed from the JSON of its parts: sections of the data, and other members.
 *
 * @returns The JSON is `JSON.stringify(project)`, the hash `contentHash(JSON.parse(json))`.
 */
export async function writtenJson(id: string, project: Project): Promise<WrittenJson> {
  const { json, canonical } = await ofMembers(project, (part) =>
    part === project.data ? ofMembers(project.data, ofPart) : ofPart(part),
  );
  const head = Buffer.from(`{"id":${JSON.stringify(id)},"project":`);
  const document = Buffer.concat([head, ...json, END]);
  const sha256 = createHash("sha256");
  for (const piece of canonical) sha256.update(piece);
  return { document, json: document.subarray(head.byteLength, -END.byteLength), hash: sha256.digest("hex") };
}

/** SHA-256 of the canonical JSON of stored content, like `contentHash`, with Node's native hash. */
export const jsonHash = (json: object): string => hash("sha256", canonicalJson(json));

/** Length of a text whose hashing takes milliseconds. */
const LONG_TEXT = 50_000;
const ITEMS_OF_PIECE = 500;
const START = Buffer.from("{");
const END = Buffer.from("}");

async function ofMembers(object: object, piecesOf: (member: unknown) => Promise<Pieces>): Promise<Pieces> {
  const members: (Pieces & { readonly name: string })[] = [];
  for (const [name, member] of Object.entries(object)) {
    if (member !== undefined) members.push({ name, ...(await piecesOf(member)) });
  }
  const joined = (list: typeof members, form: keyof Pieces): readonly Buffer[] => {
    const pieces = list.flatMap((member, index) => [
      Buffer.from(`${index === 0 ? "" : ","}${JSON.stringify(member.name)}:`),
      ...member[form],
    ]);
    return [START, ...pieces, END];
  };
  const sorted = [...members].sort((one, other) => (one.name < other.name ? -1 : 1));
  return { json: joined(members, "json"), canonical: joined(sorted, "canonical") };
}

async function ofPart(part: unknown): Promise<Pieces> {
  if (typeof part !== "object" || part === null) return newPieces(part);
  const known = writtenParts.get(part);
  if (known !== undefined) return known;
  const pieces = await newPieces(part);
  writtenParts.set(part, pieces);
  return pieces;
}

async function newPieces(part: unknown): Promise<Pieces> {
  const text = JSON.stringify(part);
  if (text.length <= LONG_TEXT) return { json: [Buffer.from(text)], canonical: [canonical(JSON.parse(text))] };
  await answerOthers();
  const data: unknown = JSON.parse(text);
  return { json: [Buffer.from(text)], canonical: Array.isArray(data) ? await canonicalList(data) : [canonical(data)] };
}

const canonical = (data: unknown): Buffer => Buffer.from(canonicalJson(data));

/** The canonical JSON of a long list, a few hundred items in each chunk. */
async function canonicalList(items: readonly unknown[]): Promise<readonly Buffer[]> {
  const pieces: Buffer[] = [];
  for (let start = 0; start < items.length; start += ITEMS_OF_PIECE) {
    await answerOthers();
    const list = canonicalJson(items.slice(start, start + ITEMS_OF_PIECE));
    pieces.push(Buffer.from(`${start === 0 ? "[" : ","}${list.slice(1, -1)}`));
  }
  return [...pieces, Buffer.from("]")];
}
