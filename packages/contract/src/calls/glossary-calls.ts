import * as z from "zod/mini";
import { list, strictObject } from "../schemas/readonly-types.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";

/** A term of the product and what it means here. */
export type GlossaryTerm = z.infer<typeof termSchema>;
const termSchema = strictObject({ term: z.string(), definition: z.string() });

/** @spec P §2 "a table of terms" */
export const GLOSSARY = call({
  name: "glossary",
  method: "GET",
  path: "/api/glossary",
  summary: "Terms of the product with their definitions, in alphabetical order.",
  policy: { kind: "public" },
  reply: strictObject({
    items: list(termSchema),
  }),
});

export const GLOSSARY_CALLS: CallGroup = { area: "Site and help", calls: [GLOSSARY] };
