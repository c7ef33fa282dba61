import type { UserGroup, ViewSelection } from "@epb/contract";
import type { Collection, Identified } from "../../store/collection.js";

/** A stored account. */
export interface User extends Identified {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly organization: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly region: string;
  readonly zip: string;
  readonly country: string;
  readonly group: UserGroup;
  readonly isActive: boolean;
  /** argon2id, in its PHC text; absent until the first password is set. */
  readonly passwordHash?: string;
  readonly mustResetPassword: boolean;
  /** True for the first administrator until the generated password is replaced. */
  readonly hasTemporaryPassword?: true;
  /** ISO 8601 instants; absent until it has happened. */
  readonly verifiedAt?: string;
  readonly agreedToPrivacyAt?: string;
  readonly agreedToDataAt?: string;
  readonly viewSelection?: ViewSelection;
  /** Editions that the account is for. */
  readonly projectTypes: readonly (1 | 2)[];
  readonly createdAt: string;
  readonly secondFactor?: SecondFactor;
  /** Organizations of which the person is a member; absent for none. */
  readonly organizationIds?: readonly string[];
}

/** An authenticator app. */
export interface SecondFactor {
  readonly id: string;
  /** Base32, as the app holds it. */
  readonly secret: string;
  /** Absent until the first correct code of the app; until then, sign-in requires no code. */
  readonly confirmedAt?: string;
  /** The time step of the last code that was taken: none is taken twice. */
  readonly lastStep?: number;
  /** SHA-256 of the recovery codes that are left. */
  readonly recoveryCodeHashes: readonly string[];
}

export const USERS: Collection<User> = {
  name: "users",
  columns: {
    email: { type: "text", of: ({ email }) => email, isUnique: true },
    group: { type: "number", of: ({ group }) => group },
    name: { type: "text", of: ({ lastName, firstName }) => `${lastName} ${firstName}`.toLowerCase() },
    organization: { type: "text", of: ({ organization }) => organization.toLowerCase() },
    organizationIds: { type: "texts", of: ({ organizationIds = [] }) => organizationIds },
    isActive: { type: "boolean", of: ({ isActive }) => isActive },
    search: {
      type: "text",
      of: ({ firstName, lastName, email, organization }) =>
        `${firstName} ${lastName} ${email} ${organization}`.toLowerCase(),
      isSearched: true,
    },
    createdAt: { type: "text", of: ({ createdAt }) => createdAt },
  },
};
