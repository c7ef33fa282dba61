import { type InputValue, inputLabel } from "@epb/engine";
import { displayWidth } from "../../../format/display-width.js";
import { formatChange, formatFigure, formatInputChange } from "../../../format/figure-value.js";
import { fitTable } from "../../../format/fit-table.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";
import type { ChangedFigure, ChangedFigures, WhatIfAnswer } from "../answer.js";

const MOST_CHANGES = 20;
const INDENT = "  ";

/** Changed inputs and the resulting figures. */
export function changeLines(
  { changes, figures }: ChangedFigures,
  describe: WhatIfAnswer["describeInput"],
  layout: Layout,
): readonly string[] {
  const { columns, paint } = layout;
  const shown = changes.slice(0, MOST_CHANGES);
  const count = `${changes.length} ${changes.length === 1 ? "input" : "inputs"} changed`;
  return [
    paint("title", count),
    "",
    ...shown.flatMap(({ path, before, after }) => {
      const { label, unit, cell = "", choice: unreadable } = describe(path);
      const choices = inputLabel(path).choices ?? {};
      const choice = (value: InputValue | undefined) => (typeof value === "number" ? choices[value] : undefined);
      const beforeChoice = before === undefined ? unreadable : choice(before);
      const text = formatInputChange({ before, after, beforeChoice, afterChoice: choice(after), unit }, "cleared");
      const space = columns - displayWidth(printable(label)) - displayWidth(cell);
      const head =
        cell === "" || space < 2
          ? wrap(printable(label), columns)
          : [printable(label) + " ".repeat(space) + paint("quiet", cell)];
      return [...head, ...hang(INDENT, printable(text), columns)];
    }),
    ...(changes.length > shown.length
      ? [`… and ${changes.length - shown.length} more; --format json lists all changes`]
      : []),
    "",
    ...fitTable(
      {
        columns: [
          { header: "Figure", align: "left" },
          { header: "Current", align: "right" },
          { header: "Changed", align: "right" },
          { header: "Difference", align: "right" },
        ],
        rows: figures
          .filter(isShown)
          .map(({ label, definition, before, after, change }) => [
            printable(label),
            formatFigure(before, definition),
            formatFigure(after, definition),
            change === undefined ? "" : formatChange(change, definition),
          ]),
      },
      columns,
      paint,
    ),
  ];
}

/** Greenhouse gas figures need much room, so they are shown only if they change. */
const isShown = ({ definition, before, after, change }: ChangedFigure): boolean =>
  definition.quantity !== "kgCo2ePerYear" || change !== undefined || (before === undefined) !== (after === undefined);
