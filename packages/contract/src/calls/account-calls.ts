import * as z from "zod/mini";
import { accountEmailSchema, accountRequestSchema } from "../schemas/account-request.js";
import { strictObject } from "../schemas/readonly-types.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";

/** @spec P §7 "POST api/account-request", "creates request; reply not shown" */
export const REQUEST_ACCOUNT = call({
  name: "requestAccount",
  method: "POST",
  path: "/api/account-request",
  summary: "Requests an account. An administrator reviews the request.",
  policy: { kind: "public" },
  errors: ["too-many-tries", "account/email-exists"],
  body: accountRequestSchema,
  reply: strictObject({ success: z.boolean() }),
  status: 201,
});

const emailExistsSchema = strictObject({ exists: z.boolean() });

/** @spec P §7 "GET api/account-request/email-checker/{email}", "checks whether a user e-mail exists" */
export const CHECK_EMAIL = call({
  name: "checkEmail",
  method: "GET",
  path: "/api/account-request/email-checker/{email}",
  summary: "Tells if an account uses this email address. An operator can disable this answer.",
  policy: { kind: "public" },
  errors: ["too-many-tries"],
  params: strictObject({ email: accountEmailSchema }),
  reply: emailExistsSchema,
});

/** @spec P §7 "POST api/account-request/exists", "{email}" */
export const CHECK_EMAIL_IN_BODY = call({
  name: "checkEmailInBody",
  method: "POST",
  path: "/api/account-request/exists",
  summary: "Tells if an account uses this email address, which is sent in the body.",
  policy: { kind: "public" },
  errors: ["too-many-tries"],
  body: strictObject({ email: accountEmailSchema }),
  reply: emailExistsSchema,
});

export const ACCOUNT_CALLS: CallGroup = {
  area: "Accounts",
  calls: [REQUEST_ACCOUNT, CHECK_EMAIL, CHECK_EMAIL_IN_BODY],
};
