import { type CalculatedProject, summaryFigures, withheldSentence } from "@epb/workbook/diagnostics";
import { formatFigure } from "../../format/figure-value.js";
import { remarkText } from "../../format/remark-text.js";
import { element, fragment, type Markup } from "./markup.js";

/** The figures a decision is made on, a card each, and the inputs that stand behind dashes. */
export function summaryCards(result: CalculatedProject): Markup {
  const note = withheldSentence(result.unknownInputs ?? []);
  return fragment(cards(result), note === undefined ? undefined : element("p", { class: "note" }, note));
}

function cards(result: CalculatedProject): Markup {
  return element(
    "dl",
    { class: "cards" },
    summaryFigures(result).map(({ definition, value, remark }) => {
      const note = remarkText(remark);
      return element(
        "div",
        { class: "card" },
        element("dt", {}, definition.label),
        element(
          "dd",
          {},
          formatFigure(value, definition.quantity === "kgCo2ePerYear" ? { ...definition, decimals: 0 } : definition),
          note === "" ? undefined : element("small", {}, note.replace(/^,? /, "")),
        ),
      );
    }),
  );
}
