import { type FigureDefinition, figureDefinition, valueReader } from "@epb/engine";
import { itemKeys, itemPath } from "./item-keys.js";

/** A figure that a template shows: in a column for every item of a list, or in a single cell. */
export interface TemplateFigure {
  readonly definition: FigureDefinition;
  /** The list of the items, `costSavings.years`; absent for a single figure. */
  readonly list?: string;
  /** Path of the figure in an item, `payment`, or in the calculated values. */
  readonly member: string;
  /** Reads the figure from an item, or from the calculated values. */
  readonly valueIn: (owner: unknown) => unknown;
}

/** Every workbook of a template has the same figures, so each is created once. */
const known: Map<string, TemplateFigure> = new Map<string, TemplateFigure>();

/** The figure at a path in the items of a list, or in the calculated values. */
export function templateFigure(list: string | undefined, member: string): TemplateFigure {
  const name = `${list ?? ""}/${member}`;
  const figure = known.get(name) ?? made(list, member);
  known.set(name, figure);
  return figure;
}

function made(list: string | undefined, member: string): TemplateFigure {
  // Most members have one name, and are read thousands of times.
  const valueIn = /^\w+$/.test(member) ? memberReader(member) : valueReader(member);
  if (list === undefined) return { definition: figureDefinition(member), member, valueIn };
  // Any item: all have the same figures.
  const first = itemKeys(list).map(() => "1");
  return { definition: figureDefinition(`${itemPath(list, first.join(","))}.${member}`), list, member, valueIn };
}

const memberReader =
  (name: string) =>
  (owner: unknown): unknown =>
    (owner as Readonly<Record<string, unknown>>)[name];
