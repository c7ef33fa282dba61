import {
  ADD_PROFILE_VERSION,
  IMPORT_MAPPING_PROFILE,
  LIST_MAPPING_PROFILES,
  SHARE_MAPPING_PROFILE,
} from "../calls/mapping-profile-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, OTHER_ID, PROJECT_ID } from "./example-values.js";

const CONTENT = {
  kind: "epb-profile",
  schemaVersion: "1",
  name: "Pro forma",
  template: "epb-calculating",
  matches: { sheets: ["Pro Forma"] },
  values: [{ to: "financing.awardDate", sheet: "Pro Forma", label: "Award Date", right: 2 }],
  tables: [],
  words: [],
  constants: [],
} as const;

const FIRST = { version: 1, at: INSTANT, by: "Ada Lovelace" } as const;

const PROFILE = {
  id: PROJECT_ID,
  organizationId: OTHER_ID,
  organizationName: "Example Energy Office",
  name: CONTENT.name,
  template: CONTENT.template,
  isShared: false,
  revision: 1,
  versions: [FIRST],
} as const;

const NOTE = "The form of 2027 has a column for water.";

/** Mapping profiles of organizations. */
export const MAPPING_PROFILE_DOCUMENTATION: Documentation = {
  examples: [
    example(LIST_MAPPING_PROFILES, { reply: { items: [PROFILE] } }),
    example(IMPORT_MAPPING_PROFILE, { body: { profile: CONTENT }, reply: PROFILE, replyName: "MappingProfile" }),
    example(ADD_PROFILE_VERSION, {
      body: { profile: CONTENT, note: NOTE, revision: 1 },
      reply: { ...PROFILE, revision: 2, versions: [{ ...FIRST, version: 2, note: NOTE }, FIRST] },
      replyName: "MappingProfile",
    }),
    example(SHARE_MAPPING_PROFILE, {
      body: { isShared: true, revision: 1 },
      reply: { ...PROFILE, isShared: true, revision: 2 },
      replyName: "MappingProfile",
    }),
  ],
  words: {
    profile: "Mapping profile that read the workbook; absent for a workbook that is made from a template.",
    "profile.version": "Version of the mapping profile.",
    "ImportMappingProfileBody.profile": "Content of the file of the profile. `epb schema profile` prints its format.",
    "AddProfileVersionBody.profile": "Content of the file of the profile. `epb schema profile` prints its format.",
    "ImportMappingProfileBody.note": "Note about the version.",
    "AddProfileVersionBody.note": "Note about the version.",
    "versions.note": "Note about the version.",
    "versions.by": "Name of the person who imported the version.",
    "versions.version": "Number of the version, from 1.",
    "downloadMappingProfile.version": "Number of the version, from 1.",
    versions: "Versions of the profile, latest version first.",
    template: "Template whose inputs the form has.",
    isShared: "True if everybody on the site can use the profile.",
    organizationName: "Name of the organization.",
    "MappingProfile.organizationId": "Organization of the profile.",
    "items.organizationId": "Organization of the profile.",
    "listMappingProfiles.organizationId": "Only profiles of this organization.",
    "uploadProject.profileId":
      "ID of the mapping profile for a workbook that is not made from a template. Default: the profile that matches.",
  },
};
