import { escapeXml } from "@epb/engine/report";

export const CHART = "http://schemas.openxmlformats.org/drawingml/2006/chart";
export const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main";

/** Whole dollars, on the axis. */
export const DOLLARS = "$#,##0";

/** The title of a chart or an axis. @param size - Hundredths of a point. */
export const titleXml = (text: string, size: number): string =>
  `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="${size}" b="1"/></a:pPr>` +
  `<a:r><a:rPr lang="en-US" sz="${size}" b="1"/><a:t>${escapeXml(text)}</a:t></a:r></a:p></c:rich></c:tx>` +
  '<c:overlay val="0"/></c:title>';
