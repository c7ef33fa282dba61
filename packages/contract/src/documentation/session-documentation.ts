import {
  CONFIRM_SECOND_FACTOR,
  REMOVE_SECOND_FACTOR,
  SECOND_FACTOR,
  START_SECOND_FACTOR,
} from "../calls/second-factor-calls.js";
import {
  AGREE_TO_TERMS,
  CHANGE_OWN_DETAILS,
  CURRENT_USER,
  IS_TEST_SITE,
  LOGIN,
  REFRESH,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  SELECT_VIEW,
  SET_USER_STATUS,
  SIGN_IN_AS,
  UPDATE_PASSWORD,
  VERIFY_CODE_IN_BODY,
} from "../calls/session-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { PERSON, PLACE, PROJECT_ID, USER_ID } from "./example-values.js";

/** @spec P §4 "NotLoggedIn, Deactive, Ok, NeedsVerify, NeedsPasswordReset, NeedsTOSPrivacy" */
const STATUS =
  "0 not signed in, 1 deactivated, 2 OK, 3 must verify the account, 4 must set a new password, 5 must agree to the privacy terms, 6 must agree to the data terms, 7 must choose a view";

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
  hasTemporaryPassword: false,
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
    example(SIGN_IN_AS, { body: { email: "customer@demo.example.org" }, reply: { ...TOKEN, currentUser: SIGNED_IN } }),
    example(CURRENT_USER, { reply: SIGNED_IN, replyName: "CurrentUser" }),
    example(REFRESH, { body: { token: TOKEN.token }, reply: TOKEN }),
    example(VERIFY_CODE_IN_BODY, { body: { code: "482913" } }),
    example(REQUEST_PASSWORD_RESET, { body: { accountEmail: PERSON.email }, reply: { success: true } }),
    example(RESET_PASSWORD, { body: PASSWORDS, reply: { success: true, device: DEVICE } }),
    example(UPDATE_PASSWORD, { body: PASSWORDS }),
    example(CHANGE_OWN_DETAILS, {
      body: {
        firstName: PERSON.firstName,
        lastName: PERSON.lastName,
        title: PERSON.title,
        organization: PERSON.organization,
        phone: PERSON.phone,
      },
      bodyName: "OwnDetails",
    }),
    example(AGREE_TO_TERMS, { body: { tos: "privacy" } }),
    example(SELECT_VIEW, { body: { viewSelection: "ePX" } }),
    example(SET_USER_STATUS, { body: { status: 5 } }),
    example(IS_TEST_SITE, { reply: false }),
    example(SECOND_FACTOR, { reply: { isSetUp: true, recoveryCodesLeft: 10 } }),
    example(START_SECOND_FACTOR, {
      body: { password: PASSWORDS.password },
      reply: {
        secret: "JBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/epb%20epb.example.org:ada?secret=JBSWY3DPEHPK3PXP&issuer=epb%20epb.example.org",
      },
    }),
    example(CONFIRM_SECOND_FACTOR, {
      body: { code: "482913" },
      reply: { recoveryCodes: ["k7pw-3mzd-9q2x", "v4hn-8crt-6j5b"] },
    }),
    example(REMOVE_SECOND_FACTOR, { body: { password: PASSWORDS.password, code: "482913" } }),
  ],
  words: {
    password: "Password. Spaces before and after it are ignored.",
    confirmation: "Password again.",
    token: "Access token, for the header Authorization: Bearer …",
    "RefreshBody.token": "Current token of the session. It may be expired.",
    "resetPassword.uuid": "Value from the link in the email.",
    "resetPassword.token": "Value from the link in the email.",
    expiresIn: "Seconds until the token expires.",
    sessionExpiresIn:
      "Seconds until the session ends. Activity does not extend this limit; only another sign-in starts a new session.",
    devices: "Values of `device` from earlier sign-ins on this device, of any account, newest first.",
    device:
      "Device token. Keep it on the device and send it with the next sign-in: wrong passwords entered elsewhere then do not lock out the owner. Absent if a device token of the request still works.",
    currentUser: "User who is signed in.",
    "CurrentUser.statusId": `Status of the user: ${STATUS}. Most endpoints need status 2.`,
    "SetUserStatusBody.status": `Status to set: ${STATUS}.`,
    accountEmail: "Email address of the account.",
    "verifyCode.code": "Code from the email or from the authenticator app.",
    "VerifyCodeInBodyBody.code": "Code from the email or from the authenticator app.",
    "ConfirmSecondFactorBody.code": "Code that the app shows.",
    "RemoveSecondFactorBody.code": "Code from the app, or a recovery code.",
    tos: "Terms that the user agrees to.",
    viewSelection: "Edition whose menus are shown: ePB or ePX.",
    projectAccessList: "Projects on which the user has a role.",
    "projectAccessList.status": "Status of the access: 3 is granted.",
    isEpxUser: "True if the account has ePX only.",
    hasTemporaryPassword:
      "True if the user has not yet replaced the password that the server made for the first administrator.",
    mfaUUID: "ID of the authenticator app; absent if no app is set up.",
    mfaSuccess: "True if a code from the app was entered in this session.",
    isSetUp: "True if sign-in needs a code from an authenticator app.",
    recoveryCodesLeft: "Number of unused recovery codes.",
    recoveryCodes: "Recovery codes. Each works for one sign-in without the app. The server shows them only once.",
    secret: "Secret for the app, in base32.",
    uri: "Content of the QR code for the app: otpauth://…",
    "CurrentUser.title": "Job title.",
  },
};
