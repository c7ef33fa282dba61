import { type GroupPermission, hasPermission, UserStatus } from "@epb/contract";
import { type ReactElement, useEffect, useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { NotPermitted } from "../components/not-permitted.js";
import { authenticationUrl, LOGIN_URL } from "../session/authentication-url.js";
import { useCurrentUser, useSession } from "../session/session-context.js";
import { Onward } from "./onward.js";

/**
 * Limits pages to users with the status Ok; redirects others to their next required step.
 * @spec P §2 "Any screen that finds the current"
 */
export function RequireOk(): ReactElement {
  const session = useSession();
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  const status = user?.statusId ?? UserStatus.NotLoggedIn;
  const url = authenticationUrl(status, session.nextUrl.verification);
  const wasOk = useRef(false);
  useEffect(() => {
    if (url === undefined) wasOk.current = true;
    // A sign-out stores no page for the next user; after the end of a session, the page frame stores it.
    else if (url !== LOGIN_URL || !wasOk.current) session.nextUrl.remember(pathname + search);
  }, [session, url, pathname, search]);
  return url === undefined ? <Outlet /> : <Navigate to={url} replace />;
}

/** Screens of groups that have one of the permissions. @spec P §6 "Route access" */
export function RequirePermission(props: { readonly anyOf: readonly GroupPermission[] }): ReactElement {
  const user = useCurrentUser();
  const isPermitted = user !== undefined && props.anyOf.some((each) => hasPermission(user.userGroupId, each));
  return isPermitted ? <Outlet /> : <NotPermitted />;
}

/**
 * Limits a page to one status before Ok; redirects users with another status.
 * @spec P §4 "Verifying the account, changing the password"
 */
export function RequireStatus({ status }: { readonly status: UserStatus }): ReactElement {
  return useCurrentUser()?.statusId === status ? <Outlet /> : <Onward />;
}
