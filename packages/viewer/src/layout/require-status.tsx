import type { UserStatus } from "@epb/contract";
import type { ReactElement } from "react";
import { Outlet } from "react-router-dom";
import { useCurrentUser } from "../session/session-context.js";
import { Onward } from "./onward.js";

/**
 * Limits a page to one status before Ok; redirects users with another status.
 * @spec P §4 "Verifying the account, changing the password"
 */
export function RequireStatus({ status }: { readonly status: UserStatus }): ReactElement {
  return useCurrentUser()?.statusId === status ? <Outlet /> : <Onward />;
}
