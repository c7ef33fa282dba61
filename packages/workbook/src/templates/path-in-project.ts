/** Parts of a project outside its data that have cells in a template. */
const PARTS_BESIDE_DATA = ["record.", "accreditation."];

/**
 * Path of an input in a project: `record.name` is unchanged, `financing.indexRate` is in the data, where the paths of
 * inputs start.
 */
export function pathInProject(path: string): string {
  return PARTS_BESIDE_DATA.some((part) => path.startsWith(part)) ? path : `data.${path}`;
}
