import { EngineError } from "../errors/engine-error.js";
import type { FigureDefinition } from "../model/figure.js";
import { parsePath } from "../path-text/parse-path.js";
import { FIGURES } from "./all-figures.js";

let definitions: ReadonlyMap<string, FigureDefinition> | undefined;

/**
 * Definition of the figure at a path in the calculated values.
 *
 * @param path - `costSavings.years[year=3].payment`, or the id of the figure, `costSavings.years[year].payment`.
 * @throws EngineError "figure/unknown" if the path has no figure.
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
