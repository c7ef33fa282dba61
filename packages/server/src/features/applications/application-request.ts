import type { ApplicationKind } from "@epb/contract";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { Person } from "./applications.js";

/** Which application somebody asks for. An id of the other kind is no application here. */
export interface ApplicationRequest {
  readonly kind: ApplicationKind;
  readonly id: string;
  readonly caller: SignedInUser;
}

/** The caller, as an application remembers them. */
export function personOf({ user: { document } }: SignedInUser): Person {
  return { id: document.id, name: `${document.firstName} ${document.lastName}` };
}
