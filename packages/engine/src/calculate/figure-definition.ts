import { EngineError } from "../errors/engine-error.js";
import type { FigureDefinition } from "../model/figure.js";
import { FIGURES } from "./all-figures.js";

const KEY_VALUE = /=[^,\]]*/g;

let definitions: ReadonlyMap<string, FigureDefinition> | undefined;

/**
 * The definition of the figure that stands at a place in the calculated values.
 *
 * @param path - `costSavings.years[year=3].payment`, or the id itself, `costSavings.years[year].payment`.
 * @throws EngineError "figure/unknown" when no figure stands there.
 */
export function figureDefinition(path: string): FigureDefinition {
  definitions ??= new Map(FIGURES.map((figure) => [figure.id, figure]));
  const definition = definitions.get(path.replace(KEY_VALUE, ""));
  if (definition === undefined) throw new EngineError("figure/unknown", { path });
  return definition;
}
