/** A figure that two calculations do not have in common. */
export interface FigureDifference {
  /** `costSavings.years[3].payment`. */
  readonly path: string;
  readonly approved?: string;
  readonly computed?: string;
}

/** All figures, a level at a time, that are not the same in both. The order of members says nothing. */
export function* figureDifferences(approved: unknown, computed: unknown, path = ""): Generator<FigureDifference> {
  if (approved === computed) return;
  if (isObject(approved) || isObject(computed)) {
    const [one, other] = [membersOf(approved), membersOf(computed)];
    for (const name of new Set([...one.keys(), ...other.keys()])) {
      const isItem = Array.isArray(approved) || Array.isArray(computed);
      const at = isItem ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`;
      yield* figureDifferences(one.get(name), other.get(name), at);
    }
    return;
  }
  yield {
    path,
    ...(approved !== undefined && { approved: String(approved) }),
    ...(computed !== undefined && { computed: String(computed) }),
  };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const membersOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(isObject(value) ? Object.entries(value) : []);
