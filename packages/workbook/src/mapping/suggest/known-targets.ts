import { columnPath } from "../../templates/column-path.js";
import type { InputValue } from "../../templates/input-value.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import { type ColumnTarget, type FieldTarget, type Target, targetAt, targetIndex } from "../target-index.js";
import { COLUMN_LABELS, OTHER_LABELS, VALUE_LABELS } from "./form-labels.js";
import { type KnownLabels, LabelMatcher } from "./label-match.js";

/** Matchers for the labels of a template's inputs and figures. */
export interface KnownTargets {
  readonly fields: LabelMatcher<string>;
  readonly measureColumns: LabelMatcher<string>;
  readonly yearColumns: LabelMatcher<string>;
}

/** Key of labels that name no input. */
export const NO_INPUT = "";

const known = new WeakMap<TemplateManifest, KnownTargets>();

/** The matchers of a template, made once. */
export function knownTargets(manifest: TemplateManifest): KnownTargets {
  const made = known.get(manifest) ?? targetsOf(manifest);
  known.set(manifest, made);
  return made;
}

function targetsOf(manifest: TemplateManifest): KnownTargets {
  const { targets, keys } = targetIndex(manifest);
  const fields: KnownLabels<string>[] = [{ key: NO_INPUT, labels: split(OTHER_LABELS.join("|")) }];
  const measureColumns: KnownLabels<string>[] = [];
  const yearColumns: KnownLabels<string>[] = [];
  for (const [path, target] of targets) {
    if (target.kind === "field") {
      fields.push({ key: path, labels: [target.field.label, ...split(VALUE_LABELS[path])] });
      continue;
    }
    const labels = split(COLUMN_LABELS[path]);
    if (labels.length === 0) continue;
    // Figures of a measure are not compared.
    if (path.startsWith("ecm.")) measureColumns.push({ key: NO_INPUT, labels });
    else (path.startsWith("ecms[]") ? measureColumns : yearColumns).push({ key: path, labels });
  }
  for (const path of Object.keys(VALUE_LABELS)) {
    if (targetAt(manifest, path)?.kind === "column") fields.push({ key: path, labels: split(VALUE_LABELS[path]) });
  }
  const year = [...keys.keys()].find((key) => key === "performancePeriod[].year");
  if (year !== undefined) yearColumns.push({ key: year, labels: split(COLUMN_LABELS[year]) });
  const other = { key: NO_INPUT, labels: split(OTHER_LABELS.join("|")) };
  return {
    fields: new LabelMatcher(fields),
    measureColumns: new LabelMatcher([...measureColumns, other]),
    yearColumns: new LabelMatcher([...yearColumns, other]),
  };
}

const split = (labels: string | undefined): readonly string[] => labels?.split("|").flatMap(alternatives) ?? [];

/** `{loan,lease} rate`: a label for each word in the braces. */
function alternatives(label: string): readonly string[] {
  const [braces, words] = /\{([^}]+)\}/.exec(label) ?? [];
  if (braces === undefined || words === undefined) return [label];
  return words.split(",").flatMap((word) => alternatives(label.replace(braces, word)));
}

/** Input value, unit, and label of a target. */
export function describeTarget(target: Target): TargetWords {
  return target.kind === "field" ? ofField(target) : ofColumn(target);
}

export interface TargetWords {
  readonly value: InputValue | undefined;
  readonly unit: string;
  /** Label in its context: `First-year savings: Electric energy`. */
  readonly label: string;
}

function ofField({ field }: FieldTarget): TargetWords {
  return { value: field.kind === "input" ? field.value : undefined, unit: field.unit ?? "", label: field.label };
}

function ofColumn({ table, column }: ColumnTarget): TargetWords {
  const { content, group, label, unit = "" } = column;
  const value = "value" in content ? content.value : undefined;
  const parts = [columnPath(table, column)?.startsWith("escalationRates") === true ? "Escalation" : group, label];
  return { value, unit, label: parts.filter((part) => part !== undefined).join(": ") };
}
