import { OrganizationKind, type PresentedAccess } from "@epb/contract";
import type { Project } from "@epb/engine";
import type { Reader } from "../../store/store.js";
import { ORGANIZATIONS, type StoredOrganization } from "../organizations/organizations.js";
import { loadProject } from "./load-project.js";
import type { ProjectEntry } from "./project-entries.js";
import { usStateOf } from "./project-location.js";

const MOST_OFFICES = 500;

/** Organizations that can view the project, and program offices that cover it but cannot view it. */
export async function presentOrganizations(
  entry: ProjectEntry,
  reader: Reader,
): Promise<Pick<PresentedAccess, "organizations" | "offices">> {
  const { organizations = [] } = entry;
  const found = await Promise.all(
    organizations.map(async ({ organizationId, sharedAt }) => {
      const stored = await reader.get(ORGANIZATIONS, organizationId);
      if (stored === undefined) return [];
      const { id, name, kind } = stored.document;
      return [{ id, name, kind, sharedAt }];
    }),
  );
  const { items } = await reader.find(ORGANIZATIONS, {
    where: [{ column: "kind", is: OrganizationKind.ProgramOffice }],
    orderBy: { column: "nameKey" },
    limit: MOST_OFFICES,
  });
  const others = items.filter(({ document }) => !organizations.some((one) => one.organizationId === document.id));
  if (others.length === 0) return { organizations: found.flat(), offices: [] };
  const { project } = await loadProject(entry.id, { store: reader });
  return {
    organizations: found.flat(),
    offices: others
      .filter(({ document }) => covers(document, project, entry))
      .map(({ document: { id, name } }) => ({ id, name })),
  };
}

/** True for a program office of the state or the agency of the project. */
export function covers({ states, agencies }: StoredOrganization, { data }: Project, { item }: ProjectEntry): boolean {
  const state = usStateOf(data.location ?? {});
  const agency = item.agencyName?.trim().toLowerCase();
  return (state !== undefined && states.includes(state)) || agencies.some((name) => name.toLowerCase() === agency);
}
