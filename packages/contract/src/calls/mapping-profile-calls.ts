import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { idSchema } from "../schemas/fields.js";
import {
  mappingProfileSchema,
  mappingProfilesSchema,
  newMappingProfileSchema,
  newProfileVersionSchema,
  profileSharingSchema,
} from "../schemas/mapping-profiles.js";
import { strictObject } from "../schemas/readonly-types.js";
import { call, type Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

/** Those who manage organizations. */
const administrators: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const params = strictObject({ id: idSchema });

export const LIST_MAPPING_PROFILES = call({
  name: "listMappingProfiles",
  method: "GET",
  path: "/api/profiles",
  summary:
    "Mapping profiles that the caller can use, by name: those of the caller's organizations, and shared ones. Administrators can use all.",
  policy: { kind: "user" },
  query: strictObject({ organizationId: z.exactOptional(idSchema) }),
  reply: mappingProfilesSchema,
});

export const IMPORT_MAPPING_PROFILE = call({
  name: "importMappingProfile",
  method: "POST",
  path: "/api/organizations/{id}/profiles",
  summary: "Imports a mapping profile into an organization, whose members can then upload workbooks of the form.",
  policy: administrators,
  errors: ["profile/name-taken", "profile/too-many"],
  params,
  body: newMappingProfileSchema,
  reply: mappingProfileSchema,
  status: 201,
});

export const ADD_PROFILE_VERSION = call({
  name: "addProfileVersion",
  method: "POST",
  path: "/api/profiles/{id}/versions",
  summary: "Adds a version of a mapping profile. Earlier versions stay, and uploads use the latest one.",
  policy: administrators,
  errors: ["profile/name-taken", "profile/too-many-versions"],
  params,
  body: newProfileVersionSchema,
  reply: mappingProfileSchema,
  status: 201,
});

export const DOWNLOAD_MAPPING_PROFILE = call({
  name: "downloadMappingProfile",
  method: "GET",
  path: "/api/profiles/{id}/versions/{version}",
  summary: "One version of a mapping profile as a file, which the command line and the check page use too.",
  policy: { kind: "user" },
  params: strictObject({
    id: idSchema,
    version: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: "Enter the number of a version." })),
      z.transform(Number),
    ),
  }),
  reply: { kind: "bytes", contentTypes: ["application/json"] },
});

export const SHARE_MAPPING_PROFILE = call({
  name: "shareMappingProfile",
  method: "PUT",
  path: "/api/profiles/{id}",
  summary: "Shares a mapping profile with everybody on the site, or ends this.",
  policy: administrators,
  params,
  body: profileSharingSchema,
  reply: mappingProfileSchema,
});

export const REMOVE_MAPPING_PROFILE = call({
  name: "removeMappingProfile",
  method: "DELETE",
  path: "/api/profiles/{id}",
  summary:
    "Deletes a mapping profile with its versions. Projects that were read with the profile keep the version among their files.",
  policy: administrators,
  params,
});

export const MAPPING_PROFILE_CALLS: CallGroup = {
  area: "Organizations",
  calls: [
    LIST_MAPPING_PROFILES,
    IMPORT_MAPPING_PROFILE,
    ADD_PROFILE_VERSION,
    DOWNLOAD_MAPPING_PROFILE,
    SHARE_MAPPING_PROFILE,
    REMOVE_MAPPING_PROFILE,
  ],
};
