import { type Child, element, type Markup } from "../../../../reports/html/markup.js";
import { scrolling } from "../../../../reports/html/scrolling.js";

export interface DataColumn {
  readonly heading: string;
  readonly kind: "text" | "long text" | "number";
}

/** More columns than this are printed on pages turned sideways. */
const MOST_UPRIGHT_COLUMNS = 8;

/** A table with a caption; the first cell of each row is its heading. */
export function dataTable(
  caption: string,
  columns: readonly DataColumn[],
  rows: readonly (readonly Child[])[],
): Markup {
  const isWide = columns.length > MOST_UPRIGHT_COLUMNS;
  const cell = (child: Child, index: number): Markup => {
    const kind = columns[index]?.kind ?? "text";
    return index === 0 ? element("th", { scope: "row", class: kind }, child) : element("td", { class: kind }, child);
  };
  return element(
    "div",
    { class: isWide ? "wide" : undefined },
    isWide ? element("p", { class: "print-title", "aria-hidden": "true" }, caption) : undefined,
    scrolling(
      caption,
      element(
        "table",
        {},
        element("caption", {}, caption),
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            columns.map(({ heading, kind }) => element("th", { scope: "col", class: kind }, heading)),
          ),
        ),
        element(
          "tbody",
          {},
          rows.map((row) => element("tr", {}, row.map(cell))),
        ),
      ),
    ),
  );
}

export const text = (heading: string): DataColumn => ({ heading, kind: "text" });
/** A column for sentences, which is not made narrow. */
export const longText = (heading: string): DataColumn => ({ heading, kind: "long text" });
export const number = (heading: string): DataColumn => ({ heading, kind: "number" });
