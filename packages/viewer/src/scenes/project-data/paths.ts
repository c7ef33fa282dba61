/** Parts of a project beside its data. */
const BESIDE_DATA = ["record.", "accreditation."] as const;

/** Where an input stands in a project: `financing.indexRate` in its data, `record.name` in its record. */
export const inProject = (path: string): string =>
  BESIDE_DATA.some((part) => path.startsWith(part)) ? path : `data.${path}`;

/** An item of a list that a cell stands for holds nothing but its value: both are the same place. */
export const nameOf = (path: string): string => path.replace(/\.value$/, "");

/** Keys that a column or field stands for by itself; those of rows are left open. */
const COLUMN_KEY = /^(?:fieldId|month|contactType)=/;

/** The name of a place with the keys of its row left open: `ecms[].baseline[fieldId=3]`. */
export const openName = (path: string): string =>
  nameOf(path).replaceAll(
    /\[([^\]]*)\]/g,
    (_, keys: string) =>
      `[${keys
        .split(",")
        .filter((key) => COLUMN_KEY.test(key))
        .join(",")}]`,
  );
