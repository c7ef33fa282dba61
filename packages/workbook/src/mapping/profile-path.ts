const YEARS = /year=(\d{1,3})\.\.(\d{1,3})/;

/** The paths of a path with a range of years: `[year=1..25]`, `[fieldId=1,year=2..40]`. */
export function pathsOf(to: string): readonly string[] {
  const [range, first, last] = YEARS.exec(to) ?? [];
  if (range === undefined) return [to];
  const from = Number(first);
  const count = Number(last) - from + 1;
  // A range that ends before it begins is a path that does not exist.
  if (count < 1) return [to];
  return Array.from({ length: count }, (_, index) => to.replace(range, `year=${from + index}`));
}

/** A path without the keys that name an item of a list; the keys of a column stay. */
export const withoutItems = (path: string): string =>
  path.replaceAll(/\[([^\]]*)\]/g, (_, keys: string) => {
    const ofColumn = keys.split(",").filter((key) => /^(fieldId|month)=/.test(key));
    return `[${ofColumn.join(",")}]`;
  });
