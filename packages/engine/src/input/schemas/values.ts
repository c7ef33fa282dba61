import * as z from "zod/mini";
import { type CalendarDate, calendarDate } from "../../calendar/calendar-date.js";
import { Decimal } from "../../decimal/decimal.js";
import { unsignedZero } from "../../decimal/unsigned-zero.js";
import { isListKey, type ListKey, listKeyToString } from "../../lists/list-key.js";
import { INPUT_LIMITS } from "../limits.js";
import type { ProblemName } from "../problem-catalogue.js";
import { boundedList, MOST_FAULTY_ITEMS, unchecked } from "./bounded-list.js";

// The message of a schema check is the name of a problem; `describe-problem.ts` gives it words.
const says = (name: ProblemName): ProblemName => name;

const { integerDigits, decimals, textLength, keyLength, listLength } = INPUT_LIMITS;
const UNSIGNED_DECIMAL = `\\d{1,${integerDigits}}(\\.\\d{1,${decimals}})?`;
const DECIMAL = new RegExp(`^-?${UNSIGNED_DECIMAL}$`);
const NON_NEGATIVE_DECIMAL = new RegExp(`^${UNSIGNED_DECIMAL}$`);

/** The number of the text; "-0" is zero like any other. */
const toDecimal = z.transform((text: string) => unsignedZero(new Decimal(text)));

/** A decimal number as text, `"-0.045"`; never a JSON number (D1). */
export const decimalSchema: z.ZodMiniType<Decimal, string> = z.pipe(
  z
    .string({ error: says("value/not-decimal-text") })
    .check(z.regex(DECIMAL, { error: says("value/not-decimal-text") })),
  toDecimal,
);

/**
 * A decimal as a calculation leaves it: up to 34 significant digits, and as many behind the point as that takes; with an
 * exponent where rates of thousands of percent have grown it past 60 digits.
 */
export const suppliedDecimalSchema: z.ZodMiniType<Decimal, string> = z.pipe(
  z
    .string({ error: says("value/not-decimal-text") })
    .check(z.regex(/^-?\d{1,60}(\.\d{1,93})?(e[+-]\d{1,4})?$/, { error: says("value/not-decimal-text") })),
  toDecimal,
);

/** A decimal of zero or more. */
export const nonNegativeSchema: z.ZodMiniType<Decimal, string> = z.pipe(
  z.string({ error: says("value/not-decimal-text") }).check(
    z.regex(NON_NEGATIVE_DECIMAL, {
      // A text that is no decimal at all has no minus sign to leave out.
      error: ({ input }) =>
        DECIMAL.test(String(input)) ? says("value/not-non-negative") : says("value/not-decimal-text"),
    }),
  ),
  toDecimal,
);

/** A day that exists, `"2024-01-31"`. */
export const dateSchema: z.ZodMiniType<CalendarDate, string> = z.pipe(
  z.iso
    .date({ error: says("value/not-date"), abort: true })
    .check(z.refine((text) => calendarDate(text) !== undefined, { error: says("value/not-date") })),
  z.transform((text) => text as CalendarDate),
);

/** An instant, `"2024-01-31T12:00:00Z"`. */
export const instantSchema: z.ZodMiniType<string> = z.iso.datetime({ offset: true, error: says("value/not-instant") });

export const textSchema: z.ZodMiniType<string> = z
  .string({ error: says("value/not-text") })
  .check(z.maxLength(textLength, { error: says("value/text-too-long") }));

/** Text that names something: not blank. */
export const keyTextSchema: z.ZodMiniType<string> = z
  .string({ error: says("value/not-text") })
  .check(
    z.maxLength(keyLength, { error: says("value/text-too-long") }),
    z.regex(/\S/, { error: says("value/blank-key") }),
  );

export const booleanSchema: z.ZodMiniType<boolean> = z.boolean({ error: says("value/not-boolean") });

/** A whole number within limits. */
export function wholeNumberSchema(minimum: number, maximum: number): z.ZodMiniType<number> {
  return z
    .int({ error: says("value/not-whole-number") })
    .check(
      z.gte(minimum, { error: says("value/outside-range") }),
      z.lte(maximum, { error: says("value/outside-range") }),
    );
}

/**
 * A member of an enumeration, by its value.
 *
 * @param problem - Problem to report for any other value.
 * @spec C §5 "'Value X not in enumeration'"
 */
export function memberSchema<Member extends string | number>(
  enumeration: Readonly<Record<string, Member>>,
  problem: ProblemName = "value/not-in-enumeration",
): z.ZodMiniType<Member> {
  return z.enum(enumeration as Readonly<Record<string, never>>, { error: says(problem) });
}

export function listSchema<Item>(itemSchema: z.ZodMiniType<Item>): z.ZodMiniType<Item[]> {
  return boundedList(itemSchema, says("value/not-list")).check(
    z.maxLength(listLength, { error: says("value/list-too-long") }),
  );
}

/** A list in which no two items have the same key. @spec C §5 "Duplicate keys in a unique list"; C §3 "An ECM cannot create a baseline" */
export function keyedListSchema<Item>(
  itemSchema: z.ZodMiniType<Item>,
  keyOf: (item: Item) => ListKey,
): z.ZodMiniType<readonly Item[]> {
  return listSchema(itemSchema).check(
    z.check<Item[]>(
      (context) => {
        const { value: items } = context;
        if (items.length > listLength) return;
        const seen = new Set<string>();
        let duplicates = 0;
        for (const [index, item] of items.entries()) {
          const key = isObject(item) ? keyOf(item) : undefined;
          if (!isListKey(key)) continue;
          const text = listKeyToString(key);
          if (seen.has(text)) {
            if (duplicates === MOST_FAULTY_ITEMS) {
              context.issues.push(unchecked(items, items.length - index));
              break;
            }
            duplicates += 1;
            context.issues.push({ code: "custom", input: item, path: [index], message: says("list/duplicate-item") });
          }
          seen.add(text);
        }
      },
      // Also when items are wrong in other ways: everything wrong comes at once.
      { when: ({ value }) => Array.isArray(value) },
    ),
  );
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;
