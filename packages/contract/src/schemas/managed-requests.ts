import { MarketSegment } from "@epb/engine";
import * as z from "zod/mini";
import { AccountRequestStatus, HearAbout, UserType } from "../accounts/account-request-options.js";
import { idSchema, instantSchema, memberSchema } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";

/**
 * A request for an account, as administrators see it. @spec P §3 "statusId, hearAboutEpbId, hearEpbOtherText,
 * marketSegmentIds (list), comment"
 */
export type ManagedAccountRequest = z.infer<typeof managedAccountRequestSchema>;
export const managedAccountRequestSchema = strictObject({
  id: idSchema,
  revision: z.int(),
  statusId: memberSchema(AccountRequestStatus),
  submitDate: instantSchema,
  /** Accounts that were made from it. */
  accountIds: list(idSchema),
  /** Addresses of the request that have an account. */
  takenEmailAddresses: list(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  organization: z.string(),
  address: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  zip: z.string(),
  officeEmailAddress: z.string(),
  secondaryEmailAddress: z.string(),
  phone: z.string(),
  requestSiteMain: z.boolean(),
  requestSiteTest: z.boolean(),
  userTypeId: memberSchema(UserType),
  userTypeOtherText: z.string(),
  inviteToTraining: z.boolean(),
  hearAboutEpbId: memberSchema(HearAbout),
  hearEpbOtherText: z.string(),
  marketSegmentIds: list(memberSchema(MarketSegment)),
  comment: z.string(),
  selectEPB: z.boolean(),
  selectEPX: z.boolean(),
});
