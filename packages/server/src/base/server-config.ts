import type { PasswordPolicyName } from "@epb/contract";

/** How messages leave: through a mail server, or as files in a folder where there is none. */
export type MailConfig =
  /** `smtps://user:password@host` or `smtp://host:587`; the latter has to offer STARTTLS unless it is this machine. */
  | { readonly kind: "smtp"; readonly url: string; readonly from: string }
  | { readonly kind: "outbox"; readonly folder: string; readonly from: string };

/** How a server is set up. Times are milliseconds. */
export interface ServerConfig {
  /** Where people reach the site: links in messages begin with it. */
  readonly publicUrl: string;
  readonly isTestSite: boolean;
  readonly isProduction: boolean;
  /** Whether a proxy in front says who the client is. */
  readonly trustsProxy: boolean;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly tokenSecret: string;
  readonly session: {
    /** How long an access token holds. */
    readonly tokenLifetime: number;
    /** How long a session lives without being used. */
    readonly idleLimit: number;
    readonly absoluteLimit: number;
    /** For how long the token before the present one gets the same successor: two tabs refresh at once. */
    readonly rotationGrace: number;
  };
  readonly passwordPolicy: PasswordPolicyName;
  readonly mail: MailConfig;
  /** Whether the form for accounts tells that an address has one. */
  readonly emailExists: "reveal" | "blind";
  /** How long reports of errors of clients are kept. */
  readonly errorLogKept: number;
  /** Statistics tell nothing of fewer projects than this. */
  readonly minimumGroupSize: number;
}
