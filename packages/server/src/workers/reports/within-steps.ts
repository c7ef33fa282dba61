import type { FigureExplanation, PlainObject } from "@epb/contract";

type Parts = Pick<FigureExplanation, "figures" | "inputs">;

/** The figure that was asked for and what it rests on, no further down than some steps; 1 is the figure alone. */
export function withinSteps({ figures, inputs }: Parts, figure: string, steps: number): Parts {
  const kept = new Set<PlainObject>();
  const named = new Set<unknown>();
  let wanted: readonly unknown[] = [figure];
  for (let step = 0; step < steps; step++) {
    const found = figures.filter((each) => !kept.has(each) && wanted.includes(each["path"]));
    for (const each of found) kept.add(each);
    wanted = found.flatMap(pathsIn);
    for (const path of wanted) named.add(path);
  }
  return {
    figures: figures.filter((each) => kept.has(each)),
    inputs: inputs.filter(({ path }) => named.has(path)),
  };
}

/** The figures and inputs that a formula names, and those that decided which one holds. */
function pathsIn({ formula, decidedBy }: PlainObject): readonly unknown[] {
  const within = (part: unknown): readonly unknown[] => {
    if (Array.isArray(part)) return part.flatMap(within);
    if (typeof part !== "object" || part === null) return [];
    const { path, parts } = part as PlainObject;
    return [...(path === undefined ? [] : [path]), ...within(parts)];
  };
  return [...within(formula), ...within(decidedBy)];
}
