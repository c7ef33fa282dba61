/** Version of packages that are not released: the release writes the version. */
const UNRELEASED = "0.0.0";

/** Calculation version in words for people. */
export const versionText = (version: string): string => (version === UNRELEASED ? "in development" : version);
