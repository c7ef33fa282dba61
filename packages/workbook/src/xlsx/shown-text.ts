const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const CONDITION = /^(?:\[[^\][<>=]*\])*\[(<=|>=|<>|<|>|=)(\d+)\]/;
/** Quoted text, an escaped character, a blank of a width, a color or condition, or any other character. */
const PIECES = /"([^"]*)"|\\(.)|_(.)|\[[^\][]*\]|(.)/gs;
const UNQUOTED_LITERAL = /^[-+ ()/:$]$/;

/**
 * A whole number as a format of digits and literals shows it: 2139 as `02139` with `00000`, 123 as `DE-EE0000123`.
 * Undefined for other numbers, and for formats with separators, decimals, percent signs, or `General`, which are not
 * part of a text.
 */
export function shownDigits(number: string, format: string): string | undefined {
  const section = sectionFor(number, format);
  if (!/^\d{1,15}$/.test(number) || section === undefined) return undefined;
  const pieces = [...section.matchAll(PIECES)];
  let placesLeft = pieces.filter(([, , , , plain]) => isPlace(plain)).length;
  if (placesLeft === 0) return undefined;
  const digits = number.padStart(placesLeft, " ");
  let used = 0;
  let shown = "";
  for (const [, quoted, escaped, width, plain] of pieces) {
    if (isPlace(plain)) {
      // Surplus digits appear in front, at the first placeholder.
      const end = digits.length - placesLeft + 1;
      const here = digits.slice(used, end).trimStart();
      shown += here === "" && plain === "0" ? "0" : here;
      used = end;
      placesLeft--;
    } else if (plain !== undefined && !UNQUOTED_LITERAL.test(plain)) return undefined;
    else shown += quoted ?? escaped ?? plain ?? (width === undefined ? "" : " ");
  }
  return shown.trim();
}

const isPlace = (plain: string | undefined): boolean => plain === "0" || plain === "#";

/** `[<=9999999]###-####;(###) ###-####` has a section for short and one for long numbers. */
function sectionFor(number: string, format: string): string | undefined {
  const sections = format.match(/(?:"[^"]*"|\\.|\[[^\][]*\]|[^;"\\[])+/g) ?? [];
  if (!CONDITION.test(format)) return sections[0];
  return sections.find((section) => {
    const [, comparison = "", limit = ""] = CONDITION.exec(section) ?? [];
    return comparison === "" || isMet(Number(number), comparison, Number(limit));
  });
}

function isMet(number: number, comparison: string, limit: number): boolean {
  if (number === limit) return ["<=", ">=", "="].includes(comparison);
  return comparison === "<>" || comparison.startsWith(number < limit ? "<" : ">");
}

/** A day, `2026-02-01`, as a format of day, month, and year shows it, `1-Feb`; undefined for a format with anything else. */
export function shownDate(isoDate: string, format: string): string | undefined {
  const [year = "", month = "", day = ""] = isoDate.split("-");
  const name = MONTHS[Number(month) - 1] ?? "";
  const parts: Readonly<Record<string, string>> = {
    yyyy: year,
    yy: year.slice(2),
    mmmm: name,
    mmm: name.slice(0, 3),
    mm: month,
    m: String(Number(month)),
    dd: day,
    d: String(Number(day)),
  };
  const bare = (format.split(";", 1)[0] ?? "").replace(/\[[^\][]*\]/g, "").replace(/\\(.)/g, "$1");
  if (!/^(?:yyyy|yy|m{1,4}|dd?|[-/., ])+$/i.test(bare) || /d{3}|m{5}/i.test(bare)) return undefined;
  return bare.replace(/y+|m+|d+/gi, (part) => parts[part.toLowerCase()] ?? part);
}
