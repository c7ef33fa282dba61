/** A reference of an OpenDocument formula, `[.B4]` or `[Checks.$D$5:.$D$12]`, with its sheet and the ends of its range. */
const REFERENCE = /\[([^[\].]*)\.([^[\]:.]+)(?::\.([^[\]:.]+))?\]/g;

/** An OpenDocument formula with the references of Excel, `Checks!$D$5:$D$12`; SheetJS leaves some unchanged. */
export const plainReferences = (formula: string): string =>
  formula.replace(REFERENCE, (_, sheet: string, first: string, last: string | undefined) => {
    const range = last === undefined ? first : `${first}:${last}`;
    const name = sheet.replace(/^\$/, "");
    return name === "" ? range : `${name}!${range}`;
  });
