import { escapeXml } from "@epb/engine/report";
import type { Chart } from "./chart.js";
import { CHART, DRAWING } from "./chart-words.js";

const SPREADSHEET_DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A chart of a sheet by the id of the link to its part. */
export interface LinkedChart {
  readonly chart: Chart;
  readonly id: string;
}

/** The root of the part with the places of a sheet's charts. @spec ECMA-376 part 1, 20.5.2.35 */
export const EMPTY_DRAWING: string = `<xdr:wsDr xmlns:xdr="${SPREADSHEET_DRAWING}" xmlns:a="${DRAWING}"></xdr:wsDr>`;

/** The place of a chart and its alternative text. */
export function anchorXml({ chart, id }: LinkedChart, number: number): string {
  const { top, left, bottom, right } = chart.anchor;
  const name = `name="Chart ${number}" title="${escapeXml(chart.title)}" descr="${escapeXml(chart.description)}"`;
  return (
    `<xdr:twoCellAnchor editAs="oneCell">${corner("from", top - 1, left - 1)}${corner("to", bottom, right)}` +
    `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${number + 1}" ${name}/><xdr:cNvGraphicFramePr/>` +
    '</xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic>' +
    `<a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" xmlns:r="${RELATIONSHIPS}" r:id="${id}"/></a:graphicData>` +
    "</a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>"
  );
}

const corner = (name: "from" | "to", row: number, column: number): string =>
  `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff>` +
  `<xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
