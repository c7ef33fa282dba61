import { explanationText } from "@epb/engine/explain";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Input } from "../../input/read-input.js";
import { explainerOf } from "../explainer-of.js";
import { headlines } from "../headline-explanations.js";
import { element, fragment, type Markup } from "./markup.js";
import { scrolling } from "./scrolling.js";

/** How the key figures were calculated: formula, values, and the cells of inputs. */
export function explanationsSection(result: CalculatedProject, input: Input): Markup {
  const explainer = explainerOf(result, input);
  const explained = headlines(result, explainer);
  if (explained.length === 0) return fragment();
  return element(
    "section",
    {},
    element("h2", {}, "How the key figures were calculated"),
    explained.map(({ path, label }) =>
      fragment(
        element("h3", {}, label),
        scrolling(label, element("pre", {}, explanationText(explainer, path, { depth: 0 }).trimEnd())),
      ),
    ),
  );
}
