import * as z from "zod/mini";

/** The JSON Schema (draft 2020-12) of a file of settings. */
export const publishedSchema = (title: string, schema: z.core.$ZodType): object => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return { $schema, title, ...rest };
};
