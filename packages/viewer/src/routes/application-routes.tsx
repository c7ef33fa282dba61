import { ApplicationKind } from "@epb/contract";
import { Navigate, type RouteObject } from "react-router-dom";
import { ApplicantGuard, AreaGuard } from "../scenes/applications/area-guard.js";
import { scene } from "./scene.js";

const LIST = scene(async () => (await import("../scenes/applications/applications-scene.js")).ApplicationsScene);
const APPLICATION = scene(async () => (await import("../scenes/applications/application-scene.js")).ApplicationScene);
const NEW = scene(async () => (await import("../scenes/applications/new-application-scene.js")).NewApplicationScene);

const { QualifiedList, Accreditation } = ApplicationKind;

/** @spec P §2 "qualified-list applications area; /qualified-list/applications, /qualified-list/new-application", "accreditation area; /accreditation/new" */
export const APPLICATION_ROUTES: readonly RouteObject[] = [
  {
    path: "/qualified-list",
    element: <AreaGuard kind={QualifiedList} />,
    children: [
      { index: true, element: <Navigate to="/qualified-list/applications" replace /> },
      { path: "applications", ...LIST },
      { path: "applications/:applicationId", ...APPLICATION },
      { element: <ApplicantGuard kind={QualifiedList} />, children: [{ path: "new-application", ...NEW }] },
    ],
  },
  {
    path: "/accreditation",
    element: <AreaGuard kind={Accreditation} />,
    children: [
      { index: true, ...LIST },
      { path: "applications", element: <Navigate to="/accreditation" replace /> },
      { path: "applications/:applicationId", ...APPLICATION },
      { element: <ApplicantGuard kind={Accreditation} />, children: [{ path: "new", ...NEW }] },
    ],
  },
];
