import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { FigureDefinition, FigureValue } from "../model/figure.js";
import { keyText } from "../path-text/key-text.js";
import { FIGURES } from "./all-figures.js";

/** A figure of a calculation with its path: `costSavings.years[year=3].payment`. */
export interface CalculatedFigure {
  readonly path: string;
  readonly definition: FigureDefinition;
  readonly value: FigureValue;
}

// eslint-disable-next-line regexp/no-super-linear-backtracking -- The text is a path that the engine writes.
const KEYED = /^(.*)\[(.+)\]$/;

/**
 * Every figure of a calculation that has a value, in the order of {@link FIGURES}.
 *
 * @example
 * import { listFigures } from "@epb/engine";
 *
 * const [first] = listFigures(calculation.calculatedValues);
 * first?.path; // "projectSummary.implementationTotals.baseConstructionCost"
 * String(first?.value); // "3500000"
 */
export function listFigures(values: Partial<PartialCalculatedValues>): CalculatedFigure[] {
  const figures: CalculatedFigure[] = [];
  const known = new Map<string, readonly Place[]>([["", [{ path: "", value: values }]]]);
  for (const definition of FIGURES) {
    const [above, part] = splitLast(definition.id);
    for (const { path, value } of placesAt(above, known)) {
      const figure = (value as Record<string, unknown>)[part];
      if (figure === undefined) continue;
      figures.push({ path: join(path, part), definition, value: figure as FigureValue });
    }
  }
  return figures;
}

interface Place {
  readonly path: string;
  readonly value: unknown;
}

/** The values at a path whose lists are open, each with the keys of its items filled in; known to the figures beside. */
function placesAt(id: string, known: Map<string, readonly Place[]>): readonly Place[] {
  const found = known.get(id);
  if (found !== undefined) return found;
  const [above, part] = splitLast(id);
  const [, list, keys] = KEYED.exec(part) ?? [];
  const places = placesAt(above, known).flatMap((place) => {
    const inner = step(place, list ?? part);
    if (inner.value === undefined) return [];
    return keys === undefined ? [inner] : items(inner, keys.split(","));
  });
  known.set(id, places);
  return places;
}

/** `costSavings.years[year]` and `payment`. */
function splitLast(id: string): readonly [above: string, part: string] {
  const dot = id.lastIndexOf(".");
  return [id.slice(0, Math.max(dot, 0)), id.slice(dot + 1)];
}

const step = ({ path, value }: Place, name: string): Place => ({
  path: join(path, name),
  value: (value as Record<string, unknown>)[name],
});

const join = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

function items({ path, value }: Place, keys: readonly string[]): readonly Place[] {
  return (value as readonly Record<string, unknown>[]).map((item) => ({
    path: `${path}[${keys.map((key) => `${key}=${keyText(item[key] as string | number)}`).join(",")}]`,
    value: item,
  }));
}
