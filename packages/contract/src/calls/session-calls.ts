import { boundedList } from "@epb/engine";
import * as z from "zod/mini";
import { SETTABLE_STATUSES } from "../accounts/user-status.js";
import { MESSAGES } from "../messages/messages.js";
import { loginEmailSchema, memberSchema } from "../schemas/fields.js";
import { ownDetailsSchema } from "../schemas/managed-users.js";
import { anyPasswordPairSchema, anyPasswordSchema } from "../schemas/passwords.js";
import { strictObject } from "../schemas/readonly-types.js";
import { currentUserSchema, ViewSelection } from "../schemas/users.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";

/** Maximum number that a device keeps, newest first. */
export const MOST_DEVICES = 10;

/** Characters of a token that are taken. */
export const LONGEST_DEVICE = 500;

const deviceTextSchema = z.string().check(z.maxLength(LONGEST_DEVICE));

const credentialsSchema = strictObject({
  email: loginEmailSchema,
  password: anyPasswordSchema,
  /** Device tokens of earlier sign-ins on this device, of any account. */
  devices: z.exactOptional(z.readonly(boundedList(deviceTextSchema).check(z.maxLength(MOST_DEVICES)))),
});

export type Credentials = z.infer<typeof credentialsSchema>;

/** A token of a session and for how long it holds, in seconds. @spec P §7 "returns token and expiresIn" */
export type Token = z.infer<typeof tokenSchema>;
const tokenFields = {
  token: z.string(),
  expiresIn: z.int(),
  /** Seconds until the session ends, however much it is used. Ours. */
  sessionExpiresIn: z.int(),
};
const tokenSchema = strictObject(tokenFields);

/** Proves an earlier sign-in to the account from this device, and contains no other data (0054). */
export type DeviceToken = z.infer<typeof deviceSchema>;
/** Absent if a device token of the request is still good enough. */
const device = z.exactOptional(z.string());
const deviceSchema = strictObject({ device });

/** @spec P §7 "POST api/login", "returns token, expiresIn, currentUser"; P §3 "Login"; P §5 "Password: required, at most 30", "Both must be non-empty strings" */
export const LOGIN = call({
  name: "login",
  method: "POST",
  path: "/api/login",
  summary: "Starts a session.",
  policy: { kind: "public" },
  errors: ["too-many-tries", "busy", "session/bad-credentials"],
  body: credentialsSchema,
  reply: strictObject({ ...tokenFields, currentUser: currentUserSchema, device }),
});

/** Ours: visitors of a demonstration choose who they are. */
export const SIGN_IN_AS = call({
  name: "signInAs",
  method: "POST",
  path: "/api/demonstration/session",
  summary:
    "Starts a session of a person of the demonstration, without a password. The settings of the site list the people.",
  policy: { kind: "demonstration" },
  body: strictObject({ email: loginEmailSchema }),
  reply: strictObject({ ...tokenFields, currentUser: currentUserSchema }),
});

/** @spec P §7 "GET api/logout", "ends the session"; P §4 "Logout ends the session" */
export const LOGOUT = call({
  name: "logout",
  method: "GET",
  path: "/api/logout",
  summary: "Ends the session immediately.",
  policy: { kind: "session" },
});

/** @spec P §7 "GET api/current_user", "returns status id and user fields" */
export const CURRENT_USER = call({
  name: "currentUser",
  method: "GET",
  path: "/api/current_user",
  summary: "Signed-in user, with permissions and the remaining steps of the setup.",
  policy: { kind: "session" },
  reply: currentUserSchema,
});

/** @spec P §7 "POST api/refresh", "{token}"; P §4 "A stored expired session is refreshed" */
export const REFRESH = call({
  name: "refresh",
  method: "POST",
  path: "/api/refresh",
  summary: "Exchanges a token for the next token of its session. Accepts an expired token while the session is active.",
  policy: { kind: "public" },
  errors: ["session/timed-out"],
  body: strictObject({ token: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  reply: tokenSchema,
});

/** @spec P §7 "GET api/verification-code", "requests a new code" */
export const REQUEST_VERIFICATION_CODE = call({
  name: "requestVerificationCode",
  method: "GET",
  path: "/api/verification-code",
  summary: "Sends a new verification code by email. The previous code expires.",
  policy: { kind: "session" },
  errors: ["too-many-tries", "verification/use-app", "verification/not-needed"],
});

/** Six digits from an email or an authenticator app, or a recovery code. Apps show a space in the code, and people type it. */
export const codeSchema: z.ZodMiniType<string> = z.string({ error: MESSAGES.codeRequired }).check(
  z.overwrite((text) => text.replace(/\s+/g, "")),
  z.regex(/^(?:\d{6}|[A-Z2-7]{4}(?:-?[A-Z2-7]{4}){3})$/i, { error: MESSAGES.codeRequired }),
);

/** @spec P §7 "POST api/verification-code/{code}", "verifies; a code is required" */
export const VERIFY_CODE = call({
  name: "verifyCode",
  method: "POST",
  path: "/api/verification-code/{code}",
  summary: "Verifies the account with the code from the email, or the session with a code from the authenticator app.",
  policy: { kind: "session" },
  errors: ["too-many-tries", "verification/code-expired", "verification/wrong-code"],
  params: strictObject({ code: codeSchema }),
});

/** @spec P §7 "POST api/verification-code", "verification code payload" */
export const VERIFY_CODE_IN_BODY = call({
  name: "verifyCodeInBody",
  method: "POST",
  path: "/api/verification-code",
  summary:
    "Verifies the account or the session with the code in the body, so that the code does not appear in logs of addresses.",
  policy: { kind: "session" },
  errors: ["too-many-tries", "verification/code-expired", "verification/wrong-code"],
  body: strictObject({ code: codeSchema }),
});

/** @spec P §7 "POST api/password-reset", "{accountEmail}", "returns success" */
export const REQUEST_PASSWORD_RESET = call({
  name: "requestPasswordReset",
  method: "POST",
  path: "/api/password-reset",
  summary:
    "Sends a link to set a new password, if the account exists. The reply is the same if the account does not exist.",
  policy: { kind: "public" },
  errors: ["too-many-tries"],
  body: strictObject({ accountEmail: loginEmailSchema }),
  reply: strictObject({ success: z.boolean() }),
});

/** Query parameter of the link that sets the first password of an account; the link of a reset has none. Ours. */
export const FIRST_PASSWORD_QUERY = "first";

/** @spec P §7 "POST api/password-reset/{a}/{b}", "sets a new password" */
export const RESET_PASSWORD = call({
  name: "resetPassword",
  method: "POST",
  path: "/api/password-reset/{uuid}/{token}",
  summary: "Sets a new password with the link from the email, which works once. All sessions of the account end.",
  policy: { kind: "public" },
  errors: ["too-many-tries", "busy", "password-reset/invalid-link"],
  // A truncated link, as some mail programs make it, gets the same error as an expired link.
  params: strictObject({
    uuid: z.uuid({ error: MESSAGES.invalidPasswordLink }),
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: MESSAGES.invalidPasswordLink })),
  }),
  body: anyPasswordPairSchema,
  reply: strictObject({ success: z.boolean(), device }),
});

/** @spec P §7 "PUT api/password-update", "password, confirmation", "changes password while logged in" */
export const UPDATE_PASSWORD = call({
  name: "updatePassword",
  method: "PUT",
  path: "/api/password-update",
  summary: "Changes the password. All other sessions of the account end.",
  policy: { kind: "session" },
  errors: ["too-many-tries", "busy", "user/not-verified"],
  body: anyPasswordPairSchema,
});

/** Name and details of the own account. Administrators change address, group, and editions. Ours. */
export const CHANGE_OWN_DETAILS = call({
  name: "changeOwnDetails",
  method: "PUT",
  path: "/api/account-details",
  summary: "Changes the name, title, organization, and phone number of the own account.",
  policy: { kind: "user" },
  body: ownDetailsSchema,
});

/** The two agreements. @spec P §4 "NeedsTOSPrivacy", "NeedsTOSData" */
export const TermsOfService = { Privacy: "privacy", Data: "data" } as const;
export type TermsOfService = (typeof TermsOfService)[keyof typeof TermsOfService];

/** @spec P §7 "POST api/tos", "{tos}", "agrees to terms" */
export const AGREE_TO_TERMS = call({
  name: "agreeToTerms",
  method: "POST",
  path: "/api/tos",
  summary: "Records the consent to the privacy terms or the data terms.",
  policy: { kind: "session" },
  errors: ["user/not-verified"],
  body: strictObject({ tos: memberSchema(TermsOfService) }),
});

/** @spec P §7 "POST api/view-selection", "{viewSelection}", "ePB or ePX"; P §2 "Changing it saves the choice" */
export const SELECT_VIEW = call({
  name: "selectView",
  method: "POST",
  path: "/api/view-selection",
  summary: "Selects the edition whose menus are shown, ePB or ePX.",
  policy: { kind: "session" },
  errors: ["user/not-verified", "user/view-not-available"],
  body: strictObject({ viewSelection: memberSchema(ViewSelection) }),
});

/** @spec P §7 "POST api/user-status", "{status}", "test control"; P §4 "setting an unknown value raises" */
export const SET_USER_STATUS = call({
  name: "setUserStatus",
  method: "POST",
  path: "/api/user-status",
  summary: "Resets the status of the account to test the screens before the status OK. Test sites only.",
  policy: { kind: "testSite" },
  errors: ["user/not-verified"],
  body: strictObject({
    status: z.literal(SETTABLE_STATUSES, { error: MESSAGES.invalidUserStatus }),
  }),
});

/** @spec P §7 "GET api/is-test-site" */
export const IS_TEST_SITE = call({
  name: "isTestSite",
  method: "GET",
  path: "/api/is-test-site",
  summary: "Tells if this site is a test site.",
  policy: { kind: "public" },
  reply: z.boolean(),
});

export const SESSION_CALLS: CallGroup = {
  area: "Sessions",
  calls: [
    LOGIN,
    SIGN_IN_AS,
    LOGOUT,
    CURRENT_USER,
    REFRESH,
    REQUEST_VERIFICATION_CODE,
    VERIFY_CODE,
    VERIFY_CODE_IN_BODY,
    REQUEST_PASSWORD_RESET,
    RESET_PASSWORD,
    UPDATE_PASSWORD,
    CHANGE_OWN_DETAILS,
    AGREE_TO_TERMS,
    SELECT_VIEW,
    SET_USER_STATUS,
    IS_TEST_SITE,
  ],
};
