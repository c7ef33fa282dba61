import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { FigureDefinition, FigureValue } from "../model/figure.js";
import { keyText } from "../paths/key-text.js";
import { FIGURES } from "./all-figures.js";

/** A figure of a calculation with the place where it stands: `costSavings.years[year=3].payment`. */
export interface CalculatedFigure {
  readonly path: string;
  readonly definition: FigureDefinition;
  readonly value: FigureValue;
}

const KEYED = /^(.*)\[(.+)\]$/;

/** Every figure of a calculation that is there, in the order of {@link FIGURES}. */
export function listFigures(values: Partial<PartialCalculatedValues>): CalculatedFigure[] {
  return FIGURES.flatMap((definition) =>
    placesOf(values, definition.id.split(".")).map(({ path, value }) => ({
      path,
      definition,
      value: value as FigureValue,
    })),
  );
}

interface Place {
  readonly path: string;
  readonly value: unknown;
}

/** The values at a path whose lists are open, each with the keys of its items filled in. */
function placesOf(values: unknown, parts: readonly string[]): readonly Place[] {
  let places: readonly Place[] = [{ path: "", value: values }];
  for (const part of parts) {
    const [, list, keys] = KEYED.exec(part) ?? [];
    places =
      list === undefined || keys === undefined
        ? places.flatMap((place) => present(step(place, part)))
        : places.flatMap((place) => present(step(place, list)).flatMap((found) => items(found, keys.split(","))));
  }
  return places;
}

function step({ path, value }: Place, name: string): Place {
  return { path: path === "" ? name : `${path}.${name}`, value: (value as Record<string, unknown>)[name] };
}

const present = (place: Place): readonly Place[] => (place.value === undefined ? [] : [place]);

function items({ path, value }: Place, keys: readonly string[]): readonly Place[] {
  return (value as readonly Record<string, unknown>[]).map((item) => ({
    path: `${path}[${keys.map((key) => `${key}=${keyText(item[key] as string | number)}`).join(",")}]`,
    value: item,
  }));
}
