import "../zod-settings.js";
import * as z from "zod/mini";

/** The schema with a sentence about it, which the published JSON Schema repeats. */
export function described<Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema {
  // A schema in two places has a separate description in each.
  const own = z.core.clone(schema);
  z.globalRegistry.add(own, { description });
  return own;
}

/** Text with at least one character that is not a space. */
export const filledText = (error: string): z.ZodMiniString => z.string(error).check(z.regex(/\S/, error));
