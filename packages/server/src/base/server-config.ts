import type { PasswordPolicyName } from "@epb/contract";

/** Delivery of messages: through a mail server, or as files in a folder without one. */
export type MailConfig =
  /** `smtps://user:password@host` or `smtp://host:587`; the latter must offer STARTTLS unless it is this machine. */
  | { readonly kind: "smtp"; readonly url: string; readonly from: string }
  | { readonly kind: "outbox"; readonly folder: string; readonly from: string };

/** Configuration of a server. Times are in milliseconds. */
export interface ServerConfig {
  /** URL of the site. Links in messages begin with it. */
  readonly publicUrl: string;
  readonly isTestSite: boolean;
  readonly isProduction: boolean;
  /** True if visitors are signed in as people of the demonstration without a password. */
  readonly isDemonstration: boolean;
  /** True if a reverse proxy passes on the address of the client. */
  readonly trustsProxy: boolean;
  readonly supportEmail: string;
  /** False for the default support address. */
  readonly hasOwnSupportEmail: boolean;
  readonly supportPhone: string;
  readonly tokenSecret: string;
  readonly session: {
    /** Lifetime of an access token. */
    readonly tokenLifetime: number;
    /** Maximum time between two uses of a session. */
    readonly idleLimit: number;
    readonly absoluteLimit: number;
    /** Time in which the previous token still gets the same successor: two tabs may refresh at once. */
    readonly rotationGrace: number;
  };
  readonly passwordPolicy: PasswordPolicyName;
  readonly mail: MailConfig;
  /** "reveal" if the account request form may show that an address has an account. */
  readonly emailExists: "reveal" | "blind";
  /** Retention time of client error reports. */
  readonly errorLogKept: number;
  /** Minimum number of projects in any published statistic. */
  readonly minimumGroupSize: number;
}
