import { parseAddress } from "../xlsx/cell-address.js";

/** exceljs puts the selection of frozen panes into the last one, wherever the selected cell stands. */
export function focusPaneOfCell(xml: string): string {
  const [pane = "", selection = ""] = /<pane [^>]*\/><selection [^>]*\/>/.exec(xml)?.[0].split("/>") ?? [];
  const cell = parseAddress(/ activeCell="([^"]*)"/.exec(selection)?.[1] ?? "");
  if (cell === undefined) return xml;
  const split = (name: string): number => Number(new RegExp(` ${name}="(\\d+)"`).exec(pane)?.[1] ?? 0);
  const isBelow = cell.row > split("ySplit") && split("ySplit") > 0;
  const isRight = cell.column > split("xSplit") && split("xSplit") > 0;
  const name = isBelow ? (isRight ? "bottomRight" : "bottomLeft") : isRight ? "topRight" : "topLeft";
  const focused = (text: string): string => text.replace(/(activePane|pane)="\w+"/, `$1="${name}"`);
  return xml.replace(`${pane}/>${selection}/>`, `${focused(pane)}/>${focused(selection)}/>`);
}
