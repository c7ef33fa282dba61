/**
 * A user's role on a project: initiator (PI), builder (PB), viewer (PV), or initiator and builder (PIPB).
 *
 * @spec C §5, "Role id enumeration for project access"
 */
export const ProjectAccessRole = {
  ProjectInitiator: 1,
  ProjectBuilder: 2,
  ProjectViewer: 3,
  ProjectInitiatorAndBuilder: 4,
} as const;
export type ProjectAccessRole = (typeof ProjectAccessRole)[keyof typeof ProjectAccessRole];

export const PROJECT_ACCESS_ROLE_LABELS: Readonly<Record<ProjectAccessRole, string>> = {
  1: "Project initiator",
  2: "Project builder",
  3: "Project viewer",
  4: "Project initiator and builder",
};
