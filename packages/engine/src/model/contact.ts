import type { PartyRole } from "../enumerations/party-role.js";

/** @spec C §3 "contacts" */
export interface Contact {
  readonly id?: string;
  readonly role?: PartyRole;
  readonly institution?: string;
  readonly name?: string;
  readonly title?: string;
  readonly email?: string;
  readonly phone?: string;
}
