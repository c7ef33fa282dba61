import { type ReportColumn, type ReportRow, type ReportTable, rowHeaderIndex, tableNote } from "@epb/engine/report";
import { formatCell, headingOf } from "../../format/report-cell.js";
import { element, type Markup } from "./markup.js";
import { scrolling } from "./scrolling.js";

/** More columns than this are printed on pages turned sideways. */
const MOST_UPRIGHT_COLUMNS = 10;
/** A longer table scrolls in its own box on a screen. */
const MOST_ROWS = 60;

/** A schedule as a table that scrolls within itself where there is no room. */
export function scheduleTable(table: ReportTable, caption: string): Markup {
  const { columns, rows, opening, totals, closing = [], keyColumns } = table;
  const note = tableNote(table);
  const isInWholeDollars = table.dollarDecimals === 0 && columns.some(({ quantity }) => quantity === "dollars");
  const unit = columns.some(({ quantity }) => quantity === "dollars")
    ? isInWholeDollars
      ? ", whole dollars"
      : ", $"
    : "";
  const row = (cells: ReportRow, first?: string): Markup => {
    const header = first === undefined ? rowHeaderIndex(cells, keyColumns) : 0;
    return element(
      "tr",
      {},
      columns.map((column, index) => {
        const text =
          index === 0 && first !== undefined ? first : formatCell(cells[index], column, table.dollarDecimals);
        const kind = column.quantity === "text" ? "text" : "number";
        return keyColumns > 0 && index === header
          ? element("th", { scope: "row", class: kind }, text)
          : element("td", { class: kind }, text);
      }),
    );
  };
  const isWide = columns.length > MOST_UPRIGHT_COLUMNS;
  return element(
    "div",
    { class: isWide ? "wide" : undefined },
    isWide ? element("p", { class: "print-title", "aria-hidden": "true" }, caption + unit) : undefined,
    scrolling(
      caption,
      element(
        "table",
        {},
        element("caption", {}, caption + unit),
        head(columns),
        element(
          "tbody",
          {},
          opening === undefined ? undefined : row(opening),
          rows.map((cells) => row(cells)),
        ),
        totals === undefined
          ? undefined
          : element(
              "tfoot",
              {},
              row(totals, "Total"),
              closing.map((cells) => row(cells)),
            ),
      ),
      rows.length > MOST_ROWS ? "tall" : "",
    ),
    note === undefined ? undefined : element("p", { class: "note" }, note),
  );
}

/** The headings, below those of their groups where there are any. */
function head(columns: readonly ReportColumn[]): Markup {
  const headings = element(
    "tr",
    {},
    columns.map((column) =>
      element("th", { scope: "col", class: column.quantity === "text" ? "text" : "number" }, headingOf(column)),
    ),
  );
  const groups = groupsOf(columns);
  if (groups.every(({ name }) => name === undefined)) return element("thead", {}, headings);
  return element(
    "thead",
    {},
    element(
      "tr",
      {},
      groups.map(({ name, width }) =>
        name === undefined
          ? element("td", { colspan: width })
          : element("th", { scope: "colgroup", colspan: width, class: "group" }, name),
      ),
    ),
    headings,
  );
}

interface ColumnGroup {
  readonly name: string | undefined;
  width: number;
}

function groupsOf(columns: readonly ReportColumn[]): readonly ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  for (const { group } of columns) {
    const last = groups.at(-1);
    if (last !== undefined && last.name === group) last.width += 1;
    else groups.push({ name: group, width: 1 });
  }
  return groups;
}
