import { Decimal, type FigureValue, type InputValue } from "@epb/engine";
import { type Explanation, isPercentInput, leavesOf, type ProjectExplainer } from "@epb/engine/explain";
import { namedFigures, withMeasureKeys } from "@epb/engine/lookup";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { formatChange, formatFigure, formatInput } from "../../format/figure-value.js";
import { fitTable } from "../../format/fit-table.js";
import type { Layout } from "../../format/layout.js";
import { printable } from "../../format/printable.js";
import { wrap } from "../../format/wrap.js";

/** Another item of the same list: year 6. */
export interface ComparedItem {
  readonly key: "year" | "month" | "measure";
  readonly value: string;
}

/** One part of the figure in both items; undefined for a part that one of them lacks. */
interface ComparedPart {
  readonly label: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly change: string | undefined;
}

/** Lines of the comparison, or the reason why a comparison is not possible. */
type ComparedItems = { readonly lines: readonly string[] } | { readonly problem: string };

/** Lines that say why a figure differs between two years, months, or measures. */
export function compareItems(
  path: string,
  { key, value }: ComparedItem,
  result: CalculatedProject,
  explainer: ProjectExplainer,
  layout: Layout,
): ComparedItems {
  const item = new RegExp(`(?<=[[,])${key === "measure" ? "uuid" : key}=[^,\\]]+`);
  if (!item.test(path)) return { problem: `${path} has no ${key}. Explain the figure of one ${key}.` };
  const other = withMeasureKeys(
    path.replace(item, `${key === "measure" ? "ecmNumber" : key}=${value}`),
    result.project,
  );
  if (other === path) return { problem: `--compare names the ${key} of the figure. Give another ${key}.` };
  if (!namedFigures(result, explainer).some((figure) => figure.path === other)) {
    return { problem: `This project has no figure ${other}.` };
  }
  const [before, after] = [other, path].map((one) => sideOf(one, item.exec(one)?.[0] ?? "", explainer)) as [Side, Side];
  const parts = compareParts(before.parts, after.parts);
  const [changed, same] = [parts.filter(isChanged), parts.filter((part) => !isChanged(part))];
  const table = {
    columns: [
      { header: "Part", align: "left" as const },
      ...[before.place, after.place, "Change"].map((header) => ({ header, align: "right" as const })),
    ],
    rows: changed.map(({ label, before: one = "–", after: two = "–", change = "" }) => [label, one, two, change]),
    totals: [
      after.explanation.definition.label,
      ...[before, after].map(({ explanation: { value: total, definition } }) => formatFigure(total, definition)),
      differenceOf(before.explanation, after.explanation) ?? "",
    ],
  };
  const unchanged = `Equal in both: ${same.map(({ label }) => label).join("; ")}.`;
  return {
    lines: [
      ...fitTable(table, layout.columns, layout.paint),
      ...(same.length === 0 ? [] : ["", ...wrap(unchanged, layout.columns)]),
    ],
  };
}

/** A figure in one of the compared items. */
interface Side {
  readonly explanation: Explanation;
  /** `year 6`, `month 12 of year 6` */
  readonly place: string;
  readonly parts: Parts;
}

/** @param item - The item in the path: `year=6`. */
function sideOf(path: string, item: string, explainer: ProjectExplainer): Side {
  const explanation = explainer.explain(path);
  const { label, definition } = explanation;
  const place = label.slice(definition.label.length).replace(/^,\s*/, "");
  const words = item.startsWith("uuid=") ? [place] : [place, item.replace("=", " ")];
  return { explanation, place, parts: partsOf(sourceOf(explanation, explainer), item, words, explainer) };
}

function differenceOf(before: Explanation, after: Explanation): string | undefined {
  const [one, two] = [numberOf(before.value), numberOf(after.value)];
  return one === undefined || two === undefined ? undefined : formatChange(two.minus(one), after.definition);
}

const numberOf = (value: FigureValue | InputValue | undefined): Decimal | undefined =>
  Decimal.isDecimal(value) || typeof value === "number" ? new Decimal(value) : undefined;

/** The figure that has the formula, below figures that only repeat it. */
function sourceOf(explanation: Explanation, explainer: ProjectExplainer): Explanation {
  const { expression } = explanation.working;
  return expression.kind === "figure" ? sourceOf(explainer.explain(expression.path), explainer) : explanation;
}

/** A part of one formula. */
interface Part {
  readonly label: string;
  readonly text: string;
  readonly number: Decimal | undefined;
  readonly change: (by: Decimal) => string;
}

/** By a key that is the same in both items. */
type Parts = ReadonlyMap<string, Part>;

function compareParts(before: Parts, after: Parts): readonly ComparedPart[] {
  const keys = [...new Set([...after.keys(), ...before.keys()])];
  return keys.map((key) => {
    const [one, two] = [before.get(key), after.get(key)];
    const by = one?.number && two?.number?.minus(one.number);
    return {
      label: (two ?? one)?.label ?? key,
      before: one?.text,
      after: two?.text,
      change: by && two?.change(by),
    };
  });
}

const isChanged = ({ before, after }: ComparedPart): boolean => before !== after;

/**
 * Figures and inputs of a formula.
 *
 * @param item - The item in the paths, which is not part of their keys: `year=6`.
 * @param places - The item in the labels, which the header of the table has: `year 6`.
 */
function partsOf(
  explanation: Explanation,
  item: string,
  places: readonly string[],
  explainer: ProjectExplainer,
): Parts {
  const { figures, inputs } = leavesOf(explanation);
  const parts = new Map<string, Part>();
  const labelOf = (label: string): string =>
    printable(places.reduce((text, place) => text.replace(`, ${place}`, "").replace(` of ${place}`, ""), label));
  for (const figure of figures) {
    const { definition, value } = explainer.explain(figure);
    parts.set(figure.replace(item, ""), {
      label: labelOf(explainer.figureLabel(figure)),
      text: formatFigure(value, definition),
      number: numberOf(value),
      change: (by) => formatChange(by, definition),
    });
  }
  for (const input of inputs) {
    const { label, value, choice, unit } = explainer.explainInput(input);
    const text = (amount: typeof value): string => formatInput(amount, choice, unit, isPercentInput(input));
    parts.set(input.replace(item, ""), {
      label: labelOf(label),
      text: printable(text(value)),
      number: numberOf(value),
      change: (by) => (by.gt(0) ? `+${text(by)}` : text(by)),
    });
  }
  return parts;
}
