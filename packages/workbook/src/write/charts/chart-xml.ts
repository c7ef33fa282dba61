import { escapeXml } from "@epb/engine/report";
import { areaText } from "../../formulas/index.js";
import { bottomAxes, valueAxis } from "./axis-xml.js";
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
