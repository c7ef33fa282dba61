/** Half of a surrogate pair, control characters, marks of direction, and characters without width; of a set in a pattern. */
export const UNSEEN_CHARACTERS = "\\p{Cs}\\p{Cc}\\p{Cf}\\p{Co}";

/** Text in one line without characters that cannot be seen: names of projects, files, and people. */
export const ONE_LINE: RegExp = new RegExp(`^[^${UNSEEN_CHARACTERS}\\u2028\\u2029]*$`, "u");
