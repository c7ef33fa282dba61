import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { API } from "../calls/all-calls.js";
import type { Bytes, Call } from "../calls/call.js";
import { EXAMPLES, WORD_LISTS } from "./all-documentation.js";

type Part = "body" | "reply";

/** The schema of a part that is JSON. */
function schemaOf(call: Call | undefined, part: Part): z.ZodMiniType | undefined {
  const form: z.ZodMiniType | Bytes | undefined = call?.[part];
  return form === undefined || "kind" in form ? undefined : form;
}

const PARTS: readonly Part[] = ["body", "reply"];

describe("the examples", () => {
  test("are of calls that there are, and look as their schemas say", () => {
    for (const [name, example] of EXAMPLES) {
      const call = API.find((each) => each.name === name);
      for (const part of PARTS.filter((each) => each in example)) {
        const schema = schemaOf(call, part);
        if (schema === undefined) throw new Error(`${name} has no ${part} that is JSON`);
        expect([name, part, z.safeParse(schema, example[part]).error?.message]).toEqual([name, part, undefined]);
      }
    }
  });

  test("show every body and every reply that is JSON", () => {
    const missing = API.flatMap((call) =>
      PARTS.filter((part) => schemaOf(call, part) !== undefined && EXAMPLES.get(call.name)?.[part] === undefined).map(
        (part) => `${call.name}.${part}`,
      ),
    );
    expect(missing).toEqual([]);
  });
});

test("the words say what a field is in one place only", () => {
  const fields = WORD_LISTS.flatMap((words) => Object.keys(words));
  expect(fields.length).toBeGreaterThan(500);
  expect(fields.filter((field, index) => fields.indexOf(field) !== index)).toEqual([]);
});
