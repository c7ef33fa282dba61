import { escapeXml } from "@epb/engine/report";
import { NODE_PACKAGE_TOOLS, WITHOUT_COMPRESSION } from "../../node/node-package-tools.js";
import { PackageEditor } from "../../package/package-editor.js";
import { insertSheetElement } from "../../package/sheet-elements.js";
import { relationshipAttribute, workbookSheets } from "../../package/workbook-sheets.js";
import { writeZip, type ZipPart } from "../../package/zip-writer.js";
import type { Chart } from "./chart.js";
import { CHART, DRAWING } from "./chart-words.js";
import { chartXml } from "./chart-xml.js";

const SPREADSHEET_DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A chart of a sheet by the id of the link to its part. */
interface LinkedChart {
  readonly chart: Chart;
  readonly id: string;
}

/** The root of the part with the places of a sheet's charts. @spec ECMA-376 part 1, 20.5.2.35 */
const EMPTY_DRAWING: string = `<xdr:wsDr xmlns:xdr="${SPREADSHEET_DRAWING}" xmlns:a="${DRAWING}"></xdr:wsDr>`;

/** The place of a chart and its alternative text. */
function anchorXml({ chart, id }: LinkedChart, number: number): string {
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

const CHART_TYPE = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";
const DRAWING_TYPE = "application/vnd.openxmlformats-officedocument.drawing+xml";

/**
 * Packs the parts of a workbook that was written here, with charts, which exceljs cannot write. All charts are on sheets
 * without pictures.
 */
export function packWithCharts(parts: readonly ZipPart[], charts: readonly Chart[]): Uint8Array {
  if (charts.length === 0) return writeZip(parts, NODE_PACKAGE_TOOLS);
  const opened = PackageEditor.open(writeZip(parts, WITHOUT_COMPRESSION), NODE_PACKAGE_TOOLS);
  if (!opened.ok) throw new Error(`The written workbook cannot be opened: ${opened.finding.message}`);
  const editor = opened.value;
  const { tabs } = workbookSheets(editor);
  for (const name of new Set(charts.map(({ anchor }) => anchor.sheet))) {
    const tab = tabs.find((one) => one.name === name);
    if (tab === undefined) throw new Error(`The written workbook has no sheet ${name}.`);
    const ofSheet = charts.filter(({ anchor }) => anchor.sheet === name);
    drawOn(editor, tab.part, ofSheet);
  }
  return editor.toBytes();
}

function drawOn(editor: PackageEditor, sheetName: string, charts: readonly Chart[]): void {
  const sheet = editor.xml(sheetName);
  const drawingName = editor.freeName((number) => `xl/drawings/drawing${number}.xml`);
  const drawing = editor.addXml(drawingName, DRAWING_TYPE, EMPTY_DRAWING);
  const drawingId = editor.link(sheetName, "drawing", drawingName);
  insertSheetElement(sheet, "drawing", `<${sheet.prefix}drawing${relationshipAttribute(sheet, drawingId)}/>`);
  for (const [index, chart] of charts.entries()) {
    const chartName = editor.freeName((number) => `xl/charts/chart${number}.xml`);
    editor.addXml(chartName, CHART_TYPE, chartXml(chart));
    const id = editor.link(drawingName, "chart", chartName);
    drawing.append(drawing.outline().root, anchorXml({ chart, id }, index + 1));
  }
}
