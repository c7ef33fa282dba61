import { type CurrentUser, type GroupPermission, hasPermission } from "@epb/contract";
import { createContext, type ReactElement, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { Session } from "./session.js";

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider(props: { readonly session: Session; readonly children: ReactNode }): ReactElement {
  return <SessionContext value={props.session}>{props.children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error("there is no SessionProvider around this");
  return session;
}

/** The signed-in user; undefined if no user is signed in. */
export function useCurrentUser(): CurrentUser | undefined {
  const session = useSession();
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.user,
  );
}

/** True if the signed-in user has a permission. @spec P §6 "Permission", "Granted to" */
export function usePermission(permission: GroupPermission): boolean {
  const user = useCurrentUser();
  return user !== undefined && hasPermission(user.userGroupId, permission);
}
