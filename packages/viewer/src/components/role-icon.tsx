import { PROJECT_ACCESS_ROLE_LABELS, ProjectAccessRole } from "@epb/engine";
import type { ReactElement } from "react";
import { COMMON_TEXTS } from "../texts/common-texts.js";

const PERSON = "M10 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 10v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2";

/** Drawn in lines in a square of 24. @spec P §2 "Icons for role ids" */
const ICONS: Readonly<Record<ProjectAccessRole, { readonly name: string; readonly path: string }>> = {
  [ProjectAccessRole.ProjectInitiator]: { name: "user-plus", path: `${PERSON}M19.5 7v6m-3-3h6` },
  [ProjectAccessRole.ProjectBuilder]: {
    name: "hard-hat",
    path: "M4 16v-2a8 8 0 0 1 16 0v2M10 11V5h4v6M2.5 16h19v3h-19Z",
  },
  [ProjectAccessRole.ProjectViewer]: {
    name: "lock",
    path: "M5 11h14v10H5Zm3 0V7.5a4 4 0 0 1 8 0V11m-4 4v2",
  },
  [ProjectAccessRole.ProjectInitiatorAndBuilder]: {
    name: "crown",
    path: "M4 19h16M4.5 16 3 6.5l5 4 4-6.5 4 6.5 5-4L19.5 16Z",
  },
};
const NO_ROLE = { name: "user-slash", path: `${PERSON}M3 3l18 18` };

/** Icon of a role, always beside its name. */
function RoleIcon({ roleId }: { readonly roleId: number | undefined }): ReactElement {
  const { name, path } = ICONS[roleId as ProjectAccessRole] ?? NO_ROLE;
  return (
    <svg className="role-icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** A cell that tells a role. @spec P §2 "A user-role grid cell shows" */
export function RoleCell({ roleId }: { readonly roleId: number | undefined }): ReactElement {
  return (
    <span className="role-cell">
      <RoleIcon roleId={roleId} />
      {PROJECT_ACCESS_ROLE_LABELS[roleId as ProjectAccessRole] ?? COMMON_TEXTS.noRole}
    </span>
  );
}
