import type { InputPath } from "@epb/engine";
import type { GeneralExpression, GeneralRules } from "@epb/engine/explain";

/** Placeholder for the item of figures that need inputs of several items of a list. */
const SEVERAL_ITEMS = "several";

/** The inputs that a figure needs, directly or through other figures. */
export interface Needs {
  /** A bit for each column or field, by its number. */
  readonly columns: bigint;
  /** `uuid=3` if every input of a list belongs to one measure or one year; undefined without inputs of lists. */
  readonly item: string | undefined;
}

const NO_NEEDS: Needs = { columns: 0n, item: undefined };

interface Leaves {
  readonly needs: Needs;
  readonly figures: readonly string[];
}

/** Finds the columns and fields of a workbook that a figure needs. Each figure is analyzed once. */
export class NeededInputs {
  readonly #rules: GeneralRules;
  readonly #numberOf: ReadonlyMap<string, number>;
  readonly #leaves: Map<string, Leaves> = new Map<string, Leaves>();
  readonly #known: Map<string, Needs> = new Map<string, Needs>();

  /** @param columns - The columns and fields that count, as {@link columnOf} names them. */
  constructor(rules: GeneralRules, columns: readonly string[]) {
    this.#rules = rules;
    this.#numberOf = new Map(columns.map((column, index) => [column, index]));
  }

  ofFigure(figure: string): Needs {
    // A loan of 480 months is too deep for recursion.
    const open = [figure];
    for (let path = open.at(-1); path !== undefined; path = open.at(-1)) {
      const { needs, figures } = this.#leavesOf(path);
      const waiting = this.#known.has(path) ? [] : figures.filter((one) => !this.#known.has(one));
      if (waiting.length > 0) {
        open.push(...waiting);
        continue;
      }
      open.pop();
      if (this.#known.has(path)) continue;
      this.#known.set(path, together([needs, ...figures.map((one) => this.#known.get(one) ?? NO_NEEDS)]));
    }
    return this.#known.get(figure) ?? NO_NEEDS;
  }

  ofInput(path: InputPath): Needs {
    const column = this.#numberOf.get(columnOf(path));
    return column === undefined ? NO_NEEDS : { columns: 1n << BigInt(column), item: itemOf(path) };
  }

  #leavesOf(path: string): Leaves {
    const known = this.#leaves.get(path);
    if (known !== undefined) return known;
    const { how, thereWhen, decidedBy = [] } = this.#rules(path);
    const needs: Needs[] = [];
    const figures = new Set<string>();
    const visit = (expression: GeneralExpression): void => {
      if (expression.kind === "input") needs.push(this.ofInput(expression.path));
      else if (expression.kind === "entry") needs.push(this.ofInput(`${expression.list}[].${expression.member}`));
      else if (expression.kind === "figure") figures.add(expression.path);
      for (const part of partsOf(expression)) visit(part);
    };
    for (const one of [how, ...(thereWhen === undefined ? [] : [thereWhen]), ...decidedBy]) visit(one);
    const leaves = { needs: together(needs), figures: [...figures] };
    this.#leaves.set(path, leaves);
    return leaves;
  }
}

/** Union of all needs. */
export function together(all: readonly Needs[]): Needs {
  let columns = 0n;
  let item: string | undefined;
  for (const one of all) {
    columns |= one.columns;
    if (one.item !== undefined) item = item === undefined || item === one.item ? one.item : SEVERAL_ITEMS;
  }
  return { columns, item };
}

/**
 * The path that all items of a list share: `ecms[uuid].location`. Reference data are looked up by name:
 * `fuelTypes[].so2`.
 */
export function columnOf(path: InputPath): string {
  const isLookedUp = /^(gridSubregions|emissionFactors|fuelTypes)\[/.test(path);
  return isLookedUp ? path.replace(/\[[^\]]*\]/, "[]") : path.replaceAll(/\b(uuid|year)=\d+/g, "$1");
}

/** The item of a list that an input belongs to. */
export const itemOf = (path: InputPath): string | undefined => /\b(?:uuid|year)=\d+/.exec(path)?.[0];

/** Direct parts of an expression. */
function partsOf(expression: GeneralExpression): readonly GeneralExpression[] {
  switch (expression.kind) {
    case "sum":
    case "sumOfThere":
      return expression.terms;
    case "sumUpTo":
      return [...expression.terms.map(({ of }) => of), expression.limit];
    case "lastAbove":
      return expression.terms.map(({ of }) => of);
    case "difference":
      return [expression.from, ...expression.less];
    case "product":
      return expression.factors;
    case "quotient":
      return [expression.of, expression.by];
    case "power":
      return [expression.base];
    case "raised":
      return [expression.base, expression.exponent];
    case "smallest":
    case "largest":
    case "countAbove":
    case "anyOf":
    case "allOf":
    case "firstThere":
    case "latest":
      return expression.of;
    case "part":
    case "rounded":
    case "shared":
    case "shorter":
    case "isZero":
    case "isNotZero":
    case "isThere":
    case "not":
    case "isWithin":
      return [expression.of];
    case "monthsAfter":
      return [expression.day, expression.months];
    case "when":
      return [expression.test, expression.met, ...(expression.unmet === undefined ? [] : [expression.unmet])];
    // The figure has the same value, and may need the current figure.
    case "restated":
      return [expression.as];
    case "inputIs":
      return [expression.input];
    case "choice":
      return [expression.by];
    case "entry":
      return typeof expression.is === "string" ? [] : [expression.is.input];
    case "input":
    case "figure":
    case "supplied":
    case "constant":
    case "reference":
    case "hasItem":
      return [];
    default:
      return expression satisfies never;
  }
}
