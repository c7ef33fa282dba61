import * as z from "zod/mini";
import type { Call } from "./call.js";
import type { CallGroup } from "./call-group.js";

/** A term of the product and what it means here. */
export interface GlossaryTerm {
  readonly term: string;
  readonly definition: string;
}

/** @spec P §2 "a table of terms" */
export const GLOSSARY: Call<{ reply: { readonly items: readonly GlossaryTerm[] } }> = {
  name: "glossary",
  method: "GET",
  path: "/api/glossary",
  summary: "Terms of the product with their definitions, in alphabetical order.",
  policy: { kind: "public" },
  reply: z.strictObject({
    items: z.readonly(z.array(z.strictObject({ term: z.string(), definition: z.string() }))),
  }),
};

export const GLOSSARY_CALLS: CallGroup = { area: "Site and help", calls: [GLOSSARY] };
