import { columnPath, fieldPath } from "../templates/column-path.js";
import type {
  FigureField,
  InputField,
  SheetDefinition,
  TableBlock,
  TableColumn,
  TemplateManifest,
} from "../templates/manifest.js";
import { withoutItems } from "./profile-path.js";

/** A field of the template. */
export interface FieldTarget {
  readonly kind: "field";
  readonly field: InputField | FigureField;
}

/** A column of a table of the template. */
export interface ColumnTarget {
  readonly kind: "column";
  readonly table: TableBlock;
  readonly column: TableColumn;
}

export type Target = FieldTarget | ColumnTarget;

/** Inputs and figures of a template by the paths that a profile uses. */
export interface TargetIndex {
  /** By path: `financing.indexRate`, `ecms[].implementation.deliveryCharge`. */
  readonly targets: ReadonlyMap<string, Target>;
  /** Column with the numbers of each list with numbered rows: `performancePeriod[].year`. */
  readonly keys: ReadonlyMap<string, ColumnTarget>;
}

const known = new WeakMap<TemplateManifest, TargetIndex>();

export function targetIndex(manifest: TemplateManifest): TargetIndex {
  let index = known.get(manifest);
  if (index === undefined) {
    index = indexOf(manifest);
    known.set(manifest, index);
  }
  return index;
}

/** The input or figure of a path; keys of items do not matter, except the numbers of fields. */
export function targetAt(manifest: TemplateManifest, path: string): Target | undefined {
  const { targets } = targetIndex(manifest);
  return targets.get(path) ?? targets.get(withoutItems(path));
}

function indexOf({ sheets }: TemplateManifest): TargetIndex {
  const targets = new Map<string, Target>();
  const keys = new Map<string, ColumnTarget>();
  const add = (path: string, target: Target): void => {
    // The first cell of a figure with several cells is its own.
    if (!targets.has(path)) targets.set(path, target);
  };
  for (const { blocks } of sheets) {
    for (const block of blocks) {
      if (block.kind === "form") for (const field of block.fields) add(fieldPath(field), { kind: "field", field });
      if (block.kind !== "table" || block.isRepeated === true) continue;
      for (const column of block.columns) {
        const target: ColumnTarget = { kind: "column", table: block, column };
        const path = columnPath(block, column);
        if (path !== undefined) add(path, target);
        const key = keyPath(block, column);
        if (key !== undefined && !keys.has(key)) keys.set(key, target);
      }
    }
  }
  return { targets, keys };
}

/** Path of the key of a table, if the column has it. */
function keyPath(table: TableBlock, { content }: TableColumn): string | undefined {
  const list = listOfTable(table);
  if (content.kind === "rowNumber") return `${list}[].${content.member}`;
  if (content.kind === "figure" && content.figure === table.figures?.key) return `${list}[].${content.figure}`;
  return undefined;
}

/** `ecms`, `performancePeriod`, `costSavings.years` */
export function listOfTable({ items, figures }: TableBlock): string {
  if (items === undefined) return figures?.list ?? "";
  return items.kind === "rows" || items.kind === "cells" ? items.list : "ecms";
}

/** All tables of a template whose cells a profile can fill. */
export const tablesOf = ({ blocks }: SheetDefinition): readonly TableBlock[] =>
  blocks.filter((block): block is TableBlock => block.kind === "table" && block.rows.kind !== "calculated");
