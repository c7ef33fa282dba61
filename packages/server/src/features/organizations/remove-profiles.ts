import type { AuditAction } from "@epb/contract";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { StoreServices } from "../../store/store-services.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import {
  MAPPING_PROFILES,
  MOST_PROFILES,
  MOST_VERSIONS,
  PROFILE_CONTENTS,
  type StoredMappingProfile,
} from "./mapping-profiles.js";

/** Deletes the profiles of an organization that is deleted. */
export async function removeProfilesOf(
  organizationId: string,
  caller: SignedInUser,
  transaction: Transaction,
  services: StoreServices,
): Promise<void> {
  const where = [{ column: "organizationId", is: organizationId }] as const;
  const { items } = await transaction.find(MAPPING_PROFILES, { where, limit: MOST_PROFILES });
  for (const stored of items) await removeStored(stored, caller, transaction, services);
}

/** Deletes a profile with its versions. */
export async function removeStored(
  { document, revision }: Stored<StoredMappingProfile>,
  caller: SignedInUser,
  transaction: Transaction,
  services: StoreServices,
): Promise<void> {
  const where = [{ column: "profileId", is: document.id }] as const;
  const { items } = await transaction.find(PROFILE_CONTENTS, { where, limit: MOST_VERSIONS });
  for (const content of items) await transaction.remove(PROFILE_CONTENTS, content.document.id, content.revision);
  await transaction.remove(MAPPING_PROFILES, document.id, revision);
  await recordProfile("profile.removed", document, caller, transaction, services);
}

/** Adds a change of a profile to the audit log. */
export async function recordProfile(
  action: AuditAction,
  { id, organizationId, name, versions }: StoredMappingProfile,
  { user }: SignedInUser,
  transaction: Transaction,
  { now }: StoreServices,
): Promise<void> {
  const subject = { kind: MAPPING_PROFILES.name, id };
  const details = { organizationId, name, version: versions[0].version };
  await transaction.record({ at: now().toISOString(), action, actorId: user.document.id, subject, details });
}
