import type { UsedProfile } from "@epb/contract";
import type { Profile } from "@epb/workbook/mapping";
import { ApiError } from "../../base/api-error.js";
import type { UploadContents } from "../../workers/upload-reader.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { ORGANIZATIONS } from "../organizations/organizations.js";
import { readableProfiles, requireContent, requireReadable } from "../organizations/readable-profiles.js";
import type { ProjectServices } from "./project-services.js";
import type { UploadWork } from "./upload-project.js";

/** The mapping profile that read a workbook, with its content at that time. */
export interface ReadingProfile extends UsedProfile {
  readonly profile: Profile;
}

/** Contents of an uploaded workbook, which comes from a template or was read with a mapping profile. */
export interface ReadUpload extends UploadContents {
  readonly readWith?: ReadingProfile;
}

/** A profile that can be used, with its organization. */
interface UsableProfile extends ReadingProfile {
  readonly organizationId: string;
}

/**
 * Reads a workbook. One that is not made from a template is read with the mapping profile that was named, or that
 * matches among those that the person can use.
 *
 * @throws ApiError 404 for a named profile; 409 if several match; those of the reader
 */
export async function readUpload(
  { upload: { path }, fileName, profileId }: Pick<UploadWork, "upload" | "fileName" | "profileId">,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ReadUpload> {
  const sent = { path, fileName, accountId: caller.user.document.id };
  const ofTemplate = await services.uploadReader.read(sent, services);
  if (!ofTemplate.findings.some(({ name }) => name === "template/not-ours")) return ofTemplate;
  const usable = await usableProfiles(profileId, caller, services);
  if (usable.length === 0) return ofTemplate;
  const items = usable.map(({ id, profile }) => ({ id, profile }));
  const profiles = { items, isNamed: profileId !== undefined };
  const { matching = [], ...ofForm } = await services.uploadReader.read({ ...sent, profiles }, services);
  const matches = usable.filter(({ id }) => matching.includes(id));
  const [match] = matches;
  if (match === undefined) return ofTemplate;
  if (matches.length > 1) throw await severalMatch(matches, services);
  const { organizationId: _, ...readWith } = match;
  return { ...ofForm, bytes: ofForm.bytes + JSON.stringify(readWith).length, readWith };
}

async function usableProfiles(
  named: string | undefined,
  caller: SignedInUser,
  { store }: ProjectServices,
): Promise<readonly UsableProfile[]> {
  const stored =
    named === undefined ? await readableProfiles(caller, store) : [await requireReadable(named, caller, store)];
  return Promise.all(
    stored.map(async ({ document: { id, name, organizationId, versions } }) => {
      const [{ version }] = versions;
      return { id, name, version, organizationId, profile: (await requireContent(id, version, store)).profile };
    }),
  );
}

async function severalMatch(matches: readonly UsableProfile[], { store }: ProjectServices): Promise<ApiError> {
  const issues = await Promise.all(
    matches.map(async ({ id, name, version, organizationId }) => ({
      profileId: id,
      name,
      version,
      organizationName: (await store.get(ORGANIZATIONS, organizationId))?.document.name ?? "",
    })),
  );
  const names = issues.map(({ name, organizationName }) => `${name} (${organizationName})`).join(", ");
  const message = `Several mapping profiles match the workbook: ${names}. Choose one of them.`;
  return new ApiError(409, "upload/several-profiles", message, { issues });
}

/** The profile as clients see it. */
export const usedProfile = ({ readWith }: ReadUpload): { readonly profile?: UsedProfile } => {
  if (readWith === undefined) return {};
  const { id, name, version } = readWith;
  return { profile: { id, name, version } };
};
