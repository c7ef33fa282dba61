/** URL parameter that names an entry in the data entry. */
export const ENTRY_PARAMETER = "at";

/** Characters that stay unescaped, so that the URL is readable. */
const READABLE: Readonly<Record<string, string>> = { "%5B": "[", "%5D": "]", "%3D": "=", "%2C": "," };

/**
 * Where a part of a project is entered: `/portfolio/7/data/financing?at=financing.indexRate`.
 *
 * @param path - As issues name it. @param section - Data entry finds it out where it is not known.
 */
export function entryAddress(projectId: string, path: string, section?: string): string {
  const at = encodeURIComponent(path).replaceAll(/%(?:5B|5D|3D|2C)/g, (code) => READABLE[code] ?? code);
  return `/portfolio/${projectId}/data${section === undefined ? "" : `/${section}`}?${ENTRY_PARAMETER}=${at}`;
}
