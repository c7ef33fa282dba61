import { Decimal, ZERO } from "../decimal/decimal.js";
import type { Project } from "../model/project.js";
import { inputPath } from "../path-text/input-path.js";
import { memberOf } from "../paths/value-at-path.js";
import { isSameFuel } from "../reference/fuel-name.js";
import type { Expression, FigureExpression, InputExpression } from "./expression.js";
import { constant, input, inputOrZero } from "./expressions.js";
import type { EntryExpression, GeneralExpression } from "./general-expression.js";
import { type LeafValues, workOut } from "./work-out.js";

/** Inputs and existing figures that make the decisions. */
export interface DecidingValues extends LeafValues {
  readonly project: Project;
}

/** The expression with every decision made for a project; undefined where it has no value there. */
export function decide(general: GeneralExpression, values: DecidingValues): Expression | undefined {
  const inner = (one: GeneralExpression): Expression | undefined => decide(one, values);
  switch (general.kind) {
    case "input":
      return general.missingCountsAsZero || values.inputAt(general.path) !== undefined ? general : undefined;
    case "figure":
      return values.figureAt(general.path) === undefined ? undefined : general;
    case "supplied":
    case "constant":
    case "reference":
    case "inputIs":
      return general;
    case "part":
    case "rounded":
    case "isZero":
    case "isNotZero":
      return map(inner(general.of), (of) => ({ ...general, of }));
    case "sum":
      return map(all(general.terms, inner), sumOf);
    case "difference":
      return map(all([general.from, ...general.less], inner), ([from = NOTHING, ...less]) => ({
        kind: "difference",
        from,
        less,
      }));
    case "product":
      return map(all(general.factors, inner), (factors) => ({ kind: "product", factors }));
    case "quotient":
      return map(all([general.of, general.by], inner), ([of = NOTHING, by = NOTHING]) => ({
        kind: "quotient",
        of,
        by,
      }));
    case "power":
      return map(inner(general.base), (base) => ({ ...general, base }));
    case "raised": {
      const exponent = amountOf(general.exponent, values)?.toNumber();
      if (exponent === undefined) return undefined;
      return map(inner(general.base), (base) => ({ kind: "power", base, exponent }));
    }
    case "smallest":
    case "largest":
    case "anyOf":
    case "allOf":
      return map(all(general.of, inner), (of) => ({ ...general, of }));
    case "countAbove":
      return { ...general, of: general.of.flatMap((one) => inner(one) ?? []) };
    case "lastAbove":
      return { ...general, terms: general.terms.filter(({ of }) => inner(of) !== undefined) };
    case "monthsAfter":
      return map(all([general.day, general.months], inner), ([day = NOTHING, months = NOTHING]) => ({
        kind: "monthsAfter",
        day,
        months,
      }));
    case "when":
      if (isMet(general.test, values)) return inner(general.met);
      return general.unmet && inner(general.unmet);
    case "firstThere":
      return firstOf(general.of.filter((one) => isThere(one, values)).slice(0, 1), inner);
    case "sumOfThere":
      return sumOfThere(general, values);
    case "sumUpTo": {
      const limit = amountOf(general.limit, values);
      return map(limit, (most) =>
        sumOf(general.terms.flatMap(({ number, of }) => (most.gte(number) ? (inner(of) ?? []) : []))),
      );
    }
    case "latest":
      return lastThere(general.of, values);
    case "shorter":
      return inner(isMet(general.where, values) ? general.told : general.of);
    case "restated":
      return inner(general.figure) ?? (general.missing === undefined ? undefined : constant(general.missing, ZERO));
    case "shared":
      return inner(general.of);
    case "entry":
      return map(entryInput(general, values), inner);
    case "choice": {
      const value = values.inputAt(general.by.path);
      return typeof value === "number" ? general.of(value) : undefined;
    }
    case "isThere":
    case "not":
    case "isWithin":
    case "hasItem":
      return { kind: isMet(general, values) ? "allOf" : "anyOf", of: [] };
    default:
      return general satisfies never;
  }
}

/** True if a project meets a test. */
export function isMet(test: GeneralExpression, values: DecidingValues): boolean {
  switch (test.kind) {
    case "isThere":
      return isThere(test.of, values);
    case "not":
      return !isMet(test.of, values);
    case "anyOf":
      return test.of.some((one) => isMet(one, values));
    case "allOf":
      return test.of.every((one) => isMet(one, values));
    case "shared":
      return isMet(test.of, values);
    case "isZero":
    case "isNotZero": {
      const amount = amountOf(test.of, values);
      return amount !== undefined && amount.isZero() === (test.kind === "isZero");
    }
    case "isWithin": {
      const { above, atLeast, atMost } = test;
      const amount = amountOf(test.of, values);
      if (amount === undefined) return false;
      return (
        (above === undefined || amount.gt(above)) &&
        (atLeast === undefined || amount.gte(atLeast)) &&
        (atMost === undefined || amount.lte(atMost))
      );
    }
    case "hasItem":
      return hasItem(test.list, test.key, values);
    default: {
      const decided = decide(test, values);
      return decided !== undefined && isYes(workOut(decided, values).value);
    }
  }
}

const isYes = (answer: unknown): boolean => typeof answer === "boolean" && answer;

const sumOf = (terms: readonly Expression[]): Expression =>
  terms.length === 1 && terms[0] !== undefined ? terms[0] : { kind: "sum", terms };

const NOTHING: Expression = constant("nothing", ZERO);

const map = <From, To>(one: From | undefined, to: (one: From) => To): To | undefined =>
  one === undefined ? undefined : to(one);

/** Every one of them; undefined where one is absent. */
function all(
  expressions: readonly GeneralExpression[],
  inner: (one: GeneralExpression) => Expression | undefined,
): readonly Expression[] | undefined {
  const decided: Expression[] = [];
  for (const expression of expressions) {
    const one = inner(expression);
    if (one === undefined) return undefined;
    decided.push(one);
  }
  return decided;
}

/** Searches from the end: all figures before the last one exist too, or do not count. */
function lastThere(figures: readonly FigureExpression[], { figureAt }: DecidingValues): FigureExpression | undefined {
  for (let index = figures.length - 1; index >= 0; index--) {
    const one = figures[index];
    if (one !== undefined && figureAt(one.path) !== undefined) return one;
  }
  return undefined;
}

const firstOf = <From, To>([one]: readonly From[], to: (one: From) => To): To | undefined => map(one, to);

/** An input that counts as 0 where it is missing is still not there. */
function isThere(one: GeneralExpression, values: DecidingValues): boolean {
  if (one.kind === "input") return values.inputAt(one.path) !== undefined;
  if (one.kind === "entry") {
    const entered = entryInput(one, values);
    return entered !== undefined && values.inputAt(entered.path) !== undefined;
  }
  return decide(one, values) !== undefined;
}

function sumOfThere(
  { terms, ifNone, leavesOutZeros }: Extract<GeneralExpression, { kind: "sumOfThere" }>,
  values: DecidingValues,
): Expression | undefined {
  const there = terms.flatMap((term) => decide(term, values) ?? []);
  if (there.length === 0 && ifNone === "absent") return undefined;
  const told = leavesOutZeros ? there.filter((term) => !isZero(workOut(term, values).value)) : there;
  return sumOf(told);
}

const isZero = (value: unknown): boolean => Decimal.isDecimal(value) && value.isZero();

function amountOf(of: GeneralExpression, values: DecidingValues): Decimal | undefined {
  const decided = decide(of, values);
  if (decided === undefined) return undefined;
  const { value } = workOut(decided, values);
  return Decimal.isDecimal(value) || typeof value === "number" ? new Decimal(value) : undefined;
}

function hasItem(
  list: string,
  key: { name: string; value: string | number } | undefined,
  values: DecidingValues,
): boolean {
  const items = memberOf(values.project.data, list);
  if (!Array.isArray(items)) return false;
  return key === undefined ? items.length > 0 : items.some((item) => memberOf(item, key.name) === key.value);
}

/** The input that an entry stands for in the project. */
export function entryInput(entry: EntryExpression, values: DecidingValues): InputExpression | undefined {
  const { list, key, is, member, missingCountsAsZero } = entry;
  const wanted = wantedKey(is, values);
  const items = memberOf(values.project.data, list);
  if (wanted === undefined || !Array.isArray(items)) return undefined;
  const item = items.find((one) => isSameKey(memberOf(one, key), wanted));
  if (item === undefined) return undefined;
  const path = inputPath(list, { [key]: memberOf(item, key) as string | number }, member);
  return missingCountsAsZero ? inputOrZero(path) : input(path);
}

function wantedKey(is: EntryExpression["is"], values: DecidingValues): string | number | undefined {
  if (typeof is === "string") return is;
  const value = values.inputAt(is.input.path);
  if (typeof value !== "number") return undefined;
  return is.labels === undefined ? value : is.labels[value];
}

/** Text keys are names of fuels. */
const isSameKey = (one: unknown, wanted: string | number): boolean =>
  typeof one === "string" && typeof wanted === "string" ? isSameFuel(one, wanted) : one === wanted;
