import { listFigures, type PartialCalculatedValues } from "@epb/engine";

/** A figure that differs between two calculations. Decimals and dates are strings; absent without a figure. */
export interface FigureChange {
  /** `costSavings.years[year=3].payment`. */
  readonly path: string;
  readonly before?: PlainFigure;
  readonly after?: PlainFigure;
}

/** Number of different figures, and the first of them. */
export interface FigureChanges {
  readonly count: number;
  readonly examples: readonly FigureChange[];
}

/** A change to another version of the engine since the last calculation. */
export interface EngineChange {
  /** Versions. */
  readonly from: string;
  readonly to: string;
  /** Changed figures; absent if inputs changed as well, which may be the cause. */
  readonly figures?: FigureChanges;
}

type PlainFigure = string | number | boolean;

/** Figures that are listed individually: all those of the financial summary, and some more. */
const MOST_EXAMPLES = 40;

/**
 * The figures that differ between two calculations of a project: those of the financial summary first, because
 * decisions depend on them, then other totals, then those of years, months, and measures.
 *
 * @param before - Calculated values as JSON.
 */
export function figureChanges(before: unknown, after: unknown): FigureChanges {
  const [old, now] = [figuresByPath(before), figuresByPath(after)];
  const paths = [...new Set([...now.keys(), ...old.keys()])].filter((path) => old.get(path) !== now.get(path));
  const examples = [0, 1, 2]
    .flatMap((rank) => paths.filter((path) => rankOf(path) === rank))
    .slice(0, MOST_EXAMPLES)
    .map((path) => ({ path, ...known("before", old.get(path)), ...known("after", now.get(path)) }));
  return { count: paths.length, examples };
}

const rankOf = (path: string): number =>
  path.startsWith("projectSummary.financialSummary.") ? 0 : path.includes("[") ? 2 : 1;

const known = <Name extends string>(
  name: Name,
  value: PlainFigure | undefined,
): { readonly [Key in Name]?: PlainFigure } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: PlainFigure };

/** In JSON, figures are strings, numbers, or booleans. */
function figuresByPath(values: unknown): ReadonlyMap<string, PlainFigure> {
  const figures = listFigures((values ?? {}) as Partial<PartialCalculatedValues>);
  return new Map(figures.map(({ path, value }) => [path, value as PlainFigure]));
}
