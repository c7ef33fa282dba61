/** Paths behind which secrets stand, and how many parts of them. */
const SECRET_PARTS: readonly RegExp[] = [
  /^(.*\/password-reset)\/.+$/,
  /^(.*\/verify)\/.+$/,
  /^(.*\/verification-code)\/.+$/,
];

/**
 * The path of a screen or a call, without what must not be kept: tokens and codes in it, e-mail addresses, and whatever
 * stands behind a question mark or a hash.
 */
export function clientPath(url: string): string {
  const [withoutQuery = ""] = url.split(/[?#]/);
  const path = withoutQuery.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "");
  const open = SECRET_PARTS.reduce((text, pattern) => text.replace(pattern, "$1/…"), path);
  return open
    .split("/")
    .map((part) => (/@|%40/.test(part) ? "…" : part))
    .join("/");
}
