const NEEDS_WORK = /[&<\r]/;
const LAST_CODE_POINT = 0x10ffff;

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

function resolveEntity(entity: string): string | undefined {
  if (!entity.startsWith("#")) return NAMED_ENTITIES.get(entity);
  const isHex = entity.charAt(1) === "x";
  const digits = entity.slice(isHex ? 2 : 1);
  if (!(isHex ? /^[0-9A-Fa-f]+$/ : /^\d+$/).test(digits)) return undefined;
  const code = Number.parseInt(digits, isHex ? 16 : 10);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined;
}

/**
 * A text of a workbook (ST_Xstring): besides XML's own escapes, `_x000D_` stands for the character with that code, and
 * `_x005F_` for an underscore that would otherwise begin such an escape.
 */
export function decodeWorkbookText(raw: string): string {
  const text = decodeXmlText(raw);
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
