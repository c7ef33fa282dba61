import { boundedList } from "@epb/engine";
import * as z from "zod/mini";
import { UserGroup } from "../accounts/user-group.js";
import { LIMITS } from "../limits.js";
import { ACCOUNT_REQUEST_MESSAGES as M } from "../messages/account-request-messages.js";
import { accountEmailSchema, phoneSchema } from "./account-request.js";
import { idSchema, instantSchema, memberSchema, numberInQuery, optionalText, requiredText } from "./fields.js";
import { strictObject } from "./readonly-types.js";

/** Editions of the product: 1 ePB, 2 ePX. @spec P §3 "projectTypes (list)" */
export type Edition = z.infer<typeof editionSchema>;
const editionSchema = z.union([z.literal(1), z.literal(2)]);

const EDITIONS = 2;
const CHOOSE_EDITIONS = "Choose ePB, ePX, or both.";

export const editionsSchema = z
  .readonly(boundedList(editionSchema).check(z.maxLength(EDITIONS, { error: CHOOSE_EDITIONS })))
  .check(
    z.refine((editions) => editions.length > 0 && new Set(editions).size === editions.length, {
      error: CHOOSE_EDITIONS,
    }),
  );

/** An account for administrators, without its password and app. */
export type ManagedUser = z.infer<typeof managedUserSchema>;
export const managedUserSchema = strictObject({
  id: idSchema,
  revision: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  organization: z.string(),
  phone: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  userGroupId: memberSchema(UserGroup),
  projectTypes: editionsSchema,
  isActive: z.boolean(),
  isVerified: z.boolean(),
  /** False until the user has used the link of the first message. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: instantSchema,
});

/** Optional, because staff may not know it. */
const optionalPhone = z.union([z.literal(""), phoneSchema]);

/** A new account. */
export type NewUser = z.infer<typeof newUserSchema>;
export const newUserSchema = strictObject({
  email: accountEmailSchema,
  firstName: requiredText(M.firstName),
  lastName: requiredText(M.lastName),
  title: z._default(optionalText(), ""),
  organization: requiredText(M.organization),
  phone: z._default(optionalPhone, ""),
  userGroupId: memberSchema(UserGroup),
  projectTypes: editionsSchema,
});

/** Changes of an account by an administrator; absent fields stay. */
export type UserChange = z.infer<typeof userChangeSchema>;
export const userChangeSchema = strictObject({
  /** A new address must be verified again; the sessions of the account end. */
  email: z.exactOptional(accountEmailSchema),
  firstName: z.exactOptional(requiredText(M.firstName)),
  lastName: z.exactOptional(requiredText(M.lastName)),
  title: z.exactOptional(optionalText()),
  phone: z.exactOptional(optionalPhone),
  userGroupId: z.exactOptional(memberSchema(UserGroup)),
  organization: z.exactOptional(requiredText(M.organization)),
  projectTypes: z.exactOptional(editionsSchema),
  /** False ends the sessions of the account at once. */
  isActive: z.exactOptional(z.boolean()),
  /** For a user who has lost the app and the recovery codes. */
  removeSecondFactor: z.exactOptional(z.literal(true)),
  /** The owner of the account must choose another password first. @spec P §4 "NeedsPasswordReset" */
  requirePasswordReset: z.exactOptional(z.literal(true)),
  /** Revision of the account that was read; without it, the last change wins. */
  revision: z.exactOptional(z.int().check(z.gte(1))),
});

/** Details that a person can change in the own account. Ours. */
export type OwnDetails = z.infer<typeof ownDetailsSchema>;
export const ownDetailsSchema = strictObject({
  firstName: requiredText(M.firstName),
  lastName: requiredText(M.lastName),
  title: optionalText(),
  organization: requiredText(M.organization),
  phone: optionalPhone,
});

/** Start of a page, and its size. */
export const pageQueryFields = {
  limit: z.exactOptional(numberInQuery(1, LIMITS.pageSize.max)),
  cursor: z.exactOptional(z.string().check(z.maxLength(LIMITS.commentLength))),
};

/** A member of an enumeration of numbers in a query string. */
export function memberInQuery<Member extends number>(
  enumeration: Readonly<Record<string, Member>>,
): z.ZodMiniType<Member> {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => (/^\d{1,9}$/.test(text) ? Number(text) : text)),
    ),
    memberSchema(enumeration),
  );
}
