import { CalculationType } from "@epb/engine";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { formatFigure } from "../../format/figure-value.js";
import { summaryFigures } from "../human/summary.js";
import { element, type Markup } from "./markup.js";

/** The figures a decision is made on, a card each. */
export function summaryCards(result: CalculatedProject): Markup {
  // No finding says why a figure was not supplied, so there is nothing to point at.
  const isSupplied = result.project.record.calculationType === CalculationType.Override;
  return element(
    "dl",
    { class: "cards" },
    summaryFigures(result)
      .filter(({ value }) => !isSupplied || value !== undefined)
      .map(({ definition, value, note = "" }) =>
        element(
          "div",
          { class: "card" },
          element("dt", {}, definition.label),
          element(
            "dd",
            {},
            formatFigure(value, definition.quantity === "kgCo2ePerYear" ? { ...definition, decimals: 0 } : definition),
            note === "" ? undefined : element("small", {}, note.replace(/^,? /, "")),
          ),
        ),
      ),
  );
}
