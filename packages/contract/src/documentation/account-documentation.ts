import { MARKET_SEGMENT_LABELS, PROJECT_ACCESS_ROLE_LABELS } from "@epb/engine";
import {
  ACCOUNT_REQUEST_STATUS_LABELS,
  HEAR_ABOUT_OPTIONS,
  USER_TYPE_OPTIONS,
} from "../accounts/account-request-options.js";
import { USER_GROUP_LABELS } from "../accounts/user-group.js";
import { CHECK_EMAIL, CHECK_EMAIL_IN_BODY, REQUEST_ACCOUNT } from "../calls/account-calls.js";
import {
  CREATE_REQUESTED_ACCOUNTS,
  GET_ACCOUNT_REQUEST,
  LIST_ACCOUNT_REQUESTS,
  SET_ACCOUNT_REQUEST_STATUS,
} from "../calls/managed-request-calls.js";
import { CHANGE_USER, CREATE_USER, GET_USER, LIST_USERS } from "../calls/managed-user-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, OTHER_ID, PERSON, PLACE, USER_ID } from "./example-values.js";
import { numbered } from "./numbered.js";

const named = (options: readonly { readonly id: number; readonly name: string }[]): string =>
  numbered(Object.fromEntries(options.map(({ id, name }) => [id, name])));

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

/** Requests for accounts, and accounts. */
export const ACCOUNT_DOCUMENTATION: Documentation = {
  examples: [
    example(REQUEST_ACCOUNT, { body: REQUEST, reply: { success: true } }),
    example(CHECK_EMAIL, { reply: { exists: false } }),
    example(CHECK_EMAIL_IN_BODY, { body: { email: REQUEST.officeEmailAddress }, reply: { exists: false } }),
    example(LIST_ACCOUNT_REQUESTS, { reply: { items: [MANAGED_REQUEST] } }),
    example(GET_ACCOUNT_REQUEST, { reply: MANAGED_REQUEST, replyName: "AccountRequest" }),
    example(SET_ACCOUNT_REQUEST_STATUS, {
      body: { statusId: 2, revision: 1 },
      reply: { ...MANAGED_REQUEST, revision: 2, statusId: 2 },
    }),
    example(CREATE_REQUESTED_ACCOUNTS, {
      body: { accounts: [{ address: "office", userGroupId: 2, projectTypes: [1] }] },
      reply: { users: [{ ...USER, userGroupId: 2, hasPassword: false }] },
    }),
    example(LIST_USERS, { reply: { items: [USER] } }),
    example(GET_USER, { reply: USER, replyName: "User" }),
    example(CREATE_USER, {
      body: { ...PERSON, userGroupId: 1, projectTypes: [1, 2] },
      reply: { ...USER, hasPassword: false },
    }),
    example(CHANGE_USER, { body: { isActive: false, revision: 1 }, reply: { ...USER, revision: 2, isActive: false } }),
  ],
  words: {
    email: "Email address, stored in lower case.",
    firstName: "First name.",
    lastName: "Last name.",
    organization: "Organization.",
    phone: "Phone number: digits, ( ) + - and spaces, with at least 7 digits.",
    address: "Street address.",
    city: "City.",
    region: "State, province, or region.",
    country: "Country, two letters of ISO 3166-1. `GET /api/lists` lists all countries.",
    zip: "ZIP code of five digits in the United States; postal code elsewhere.",
    userGroupId: `Group: ${numbered(USER_GROUP_LABELS)}.`,
    roleId: `Role on the project: ${numbered(PROJECT_ACCESS_ROLE_LABELS)}.`,
    projectTypes: "Editions of the account: 1 ePB, 2 ePX, or both.",
    isActive: "True if the account is active. Deactivating an account ends its sessions.",
    isVerified: "True if the account was verified with a code.",
    hasPassword: "False until the owner uses the link in the first email.",
    hasSecondFactor: "True if an authenticator app is set up.",
    removeSecondFactor: "True to remove a lost authenticator app.",
    requirePasswordReset: "True if the owner must choose a new password before any other action.",
    "RequestAccountBody.title": "Job title.",
    "CreateUserBody.title": "Job title.",
    officeEmailAddress: "Email address at the organization, not a personal address.",
    secondaryEmailAddress:
      "Different email address, for the second account of the test site. Blank without the test site.",
    requestSiteMain: "True to request an account on the main site. At least one site is required.",
    requestSiteTest: "True to request accounts on the test site.",
    userTypeId: `Planned use of the product: ${named(USER_TYPE_OPTIONS)}.`,
    userTypeOtherText: "Planned use in words, for Other; otherwise blank.",
    hearAboutEpbId: `Source from which the person heard of the product: ${named(HEAR_ABOUT_OPTIONS)}.`,
    hearEpbOtherText: "Source in words, for Other; otherwise blank.",
    marketSegmentIds: `Market segments, at least one: ${numbered(MARKET_SEGMENT_LABELS)}.`,
    inviteToTraining: "True if the person wants invitations to trainings.",
    selectEPB: "True to request ePB.",
    selectEPX: "True to request ePX.",
    statusId: `Status of the request: ${numbered(ACCOUNT_REQUEST_STATUS_LABELS)}.`,
    "RequestAccountBody.statusId": "Ignored: a new request always has the status New.",
    "RequestAccountBody.submitDate": "Ignored: the server records the time of the request.",
    submitDate: "Time of the request, ISO 8601.",
    accountIds: "IDs of the accounts created from the request.",
    takenEmailAddresses: "Email addresses of the request that already have accounts.",
    accounts: "Accounts to create, one for each email address.",
    "accounts.address": "Email address of the request to use.",
    users: "Accounts.",
  },
};
