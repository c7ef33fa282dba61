import { Decimal, figureDefinition } from "@epb/engine";
import { isPercentInput } from "@epb/engine/explain";
import type { FigureAtEnd, Tornado } from "@epb/engine/whatif";
import { amountText } from "../../../format/amount-text.js";
import { type BarScale, renderBar } from "../../../format/bars.js";
import { formatFigure } from "../../../format/figure-value.js";
import { fitTable } from "../../../format/fit-table.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { wrap } from "../../../format/wrap.js";
import type { StepTable, WhatIfAnswer } from "../answer.js";
import { figureColumnLines } from "./figure-columns.js";

const BAR_COLUMNS = 20;

type Sensitivity = NonNullable<WhatIfAnswer["sensitivity"]>;

/** Effect of each input on each figure, widest first, with bars. */
export function sensitivityLines(
  { ranges, result }: Sensitivity,
  answer: WhatIfAnswer,
  layout: Layout,
): readonly string[] {
  const texts = new Map(ranges.map((range) => [rangeKey(range), range.text]));
  return result.tornados.flatMap((tornado, index) => [
    ...(index === 0 ? [] : [""]),
    ...tornadoLines(tornado, texts, answer, layout),
  ]);
}

function tornadoLines(
  { path, definition, base, bars }: Tornado,
  texts: ReadonlyMap<string, string>,
  { describeInput, figureLabel }: WhatIfAnswer,
  { columns, paint }: Layout,
): readonly string[] {
  const ends = bars.flatMap(({ low, high }) => [low.value, high.value].flatMap((value) => value?.toNumber() ?? []));
  const middle = base?.toNumber();
  const all = middle === undefined ? ends : [...ends, middle];
  const scale: BarScale = { least: Math.min(...all), most: Math.max(...all) };
  const title = `${printable(figureLabel(path))}, current value ${formatFigure(base, definition)}`;
  const marks = bars.flatMap(({ input, low, high }) => [
    ...errorLine(printable(describeInput(input.path).label), "low", low),
    ...errorLine(printable(describeInput(input.path).label), "high", high),
  ]);
  return [
    ...wrap(title, columns).map((line) => paint("title", line)),
    "",
    ...fitTable(
      {
        columns: [
          { header: "Input", align: "left" },
          { header: "Range", align: "left" },
          { header: "At low", align: "right" },
          { header: "At high", align: "right" },
          { header: "", align: "left" },
        ],
        rows: bars.map(({ input, low, high }) => [
          printable(describeInput(input.path).label),
          printable(texts.get(rangeKey(input)) ?? ""),
          formatFigure(low.value, definition),
          formatFigure(high.value, definition),
          low.value === undefined || high.value === undefined || middle === undefined
            ? ""
            : renderBar({ from: low.value.toNumber(), to: high.value.toNumber(), base: middle }, scale, BAR_COLUMNS),
        ]),
      },
      columns,
      paint,
    ),
    ...marks.flatMap((mark) => wrap(mark, columns)),
  ];
}

const rangeKey = ({ path, kind, low, high }: Tornado["bars"][number]["input"]): string =>
  [path, kind, low.toFixed(), high.toFixed()].join(" ");

function errorLine(label: string, end: string, { errors }: FigureAtEnd): readonly string[] {
  return errors.length === 0 ? [] : [`At the ${end} end of ${label}: ${errors.join(", ")}`];
}

/** Figures at each step of a range. */
export function stepTableLines({ range, rows }: StepTable, answer: WhatIfAnswer, layout: Layout): readonly string[] {
  const { label, unit } = answer.describeInput(range.path);
  const [first] = rows;
  const figures = (first?.figures ?? []).map(({ path }, index) => ({
    header: printable(answer.figureLabel(path)),
    cells: rows.map(({ figures: ofRow }) => {
      const value = ofRow[index]?.value;
      return formatFigure(typeof value === "number" ? new Decimal(value) : value, figureDefinition(path));
    }),
  }));
  return figureColumnLines(
    {
      header: printable(label),
      align: "right",
      cells: rows.map(({ at }) => amountText(range.kind, at, unit, isPercentInput(range.path))),
    },
    figures,
    layout,
  );
}
