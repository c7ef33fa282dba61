import * as z from "zod/mini";
import { loginPasswordSchema, PASSWORD_POLICIES } from "../schemas/passwords.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { codeSchema } from "./session-calls.js";

/** Status of the authenticator app. */
export type SecondFactorState = z.infer<typeof stateSchema>;
const stateSchema = strictObject({ isSetUp: z.boolean(), recoveryCodesLeft: z.int() });

/** @spec P §3 "multi-factor values (mfaUUID, mfaSuccess)"; the calls are ours */
export const SECOND_FACTOR = call({
  name: "secondFactor",
  method: "GET",
  path: "/api/second-factor",
  summary: "Status of the authenticator app, and the number of unused recovery codes.",
  policy: { kind: "user" },
  reply: stateSchema,
});

const passwordSchema = loginPasswordSchema(PASSWORD_POLICIES.nist);

export const START_SECOND_FACTOR = call({
  name: "startSecondFactor",
  method: "POST",
  path: "/api/second-factor",
  summary:
    "Starts the setup of an authenticator app and returns its secret, as text and as the content of a QR code. Sign-in does not need the app yet.",
  policy: { kind: "user" },
  errors: ["too-many-tries", "busy", "password/wrong", "second-factor/set-up"],
  body: strictObject({ password: passwordSchema }),
  reply: strictObject({ secret: z.string(), uri: z.string() }),
});

export const CONFIRM_SECOND_FACTOR = call({
  name: "confirmSecondFactor",
  method: "POST",
  path: "/api/second-factor/confirm",
  summary:
    "Completes the setup of the app with its first code. The reply has the recovery codes, which are shown only once.",
  policy: { kind: "user" },
  errors: ["too-many-tries", "verification/wrong-code", "second-factor/set-up", "second-factor/not-started"],
  body: strictObject({ code: codeSchema }),
  reply: strictObject({ recoveryCodes: list(z.string()) }),
});

export const REMOVE_SECOND_FACTOR = call({
  name: "removeSecondFactor",
  method: "POST",
  path: "/api/second-factor/remove",
  summary: "Removes the app. Needs the password, and a code from the app or a recovery code.",
  policy: { kind: "user" },
  errors: ["too-many-tries", "busy", "verification/wrong-code", "password/wrong", "second-factor/none"],
  body: strictObject({ password: passwordSchema, code: codeSchema }),
});

export const SECOND_FACTOR_CALLS: CallGroup = {
  area: "Sessions",
  calls: [SECOND_FACTOR, START_SECOND_FACTOR, CONFIRM_SECOND_FACTOR, REMOVE_SECOND_FACTOR],
};
