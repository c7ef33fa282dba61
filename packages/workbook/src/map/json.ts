/** Plain data as the engine's `parseProject` takes it. */
export type JsonScalar = string | number | boolean;
export type JsonValue = JsonScalar | JsonObject | JsonValue[];
export interface JsonObject {
  [name: string]: JsonValue;
}

/** Sets the value at a dotted path, making the objects on the way. */
export function setAt(target: JsonObject, path: string, value: JsonValue): void {
  let at = target;
  let start = 0;
  for (let dot = path.indexOf("."); dot >= 0; dot = path.indexOf(".", start)) {
    at = childObject(at, path.slice(start, dot));
    start = dot + 1;
  }
  at[path.slice(start)] = value;
}

/** Adds an item to the list of that name, making the list with the first. */
export function addTo(target: JsonObject, list: string, item: JsonValue): void {
  const items = target[list];
  if (Array.isArray(items)) items.push(item);
  else target[list] = [item];
}

function childObject(parent: JsonObject, name: string): JsonObject {
  const child = parent[name];
  if (typeof child === "object" && !Array.isArray(child)) return child;
  const made: JsonObject = {};
  parent[name] = made;
  return made;
}
