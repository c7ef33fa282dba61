import { type Refusal, refuse } from "../outcome.js";
import type { ByteText } from "./byte-text.js";
import { AMPERSAND } from "./xml-bytes.js";
import { resolveEntity } from "./xml-text.js";

const LONGEST_REFERENCE = 14;

/** Comments, sections, and instructions, in which an ampersand is an ordinary character. */
const SECTIONS = [
  ["<![CDATA[", "]]>"],
  ["<!--", "-->"],
  ["<?", "?>"],
] as const;

/** True if the bytes are UTF-8 without a fault. */
export type IsUtf8 = (bytes: Uint8Array) => boolean;

/** Implementation for every platform. */
export const isUtf8: IsUtf8 = (bytes) => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/**
 * First reference between two offsets without a meaning: to an undeclared entity, or to a number that is no character.
 * Undefined if all references have a meaning.
 */
export function findBadReference(text: ByteText, start: number, end: number): string | undefined {
  let at = nextAmpersand(text, start, end);
  let sectionEnd = start;
  while (at >= 0) {
    const reference = text.characters(at, Math.min(end, at + LONGEST_REFERENCE));
    const entity = /^&([^;&<\s]{1,12});/.exec(reference)?.[1];
    let next = at + 1;
    if (entity === undefined || resolveEntity(entity) === undefined) {
      sectionEnd = endOfSection(text, at, sectionEnd);
      if (sectionEnd <= at) return printable(reference);
      next = sectionEnd;
    }
    at = nextAmpersand(text, next, end);
  }
  return undefined;
}

/** Finding for the first reference without a meaning between two offsets; undefined if all have a meaning. */
export function refuseBadReference(
  text: ByteText,
  part: string,
  start: number = 0,
  end: number = text.bytes.length,
): Refusal | undefined {
  const reference = findBadReference(text, start, end);
  return reference === undefined
    ? undefined
    : refuse("file/damaged", { found: `${JSON.stringify(reference)}, which stands for no character, in ${part}` });
}

/** Most values are too short for a native search to be faster. */
const SHORT_BYTES = 64;

function nextAmpersand({ bytes }: ByteText, start: number, end: number): number {
  if (end - start > SHORT_BYTES) {
    const found = bytes.subarray(start, end).indexOf(AMPERSAND);
    return found < 0 ? -1 : start + found;
  }
  for (let at = start; at < end; at++) if (bytes[at] === AMPERSAND) return at;
  return -1;
}

/**
 * End of the section that contains an offset; the offset or less if no section contains it. @param from - Outside of
 * any section.
 */
function endOfSection(text: ByteText, place: number, from: number): number {
  let at = from;
  while (true) {
    at = text.indexOf("<", at);
    if (at < 0 || at > place) return 0;
    const section = SECTIONS.find(([opening]) => text.startsWith(opening, at));
    if (section === undefined) {
      at++;
      continue;
    }
    const end = text.indexOf(section[1], at + section[0].length);
    // The scanner reports a section without an end.
    if (end < 0) return text.bytes.length;
    at = end + section[1].length;
    if (at > place) return at;
  }
}

/** The part that looks like a reference. */
const printable = (reference: string): string => /^&[\w#.:-]*;?/.exec(reference)?.[0] ?? "&";
