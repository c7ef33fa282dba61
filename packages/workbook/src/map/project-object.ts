import { Decimal } from "@epb/engine";

/** A project's data while they are put together from cells. */
export type ProjectScalar = string | number | boolean | Decimal;
export type ProjectValue = ProjectScalar | ProjectObject | ProjectValue[];
export interface ProjectObject {
  [name: string]: ProjectValue;
}

/** Sets the value at a path, `contacts[contactType=1].name`, making the objects, lists and items on the way. */
export function setAt(target: ProjectObject, path: string, value: ProjectValue): void {
  const end = path.lastIndexOf(".");
  parentAt(target, path, end)[path.slice(end + 1)] = value;
}

/** Adds an item to the list at a path, making the list with the first. */
export function addTo(target: ProjectObject, list: string, item: ProjectValue): void {
  const end = list.lastIndexOf(".");
  const parent = parentAt(target, list, end);
  const name = list.slice(end + 1);
  const items = parent[name];
  if (Array.isArray(items)) items.push(item);
  else parent[name] = [item];
}

/** What the path leads to before its last name. */
function parentAt(target: ProjectObject, path: string, end: number): ProjectObject {
  let parent = target;
  let start = 0;
  while (start < end) {
    const dot = path.indexOf(".", start);
    const step = path.slice(start, dot);
    parent = step.endsWith("]") ? keyedItem(parent, step) : childObject(parent, step);
    start = dot + 1;
  }
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
