import type { ManagedUser } from "@epb/contract";
import type { ReactElement } from "react";
import { USER_TEXTS as TEXTS } from "../../../texts/administration-texts.js";

/** Status of an account: open, closed, or waiting for a password. */
export function UserState({ user: { isActive, hasPassword } }: { readonly user: ManagedUser }): ReactElement {
  if (!isActive) return <span className="badge badge--quiet">{TEXTS.closed}</span>;
  if (!hasPassword) return <span className="badge badge--warning">{TEXTS.invited}</span>;
  return <span className="badge badge--success">{TEXTS.active}</span>;
}
