import { escapeXml } from "@epb/engine/report";
import { areaText } from "../../formulas/index.js";
import type { Chart, ChartCells, ChartSeries } from "./chart.js";
import { CHART, DOLLARS, DRAWING, titleXml } from "./chart-words.js";

/** Fill and outline of the series: dark and light, so that they also differ on a gray print. */
const COLORS = [
  { fill: "1F4E79", line: "1F4E79" },
  { fill: "F8CBAD", line: "843C0C" },
] as const;
const TITLE_SIZE = 1_300;
const THIN_LINE = 9_525;
const THICK_LINE = 28_575;

/** The part of a chart. @spec ECMA-376 part 1, 21.2 */
export function chartXml(chart: Chart): string {
  const legend = chart.series.length > 1 ? '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>' : "";
  return (
    `<c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}"><c:roundedCorners val="0"/><c:chart>` +
    `${titleXml(chart.title, TITLE_SIZE)}<c:autoTitleDeleted val="0"/>` +
    `<c:plotArea><c:layout/>${plotXml(chart)}${bottomAxes(chart)}${valueAxis(chart)}</c:plotArea>${legend}` +
    // Years may be on a hidden sheet.
    '<c:plotVisOnly val="0"/><c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>'
  );
}

function plotXml({ plot, series }: Chart): string {
  if (plot.kind === "line") {
    const lines = series.map((one, index) => {
      const values = `<c:yVal>${cellsXml(one, DOLLARS)}</c:yVal><c:smooth val="0"/>`;
      return `<c:ser>${nameXml(one, index)}${lineXml(index)}<c:marker><c:symbol val="none"/></c:marker>${values}</c:ser>`;
    });
    return `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${lines.join("")}${AXES}</c:scatterChart>`;
  }
  const categories = `<c:cat>${cellsXml(plot.categories, "General")}</c:cat>`;
  const columns = series.map(
    (one, index) =>
      `<c:ser>${nameXml(one, index)}${fillXml(index)}${categories}<c:val>${cellsXml(one, DOLLARS)}</c:val></c:ser>`,
  );
  return (
    '<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>' +
    `${columns.join("")}<c:gapWidth val="60"/>${AXES}</c:barChart>`
  );
}

const AXES = '<c:axId val="100001"/><c:axId val="100002"/>';

const nameXml = ({ name }: ChartSeries, index: number): string =>
  `<c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:v>${escapeXml(name)}</c:v></c:tx>`;

const colorsOf = (index: number): (typeof COLORS)[number] => COLORS[index % COLORS.length] ?? COLORS[0];

const solid = (color: string): string => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;

function fillXml(index: number): string {
  const { fill, line } = colorsOf(index);
  return `<c:spPr>${solid(fill)}<a:ln w="${THIN_LINE}">${solid(line)}</a:ln></c:spPr>`;
}

const lineXml = (index: number): string =>
  `<c:spPr><a:ln w="${THICK_LINE}">${solid(colorsOf(index).line)}</a:ln></c:spPr>`;

/** A reference to cells, with their numbers for programs that do not read the cells. */
function cellsXml({ area, shown }: ChartCells, format: string): string {
  const points = shown
    .map((value, index) => (value === undefined ? "" : `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`))
    .join("");
  const count = `<c:ptCount val="${shown.length}"/>`;
  const cache = `<c:numCache><c:formatCode>${escapeXml(format)}</c:formatCode>${count}${points}</c:numCache>`;
  return `<c:numRef><c:f>${escapeXml(areaText(area, "", true))}</c:f>${cache}</c:numRef>`;
}

const AXIS_TITLE_SIZE = 1_000;
const [BOTTOM, LEFT] = [100_001, 100_002];
const MARKS = '<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>';

/** The axis of years, or of the numbers of months. */
function bottomAxes({ plot, series, categoryTitle }: Chart): string {
  const title = titleXml(categoryTitle, AXIS_TITLE_SIZE);
  const format = '<c:numFmt formatCode="General" sourceLinked="0"/>';
  const crossing = `<c:crossAx val="${LEFT}"/><c:crosses val="autoZero"/>`;
  if (plot.kind === "columns") {
    return (
      `<c:catAx>${axisStart(BOTTOM, "")}<c:axPos val="b"/>${title}${format}${MARKS}${crossing}` +
      `<c:auto val="0"/><c:lblOffset val="100"/><c:tickLblSkip val="${plot.labelStep}"/><c:noMultiLvlLbl val="1"/></c:catAx>`
    );
  }
  const count = Math.max(0, ...series.map(({ shown }) => shown.length));
  const last = Math.ceil(count / plot.labelStep) * plot.labelStep;
  return (
    `<c:valAx>${axisStart(BOTTOM, `<c:max val="${last}"/><c:min val="0"/>`)}<c:axPos val="b"/>${title}${format}${MARKS}` +
    `${crossing}<c:crossBetween val="midCat"/><c:majorUnit val="${plot.labelStep}"/></c:valAx>`
  );
}

/** The axis of dollars. */
function valueAxis({ plot, valueTitle }: Chart): string {
  const line = '<c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="BFBFBF"/></a:solidFill></a:ln></c:spPr>';
  return (
    `<c:valAx>${axisStart(LEFT, "")}<c:axPos val="l"/><c:majorGridlines>${line}</c:majorGridlines>` +
    `${titleXml(valueTitle, AXIS_TITLE_SIZE)}<c:numFmt formatCode="${escapeXml(DOLLARS)}" sourceLinked="0"/>${MARKS}` +
    `<c:crossAx val="${BOTTOM}"/><c:crosses val="autoZero"/>` +
    `<c:crossBetween val="${plot.kind === "columns" ? "between" : "midCat"}"/></c:valAx>`
  );
}

/** @param limits - Of the scale; they follow from the values without them. */
const axisStart = (id: number, limits: string): string =>
  `<c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/>${limits}</c:scaling><c:delete val="0"/>`;
