import type { UserStatus } from "@epb/contract";
import type { ReactElement } from "react";
import { Outlet } from "react-router-dom";
import { useCurrentUser } from "../session/session-context.js";
import { Onward } from "./onward.js";

/**
 * A screen of one status on the way to Ok: whoever has another one, or has it no more, is led on. @spec P §4 "Verifying
 * the account, changing the password"
 */
export function RequireStatus({ status }: { readonly status: UserStatus }): ReactElement {
  return useCurrentUser()?.statusId === status ? <Outlet /> : <Onward />;
}
