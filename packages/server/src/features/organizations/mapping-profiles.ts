import type { Profile } from "@epb/workbook/mapping";
import { nameKey } from "../../base/name-key.js";
import type { Collection, Identified } from "../../store/collection.js";

/** Profiles of one organization. */
export const MOST_PROFILES = 50;
/** Versions of one profile. */
export const MOST_VERSIONS = 50;

/** A version of a profile; its content is stored separately. */
interface ProfileVersion {
  readonly version: number;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly userId: string;
  readonly note?: string;
}

/** A mapping profile of an organization. */
export interface StoredMappingProfile extends Identified, Pick<Profile, "name" | "template"> {
  readonly organizationId: string;
  /** True if everybody on the site can use the profile. */
  readonly isShared: boolean;
  /** Latest version first. */
  readonly versions: readonly [ProfileVersion, ...ProfileVersion[]];
}

export const MAPPING_PROFILES: Collection<StoredMappingProfile> = {
  name: "mappingProfiles",
  columns: {
    organizationId: { type: "text", of: ({ organizationId }) => organizationId },
    isShared: { type: "boolean", of: ({ isShared }) => isShared },
    name: { type: "text", of: ({ name }) => nameKey(name) },
    /** A name is taken in its organization only. */
    nameKey: { type: "text", of: ({ organizationId, name }) => `${organizationId} ${nameKey(name)}`, isUnique: true },
  },
};

/** The content of one version. It never changes. Its id follows from the profile and the version. */
export interface ProfileContent extends Identified {
  readonly profileId: string;
  readonly profile: Profile;
}

export const PROFILE_CONTENTS: Collection<ProfileContent> = {
  name: "profileContents",
  columns: { profileId: { type: "text", of: ({ profileId }) => profileId } },
};
