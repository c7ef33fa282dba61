import type { PasswordPolicyName } from "@epb/contract";

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
}
