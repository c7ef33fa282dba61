import { Decimal } from "@epb/engine";

/** A project's data while they are put together from cells. */
export type ProjectScalar = string | number | boolean | Decimal;
export type ProjectValue = ProjectScalar | ProjectObject | ProjectValue[];
export interface ProjectObject {
  [name: string]: ProjectValue;
}

/** Sets the value at a dotted path, making the objects on the way. */
export function setAt(target: ProjectObject, path: string, value: ProjectValue): void {
  let at = target;
  let start = 0;
  for (let dot = path.indexOf("."); dot >= 0; dot = path.indexOf(".", start)) {
    at = childObject(at, path.slice(start, dot));
    start = dot + 1;
  }
  at[path.slice(start)] = value;
}

/** Adds an item to the list of that name, making the list with the first. */
export function addTo(target: ProjectObject, list: string, item: ProjectValue): void {
  const items = target[list];
  if (Array.isArray(items)) items.push(item);
  else target[list] = [item];
}

function childObject(parent: ProjectObject, name: string): ProjectObject {
  const child = parent[name];
  if (typeof child === "object" && !Array.isArray(child) && !(child instanceof Decimal)) return child;
  const made: ProjectObject = {};
  parent[name] = made;
  return made;
}
