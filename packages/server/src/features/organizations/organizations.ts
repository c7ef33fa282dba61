import type { NewOrganization } from "@epb/contract";
import { nameKey } from "../../base/name-key.js";
import type { Collection, Identified } from "../../store/collection.js";

/** A stored organization. Its members are the accounts with its id. */
export interface StoredOrganization extends Identified, NewOrganization {}

export const ORGANIZATIONS: Collection<StoredOrganization> = {
  name: "organizations",
  columns: {
    nameKey: { type: "text", of: ({ name }) => nameKey(name), isUnique: true },
    kind: { type: "text", of: ({ kind }) => kind },
  },
};
