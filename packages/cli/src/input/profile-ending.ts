/** Ending of the files with mapping profiles. */
export const PROFILE_ENDING = ".epb-profile.json";
