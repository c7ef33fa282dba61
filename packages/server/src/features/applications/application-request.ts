import type { ApplicationKind } from "@epb/contract";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { Person } from "./applications.js";

/** The application of a request. Hides an application of the other kind. */
export interface ApplicationRequest {
  readonly kind: ApplicationKind;
  readonly id: string;
  readonly caller: SignedInUser;
}

/** The caller, as an application remembers them. */
export function personOf({ user: { document } }: SignedInUser): Person {
  return { id: document.id, name: `${document.firstName} ${document.lastName}` };
}
