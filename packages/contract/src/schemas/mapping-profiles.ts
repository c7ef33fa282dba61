import { TemplateKind } from "@epb/engine";
import * as z from "zod/mini";
import { idSchema, instantSchema, optionalText } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";

const version = z.int().check(z.gte(1));

/** A profile that read an uploaded workbook. */
export type UsedProfile = z.infer<typeof usedProfileSchema>;
export const usedProfileSchema = strictObject({ id: idSchema, name: z.string(), version });

const versionSchema = strictObject({
  version,
  at: instantSchema,
  /** Name of the person who imported the version. */
  by: z.string(),
  note: z.exactOptional(z.string()),
});

/** A mapping profile of an organization. Its name and template are those of the latest version. */
export type MappingProfile = z.infer<typeof mappingProfileSchema>;
export const mappingProfileSchema = strictObject({
  id: idSchema,
  organizationId: idSchema,
  organizationName: z.string(),
  name: z.string(),
  template: z.enum(TemplateKind),
  /** True if everybody on the site can use the profile. */
  isShared: z.boolean(),
  /** Changes with every version, and with the sharing. */
  revision: z.int(),
  /** Latest version first. */
  versions: list(versionSchema),
});
export const mappingProfilesSchema = strictObject({ items: list(mappingProfileSchema) });

/** The server checks the profile with the schema of profiles, which this package does not have. */
const content = {
  profile: z.record(z.string(), z.unknown()),
  note: z.exactOptional(optionalText(300)),
};

export const newMappingProfileSchema = strictObject(content);
export const newProfileVersionSchema = strictObject({ ...content, revision: z.int() });
export const profileSharingSchema = strictObject({ isShared: z.boolean(), revision: z.int() });
