/** Parts of a project beside its data that a template has cells for. */
const PARTS_BESIDE_DATA = ["record.", "accreditation."];

/**
 * Where an input stands in a project: `record.name` as it is, `financing.indexRate` in the data, which the paths of inputs
 * start from.
 */
export function pathInProject(path: string): string {
  return PARTS_BESIDE_DATA.some((part) => path.startsWith(part)) ? path : `data.${path}`;
}
