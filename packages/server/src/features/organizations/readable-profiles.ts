import { GroupPermission, hasPermission, type MappingProfile } from "@epb/contract";
import { notFound } from "../../base/api-error.js";
import { documentId } from "../../base/document-id.js";
import type { FileReply } from "../../base/file-reply.js";
import type { Stored } from "../../store/collection.js";
import type { Condition } from "../../store/query.js";
import type { Reader } from "../../store/store.js";
import type { StoreServices } from "../../store/store-services.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { userNames } from "../accounts/user-names.js";
import {
  MAPPING_PROFILES,
  PROFILE_CONTENTS,
  type ProfileContent,
  type StoredMappingProfile,
} from "./mapping-profiles.js";
import { isMember } from "./organization-commands.js";
import { ORGANIZATIONS } from "./organizations.js";

/** Profiles that one list shows, and that an upload tries. */
const MOST_LISTED = 300;

/**
 * Profiles that a person can use, by name: those of the own organizations, then those that others share.
 * Administrators can use all.
 */
export async function readableProfiles(
  { user: { document: user } }: SignedInUser,
  reader: Reader,
  organizationId?: string,
): Promise<readonly Stored<StoredMappingProfile>[]> {
  const within: readonly Condition[] =
    organizationId === undefined ? [] : [{ column: "organizationId", is: organizationId }];
  const find = async (where: readonly Condition[], limit = MOST_LISTED) =>
    (await reader.find(MAPPING_PROFILES, { where: [...within, ...where], orderBy: { column: "name" }, limit })).items;
  if (hasPermission(user.group, GroupPermission.Administer)) return find([]);
  const own = await find([{ column: "organizationId", anyOf: user.organizationIds ?? [] }]);
  const shared = await find([{ column: "isShared", is: true }]);
  const others = shared.filter(({ document }) => !isMember(user, document.organizationId));
  return [...own, ...others].slice(0, MOST_LISTED);
}

/** @throws ApiError 404, also for a profile that the person may not use */
export async function requireReadable(
  id: string,
  { user: { document: user } }: SignedInUser,
  reader: Reader,
): Promise<Stored<StoredMappingProfile>> {
  const stored = await requireProfile(id, reader);
  const { isShared, organizationId } = stored.document;
  const isReadable =
    isShared || isMember(user, organizationId) || hasPermission(user.group, GroupPermission.Administer);
  if (!isReadable) throw notFound("The mapping profile");
  return stored;
}

/** @throws ApiError 404 */
export async function requireProfile(id: string, reader: Reader): Promise<Stored<StoredMappingProfile>> {
  const stored = await reader.get(MAPPING_PROFILES, id);
  if (stored === undefined) throw notFound("The mapping profile");
  return stored;
}

export const contentId = (profileId: string, version: number): string => documentId(`profile ${profileId} ${version}`);

/** @throws ApiError 404 */
export async function requireContent(profileId: string, version: number, reader: Reader): Promise<ProfileContent> {
  const stored = await reader.get(PROFILE_CONTENTS, contentId(profileId, version));
  if (stored === undefined) throw notFound("The version");
  return stored.document;
}

/** One version as a file. @throws ApiError 404 */
export async function downloadProfile(
  id: string,
  version: number,
  caller: SignedInUser,
  { store }: StoreServices,
): Promise<FileReply> {
  await requireReadable(id, caller, store);
  const { profile } = await requireContent(id, version, store);
  return { content: profileText(profile), contentType: "application/json", fileName: profileFileName(profile.name) };
}

export const profileText = (profile: object): string => `${JSON.stringify(profile, undefined, 2)}\n`;

/** A name of a form can have characters that names of files cannot have. */
const FILE_NAME_LENGTH = 100;
export const profileFileName = (name: string): string =>
  `${
    name
      .split(/[^\p{L}\p{N}.]+/u)
      .filter((part) => /[^.]/.test(part))
      .join("-")
      .slice(0, FILE_NAME_LENGTH) || "form"
  }.epb-profile.json`;

/** Profiles as clients see them. */
export async function presentProfiles(
  profiles: readonly Stored<StoredMappingProfile>[],
  reader: Reader,
): Promise<readonly MappingProfile[]> {
  const people = profiles.flatMap(({ document }) => document.versions.map(({ userId }) => userId));
  const nameOf = await userNames(people, reader);
  const ids = [...new Set(profiles.map(({ document }) => document.organizationId))];
  const organizations = await Promise.all(ids.map((id) => reader.get(ORGANIZATIONS, id)));
  const organizationNames = new Map(organizations.map((each) => [each?.document.id, each?.document.name]));
  return profiles.map(({ document: { versions, ...profile }, revision }) => ({
    ...profile,
    organizationName: organizationNames.get(profile.organizationId) ?? "",
    revision,
    versions: versions.map(({ userId, ...version }) => ({ ...version, by: nameOf(userId) })),
  }));
}
