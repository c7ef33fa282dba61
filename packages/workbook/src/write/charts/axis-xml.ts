import { escapeXml } from "@epb/engine/report";
import type { Chart } from "./chart.js";
import { DOLLARS, titleXml } from "./chart-words.js";

const TITLE_SIZE = 1_000;
const [BOTTOM, LEFT] = [100_001, 100_002];
const MARKS = '<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>';

/** The axis of years, or of the numbers of months. */
export function bottomAxes({ plot, series, categoryTitle }: Chart): string {
  const title = titleXml(categoryTitle, TITLE_SIZE);
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
export function valueAxis({ plot, valueTitle }: Chart): string {
  const line = '<c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="BFBFBF"/></a:solidFill></a:ln></c:spPr>';
  return (
    `<c:valAx>${axisStart(LEFT, "")}<c:axPos val="l"/><c:majorGridlines>${line}</c:majorGridlines>` +
    `${titleXml(valueTitle, TITLE_SIZE)}<c:numFmt formatCode="${escapeXml(DOLLARS)}" sourceLinked="0"/>${MARKS}` +
    `<c:crossAx val="${BOTTOM}"/><c:crosses val="autoZero"/>` +
    `<c:crossBetween val="${plot.kind === "columns" ? "between" : "midCat"}"/></c:valAx>`
  );
}

/** @param limits - Of the scale; they follow from the values without them. */
const axisStart = (id: number, limits: string): string =>
  `<c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/>${limits}</c:scaling><c:delete val="0"/>`;
