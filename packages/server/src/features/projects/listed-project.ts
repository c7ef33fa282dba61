import { type Project, ProjectAccessRole, projectListItem, type WithheldTotals, withheldTotals } from "@epb/engine";
import { describeInputs } from "@epb/engine/compare";
import type { Reader } from "../../store/store.js";
import { USERS } from "../accounts/users.js";
import {
  isBuilder,
  isGranted,
  isInitiator,
  type ListedProject,
  type ProjectEntry,
  type ProjectMember,
} from "./project-entries.js";

/** More inputs than these are counted in lists. */
const MOST_NAMED = 5;

/** Withheld totals and the inputs of a project with withheld figures; undefined for other projects. */
function withheldTotalsOf(project: Project): WithheldTotals | undefined {
  const { withheld } = project.calculatedValues ?? {};
  if (withheld === undefined || withheld.figures.length === 0) return undefined;
  const named = describeInputs(project, withheld.inputs.slice(0, MOST_NAMED));
  return {
    figures: withheldTotals(withheld.figures),
    inputs: named.map(({ path, label }) => ({ path, label })),
    inputCount: withheld.inputs.length,
  };
}

/**
 * The project's row in lists. The organizations of the initiator and of the builder are those of their accounts.
 *
 * @spec C §3 "the user's role on the project"; 0037
 */
export async function listedProject(
  project: Project,
  { members, mvVersion }: Pick<ProjectEntry, "members" | "mvVersion">,
  reader: Reader,
): Promise<ListedProject> {
  const initiator = await organizationOf(members.find(isInitiator), reader);
  // One who is both has started the project; a builder beside them is the one who builds it.
  const builder = members.find((member) => member.roleId === ProjectAccessRole.ProjectBuilder && isGranted(member));
  const esco = await organizationOf(builder ?? members.find(isBuilder), reader);
  const withheld = withheldTotalsOf(project);
  const item = projectListItem(project, {
    ...(withheld !== undefined && { withheld }),
    ...(mvVersion !== undefined && { mvVersion }),
    ...(initiator !== undefined && { projectInitiatorOrganization: initiator }),
    ...(esco !== undefined && { escoOrganization: esco }),
  });
  return JSON.parse(JSON.stringify(item)) as ListedProject;
}

async function organizationOf(member: ProjectMember | undefined, reader: Reader): Promise<string | undefined> {
  if (member === undefined) return undefined;
  const user = await reader.get(USERS, member.userId);
  return user?.document.organization.trim() || undefined;
}
