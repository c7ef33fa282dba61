import { Decimal } from "@epb/engine";
import type { ProjectScalar } from "../templates/input-value.js";

/** A project's data while cells are added to it. */
export type ProjectValue = ProjectScalar | ProjectObject | ProjectValue[];
export interface ProjectObject {
  [name: string]: ProjectValue;
}

/** Sets the value at a path, `contacts[contactType=1].name`, and creates missing objects, lists, and items. */
export function setAt(target: ProjectObject, path: string, value: ProjectValue): void {
  const { steps, name } = pathParts(path);
  parentAt(target, steps)[name] = value;
}

/** Adds an item to the list at a path, and creates a missing list. */
export function addTo(target: ProjectObject, list: string, item: ProjectValue): void {
  const { steps, name } = pathParts(list);
  const parent = parentAt(target, steps);
  const items = parent[name];
  if (Array.isArray(items)) items.push(item);
  else parent[name] = [item];
}

interface PathParts {
  readonly steps: readonly string[];
  readonly name: string;
}

/** A template has a few hundred paths, and a workbook has values at thousands of paths. */
const knownParts: Map<string, PathParts> = new Map<string, PathParts>();

function pathParts(path: string): PathParts {
  let parts = knownParts.get(path);
  if (parts === undefined) {
    const end = path.lastIndexOf(".");
    parts = { steps: end < 0 ? [] : path.slice(0, end).split("."), name: path.slice(end + 1) };
    knownParts.set(path, parts);
  }
  return parts;
}

/** The object that the path selects before its last name. */
function parentAt(target: ProjectObject, steps: readonly string[]): ProjectObject {
  let parent = target;
  for (const step of steps) parent = step.endsWith("]") ? keyedItem(parent, step) : childObject(parent, step);
  return parent;
}

const KEYED_ITEM = /^(\w+)\[(\w+)=(\d+)\]$/;

/** The item of a list that a step such as `contacts[contactType=1]` names; its keys are whole numbers. */
function keyedItem(parent: ProjectObject, step: string): ProjectObject {
  const [, list = step, key = "", number] = KEYED_ITEM.exec(step) ?? [];
  const items = parent[list];
  const known = Array.isArray(items)
    ? items.find((item) => isObject(item) && Object.is(item[key], Number(number)))
    : undefined;
  if (isObject(known)) return known;
  const made: ProjectObject = { [key]: Number(number) };
  if (Array.isArray(items)) items.push(made);
  else parent[list] = [made];
  return made;
}

const isObject = (value: ProjectValue | undefined): value is ProjectObject =>
  typeof value === "object" && !Array.isArray(value) && !(value instanceof Decimal);

function childObject(parent: ProjectObject, name: string): ProjectObject {
  const child = parent[name];
  if (isObject(child)) return child;
  const made: ProjectObject = {};
  parent[name] = made;
  return made;
}
