import { boundedList } from "@epb/engine";
import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { issueSchema } from "./projects.js";
import { list, type Schema, strictObject } from "./readonly-types.js";
import { approvedSchema, namedSchemas, optionalValue, type PlainObject, pathSchema, plainList } from "./reports.js";

const DECIMAL = /^-?\d{1,20}(\.\d{1,15})?$/;
const decimalSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(DECIMAL, { error: "Expected a number, such as 0.045." }));
const kindSchema = z.enum(["set", "add", "multiply"]);

/** A change of the inputs that match a path; `*` in place of a key means every item. Decimals are strings. */
export type WhatIfChange = Readonly<z.infer<typeof whatIfChangeSchema>>;
export const whatIfChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    path: pathSchema,
    kind: z.literal("set"),
    value: z.union([z.string().check(z.maxLength(LIMITS.commentLength)), z.number(), z.boolean()]),
  }),
  z.strictObject({ path: pathSchema, kind: z.enum(["add", "multiply"]), value: decimalSchema }),
  z.strictObject({ path: pathSchema, kind: z.literal("remove") }),
]);

export type WhatIfRange = z.infer<typeof rangeSchema>;
const rangeSchema = strictObject({
  path: pathSchema,
  /** Meaning of the ends: values, amounts that are added, or factors. */
  kind: kindSchema,
  low: decimalSchema,
  high: decimalSchema,
});

export type WhatIfGoal = z.infer<typeof goalSchema>;
const goalSchema = strictObject({
  path: pathSchema,
  kind: kindSchema,
  from: decimalSchema,
  to: decimalSchema,
  /** Precision of the answer: 0.0001 for a rate. */
  step: decimalSchema,
  figure: pathSchema,
  goal: strictObject({ kind: z.enum(["atMost", "atLeast", "equals"]), value: decimalSchema }),
});

/** Calculation of a project with other inputs. Ranges and goals include the changes. */
export type WhatIfQuestion = z.infer<typeof whatIfQuestionSchema>;
export const whatIfQuestionSchema = strictObject({
  changes: z.exactOptional(z.readonly(boundedList(whatIfChangeSchema).check(z.maxLength(LIMITS.whatIf.changes)))),
  /** Paths of figures; by default, those of the financial summary. */
  figures: z.exactOptional(
    z.readonly(boundedList(pathSchema).check(z.minLength(1), z.maxLength(LIMITS.whatIf.figures))),
  ),
  /** For a tornado chart. */
  ranges: z.exactOptional(
    z.readonly(boundedList(rangeSchema).check(z.minLength(1), z.maxLength(LIMITS.whatIf.ranges))),
  ),
  breakEven: z.exactOptional(goalSchema),
});

const beforeAndAfter = { before: optionalValue, after: optionalValue };

/** A figure at an end of a range; no value if the calculation fails there. */
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

const breakEvenSchema: Schema<PlainObject> = z.looseObject({
  kind: z.enum(["found", "jumps", "several", "notInRange"]),
  scan: z.array(z.unknown()),
});

export type WhatIfAnswer = z.infer<typeof whatIfAnswerSchema>;
export const whatIfAnswerSchema = strictObject({
  changes: plainList(z.looseObject({ path: z.string(), ...beforeAndAfter })),
  /** Before and after the changes. */
  figures: plainList(z.looseObject({ ...namedSchemas, ...beforeAndAfter })),
  approved: approvedSchema,
  /** Issues of the project with the changes. */
  issues: list(issueSchema) as object as z.ZodMiniType<readonly PlainObject[]>,
  tornados: z.exactOptional(
    plainList(z.looseObject({ ...namedSchemas, base: optionalValue, bars: z.array(barSchema) })),
  ),
  breakEven: z.exactOptional(breakEvenSchema),
});
