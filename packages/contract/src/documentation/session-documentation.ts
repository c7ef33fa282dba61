import {
  CONFIRM_SECOND_FACTOR,
  REMOVE_SECOND_FACTOR,
  SECOND_FACTOR,
  START_SECOND_FACTOR,
} from "../calls/second-factor-calls.js";
import {
  AGREE_TO_TERMS,
  CURRENT_USER,
  IS_TEST_SITE,
  LOGIN,
  REFRESH,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  SELECT_VIEW,
  SET_USER_STATUS,
  UPDATE_PASSWORD,
  VERIFY_CODE_IN_BODY,
} from "../calls/session-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { PERSON, PLACE, PROJECT_ID, USER_ID } from "./example-values.js";

/** @spec P §4 "NotLoggedIn, Deactive, Ok, NeedsVerify, NeedsPasswordReset, NeedsTOSPrivacy" */
const STATUS =
  "0 not logged in, 1 deactivated, 2 ok, 3 needs to verify, 4 needs a new password, 5 needs to agree to the terms on privacy, 6 to those on data, 7 needs to choose a view";

const SIGNED_IN = {
  id: USER_ID,
  uuid: USER_ID,
  statusId: 2,
  ...PERSON,
  ...PLACE,
  zip: "80401",
  userGroupId: 1,
  viewSelection: "ePB",
  projectAccessList: [{ projectId: PROJECT_ID, roleId: 2, status: 3 }],
  projectTypes: [1, 2],
  isEpxUser: false,
  mfaSuccess: false,
} as const;

const TOKEN = {
  token: "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwZDlmIn0.c2lnbmF0dXJl",
  expiresIn: 900,
  sessionExpiresIn: 43_200,
} as const;

const DEVICE = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI5cTdRIn0.m2vXc1";

const PASSWORDS = { password: "nine quiet rivers run", confirmation: "nine quiet rivers run" } as const;

/** Sessions, passwords, the authenticator app, and the terms. */
export const SESSION_DOCUMENTATION: Documentation = {
  examples: [
    example(LOGIN, {
      body: { email: PERSON.email, password: "nine quiet rivers run", devices: [DEVICE] },
      reply: { ...TOKEN, currentUser: SIGNED_IN, device: DEVICE },
    }),
    example(CURRENT_USER, { reply: SIGNED_IN, replyName: "CurrentUser" }),
    example(REFRESH, { body: { token: TOKEN.token }, reply: TOKEN }),
    example(VERIFY_CODE_IN_BODY, { body: { code: "482913" } }),
    example(REQUEST_PASSWORD_RESET, { body: { accountEmail: PERSON.email }, reply: { success: true } }),
    example(RESET_PASSWORD, { body: PASSWORDS, reply: { success: true, device: DEVICE } }),
    example(UPDATE_PASSWORD, { body: PASSWORDS }),
    example(AGREE_TO_TERMS, { body: { tos: "privacy" } }),
    example(SELECT_VIEW, { body: { viewSelection: "ePX" } }),
    example(SET_USER_STATUS, { body: { status: 5 } }),
    example(IS_TEST_SITE, { reply: false }),
    example(SECOND_FACTOR, { reply: { isSetUp: true, recoveryCodesLeft: 10 } }),
    example(START_SECOND_FACTOR, {
      body: { password: PASSWORDS.password },
      reply: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/ePB:ada?secret=JBSWY3DPEHPK3PXP&issuer=ePB" },
    }),
    example(CONFIRM_SECOND_FACTOR, {
      body: { code: "482913" },
      reply: { recoveryCodes: ["k7pw-3mzd-9q2x", "v4hn-8crt-6j5b"] },
    }),
    example(REMOVE_SECOND_FACTOR, { body: { password: PASSWORDS.password, code: "482913" } }),
  ],
  words: {
    password: "The password. Spaces around it do not count.",
    confirmation: "The password again.",
    token: "Access token, for the header Authorization: Bearer …",
    "RefreshBody.token": "The token that one has, also an expired one.",
    "resetPassword.uuid": "Of the link in the message.",
    "resetPassword.token": "Of the link in the message.",
    expiresIn: "Seconds for which the token holds.",
    sessionExpiresIn: "Seconds until the session ends, however much it is used. Only another login starts a new one.",
    devices: "What earlier logins on this device gave as `device`, of any account, the newest first.",
    device:
      "To be kept on the device and sent with the next login: wrong passwords from elsewhere do not keep its owner out. Absent where one that was sent still serves.",
    currentUser: "Who is logged in.",
    "CurrentUser.statusId": `What is still to be done: ${STATUS}. Only with 2 do the other calls answer.`,
    "SetUserStatusBody.status": `The status to go back to: ${STATUS}.`,
    accountEmail: "E-mail address of the account.",
    "verifyCode.code": "The code of the message, or of the authenticator app.",
    "VerifyCodeInBodyBody.code": "The code of the message, or of the authenticator app.",
    "ConfirmSecondFactorBody.code": "The code that the app shows.",
    "RemoveSecondFactorBody.code": "A code of the app, or a recovery code.",
    tos: "Which terms.",
    viewSelection: "Whose menus: ePB or ePX.",
    projectAccessList: "The projects that one has a role on.",
    "projectAccessList.status": "Where the access stands: 3 once it is granted.",
    isEpxUser: "Whether the account has ePX only.",
    mfaUUID: "Of the authenticator app; absent where none is set up.",
    mfaSuccess: "Whether this session gave a code of the app.",
    isSetUp: "Whether logging in takes a code of an authenticator app.",
    recoveryCodesLeft: "How many recovery codes are not used yet.",
    recoveryCodes: "Each lets one in once, without the app. They are shown this once.",
    secret: "For the app, in base32.",
    uri: "What the picture for the app (QR code) holds: otpauth://…",
    "CurrentUser.title": "Job title.",
  },
};
