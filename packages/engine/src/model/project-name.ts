/** Name of a project in a list of projects. */
interface NamedProject {
  readonly id?: string;
  readonly name: string;
}

/**
 * True when another project of the list has the name.
 *
 * @param ownId - The project that gets the name; its current name is not counted.
 * @spec C §7 "Project names must be unique"
 *
 * @example
 * import { isProjectNameTaken } from "@epb/engine";
 *
 * isProjectNameTaken([], "Town hall"); // false
 */
export function isProjectNameTaken(list: Iterable<NamedProject>, name: string, ownId?: string): boolean {
  const wanted = comparable(name);
  return [...list].some((project) => comparable(project.name) === wanted && !isOwn(project, ownId));
}

const comparable = (name: string): string => name.trim().toLowerCase();
const isOwn = ({ id }: NamedProject, ownId: string | undefined): boolean => ownId !== undefined && id === ownId;
