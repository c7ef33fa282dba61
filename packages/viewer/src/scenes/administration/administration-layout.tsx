import type { ReactElement } from "react";
import { Outlet } from "react-router-dom";
import { type AreaPart, PartNavigation } from "../../components/part-navigation.js";
import { ADMINISTRATION_PARTS, ADMINISTRATION_TEXTS } from "../../texts/administration-texts.js";

/** Path of each part, below `/administration`. */
const PARTS: readonly AreaPart[] = [
  { path: "", title: ADMINISTRATION_PARTS.overview },
  { path: "/account-requests", title: ADMINISTRATION_PARTS.requests },
  { path: "/users", title: ADMINISTRATION_PARTS.users },
  { path: "/organizations", title: ADMINISTRATION_PARTS.organizations },
  { path: "/trainings", title: ADMINISTRATION_PARTS.trainings },
  { path: "/error-log", title: ADMINISTRATION_PARTS.errorLog },
  { path: "/audit", title: ADMINISTRATION_PARTS.audit },
  { path: "/jobs", title: ADMINISTRATION_PARTS.jobs },
];

/** The parts of the administration above each of them. */
export function AdministrationLayout(): ReactElement {
  return (
    <div className="administration">
      <PartNavigation
        className="administration__nav"
        label={ADMINISTRATION_TEXTS.navigation}
        base="/administration"
        parts={PARTS}
      />
      <Outlet />
    </div>
  );
}
