import type { AuditAction, MappingProfile } from "@epb/contract";
import { type Profile, profileSchema } from "@epb/workbook/mapping";
import { ApiError } from "../../base/api-error.js";
import { checkInput } from "../../base/check-input.js";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import { StoreConflict } from "../../store/store-conflict.js";
import type { StoreServices } from "../../store/store-services.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import {
  MAPPING_PROFILES,
  MOST_PROFILES,
  MOST_VERSIONS,
  PROFILE_CONTENTS,
  type StoredMappingProfile,
} from "./mapping-profiles.js";
import { requireOrganization } from "./organization-commands.js";
import { contentId, presentProfiles, requireProfile } from "./readable-profiles.js";
import { recordProfile, removeStored } from "./remove-profiles.js";

/** A profile as it is sent, with a note about the version. */
interface SentProfile {
  readonly profile: Readonly<Record<string, unknown>>;
  readonly note?: string;
}

/** Imports a profile as version 1. @throws ApiError 400; 404; 409 for a name that exists, and for too many profiles */
export async function importProfile(
  organizationId: string,
  { profile: sent, note }: SentProfile,
  caller: SignedInUser,
  services: StoreServices,
): Promise<MappingProfile> {
  const { store, random } = services;
  const profile = checkProfile(sent);
  const id = random.uuid();
  const work = store.transact(async (transaction) => {
    await requireOrganization(organizationId, transaction);
    const where = [{ column: "organizationId", is: organizationId }] as const;
    if ((await transaction.count(MAPPING_PROFILES, where)) >= MOST_PROFILES) {
      const message = `An organization can have ${MOST_PROFILES} mapping profiles. Delete one that is not needed.`;
      throw new ApiError(409, "profile/too-many", message);
    }
    const { name, template } = profile;
    const versions = [version(1, note, caller, services)] as const;
    const document = { id, organizationId, name, template, isShared: false, versions };
    return write("profile.imported", undefined, document, profile, caller, transaction, services);
  });
  return present(await withUniqueName(work), services);
}

/** @throws ApiError 400; 404; 409; StoreConflict "stale" */
export async function addProfileVersion(
  id: string,
  { profile: sent, note, revision }: SentProfile & { readonly revision: number },
  caller: SignedInUser,
  services: StoreServices,
): Promise<MappingProfile> {
  const profile = checkProfile(sent);
  const work = services.store.transact(async (transaction) => {
    const { document: before } = await requireCurrent(id, revision, transaction);
    const [latest] = before.versions;
    if (latest.version >= MOST_VERSIONS) {
      const message = `A mapping profile can have ${MOST_VERSIONS} versions. Import the file as another profile.`;
      throw new ApiError(409, "profile/too-many-versions", message);
    }
    const { name, template } = profile;
    const versions = [version(latest.version + 1, note, caller, services), ...before.versions] as const;
    const document = { ...before, name, template, versions };
    return write("profile.changed", revision, document, profile, caller, transaction, services);
  });
  return present(await withUniqueName(work), services);
}

/** @throws ApiError 404; StoreConflict "stale" */
export async function shareProfile(
  id: string,
  { isShared, revision }: { readonly isShared: boolean; readonly revision: number },
  caller: SignedInUser,
  services: StoreServices,
): Promise<MappingProfile> {
  const stored = await services.store.transact(async (transaction) => {
    const { document } = await requireCurrent(id, revision, transaction);
    if (document.isShared === isShared) return { document, revision };
    const written = await transaction.update(MAPPING_PROFILES, { ...document, isShared }, revision);
    await recordProfile(isShared ? "profile.shared" : "profile.unshared", document, caller, transaction, services);
    return written;
  });
  return present(stored, services);
}

/** Deletes a profile with its versions. Projects have their own copy. @throws ApiError 404 */
export async function removeProfile(id: string, caller: SignedInUser, services: StoreServices): Promise<void> {
  await services.store.transact(async (transaction) => {
    await removeStored(await requireProfile(id, transaction), caller, transaction, services);
  });
}

/** @throws ApiError 400 with each field */
const checkProfile = (sent: unknown): Profile => checkInput(profileSchema, sent, "body.profile");

const version = (number: number, note: string | undefined, { user }: SignedInUser, { now }: StoreServices) => ({
  version: number,
  at: now().toISOString(),
  userId: user.document.id,
  ...(note !== undefined && note !== "" && { note }),
});

async function requireCurrent(
  id: string,
  revision: number,
  transaction: Transaction,
): Promise<Stored<StoredMappingProfile>> {
  const stored = await requireProfile(id, transaction);
  if (stored.revision === revision) return stored;
  throw new StoreConflict("stale", MAPPING_PROFILES.name, { revision: stored.revision });
}

/** Writes a profile with its latest version. @param revision - The stored one; undefined for a new profile. */
async function write(
  action: AuditAction,
  revision: number | undefined,
  document: StoredMappingProfile,
  profile: Profile,
  caller: SignedInUser,
  transaction: Transaction,
  services: StoreServices,
): Promise<Stored<StoredMappingProfile>> {
  const { id, versions } = document;
  const written =
    revision === undefined
      ? await transaction.insert(MAPPING_PROFILES, document)
      : await transaction.update(MAPPING_PROFILES, document, revision);
  await transaction.insert(PROFILE_CONTENTS, { id: contentId(id, versions[0].version), profileId: id, profile });
  await recordProfile(action, document, caller, transaction, services);
  return written;
}

async function present(stored: Stored<StoredMappingProfile>, { store }: StoreServices): Promise<MappingProfile> {
  const [presented] = await presentProfiles([stored], store);
  if (presented === undefined) throw new Error("a profile was not presented");
  return presented;
}

async function withUniqueName<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isTaken =
      error instanceof StoreConflict && error.kind === "duplicate" && error.collection === MAPPING_PROFILES.name;
    if (!isTaken) throw error;
    const message = "The organization has a mapping profile with this name. Add a version to it instead.";
    throw new ApiError(409, "profile/name-taken", message);
  }
}
