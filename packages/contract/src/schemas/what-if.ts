import { boundedList } from "@epb/engine";
import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { issueSchema } from "./projects.js";
import type { ApprovedFigures, PlainObject } from "./reports.js";
import { approvedSchema, namedSchemas, optionalValue, pathSchema } from "./reports.js";

/** A change of the inputs that a path means; `*` in place of a key means every item. Decimals are texts. */
export type WhatIfChange =
  | { readonly path: string; readonly kind: "set"; readonly value: string | number | boolean }
  | { readonly path: string; readonly kind: "add" | "multiply"; readonly value: string }
  | { readonly path: string; readonly kind: "remove" };

export interface WhatIfRange {
  readonly path: string;
  /** What the ends are: values, amounts that are added, or factors. */
  readonly kind: "set" | "add" | "multiply";
  readonly low: string;
  readonly high: string;
}

export interface WhatIfGoal {
  readonly path: string;
  readonly kind: "set" | "add" | "multiply";
  readonly from: string;
  readonly to: string;
  /** How fine the answer is: 0.0001 for a rate. */
  readonly step: string;
  readonly figure: string;
  readonly goal: { readonly kind: "atMost" | "atLeast" | "equals"; readonly value: string };
}

/** What a project would come to with other inputs. Ranges and goals are looked at with the changes made. */
export interface WhatIfQuestion {
  readonly changes?: readonly WhatIfChange[];
  /** Paths of figures; those of the financial summary without them. */
  readonly figures?: readonly string[];
  /** For a tornado. */
  readonly ranges?: readonly WhatIfRange[];
  readonly breakEven?: WhatIfGoal;
}

export interface WhatIfAnswer {
  readonly changes: readonly PlainObject[];
  /** Before and after the changes. */
  readonly figures: readonly PlainObject[];
  /** Of the project with the changes. */
  readonly issues: readonly PlainObject[];
  readonly tornados?: readonly PlainObject[];
  readonly breakEven?: PlainObject;
  readonly approved?: ApprovedFigures;
}

const DECIMAL = /^-?\d{1,20}(\.\d{1,15})?$/;
const decimalSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(DECIMAL, { error: "Expected a number, such as 0.045." }));
const kindSchema = z.enum(["set", "add", "multiply"]);

const changeSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    path: pathSchema,
    kind: z.literal("set"),
    value: z.union([z.string().check(z.maxLength(LIMITS.commentLength)), z.number(), z.boolean()]),
  }),
  z.strictObject({ path: pathSchema, kind: z.enum(["add", "multiply"]), value: decimalSchema }),
  z.strictObject({ path: pathSchema, kind: z.literal("remove") }),
]);

export const whatIfQuestionSchema: z.ZodMiniType<WhatIfQuestion> = z.strictObject({
  changes: z.exactOptional(z.readonly(boundedList(changeSchema).check(z.maxLength(LIMITS.whatIf.changes)))),
  figures: z.exactOptional(
    z.readonly(boundedList(pathSchema).check(z.minLength(1), z.maxLength(LIMITS.whatIf.figures))),
  ),
  ranges: z.exactOptional(
    z.readonly(
      boundedList(
        z.strictObject({ path: pathSchema, kind: kindSchema, low: decimalSchema, high: decimalSchema }),
      ).check(z.minLength(1), z.maxLength(LIMITS.whatIf.ranges)),
    ),
  ),
  breakEven: z.exactOptional(
    z.strictObject({
      path: pathSchema,
      kind: kindSchema,
      from: decimalSchema,
      to: decimalSchema,
      step: decimalSchema,
      figure: pathSchema,
      goal: z.strictObject({ kind: z.enum(["atMost", "atLeast", "equals"]), value: decimalSchema }),
    }),
  ),
});

const beforeAndAfter = { before: optionalValue, after: optionalValue };

/** A figure at an end of a range; without a value where it cannot be calculated there. */
const atEndSchema = z.looseObject({ value: optionalValue, errors: z.array(z.unknown()) });
const barSchema = z.looseObject({
  path: z.string(),
  kind: kindSchema,
  low: z.string(),
  high: z.string(),
  atLow: atEndSchema,
  atHigh: atEndSchema,
  swing: optionalValue,
});

export const whatIfAnswerSchema: z.ZodMiniType<WhatIfAnswer> = z.strictObject({
  changes: z.readonly(z.array(z.looseObject({ path: z.string(), ...beforeAndAfter }))),
  figures: z.readonly(z.array(z.looseObject({ ...namedSchemas, ...beforeAndAfter }))),
  approved: approvedSchema,
  issues: z.readonly(z.array(issueSchema)) as object as z.ZodMiniType<readonly PlainObject[]>,
  tornados: z.exactOptional(
    z.readonly(z.array(z.looseObject({ ...namedSchemas, base: optionalValue, bars: z.array(barSchema) }))),
  ),
  breakEven: z.exactOptional(
    z.looseObject({ kind: z.enum(["found", "jumps", "several", "notInRange"]), scan: z.array(z.unknown()) }),
  ),
});
