import type { FigureField, InputField, TableBlock, TableColumn } from "./manifest.js";

/**
 * Path of a column's cells with open lists: `ecms[].implementation.deliveryCharge`, and `costSavings.years[].payment`
 * for calculated values. Includes keys that all cells of the column share: `ecms[].estimatedSavings[fieldId=2].value`.
 * Undefined for a column without inputs or figures.
 */
export function columnPath({ items, figures }: TableBlock, { content }: TableColumn): string | undefined {
  if (content.kind === "figure") return figures && `${content.list ?? figures.list}[].${content.figure}`;
  if (items === undefined) return undefined;
  const list = items.kind === "rows" || items.kind === "cells" ? items.list : "ecms";
  switch (content.kind) {
    case "input":
      return `${list}[].${content.member}`;
    case "entry":
      return `${list}[].${content.list}[fieldId=${content.fieldId}].value`;
    case "savings":
      return `${list}[].estimatedSavings[fieldId=${content.fieldId}].value`;
    case "cell":
      return items.kind === "cells" ? `${list}[${items.columnKey}=${content.number}].value` : undefined;
    case "rowNumber":
    case "measureNumber":
    case "measureEcho":
    case "inputPlace":
      return undefined;
    default:
      return content satisfies never;
  }
}

export const fieldPath = (field: InputField | FigureField): string =>
  field.kind === "input" ? field.path : field.figure;

/** The same path for every item of its lists: `ecms[uuid=x].location` to `ecms[].location`. */
export const openPath = (path: string): string => path.replaceAll(/\[[^\]]*\]/g, "[]");
