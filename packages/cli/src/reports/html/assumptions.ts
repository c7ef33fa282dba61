import { type InputEntry, listInputs } from "@epb/engine";
import { isPercentInput } from "@epb/engine/explain";
import { reportTable, withoutEmptyColumns } from "@epb/engine/report";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { formatInput } from "../../format/figure-value.js";
import type { Input } from "../../input/read-input.js";
import { explainerOf } from "../explainer-of.js";
import { element, type Markup } from "./markup.js";
import { scrolling } from "./scrolling.js";
import { scheduleTable } from "./table.js";

/** Lists that are in no schedule. */
const OWN_RATES = /^(gridSubregions|emissionFactors|fuelTypes)\[/;

/** Inputs of the whole project, and the escalation rates. */
export function assumptionsSection(result: CalculatedProject, input: Input): Markup {
  const { data } = result.project;
  const explainer = explainerOf(result, input);
  const entries = listInputs(data)
    .filter(isAssumption)
    .map(({ path }) => explainer.explainInput(path));
  const hasCells = entries.some(({ cell }) => cell !== undefined);
  const escalation = withoutEmptyColumns(reportTable("escalation", data, result.calculation.calculatedValues));
  return element(
    "section",
    {},
    element("h2", {}, "Assumptions"),
    scrolling(
      "Inputs",
      element(
        "table",
        {},
        element("caption", {}, "Inputs of the whole project"),
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            ["Input", "Value", ...(hasCells ? ["Cell"] : [])].map((name) =>
              element("th", { scope: "col", class: "text" }, name),
            ),
          ),
        ),
        element(
          "tbody",
          {},
          entries.map(({ path, label, value, choice, unit, cell }) =>
            element(
              "tr",
              {},
              element("th", { scope: "row", class: "text" }, label),
              element("td", { class: "text" }, formatInput(value, choice, unit, isPercentInput(path))),
              hasCells ? element("td", { class: "text" }, cell) : undefined,
            ),
          ),
        ),
      ),
    ),
    escalation.rows.length === 0 ? undefined : scheduleTable(escalation, escalation.title),
  );
}

const isAssumption = ({ path }: InputEntry): boolean => !path.includes("[") || OWN_RATES.test(path);
