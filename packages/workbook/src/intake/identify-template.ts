import { TemplateKind } from "@epb/engine";
import { type CellFinding, type CellPlace, makeFinding } from "../findings/cell-finding.js";
import { isOutputKind, OWN_OUTPUT_FOUND } from "../findings/own-output.js";
import {
  OUTPUT_PROPERTY,
  TEMPLATE_KIND_LABEL,
  TEMPLATE_KIND_NAME,
  TEMPLATE_PROPERTY,
  TEMPLATE_VERSION_LABEL,
  TEMPLATE_VERSION_NAME,
} from "../templates/defined-names.js";
import { formatAddress } from "../xlsx/cell-address.js";
import type { FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";
import { namedRange } from "./named-range.js";

/** Template of a workbook, according to the workbook. */
export interface TemplateIdentity {
  readonly kind: string;
  readonly version: string;
}

export type Identification<Template> =
  | { readonly identity: TemplateIdentity; readonly template: Template; readonly finding?: undefined }
  | Stranger;

/** A workbook that is not based on a known template. */
export interface Stranger {
  readonly identity?: TemplateIdentity;
  readonly template?: undefined;
  readonly finding: CellFinding;
}

/**
 * Finds the template of a workbook by its named cells, or by its document property if the names are lost, or by the
 * labels on its Instructions sheet if both are lost, as in a file saved by Numbers.
 *
 * @spec C §8 "does not appear to be"
 */
export function identifyTemplate<Template extends TemplateIdentity>(
  workbook: FlatWorkbook,
  templates: readonly Template[],
): Identification<Template> {
  const identity = templateIdentity(workbook);
  if (identity === undefined) {
    const isOutput = isOutputKind(workbook.customProperties.get(OUTPUT_PROPERTY));
    const expected = "a workbook made from one of the templates";
    return { finding: makeFinding("template/not-ours", { ...(isOutput && { found: OWN_OUTPUT_FOUND }), expected }) };
  }
  const template = templates.find(({ kind, version }) => kind === identity.kind && version === identity.version);
  return template === undefined
    ? { identity, finding: unknownVersion(workbook, identity, templates) }
    : { identity, template };
}

/** Template of a workbook according to the workbook, known or unknown. */
export function templateIdentity(workbook: FlatWorkbook): TemplateIdentity | undefined {
  return namedIdentity(workbook) ?? propertyIdentity(workbook) ?? labeledIdentity(workbook)?.identity;
}

function namedIdentity(workbook: FlatWorkbook): TemplateIdentity | undefined {
  const kind = namedText(workbook, TEMPLATE_KIND_NAME);
  const version = namedText(workbook, TEMPLATE_VERSION_NAME);
  return kind === undefined || version === undefined ? undefined : { kind, version };
}

function namedText(workbook: FlatWorkbook, name: string): string | undefined {
  const named = namedRange(workbook, name);
  return named?.sheet.cellAt(named.range.top, named.range.left)?.value.trim();
}

function propertyIdentity(workbook: FlatWorkbook): TemplateIdentity | undefined {
  const [kind, version] = workbook.customProperties.get(TEMPLATE_PROPERTY)?.split(" ") ?? [];
  return kind === undefined || version === undefined ? undefined : { kind, version };
}

/** Rows at the top of a sheet that may hold the labels; people may have inserted rows above. */
const LABEL_ROWS = 40;
const KINDS: ReadonlySet<string> = new Set(Object.values(TemplateKind));

interface LabeledIdentity {
  readonly identity: TemplateIdentity;
  readonly sheet: FlatSheet;
  /** Row of the version, which is below the kind. */
  readonly row: number;
  /** Column of both values. */
  readonly column: number;
}

/**
 * The kind and version beside their labels, on any sheet, because the Instructions sheet may have another name. Only a
 * known kind counts: other workbooks also have cells with these labels.
 */
function labeledIdentity({ sheets }: FlatWorkbook): LabeledIdentity | undefined {
  for (const sheet of sheets) {
    for (let row = 1; row <= LABEL_ROWS; row++) {
      for (const { column: labelColumn, value } of sheet.cellsOfRow(row)) {
        if (value.trim() !== TEMPLATE_KIND_LABEL) continue;
        const textAt = (below: number, column: number): string => sheet.cellAt(row + below, column)?.value.trim() ?? "";
        const column = labelColumn + 1;
        const [kind, version] = [textAt(0, column), textAt(1, column)];
        if (!KINDS.has(kind) || version === "" || textAt(1, labelColumn) !== TEMPLATE_VERSION_LABEL) continue;
        return { identity: { kind, version }, sheet, row: row + 1, column };
      }
    }
  }
  return undefined;
}

/** Reports a workbook with a version without a template: older, newer, or not one of ours. */
export function unknownVersion(
  workbook: FlatWorkbook,
  { kind, version }: TemplateIdentity,
  templates: readonly TemplateIdentity[],
): CellFinding {
  const latest = templates.filter((template) => template.kind === kind).at(-1);
  const place = versionPlace(workbook);
  const details = {
    ...(place !== undefined && { place }),
    found: `${kind} ${version}`,
    expected:
      latest === undefined
        ? templates.map((template) => `${template.kind} ${template.version}`).join(", ")
        : `${latest.kind} ${latest.version}`,
  };
  const order = latest === undefined ? undefined : compareVersions(version, latest.version);
  if (order === undefined) return makeFinding("template/version-unknown", details);
  return makeFinding(order < 0 ? "template/version-older" : "template/version-newer", details);
}

/** The sheet that names the template, which is the Instructions sheet under any name. */
export function identitySheet(workbook: FlatWorkbook): FlatSheet | undefined {
  return namedRange(workbook, TEMPLATE_VERSION_NAME)?.sheet ?? labeledIdentity(workbook)?.sheet;
}

function versionPlace(workbook: FlatWorkbook): CellPlace | undefined {
  const named = namedRange(workbook, TEMPLATE_VERSION_NAME);
  if (named !== undefined) {
    return { sheet: named.sheet.name, address: formatAddress(named.range.top, named.range.left) };
  }
  const labeled = labeledIdentity(workbook);
  return labeled && { sheet: labeled.sheet.name, address: formatAddress(labeled.row, labeled.column) };
}

/** Negative if the first version is older; undefined if one is not a version of numbers and periods. */
export function compareVersions(first: string, second: string): number | undefined {
  const [a, b] = [first, second].map((version) =>
    version.split(".").map((part) => (part === "" ? Number.NaN : Number(part))),
  );
  if (a === undefined || b === undefined || [...a, ...b].some((part) => !Number.isInteger(part))) return undefined;
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
