/**
 * The value at a path of names and keyed items, `ecm.totals.savings[fieldId=2].value`; undefined where anything on the
 * way is missing.
 */
export function valueAt(root: unknown, path: string): unknown {
  let value = root;
  for (const part of path.split(".")) {
    const bracket = part.indexOf("[");
    value = member(value, bracket < 0 ? part : part.slice(0, bracket));
    if (bracket >= 0) value = keyedItem(value, part.slice(bracket + 1, -1));
  }
  return value;
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

function keyedItem(list: unknown, key: string): unknown {
  if (!Array.isArray(list)) return undefined;
  const [name = "", wanted] = key.split("=");
  return list.find((item) => String(member(item, name)) === wanted);
}
