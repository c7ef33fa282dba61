/** Parts of a project beside its data. */
const BESIDE_DATA = ["record.", "accreditation.", "calculatedValues."] as const;

/** Path of an input in the whole project: `data.financing.indexRate`, but `record.name` unchanged. */
export const inProject = (path: string): string =>
  BESIDE_DATA.some((part) => path.startsWith(part)) ? path : `data.${path}`;

/** An item of a list that a cell stands for holds nothing but its value: both are the same place. */
export const nameOf = (path: string): string => path.replace(/\.value$/, "");

/** Keys that a column or field stands for by itself; those of rows are left open. */
const COLUMN_KEY = /^(?:fieldId|month|contactType)=/;
/** Months of supplied figures are rows. */
const FIGURE_COLUMN_KEY = /^fieldId=/;

/** The name of a place with the keys of its row left open: `ecms[].baseline[fieldId=3]`. */
export function openName(path: string): string {
  const columnKey = path.startsWith("calculatedValues.") ? FIGURE_COLUMN_KEY : COLUMN_KEY;
  return nameOf(path).replaceAll(
    /\[([^\]]*)\]/g,
    (_, keys: string) =>
      `[${keys
        .split(",")
        .filter((key) => columnKey.test(key))
        .join(",")}]`,
  );
}
