// Forms that are not our templates: their profiles, and reading them.

export { templateIdentity } from "../intake/identify-template.js";
export type { MappedColumn, MappedTable, MappedValue, Mapping } from "./mapping.js";
export { mappingFinding } from "./mapping-finding.js";
export { matchingProfiles } from "./match-profile.js";
export type {
  Profile,
  ProfileColumn,
  ProfileConstant,
  ProfileConversion,
  ProfileLabel,
  ProfileMatches,
  ProfileTable,
  ProfileValue,
  ProfileWord,
} from "./profile.js";
export { profileOfMapping } from "./profile-of-mapping.js";
export { type ProfilePlace, placesOfProfile } from "./profile-places.js";
export { PROFILE_LIMITS, profileSchema } from "./profile-schema.js";
export { readForm } from "./read-form.js";
export { type FormResult, readWithProfiles } from "./read-with-profiles.js";
export { type NamedColumn, type NamedField, namedColumns, namedFields, nameOfInput } from "./sheets/input-names.js";
export { type MappingRows, mappingRows } from "./sheets/mapping-rows.js";
export { isMappingWorkbook, type MappingReading, readMapping, templateOfMapping } from "./sheets/read-mapping.js";
export { suggestMapping } from "./suggest/suggest-mapping.js";
export type { Suggestions } from "./suggest/suggestion.js";
