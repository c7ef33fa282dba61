import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { type NewAccountRequest, officeEmailSchema, phoneSchema } from "./account-request.js";
import { zipProblem } from "./account-request-problems.js";

type Contact = Pick<NewAccountRequest, "officeEmailAddress" | "phone" | "zip" | "country">;

/**
 * Blanks the fields with errors in a form, so that the request counts as incomplete. The server refuses such values and
 * therefore has nothing to blank (decision 0054).
 *
 * @spec P §5 "An invalid office e-mail, phone"
 */
export function blankInvalidFields<Request extends Contact>(request: Request): Request {
  const { officeEmailAddress, phone, zip } = request;
  return {
    ...request,
    officeEmailAddress: orBlank(officeEmailSchema, officeEmailAddress),
    phone: orBlank(phoneSchema, phone),
    zip: zip.length > LIMITS.postalCodeLength || zipProblem(request) !== undefined ? "" : zip,
  };
}

function orBlank(schema: z.ZodMiniType<string>, value: string): string {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : "";
}
