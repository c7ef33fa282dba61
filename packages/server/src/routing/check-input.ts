import * as z from "zod/mini";
import { ApiError } from "../api-error.js";

/** Where something is wrong in what was sent, and what. */
export interface InputIssue {
  /** `body.email` */
  readonly at: string;
  readonly message: string;
}

/** What was sent, as the schema of its call reads it. @throws ApiError 400 with everything that is wrong */
export function checkInput<Value>(schema: z.ZodMiniType<Value>, value: unknown, place: string): Value {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    ({ path, message }): InputIssue => ({ at: [place, ...path.map(String)].join("."), message }),
  );
  const [first] = issues;
  throw new ApiError(400, "input/invalid", first?.message ?? "What was sent cannot be read.", { issues });
}
