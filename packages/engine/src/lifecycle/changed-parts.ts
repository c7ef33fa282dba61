import { MeasurementStatus } from "../enumerations/measurement-status.js";
import {
  type ChangedParts,
  PART_LISTS,
  type PartTypes,
  type ProjectChildren,
  type RemovablePart,
} from "../model/changed-parts.js";
import type { Project } from "../model/project.js";
import type { ProjectMeasurement } from "../model/project-measurement.js";
import { definedOnly } from "../objects/defined-only.js";
import { inputPath } from "../path-text/input-path.js";
import { partChanges, withPartChanges } from "./part-changes.js";
import { unknownInputsAfter } from "./unknown-inputs-after.js";

export interface ChangedPartsOptions {
  /** Leaves the calculated values out: the receiver keeps its own, or calculates. */
  readonly dropCalculatedValues?: boolean;
}

/**
 * Changes that turn one state of a project into another: changed sections, changed items of lists, and keys of deleted
 * items. A new item has no id; the store assigns the id. The result for equal projects is `{}`.
 *
 * @spec C §4 "Saving sends only changed parts", "new items are sent without ids"; C §3 "escalation rate items"; C §7
 * "changed parts, with the project record"; 0035
 *
 * @example
 * import { changedParts, isUnchanged } from "@epb/engine";
 *
 * isUnchanged(changedParts(project, project)); // true
 */
export function changedParts(before: Project, after: Project, options: ChangedPartsOptions = {}): ChangedParts {
  const [old, now] = [partsOf(before, options), partsOf(after, options)];
  const known = new Set(unknownInputsAfter(before, after.data));
  const unknownInputs = (after.unknownInputs ?? []).filter((path) => !known.has(path));
  const removed = REMOVABLE_PARTS.filter((part) => old[part] !== undefined && now[part] === undefined);
  return definedOnly({
    record: partChanges(old.record, now.record, PART_LISTS.record),
    data: partChanges(old.data, now.data, PART_LISTS.data),
    calculatedValues: partChanges(old.calculatedValues, now.calculatedValues, PART_LISTS.calculatedValues),
    mv: partChanges(old.mv, now.mv, PART_LISTS.mv),
    notes: partChanges(old.notes, now.notes, PART_LISTS.notes),
    children: partChanges(old.children, now.children, PART_LISTS.children),
    removed: removed.length > 0 ? removed : undefined,
    unknownInputs: unknownInputs.length > 0 ? unknownInputs : undefined,
  });
}

/**
 * True if nothing has changed, so that there is nothing to send.
 *
 * @example
 * import { changedParts, isUnchanged } from "@epb/engine";
 *
 * isUnchanged(changedParts(project, { ...project, record: { ...project.record, name: "Another name" } })); // false
 */
export function isUnchanged(parts: ChangedParts): boolean {
  return Object.keys(parts).length === 0;
}

/**
 * Applies the changes of {@link changedParts} to a project. Parts that the changes do not name are unchanged, including
 * unknown inputs.
 *
 * @throws EngineError 'key not found in list' if an item to delete does not exist; 'Invalid list key' for a key that
 * the list cannot have
 * @spec C §7 "response rebuilds the project", "record, data, calculated values"
 *
 * @example
 * import { applyChangedParts, changedParts } from "@epb/engine";
 *
 * const renamed = { ...project, record: { ...project.record, name: "Another name" } };
 * applyChangedParts(project, changedParts(project, renamed)).record.name; // "Another name"
 */
export function applyChangedParts(project: Project, parts: ChangedParts): Project {
  const old = partsOf(project, {});
  const kept = <Part>(name: RemovablePart, part: Part): Part | undefined =>
    parts.removed?.includes(name) ? undefined : part;
  const calculatedValues = kept("calculatedValues", old.calculatedValues);
  const mv = kept("mv", old.mv);
  const data = parts.data ? withPartChanges(old.data, parts.data, PART_LISTS.data) : old.data;
  const entered = Object.keys(parts.record?.changed ?? {}).map((name) => inputPath("record", name));
  const stillUnknown = unknownInputsAfter(project, data).filter((path) => !entered.includes(path));
  const unknownInputs = [...new Set([...stillUnknown, ...(parts.unknownInputs ?? [])])];
  return definedOnly({
    record: parts.record ? withPartChanges(old.record, parts.record, PART_LISTS.record) : old.record,
    data,
    unknownInputs: unknownInputs.length > 0 ? unknownInputs : undefined,
    calculatedValues: parts.calculatedValues
      ? withPartChanges(calculatedValues, parts.calculatedValues, PART_LISTS.calculatedValues)
      : calculatedValues,
    mv: parts.mv ? withPartChanges(mv ?? NEW_MEASUREMENT, parts.mv, PART_LISTS.mv) : mv,
    ...(parts.notes ? withPartChanges(old.notes, parts.notes, PART_LISTS.notes) : old.notes),
    ...(parts.children ? withPartChanges(old.children, parts.children, PART_LISTS.children) : old.children),
  });
}

const NEW_MEASUREMENT: ProjectMeasurement = { status: MeasurementStatus.NotApplicable };

const REMOVABLE_PARTS: readonly RemovablePart[] = ["calculatedValues", "mv"];

/** The parts of a project; calculated values and measurement only where it has them. */
type Parts = Omit<PartTypes, RemovablePart> & { readonly [Part in RemovablePart]: PartTypes[Part] | undefined };

function partsOf(project: Project, { dropCalculatedValues = false }: ChangedPartsOptions): Parts {
  const { record, data, calculatedValues, mv, notes, files, accreditation, hasBeenApproved } = project;
  const children: ProjectChildren = definedOnly({ files, accreditation, hasBeenApproved });
  return {
    record,
    data,
    calculatedValues: dropCalculatedValues ? undefined : calculatedValues,
    mv,
    notes: definedOnly({ notes }),
    children,
  };
}
