import { Decimal } from "../decimal/decimal.js";
import type { Project } from "./project.js";

/** Names of amounts in the data of a project. No other input has such a name, and nearly every project has one. */
export const AMOUNT_NAMES: RegExp = /^value$|Rate$|Premium$|Pct|Cost$|Savings$|Charges?$/;

/**
 * Checks that a caller passed a parsed project and not its JSON. Public functions that calculate with amounts call it:
 * without the check they fail far from the mistake. It reads only the first amount, because it runs before each
 * calculation.
 *
 * @throws TypeError with what was given and what to do
 */
export function requireParsedProject(project: Project): void {
  const mistake = mistakeIn(project);
  if (mistake !== undefined) {
    throw new TypeError(
      `This is not a parsed project: ${mistake}. Use parseProject(json) first, or calculate(json) of @epb/engine/simple.`,
    );
  }
}

function mistakeIn(given: unknown): string | undefined {
  if (!isObject(given)) return `it is ${given === null ? "null" : typeof given}`;
  if (!isObject(given["record"]) || !isObject(given["data"])) {
    return "ok" in given ? "it is a result, and its value is the project" : "it has no record and data";
  }
  const [name, amount] = firstAmount(given["data"]) ?? [];
  return name === undefined || Decimal.isDecimal(amount)
    ? undefined
    : `${name} is ${JSON.stringify(amount)}, not a Decimal`;
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null;

function firstAmount(value: Members): readonly [name: string, amount: unknown] | undefined {
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (isObject(member) && !Decimal.isDecimal(member)) {
      const found = firstAmount(member);
      if (found !== undefined) return found;
    } else if (member !== undefined && AMOUNT_NAMES.test(name)) return [name, member];
  }
  return undefined;
}
