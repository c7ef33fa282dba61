// Forms that are not our templates: their profiles, and reading them.

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
export { PROFILE_LIMITS, profileSchema } from "./profile-schema.js";
export { readForm } from "./read-form.js";
