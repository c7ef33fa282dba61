import { boundedList } from "@epb/engine";
import * as z from "zod/mini";
import { UserGroup } from "../accounts/user-group.js";
import { LIMITS } from "../limits.js";
import { idSchema, instantSchema, memberSchema, numberInQuery } from "./fields.js";

/** Editions of the product: 1 ePB, 2 ePX. @spec P §3 "projectTypes (list)" */
export type Edition = 1 | 2;

const EDITIONS = 2;
const CHOOSE_EDITIONS = "Choose ePB, ePX, or both.";

export const editionsSchema: z.ZodMiniType<readonly Edition[]> = z
  .readonly(boundedList(z.union([z.literal(1), z.literal(2)])).check(z.maxLength(EDITIONS, { error: CHOOSE_EDITIONS })))
  .check(
    z.refine((editions) => editions.length > 0 && new Set(editions).size === editions.length, {
      error: CHOOSE_EDITIONS,
    }),
  );

/** An account, as administrators see it. Nothing of its password or its app is shown. */
export interface ManagedUser {
  readonly id: string;
  readonly revision: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly organization: string;
  readonly phone: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly userGroupId: UserGroup;
  readonly projectTypes: readonly Edition[];
  readonly isActive: boolean;
  readonly isVerified: boolean;
  /** False until the link of the first message was used. */
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly createdAt: string;
}

export const managedUserSchema: z.ZodMiniType<ManagedUser> = z.strictObject({
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
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: instantSchema,
});

/** A new account. */
export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly organization: string;
  readonly phone: string;
  readonly userGroupId: UserGroup;
  readonly projectTypes: readonly Edition[];
}

/** What an administrator changes of an account; what is missing stays. */
export interface UserChange {
  /** Another one is verified anew; the sessions of the account end. */
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly title?: string;
  readonly phone?: string;
  readonly userGroupId?: UserGroup;
  readonly organization?: string;
  readonly projectTypes?: readonly Edition[];
  /** False ends the sessions of the account at once. */
  readonly isActive?: boolean;
  /** For somebody who has lost the app and the recovery codes. */
  readonly removeSecondFactor?: true;
  /** Whoever owns the account chooses another password before anything else. @spec P §4 "NeedsPasswordReset" */
  readonly requirePasswordReset?: true;
  /** Of the account as it was read; without it, the last change counts. */
  readonly revision?: number;
}

/** Where a list goes on, and how much of it is wanted. */
export interface PageQuery {
  readonly limit?: number;
  readonly cursor?: string;
}

export const pageQueryFields: {
  readonly limit: z.ZodMiniExactOptional<z.ZodMiniType<number>>;
  readonly cursor: z.ZodMiniExactOptional<z.ZodMiniString>;
} = {
  limit: z.exactOptional(numberInQuery(1, LIMITS.pageSize.max)),
  cursor: z.exactOptional(z.string().check(z.maxLength(LIMITS.commentLength))),
};

/** A member of an enumeration of numbers, as a query has it: text. */
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
