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
  const issues = parsed.error.issues.flatMap((issue) => inputIssues(issue, [place]));
  const [first] = issues;
  throw new ApiError(400, "input/invalid", first?.message ?? "What was sent cannot be read.", { issues });
}

type ZodIssue = z.core.$ZodIssue;

/** Where one of several forms was wanted: what is wrong in the one that was meant. */
function inputIssues(issue: ZodIssue, above: readonly string[]): readonly InputIssue[] {
  const path = [...above, ...issue.path.map(String)];
  const meant = issue.code === "invalid_union" ? meantForm(issue.errors) : undefined;
  return meant?.flatMap((inner) => inputIssues(inner, path)) ?? [{ at: path.join("."), message: messageOf(issue) }];
}

/** The form all of whose names are known; else the one with the fewest things wrong. */
function meantForm(forms: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | undefined {
  const known = forms.filter(
    (issues) => !issues.some(({ code, path }) => code === "unrecognized_keys" && path.length === 0),
  );
  return [...(known.length > 0 ? known : forms)].sort((one, other) => one.length - other.length)[0];
}

/** The library's small form has no words for a name that nobody asked for. */
function messageOf(issue: ZodIssue): string {
  if (issue.code !== "unrecognized_keys") return issue.message;
  return `There is no ${issue.keys.map((key) => `"${key}"`).join(" or ")} here; leave it out.`;
}
