import { type CallExamples, INSTANT, OTHER_ID, PROJECT_ID, USER_ID } from "./call-example.js";

const PERSON = {
  email: "ada@bright.example.org",
  firstName: "Ada",
  lastName: "Lovelace",
  title: "Project developer",
  organization: "Bright Energy",
  phone: "303-555-0100",
} as const;

const PLACE = { region: "CO", city: "Golden", country: "US" } as const;

const CURRENT_USER = {
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

const TOKEN = { token: "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwZDlmIn0.c2lnbmF0dXJl", expiresIn: 900 } as const;

const REQUEST = {
  firstName: "Robin",
  lastName: "Hale",
  title: "Sustainability manager",
  organization: "Harlan County",
  address: "2 Court Street",
  city: "Harlan",
  region: "KY",
  country: "US",
  zip: "40831",
  officeEmailAddress: "robin.hale@harlan.example.org",
  secondaryEmailAddress: "",
  phone: "606-555-0142",
  requestSiteMain: true,
  requestSiteTest: false,
  userTypeId: 1,
  userTypeOtherText: "",
  inviteToTraining: true,
  hearAboutEpbId: 7,
  hearEpbOtherText: "",
  marketSegmentIds: [2],
  comment: "We plan to renew our courthouse.",
  selectEPB: true,
  selectEPX: false,
} as const;

const MANAGED_REQUEST = {
  id: OTHER_ID,
  revision: 1,
  statusId: 1,
  submitDate: INSTANT,
  accountIds: [],
  takenEmailAddresses: [],
  ...REQUEST,
} as const;

const USER = {
  id: USER_ID,
  revision: 1,
  ...PERSON,
  ...PLACE,
  userGroupId: 1,
  projectTypes: [1, 2],
  isActive: true,
  isVerified: true,
  hasPassword: true,
  hasSecondFactor: false,
  createdAt: INSTANT,
} as const;

const DEVICE = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI5cTdRIn0.m2vXc1";

const PASSWORDS = { password: "nine quiet rivers run", confirmation: "nine quiet rivers run" } as const;

/** Sessions, passwords, requests for accounts and accounts. */
export const ACCOUNT_EXAMPLES: CallExamples = {
  login: {
    body: { email: PERSON.email, password: "nine quiet rivers run", devices: [DEVICE] },
    reply: { ...TOKEN, currentUser: CURRENT_USER, device: DEVICE },
  },
  currentUser: { reply: CURRENT_USER },
  refresh: { body: { token: TOKEN.token }, reply: TOKEN },
  verifyCodeInBody: { body: { code: "482913" } },
  requestPasswordReset: { body: { accountEmail: PERSON.email }, reply: { success: true } },
  resetPassword: { body: PASSWORDS, reply: { success: true, device: DEVICE } },
  updatePassword: { body: PASSWORDS },
  agreeToTerms: { body: { tos: "privacy" } },
  selectView: { body: { viewSelection: "ePX" } },
  setUserStatus: { body: { status: 5 } },
  isTestSite: { reply: false },
  secondFactor: { reply: { isSetUp: true, recoveryCodesLeft: 10 } },
  startSecondFactor: {
    body: { password: PASSWORDS.password },
    reply: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/ePB:ada?secret=JBSWY3DPEHPK3PXP&issuer=ePB" },
  },
  confirmSecondFactor: { body: { code: "482913" }, reply: { recoveryCodes: ["k7pw-3mzd-9q2x", "v4hn-8crt-6j5b"] } },
  removeSecondFactor: { body: { password: PASSWORDS.password, code: "482913" } },
  requestAccount: { body: REQUEST, reply: { success: true } },
  checkEmail: { reply: { exists: false } },
  checkEmailInBody: { body: { email: REQUEST.officeEmailAddress }, reply: { exists: false } },
  listAccountRequests: { reply: { items: [MANAGED_REQUEST] } },
  getAccountRequest: { reply: MANAGED_REQUEST },
  setAccountRequestStatus: {
    body: { statusId: 2, revision: 1 },
    reply: { ...MANAGED_REQUEST, revision: 2, statusId: 2 },
  },
  createRequestedAccounts: {
    body: { accounts: [{ address: "office", userGroupId: 2, projectTypes: [1] }] },
    reply: { users: [{ ...USER, userGroupId: 2, hasPassword: false }] },
  },
  listUsers: { reply: { items: [USER] } },
  getUser: { reply: USER },
  createUser: { body: { ...PERSON, userGroupId: 1, projectTypes: [1, 2] }, reply: { ...USER, hasPassword: false } },
  changeUser: { body: { isActive: false, revision: 1 }, reply: { ...USER, revision: 2, isActive: false } },
};
