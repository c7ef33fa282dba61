// Forms that are not our templates: their profiles, and reading them.

export { mappingFinding } from "./mapping-finding.js";
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
export { type ProfilePlace, placesOfProfile } from "./profile-places.js";
export { PROFILE_LIMITS, profileSchema } from "./profile-schema.js";
export { type FormResult, readWithProfiles } from "./read-with-profiles.js";
export { suggestProfile } from "./suggest/suggest-profile.js";
export type { Suggestions } from "./suggest/suggestion.js";
