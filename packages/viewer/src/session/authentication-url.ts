import { UserStatus } from "@epb/contract";

/** Start page. */
export const LOGIN_URL = "/login";

/**
 * URL of the step that the status requires; undefined if the current page may stay.
 * @param verification - `/home/verify/{code}`, if such a link was opened.
 * @spec P §4 "Post-login routing, in this order"; P §2 "Any screen that finds the current"
 */
export function authenticationUrl(status: UserStatus, verification?: string): string | undefined {
  switch (status) {
    case UserStatus.NeedsVerify:
      return verification ?? "/auth/verify";
    case UserStatus.NeedsPasswordReset:
      return "/auth/password-update";
    case UserStatus.NeedsTosPrivacy:
      return "/auth/terms-of-service/privacy";
    case UserStatus.NeedsTosData:
      return "/auth/terms-of-service/data";
    case UserStatus.NeedsViewSelection:
      return "/auth/view-selection";
    case UserStatus.Ok:
      return undefined;
    case UserStatus.NotLoggedIn:
    case UserStatus.Deactive:
      return LOGIN_URL;
    default:
      status satisfies never;
      throw new Error(`no address for the status ${String(status)}`);
  }
}
