const NEEDS_WORK = /[&<\r]/;
const FIRST_PRINTABLE = 0x20;
const LAST_CODE_POINT = 0x10ffff;
const NEEDS_WORK_IN_ATTRIBUTE = /[&\t\n\r]/;

const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** The character data between two tags: entities resolved, CDATA unwrapped, comments left out, line ends made LF. */
export function decodeXmlText(raw: string): string {
  if (!NEEDS_WORK.test(raw)) return raw;
  return raw
    .replace(/\r\n?/g, "\n")
    .replace(
      /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|&([^;&<\s]{1,12});/g,
      (whole: string, section: string | undefined, entity: string | undefined) =>
        entity === undefined ? (section ?? "") : (resolveEntity(entity) ?? whole),
    );
}

/** The value of an attribute: line ends and tabs become spaces, then entities are resolved. @spec XML 1.0, 3.3.3 */
export function decodeXmlAttribute(raw: string): string {
  if (!NEEDS_WORK_IN_ATTRIBUTE.test(raw)) return raw;
  return raw
    .replace(/\r\n|[\t\n\r]/g, " ")
    .replace(/&([^;&<\s]{1,12});/g, (whole: string, entity: string) => resolveEntity(entity) ?? whole);
}

/** The character of `amp` or `#65`; undefined for an undeclared entity and for a number that is no character. */
export function resolveEntity(entity: string): string | undefined {
  if (!entity.startsWith("#")) return NAMED_ENTITIES.get(entity);
  const isHex = entity.charAt(1) === "x";
  const digits = entity.slice(isHex ? 2 : 1);
  if (!(isHex ? /^[0-9A-Fa-f]+$/ : /^\d+$/).test(digits)) return undefined;
  const code = Number.parseInt(digits, isHex ? 16 : 10);
  return isXmlCharacter(code) ? String.fromCodePoint(code) : undefined;
}

/** @spec XML 1.0, 2.2 "Char" */
function isXmlCharacter(code: number): boolean {
  if (code < FIRST_PRINTABLE) return code === 0x09 || code === 0x0a || code === 0x0d;
  const isHalfOfPair = code >= 0xd800 && code <= 0xdfff;
  return !isHalfOfPair && code !== 0xfffe && code !== 0xffff && code <= LAST_CODE_POINT;
}

/**
 * A text of a workbook (ST_Xstring): besides XML's own escapes, `_x000D_` stands for the character with that code, and
 * `_x005F_` for an underscore that would otherwise begin such an escape.
 */
export const decodeWorkbookText = (raw: string): string => unescapeWorkbookText(decodeXmlText(raw));

/** Resolves the same escapes in a text whose XML escapes are already resolved. */
export function unescapeWorkbookText(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
