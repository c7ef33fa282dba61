/**
 * Reason why a workbook of one template cannot be written into another one; undefined if both are of one edition.
 *
 * @param what - The workbook and its template, in words.
 */
export const editionComplaint = (what: string, from: string, to: string): string | undefined =>
  familyOf(from) === familyOf(to)
    ? undefined
    : `${what}. The template ${to} belongs to another edition and has no cells for the values of this workbook.`;

const familyOf = (kind: string): string => kind.split("-", 1)[0] ?? kind;
