import * as z from "zod/mini";
import { Decimal } from "../decimal/decimal.js";
import { isNonNegative } from "../decimal/number-helpers.js";
import type { InputPath } from "../path-text/input-path.js";
import { type PathStep, parsePath } from "../path-text/parse-path.js";
import type { InputValue } from "../paths/list-inputs.js";
import { LIST_KEYS } from "../paths/list-keys.js";
import { isPath } from "../paths/match-paths.js";
import { describeProblems } from "./describe-problem.js";
import { INPUT_LIMITS } from "./limits.js";
import type { ParseResult } from "./parse-project.js";
import { projectDataSchema } from "./schemas/project-data.js";
import { decimalSchema, nonNegativeSchema } from "./schemas/values.js";

/**
 * Kind of a place in a project's data: a decimal or a whole number, which can be reckoned with; another single value (a
 * date, a text, a choice); or a group of them (a section, a list, an item).
 */
export interface InputField {
  readonly kind: "decimal" | "wholeNumber" | "other" | "group";
  /** True if the parent requires this input. */
  readonly isRequired: boolean;
  /** True if the input distinguishes the items of its list. */
  readonly isKey: boolean;
  /** True if `parseProject` accepts the decimal there; the same as {@link read}, without the words and much sooner. */
  readonly takes: (value: Decimal) => boolean;
  /** The value as the project holds it, or what `parseProject` says against it. A decimal may come as one or as text. */
  readonly read: (value: InputValue) => ParseResult<InputValue>;
}

type Schema = z.core.$ZodType;

/** The field at a path; undefined where the schema of a project has none. The keys of items do not matter. */
export function inputFieldAt(path: InputPath): InputField | undefined {
  if (!isPath(path)) return undefined;
  let found: Found = { schema: projectDataSchema, isRequired: true, isKey: false, list: "", isItem: false };
  for (const step of parsePath(path)) {
    const next = stepInto(found, step);
    if (next === undefined) return undefined;
    found = next;
  }
  const { schema, isRequired, isKey } = found;
  const isDecimal = schema === decimalSchema || schema === nonNegativeSchema;
  return {
    kind: isDecimal ? "decimal" : kindOf(schema),
    isRequired,
    isKey,
    takes: (value) => isDecimal && fits(value) && (schema === decimalSchema || isNonNegative(value)),
    read: (value) => read(schema, value, path),
  };
}

/** Inputs beside the data that a workbook holds, and that may be unknown as well. */
const BESIDE_DATA = /^(?:record\.(?:name|isCts|calculationType)|accreditation\.\w+)$/;

/**
 * True if a path names an input, an item, a list, or a section that a project may have.
 *
 * @example
 * import { isInputPath } from "@epb/engine";
 *
 * isInputPath("financing.indexRate"); // true
 * isInputPath("financing.rate"); // false
 */
export const isInputPath = (path: InputPath): boolean => BESIDE_DATA.test(path) || inputFieldAt(path) !== undefined;

interface Found {
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly isKey: boolean;
  /** The name of the list it is, or is an item of. */
  readonly list: string;
  readonly isItem: boolean;
}

/** Parts of a schema, distinguished by their type. */
const definitionOf = (schema: Schema): z.core.$ZodTypes["_zod"]["def"] => (schema as z.core.$ZodTypes)._zod.def;

function stepInto({ schema, list, isItem }: Found, step: PathStep): Found | undefined {
  const definition = definitionOf(schema);
  if (step.kind === "item") {
    if (definition.type !== "array") return undefined;
    return { schema: definition.element, isRequired: false, isKey: false, list, isItem: true };
  }
  if (definition.type !== "object" || !Object.hasOwn(definition.shape, step.name)) return undefined;
  const member = definition.shape[step.name];
  if (member === undefined) return undefined;
  const isKey = isItem && LIST_KEYS[list]?.includes(step.name) === true;
  const inner = definitionOf(member);
  return inner.type === "optional"
    ? { schema: inner.innerType, isRequired: false, isKey, list: step.name, isItem: false }
    : { schema: member, isRequired: true, isKey, list: step.name, isItem: false };
}

function kindOf(schema: Schema): InputField["kind"] {
  const { type } = definitionOf(schema);
  if (type === "object" || type === "array") return "group";
  return type === "number" ? "wholeNumber" : "other";
}

/** True if a decimal can be written within the limits of an input. */
function fits(value: Decimal): boolean {
  return value.isFinite() && value.e < INPUT_LIMITS.integerDigits && value.decimalPlaces() <= INPUT_LIMITS.decimals;
}

function read(schema: Schema, value: InputValue, path: InputPath): ParseResult<InputValue> {
  const json = Decimal.isDecimal(value) ? value.toFixed() : value;
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return { ok: true, value: parsed.data as InputValue };
  const problems = describeProblems(parsed.error.issues, json).map((problem) => ({ ...problem, at: path }));
  return { ok: false, problems };
}
