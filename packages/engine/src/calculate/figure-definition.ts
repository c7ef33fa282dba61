import { EngineError } from "../errors/engine-error.js";
import type { FigureDefinition } from "../model/figure.js";
import { parsePath } from "../path-text/parse-path.js";
import { FIGURES } from "./all-figures.js";

let definitions: ReadonlyMap<string, FigureDefinition> | undefined;

/**
 * The definition of the figure that stands at a place in the calculated values.
 *
 * @param path - `costSavings.years[year=3].payment`, or the id itself, `costSavings.years[year].payment`.
 * @throws EngineError "figure/unknown" when no figure stands there.
 *
 * @example
 * import { figureDefinition } from "@epb/engine";
 *
 * const { label, unit } = figureDefinition("costSavings.years[year=3].payment");
 * label; // "Payment"
 * unit; // "$"
 */
export function figureDefinition(path: string): FigureDefinition {
  definitions ??= new Map(FIGURES.map((figure) => [figure.id, figure]));
  const definition = definitions.get(path) ?? definitions.get(idOf(path));
  if (definition === undefined) throw new EngineError("figure/unknown", { path });
  return definition;
}

/** The path with its lists open: `costSavings.years[year].payment`. */
function idOf(path: string): string {
  let id = "";
  for (const step of parsePath(path)) {
    if (step.kind === "item") id += `[${step.keys.map(({ name }) => name).join(",")}]`;
    else id += id === "" ? step.name : `.${step.name}`;
  }
  return id;
}
