import * as z from "zod/mini";
import type { ProblemName } from "../problem-catalogue.js";

/** A list is not read further after so many items with problems: finding problems takes much longer than reading. */
export const MOST_FAULTY_ITEMS = 20;

/** Asks for the problems of all items, of a project whose size is known to be bounded. */
export const ALL_FAULTY_ITEMS: object = { mostFaultyItems: Number.POSITIVE_INFINITY };

/**
 * List whose items are only partly checked: no items of a list above its limit, and no items after {@link
 * MOST_FAULTY_ITEMS} items with problems. For lists from untrusted senders.
 */
const BoundedArray = z.core.$constructor<z.ZodMiniArray, z.core.$ZodArrayDef>("BoundedArray", (list, definition) => {
  const initialize: (list: z.ZodMiniArray, definition: z.core.$ZodArrayDef) => void = z.ZodMiniArray.init;
  initialize(list, definition);
  const { element } = definition;
  const limit = mostItems(definition);
  const readAll = list._zod.parse;
  list._zod.parse = (payload, context) => {
    const { value: items } = payload;
    // The library refuses a list over its limit by its length.
    if (!Array.isArray(items) || items.length > limit) return readAll(payload, context);
    const { mostFaultyItems = MOST_FAULTY_ITEMS } = context as { readonly mostFaultyItems?: number };
    const read: unknown[] = [];
    let faulty = 0;
    for (const [index, item] of items.entries()) {
      if (faulty === mostFaultyItems) {
        payload.issues.push(unchecked(items, items.length - index));
        break;
      }
      const result = element._zod.run({ value: item, issues: [] }, context);
      if (result instanceof Promise) throw new z.core.$ZodAsyncError();
      if (result.issues.length > 0) faulty += 1;
      payload.issues.push(...z.core.util.prefixIssues(index, result.issues));
      read.push(result.value);
    }
    payload.value = read;
    return payload;
  };
});

/**
 * Schema of a list. If a list is longer than its limit, the schema reads no items of the list. After
 * {@link MOST_FAULTY_ITEMS} items with problems, the schema stops reading.
 *
 * @param error - Message for a value that is not a list.
 *
 * @example
 * import { boundedList } from "@epb/engine";
 * import { string } from "zod/mini";
 *
 * boundedList(string()).safeParse(["a", 2]).success; // false
 */
export function boundedList<Schema extends z.core.$ZodType>(element: Schema, error?: string): z.ZodMiniArray<Schema> {
  const list = new BoundedArray({ type: "array", element, ...(error !== undefined && { error: () => error }) });
  // The constructor makes lists of anything; this one has items of the given kind.
  return list as object as z.ZodMiniArray<Schema>;
}

/** The most items that a list may have. */
function mostItems({ checks = [] }: z.core.$ZodTypeDef): number {
  const limits = checks.map(({ _zod: { def } }) =>
    def.check === "max_length" ? (def as MaxLength).maximum : Number.POSITIVE_INFINITY,
  );
  return Math.min(Number.POSITIVE_INFINITY, ...limits);
}

type MaxLength = z.core.$ZodCheckMaxLengthDef;

/** The items that were not looked at. */
export function unchecked(input: unknown, count: number): z.core.$ZodRawIssue {
  const message: ProblemName = "input/more-problems";
  return { code: "custom", input, path: [], message, params: { [UNCHECKED_ITEMS]: count } };
}

const UNCHECKED_ITEMS = "uncheckedItems";

/** Number of unchecked items that an issue reports; undefined for any other issue. */
export function uncheckedItemsOf(issue: z.core.$ZodIssue): number | undefined {
  const count: unknown = issue.code === "custom" ? issue.params?.[UNCHECKED_ITEMS] : undefined;
  return typeof count === "number" ? count : undefined;
}
